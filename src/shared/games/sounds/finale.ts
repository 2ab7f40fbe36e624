/** How long the drum roll swells until the stroke on which the name may appear. */
export const drumRollSeconds = 2.1;

/** How long the drums of a reveal quicken until the answer. */
export const suspenseSeconds = 1.1;
