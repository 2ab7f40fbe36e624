import { playedQuestions } from '#shared/games/summary.ts';
import type { Accounts } from './accounts/index.ts';
import type { GameListener } from './games/index.ts';
import type { Questions } from './questions/index.ts';
import type { Support } from './support/index.ts';

// Listeners for domains that don't know games: module-map.js lets neither questions nor support import them.

/** Counts the results of a game's questions, also of a game with too few tiles to count for its host. */
export function questionListener(questions: Questions): GameListener {
  return {
    ended: (tx, { game, uncounted }) =>
      uncounted === 'too-fast' ? Promise.resolve() : questions.countPlayed(tx, playedQuestions(game.state)),
  };
}

const flaws = { wrong: 'wrong_answer', unclear: 'unclear', seen: 'seen_before' } as const;

/** Stores the host's objections as reports once the game is final: until then, undo can take an objection back. */
export function objectionListener(support: Support, accounts: Accounts): GameListener {
  return {
    async ended(tx, { game, gameId, hostId, uncounted }) {
      const { annulled = [] } = game.state;
      if (uncounted === 'too-fast' || annulled.length === 0) return;
      const host = await accounts.findContact(tx, hostId);
      for (const { questionId, reason, at } of annulled)
        await support.storeObjection(tx, { gameId, hostId, host, questionId, reason: flaws[reason], at });
    },
  };
}
