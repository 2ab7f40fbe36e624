// Apart from schema.ts: a phone's page loads no schemas.

/** Of a hint, where no options are on the screen: characters as a person counts them. */
export const maxHintLength = 60;
/** How sure a teammate is of a hint, from the least. */
export const sureness = ['guess', 'think', 'sure'] as const;
