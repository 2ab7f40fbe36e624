/** How long the drum roll swells until the stroke on which the name may appear. */
export const drumRollSeconds = 2.1;
