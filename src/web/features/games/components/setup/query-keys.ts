/** What the host's latest game was set up with. */
export const lastSetupKey = ['games', 'last-setup'] as const;
