import type { PhoneView } from '#shared/rooms/schema.ts';

/** What the open question brings now to the team that answers, as the screen says it. */
export function worthNow({ question, currentTeamIndex }: PhoneView): number {
  if (question === null) return 0;
  if (question.worth !== undefined) return question.worth;
  // A server of an earlier release: without doubled points and fallen clues.
  const isOthers = question.answers === 'others' || (question.stealTeamIndex ?? currentTeamIndex) !== currentTeamIndex;
  return isOthers ? Math.min(question.value, question.othersPoints ?? question.value) : question.value;
}
