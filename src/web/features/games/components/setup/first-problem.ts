import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { boards } from '#shared/games/setup.ts';
import type { Draft, Problems } from './draft.ts';
import { problemText } from './team-problem.ts';

interface FirstProblem {
  readonly message: string;
  /** Index of the team whose players are wrong: they are in the dialog of its look. */
  readonly lookOf: number | null;
}

/** The problem that a press on "start" leads to: categories, then names, players and teams without members. */
export function firstProblem(words: Catalogue['gameSetup'], draft: Draft, problems: Problems): FirstProblem | null {
  if (Object.keys(problems).length === 0) return null;
  if (problems['categoryIds'] !== undefined) {
    const missing = boards[draft.length].categories - draft.categoryIds.length;
    return { message: words.problems.categoriesMissing(missing), lookOf: null };
  }
  for (const field of ['name', 'players', 'members'] as const) {
    for (const index of draft.teams.keys()) {
      const message = problemText(words.problems, field, problems, index);
      if (message !== undefined)
        return { message: `${words.teams.team(index + 1)}: ${message}`, lookOf: field === 'players' ? index : null };
    }
  }
  return { message: words.problems.unknown, lookOf: null };
}

/** The first field that is wrong comes into view and takes the focus. */
export function leadTo(problems: Problems): void {
  requestAnimationFrame(() => {
    const target =
      problems['categoryIds'] === undefined
        ? document.querySelector<HTMLElement>('[aria-invalid="true"], [data-no-members]')
        : document.getElementById('setup-categories');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
}
