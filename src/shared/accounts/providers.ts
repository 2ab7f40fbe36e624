/** Who can vouch for somebody in place of a password. */
export const providers = ['google', 'apple'] as const;
export type Provider = (typeof providers)[number];
