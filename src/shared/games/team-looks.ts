/** Each colour has its own weave, since teams never differ by colour alone. */
export const teamColors = ['coral', 'turquoise', 'violet', 'lime'] as const;
export type TeamColor = (typeof teamColors)[number];
export const teamEmblems = ['falcon', 'pearl', 'dhow', 'palm', 'camel', 'coffee', 'oryx', 'star'] as const;
export type TeamEmblem = (typeof teamEmblems)[number];
