/** Every text colour with its background; names are custom properties of tokens.css. Checked for 4.5 in both themes. */
const inks = [
  'ink',
  'quiet',
  'saffron-text',
  'danger',
  'coral-text',
  'turquoise-text',
  'violet-text',
  'lime-text',
] as const;
const grounds = ['ground', 'card', 'raised', 'well', 'deep'] as const;

// Success is said on pages, cards and toasts, never in a well.
const onFills = [
  ['success', 'ground'],
  ['success', 'card'],
  ['success', 'raised'],
  ['on-saffron', 'saffron'],
  ['on-saffron', 'saffron-high'],
  ['on-success', 'success'],
  ['on-danger', 'danger-fill'],
  ['on-coral', 'coral'],
  ['on-turquoise', 'turquoise'],
  ['on-violet', 'violet'],
  ['on-lime', 'lime'],
  ['ink', 'lifted'],
  ['quiet', 'lifted'],
  ['ink', 'tile-200-a'],
  ['ink', 'tile-200-b'],
  ['ink', 'tile-400-a'],
  ['ink', 'tile-400-b'],
  ['used', 'well'],
  ['ground', 'ink'],
] as const;

export const contrastPairs: readonly (readonly [ink: string, ground: string])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...onFills,
];
export const minContrast = 4.5;

/** Edges one has to see to use a control (WCAG 1.4.11). */
export const edgePairs: readonly (readonly [edge: string, ground: string])[] = [
  ['field-line', 'well'],
  ['field-line', 'card'],
  ['saffron-text', 'card'],
  ['danger', 'card'],
];
export const minEdgeContrast = 3;
