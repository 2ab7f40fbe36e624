/** Identity providers that replace a password. */
export const providers = ['google', 'apple'] as const;
export type Provider = (typeof providers)[number];

/** How the provider's page is shown: in its own window, in place of ours, or by the app in the system's browser. */
export const signInModes = ['popup', 'redirect', 'app'] as const;
export type SignInMode = (typeof signInModes)[number];

/** The message from the provider's window to the page that opened it; `code` is null on success. */
export const signInMessageType = 'siraj/sign-in';
