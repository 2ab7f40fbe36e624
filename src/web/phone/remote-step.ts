import type { PhoneTexts } from '#shared/i18n/ar/areas/phone.ts';
import type { PhoneView, RemoteView } from '#shared/rooms/schema.ts';
import { momentOf } from './moment.ts';
import type { useRoleText } from './role-text.ts';

/** In order of likelihood. */
const mainActs = [
  'resume',
  'endConsultation',
  'tick',
  'openLastQuestion',
  'awardLastQuestion',
  'openTieBreaker',
  'reveal',
] as const;

export const mayPick = ({ columns }: RemoteView) => columns.some(({ tiles }) => tiles.length > 0);

/** Whether only the screen can continue: there is nothing to press here but undo. */
export const isIdle = (remote: RemoteView) =>
  remote.options.length === 0 &&
  remote.awards.length === 0 &&
  remote.steals.length === 0 &&
  remote.lifelines.length === 0 &&
  !mayPick(remote) &&
  remote.acts.every((act) => act === 'undo');

/**
 * The step of the large button; null while tiles, options, a steal or points are to be chosen. In a contest the answer is no
 * likely step until all have committed, or their time is over.
 */
export function mainAct(remote: RemoteView, { question }: PhoneView): (typeof mainActs)[number] | null {
  const hasChoices = [remote.options, remote.awards, remote.steals].some((choices) => choices.length > 0);
  if (hasChoices || mayPick(remote)) return null;
  const isAwaited = question?.answers === 'all';
  return mainActs.find((act) => remote.acts.includes(act) && !(isAwaited && act === 'reveal')) ?? null;
}

/** The heading of the current step: from the remote's data where the view, which is delayed, may be older. */
export function stepHeading(
  remote: RemoteView,
  view: PhoneView,
  text: PhoneTexts['phone'],
  { steps, onScreen }: ReturnType<typeof useRoleText>,
): { readonly title: string; readonly body: string | null } {
  const { title } = momentOf(view, null, text);
  const of = (heading: string, body: string | null = null) => ({ title: heading, body });
  if (remote.awards.length > 0) return of(steps.judging);
  if (remote.steals.length > 0) return of(steps.stealRace);
  if (mayPick(remote)) return view.phase === 'board' ? of(title, steps.pick) : of(steps.pick);
  if (remote.acts.includes('awardLastQuestion')) return of(text.now.revealed.title);
  if (isIdle(remote) && view.phase === 'wheel') return of(steps.wheel, steps.wheelBody);
  if (view.phase === 'points') return of(steps.points, isIdle(remote) ? steps.pointsBody : null);
  const isOpen = view.question !== null && !view.question.isRevealed;
  return of(isOpen ? title : steps.question, isIdle(remote) ? onScreen : null);
}
