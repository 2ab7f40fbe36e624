import { useState } from 'react';
import { boards } from '#shared/games/setup.ts';
import type { Category } from '#shared/questions/api.ts';
import { stored } from '../../../../lib/storage.ts';
import type { Draft } from './draft.ts';
import { isDealt } from './fresh-games.ts';
import { proposeCategories } from './propose-categories.ts';

interface DraftWishes {
  readonly first: Draft;
  readonly categories: readonly Category[];
  /** Categories that a proposal avoids. */
  readonly played: readonly string[];
  /** Begins with a proposal. */
  readonly isAgain: boolean;
}

interface DraftState {
  readonly draft: Draft;
  readonly proposed: ReadonlySet<string>;
  /** Counts the proposals. */
  readonly proposal: number;
}

/** The choices for the next game, kept on the device with each change, and proposals for its categories [SETUP-2]. */
export function useDraft({ first, categories, played, isAgain }: DraftWishes) {
  const [state, setState] = useState<DraftState>(() => {
    const begin = { draft: first, proposed: new Set<string>(), proposal: 0 };
    return isAgain ? propose(begin, categories, played) : begin;
  });
  const draft = withKnown(state.draft, categories);
  const store = (next: DraftState) => {
    setState(next);
    // Another game than the one asked for: the key of a start that got no answer is not its key.
    stored.gameStartKey.clear();
    stored.gameSetup.write(next.draft);
  };
  return {
    draft,
    proposed: state.proposed,
    proposal: state.proposal,
    change: (next: Draft) => store({ ...state, draft: next }),
    surprise: (from: readonly Category[]) => store(propose({ ...state, draft }, from, played)),
  };
}

/** Replaces what was proposed before and keeps what the host chose, unless that fills the board. */
function propose(
  { draft, proposed, proposal }: DraftState,
  categories: readonly Category[],
  played: readonly string[],
): DraftState {
  const own = draft.categoryIds.filter((id) => !proposed.has(id));
  const chosen = own.length < boards[draft.length].categories ? own : [];
  const avoid = [...played, ...draft.categoryIds];
  const ids = proposeCategories(categories, {
    length: draft.length,
    sound: draft.sound,
    chosen,
    avoid,
    random: Math.random,
  });
  return { draft: { ...draft, categoryIds: [...chosen, ...ids] }, proposed: new Set(ids), proposal: proposal + 1 };
}

// What a kept draft names may have left the catalogue since, or need the sound that is now off.
function withKnown(draft: Draft, categories: readonly Category[]): Draft {
  return {
    ...draft,
    categoryIds: draft.categoryIds.filter((id) =>
      categories.some((category) => category.id === id && isDealt(category, draft)),
    ),
  };
}
