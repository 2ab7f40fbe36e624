/** What a check for bots is made for; each check counts for one of them. */
export const captchaActions = ['sign_up', 'password_reset'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/** Name of the header by which a request shows that its sender was checked. */
export const captchaProofHeader = 'x-captcha-proof';
