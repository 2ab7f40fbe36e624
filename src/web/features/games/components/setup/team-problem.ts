import type { Catalogue } from '#shared/i18n/ar/index.ts';
import type { Problems } from './draft.ts';

type ProblemWords = Catalogue['gameSetup']['problems'];

/** What is wrong with a field of a team, in words; undefined if nothing is. */
export function problemText(
  words: ProblemWords,
  field: 'name' | 'players' | 'members',
  problems: Problems,
  index: number,
): string | undefined {
  const [, code] =
    Object.entries(problems).find(
      ([path]) => path === `teams.${index}.${field}` || path.startsWith(`teams.${index}.${field}.`),
    ) ?? [];
  if (code === undefined) return undefined;
  if (field === 'members') return words.noMembers;
  if (field === 'players')
    return code === 'too_big'
      ? words.playersTooMany
      : code === 'games/name-invisible'
        ? words.nameInvisible
        : words.playerTooLong;
  switch (code) {
    case 'games/name-missing':
    case 'too_small':
      return words.nameMissing;
    case 'games/name-too-long':
    case 'too_big':
      return words.nameTooLong;
    case 'games/name-invisible':
      return words.nameInvisible;
    case 'games/name-taken':
      return words.nameTaken;
    default:
      return words.unknown;
  }
}
