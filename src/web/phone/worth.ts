import type { PhoneView } from '#shared/rooms/schema.ts';

/** What the open question brings now to the team that answers, as the screen says it. */
export function worthNow({ question }: PhoneView): number {
  return question?.worth ?? question?.value ?? 0;
}
