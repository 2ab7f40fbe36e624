/** Of the drawings of categories, in units of their grid of 24. */
export const drawingStroke = 1.6;
