import type { Emblem } from '#shared/achievements/badges.ts';

/** Flat colours of a drawing: `light` on the badge's ground, `ink` for what is dark, `accent` for its one bright spot. */
export type Tone = 'light' | 'ink' | 'accent';

/** Layers from the back to the front, on a square of 48. */
type Drawing = readonly (readonly [tone: Tone, path: string])[];

/** Cut like Al-Sadu: straight threads and diamonds, one clear object in each. */
export const badgeDrawings: Readonly<Record<Emblem, Drawing>> = {
  lantern: [
    ['light', 'M20 4h8v4h4l4 8v18l-4 6v4H16v-4l-4-6V16l4-8h4z'],
    ['ink', 'M24 15c-6 7-7 10-7 13a7 7 0 0 0 14 0c0-3-1-6-7-13z'],
  ],
  dhow: [
    ['light', 'M23 4v26H7C9 18 15 9 23 4zM26 9c7 4 11 11 12 21H26z'],
    ['ink', 'M4 33h40c-2 6-6 10-10 11H13c-4-2-7-5-9-11z'],
  ],
  falcon: [['ink', 'M4 11c8 1 13 4 16 9l4-8 4 8c3-5 8-8 16-9-1 9-5 15-12 18l-3 1 4 9-9-5-9 5 4-9-3-1C9 26 5 20 4 11z']],
  pearl: [
    ['ink', 'M24 4c12 0 20 9 20 20 0 5-1 9-4 13l-5-3a12 12 0 0 0-22 0l-5 3c-3-4-4-8-4-13C4 13 12 4 24 4z'],
    ['light', 'M24 20a9 9 0 1 1 0 18 9 9 0 0 1 0-18z'],
  ],
  palm: [
    [
      'ink',
      'M25 16c4-8 10-10 17-7-6 1-10 4-12 8 7-2 12 1 14 8-5-4-10-5-15-4 4 3 5 8 3 13-2-6-4-9-7-11l3 ' +
        '21h-8l-1-21c-3 3-5 6-6 12-3-6-2-11 2-15-5-1-9 1-13 5 0-8 5-12 12-10-2-3-5-5-10-5 7-5 15-3 21 6z',
    ],
  ],
  dallah: [['ink', 'M22 3h4l2 6h-8zM17 11h14l3 9 10-8v6L33 31l5 13H12l5-13-3-10zM15 15l1 4-6 3 5 5-1 4-9-9z']],
  star: [['ink', 'M24 3l5 11 11-3-3 11 8 5-10 5 2 12-12-5-12 5 2-12L3 27l8-5L8 11l11 3z']],
  sadu: [
    ['ink', 'M24 3l9 9-9 9-9-9zM24 27l9 9-9 9-9-9z'],
    ['light', 'M12 15l9 9-9 9-9-9zM36 15l9 9-9 9-9-9z'],
  ],
  lamp: [
    ['ink', 'M21 1h6v5h-6zM18 6h12l4 6H14zM14 38h20l3 7H11z'],
    ['light', 'M14 13h20l4 12-4 12H14l-4-12z'],
    ['accent', 'M24 15l7 11-7 10-7-10z'],
    ['light', 'M24 22l3 5-3 5-3-5z'],
  ],
  cup: [
    ['ink', 'M3 8h9v5H8v5l5 5v6L3 20zM45 8h-9v5h4v5l-5 5v6l10-9zM21 30h6v8h-6zM13 38h22v7H13z'],
    ['light', 'M11 4h26v16l-9 12h-8l-9-12z'],
    ['accent', 'M24 8l6 8-6 8-6-8z'],
  ],
  tiles: [
    ['ink', 'M4 4h40v40H4z'],
    [
      'light',
      'M8 8h9v9H8zM20 8h9v9h-9zM32 8h8v9h-8zM8 20h9v9H8zM32 20h8v9h-8zM8 32h9v8H8zM20 32h9v8h-9zM32 32h8v8h-8z',
    ],
    ['accent', 'M24.5 18l7 6.5-7 6.5-7-6.5z'],
  ],
  flame: [
    ['ink', 'M24 1l6 10 5-4 6 18-5 14-12 8-12-8-5-14 6-12 4 5z'],
    ['accent', 'M24 14l5 7 4-2 2 9-4 9-7 6-7-6-4-9 5-8 3 3z'],
    ['light', 'M24 28l5 7-5 7-5-7z'],
  ],
  comet: [
    ['ink', 'M3 3l22 12-9 9zM15 2l17 11-6 5zM2 15l11 17 5-6z'],
    ['light', 'M30 14l4 6 8-2-2 8 6 4-6 4 2 8-8-2-4 6-4-6-8 2 2-8-6-4 6-4-2-8 8 2z'],
    ['accent', 'M30 23l7 7-7 7-7-7z'],
  ],
  crown: [
    ['ink', 'M4 34h40v10H4z'],
    ['light', 'M4 10l11 9 9-15 9 15 11-9v22H4z'],
    ['accent', 'M24 18l5 6-5 6-5-6zM11 36l4 3-4 3-4-3zM24 36l4 3-4 3-4-3zM37 36l4 3-4 3-4-3z'],
  ],
  beads: [
    ['ink', 'M22 34h4v5h-4zM19 39h10l3 8H16z'],
    [
      'light',
      'M24 1l5 5-5 5-5-5zM12 5l5 5-5 5-5-5zM36 5l5 5-5 5-5-5zM6 15l5 5-5 5-5-5zM42 15l5 5-5 5-5-5zM10 26l5 5-5 5-5-5zM38 26l5 5-5 5-5-5z',
    ],
    ['accent', 'M24 21l7 7-7 7-7-7z'],
  ],
  sun: [
    [
      'ink',
      'M24 1l5 9h-10zM24 47l5-9h-10zM1 24l9-5v10zM47 24l-9-5v10zM8 8l10 3-7 7zM40 8l-10 3 7 7zM8 40l10-3-7-7zM40 40l-10-3 7-7z',
    ],
    ['light', 'M24 11l9 4 4 9-4 9-9 4-9-4-4-9 4-9z'],
    ['accent', 'M24 17l7 7-7 7-7-7z'],
  ],
  loom: [
    ['ink', 'M5 3h5v42H5zM38 3h5v42h-5zM2 7h44v5H2zM2 36h44v5H2z'],
    ['light', 'M12 13h24v22H12z'],
    ['accent', 'M12 17l6 5 6-5 6 5 6-5v5l-6 5-6-5-6 5-6-5z'],
    ['ink', 'M12 29l6-3 6 3 6-3 6 3v3H12z'],
  ],
  hook: [
    ['ink', 'M22 2h5v10h-5z'],
    ['light', 'M22 12h5v19l-5 8-8 3-8-6V24l9 8h-4v3l4 2 5-2 2-5z'],
    ['accent', 'M36 16l8 8-8 8-8-8zM40 30l4 7h-8z'],
  ],
  dive: [
    ['ink', 'M2 4l18 8 4 6 4-6 18-8-5 15-10 7-3 6h-8l-3-6-10-7z'],
    ['light', 'M20 18h8l3 12-7 8-7-8z'],
    ['accent', 'M21 38h6l-3 8zM14 34l4 2-5 8zM34 34l-4 2 5 8z'],
  ],
  chest: [
    ['ink', 'M4 22h40v22H4z'],
    ['light', 'M9 5h30l5 14H4zM8 26h12v14H8zM28 26h12v14H28z'],
    ['accent', 'M24 18l8 9-8 9-8-9z'],
    ['ink', 'M24 23l3 4-3 4-3-4z'],
  ],
  key: [
    ['light', 'M15 3l12 12-8 8 23 17v6h-8v-5h-5v-5h-5L13 28 3 15z'],
    ['ink', 'M15 9l6 6-6 6-6-6z'],
    ['accent', 'M15 12l3 3-3 3-3-3z'],
  ],
  book: [
    ['ink', 'M2 9l22 5 22-5v32l-22 5-22-5z'],
    ['light', 'M6 11l16 5v25L6 37zM42 11l-16 5v25l16-4z'],
    ['accent', 'M14 18l5 7-5 7-5-7zM34 18l5 7-5 7-5-7z'],
  ],
  compass: [
    ['ink', 'M24 1l16 7 7 16-7 16-16 7-16-7-7-16L8 8z'],
    ['light', 'M24 7l12 5 5 12-5 12-12 5-12-5-5-12 5-12z'],
    ['accent', 'M34 14l-6 14-8-8z'],
    ['ink', 'M14 34l6-14 8 8z'],
  ],
  globe: [
    ['ink', 'M8 38h32v4H8zM14 42h20v4H14zM41 8l4 13-6 13-3-2 5-11-3-11z'],
    ['light', 'M20 3l13 5 5 12-5 12-13 5-12-5-5-12L8 8z'],
    ['accent', 'M14 9l7 2 2 6-6 5-7-4zM25 20l8-3 1 6-6 9-5-5z'],
  ],
  carpet: [
    ['ink', 'M6 3h36v42H6z'],
    ['light', 'M10 7h28v34H10z'],
    ['accent', 'M24 10l10 14-10 14-10-14z'],
    ['ink', 'M24 17l5 7-5 7-5-7zM10 7h5l-5 7zM38 7h-5l5 7zM10 41h5l-5-7zM38 41h-5l5-7z'],
    ['light', 'M6 45h3v3H6zM14 45h3v3h-3zM22.5 45h3v3h-3zM31 45h3v3h-3zM39 45h3v3h-3z'],
  ],
  towers: [
    ['ink', 'M15 1h2l3 14h-8zM33 12h2l2 10h-6zM2 43h44v4H2z'],
    ['light', 'M13 27h6l2 16H11zM32 33h4l2 10h-8z'],
    ['accent', 'M16 12l9 8-9 9-9-9zM34 21l6 6-6 7-6-7z'],
  ],
  wave: [
    ['ink', 'M2 34l8-6 8 6 8-6 8 6 12-6v18H2z'],
    ['light', 'M4 26C8 10 22 2 40 6l-6 4 9 5-10 1 4 6-9-2c-5 1-8 5-9 12l-6-5z'],
    ['accent', 'M33 22l5 6-5 6-5-6z'],
  ],
  sunrise: [
    ['accent', 'M24 12l12 6 5 12H7l5-12z'],
    ['light', 'M24 1l3 8h-6zM6 9l8 5-5 4zM42 9l-8 5 5 4zM1 25l6-2v6zM47 25l-6-2v6z'],
    ['ink', 'M2 31h44v5H2zM8 38h32v4H8zM15 44h18v3H15z'],
  ],
  peak: [
    ['ink', 'M18 14l16 30H2zM35 24l12 20H24z'],
    ['light', 'M18 14l6 11-4-2-3 4-3-4-3 2zM35 24l4 7-4-2-3 2z'],
    ['accent', 'M17 1h2v13h-2zM19 2l12 4-12 4z'],
  ],
  coffee: [
    ['ink', 'M19 2h4l2 6h-8zM14 10h14l2 8 9-6v5L30 29l4 15H10l4-15-2-9zM12 14l1 4-5 3 4 5-1 4-8-9z'],
    ['accent', 'M21 21l5 7-5 7-5-7z'],
    ['light', 'M34 34h13l-3 11h-7z'],
  ],
  tent: [
    ['ink', 'M23 2h3v8h-3z'],
    ['light', 'M24.5 7L47 44H2z'],
    ['ink', 'M24.5 7l8 37h-16z'],
    ['accent', 'M24.5 24l4 20h-8zM26 2l9 3-9 3z'],
  ],
  door: [
    ['ink', 'M6 46V16L24 2l18 14v30z'],
    ['light', 'M11 46V19l11-9v36zM37 46V19l-11-9v36z'],
    ['accent', 'M16.5 20l4 6-4 6-4-6zM31.5 20l4 6-4 6-4-6z'],
    ['ink', 'M19 34h2v6h-2zM27 34h2v6h-2z'],
  ],
  hourglass: [
    ['ink', 'M8 2h32v6H8zM8 40h32v6H8z'],
    ['light', 'M11 8h26v6L28 24l9 10v6H11v-6l9-10-9-10z'],
    ['accent', 'M16 13h16l-8 9zM24 28l9 11H15z'],
  ],
  diamond: [
    ['ink', 'M13 5h22l11 14-22 26L2 19z'],
    ['light', 'M15 9h8l-6 9H8zM33 9h-8l6 9h9zM8 21h8l6 17z'],
    ['accent', 'M24 11l6 8H18zM19 21h10l-5 19z'],
  ],
  crescent: [
    ['light', 'M30 3L16 7 6 18l1 14 9 11 14 2 9-4-12-3-7-9v-9l5-10z'],
    ['accent', 'M36 14l3 6 6 3-6 3-3 6-3-6-6-3 6-3z'],
    ['ink', 'M37 35l3 4-3 4-3-4z'],
  ],
  gift: [
    ['light', 'M6 23h36v23H6z'],
    ['ink', 'M3 14h42v10H3z'],
    ['accent', 'M20 14h8v32h-8zM24 13L10 10l2-8 8 2zM24 13l14-3-2-8-8 2z'],
  ],
  flag: [
    ['ink', 'M6 2h5v44H6z'],
    ['light', 'M11 5h30l-5 11 8 11H11z'],
    ['accent', 'M21 9l6 7-6 7-6-7z'],
    ['ink', 'M31 10l5 6-5 6-5-6z'],
  ],
  campfire: [
    ['ink', 'M3 37l4-4 38 9-2 5zM45 37l-4-4L3 42l2 5z'],
    ['accent', 'M24 2l7 11 4-3 3 13-6 11H16l-6-11 4-10 5 4z'],
    ['light', 'M24 18l6 8-3 8h-6l-3-8z'],
  ],
};
