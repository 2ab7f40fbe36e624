import type { PhoneView } from '#shared/rooms/schema.ts';

/** What the open question brings to who may answer now. */
export function worthNow({ question, currentTeamIndex }: PhoneView): number {
  if (question === null) return 0;
  const isOthers = question.answers === 'others' || (question.stealTeamIndex ?? currentTeamIndex) !== currentTeamIndex;
  return isOthers ? Math.min(question.value, question.othersPoints ?? question.value) : question.value;
}
