/** Steps of a maqam above its first note, in cents. */
const steps = {
  hijaz: [0, 100, 400, 500, 700, 800, 1000],
  bayati: [0, 150, 300, 500, 700, 800, 1000],
  rast: [0, 200, 350, 500, 700, 900, 1050],
} as const;
export type Maqam = keyof typeof steps;
export const maqamat = Object.keys(steps) as readonly Maqam[];

/** D above middle C: every sound of the game begins from it, so that any two go together. */
const rootHz = 293.66;

/** The frequency of a step of a maqam, counted from 0; 7 is an octave above, negative ones are below. */
export function noteOf(maqam: Maqam, step: number): number {
  const octave = Math.floor(step / 7);
  const cents = steps[maqam][step - octave * 7] as number;
  return rootHz * 2 ** (octave + cents / 1200);
}
