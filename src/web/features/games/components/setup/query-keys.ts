/** What the host's latest game was set up with. */
export const lastSetupKey = ['games', 'last-setup'] as const;
/** What the server says of the host's gangs. */
export const gangsKey = ['gangs'] as const;
/** The names of those who came late to a game. */
export const latecomersKey = (gameId: string) => [...gangsKey, 'latecomers', gameId];
