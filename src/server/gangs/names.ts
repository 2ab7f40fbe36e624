import { normalizeText } from '#shared/kernel/text.ts';
import { teamColors, teamEmblems } from '#shared/games/setup.ts';
import type { TeamColor, TeamEmblem } from '#shared/games/setup.ts';

/** Equal for names that a room would mix up; those of signs or emoji alone are compared as written. */
export function nameKey(name: string): string {
  return normalizeText(name) || name.trim();
}

export interface Looks {
  readonly emblem: TeamEmblem;
  readonly color: TeamColor;
}

/** The wished looks; what isn't wished is the first that the fewest of the others have. */
export function looksBeside(
  others: readonly Looks[],
  wished: { readonly emblem?: TeamEmblem | undefined; readonly color?: TeamColor | undefined },
): Looks {
  return {
    emblem:
      wished.emblem ??
      rarest(
        teamEmblems,
        others.map(({ emblem }) => emblem),
      ),
    color:
      wished.color ??
      rarest(
        teamColors,
        others.map(({ color }) => color),
      ),
  };
}

function rarest<Value>(all: readonly [Value, ...Value[]], used: readonly Value[]): Value {
  const uses = (value: Value) => used.filter((each) => each === value).length;
  return all.reduce((best, value) => (uses(value) < uses(best) ? value : best), all[0]);
}
