/** Who can vouch for somebody in place of a password. */
export const providers = ['google', 'apple'] as const;
export type Provider = (typeof providers)[number];

/** How the provider's page is shown: in its own window, in place of ours, or by the app in the system's browser. */
export const signInModes = ['popup', 'redirect', 'app'] as const;
export type SignInMode = (typeof signInModes)[number];

/** What the provider's window tells the page that opened it; `code` is null where it went well. */
export const signInMessageType = 'siraj/sign-in';
