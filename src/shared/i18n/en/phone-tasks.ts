import type { Shape } from '../catalogue.ts';
import type { phoneTasks as ar } from '../ar/phone-tasks.ts';
import { phoneBuzz } from './phone-buzz.ts';
import { phoneVote } from './phone-vote.ts';
import { phoneActor } from './phone-actor.ts';
import { phoneHint } from './phone-hint.ts';
import { phoneCommit } from './phone-commit.ts';

export const phoneTasks: Shape<typeof ar> = {
  vote: phoneVote,
  buzz: phoneBuzz,
  actor: phoneActor,
  hint: phoneHint,
  commit: phoneCommit,
};
