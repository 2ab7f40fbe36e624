/** The catalogue with this host's marks, also on the home page. */
export const categoriesKey = ['categories'] as const;
/** What the host's latest game was set up with. */
export const lastSetupKey = ['games', 'last-setup'] as const;
