/**
 * The step of a score, by which hosts are counted: exact below 64, then a thirty-second of the score wide. The SQL
 * function standing_step is the same; a test compares them.
 */
export function stepOf(score: number): { readonly step: number; readonly until: number } {
  const bits = score.toString(2).length;
  const wide = bits <= 6 ? 0 : bits - 6;
  const step = wide * 32 + Math.floor(score / 2 ** wide);
  return { step, until: firstOf(step + 1) };
}

/** The lowest score on a step. */
function firstOf(step: number): number {
  if (step < 64) return step;
  const wide = Math.floor(step / 32) - 1;
  return (step - wide * 32) * 2 ** wide;
}
