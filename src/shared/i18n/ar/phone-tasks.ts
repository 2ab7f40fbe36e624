import { phoneActor } from './phone-actor.ts';
import { phoneBuzz } from './phone-buzz.ts';
import { phoneCommit } from './phone-commit.ts';
import { phoneHint } from './phone-hint.ts';
import { phoneVote } from './phone-vote.ts';

/** What a phone's player does for the team. */
export const phoneTasks = {
  vote: phoneVote,
  buzz: phoneBuzz,
  actor: phoneActor,
  hint: phoneHint,
  commit: phoneCommit,
};
