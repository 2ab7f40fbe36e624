import type { PhoneView, SeatChange } from '#shared/rooms/schema.ts';
import type { PhoneTexts } from '#shared/i18n/ar/areas/phone.ts';

/** What the phone says about the game now: one heading and one sentence. */
export interface Moment {
  /** `own` where this phone's team may act. */
  readonly tone: 'own' | 'calm';
  readonly title: string;
  readonly body: string;
}

/** The team that may act now; null if none or all may. */
export function actingTeam({ question, currentTeamIndex, phase }: PhoneView): number | null {
  if (phase === 'wheel' || phase === 'points' || phase === 'result' || question?.isRevealed === true) return null;
  if (question !== null && question.answers !== 'team') return null;
  return question?.stealTeamIndex ?? currentTeamIndex;
}

/** The moment of a seat in any phase: result, intermission or running game. */
export function momentOfSeat(
  { view, seat, intermission }: SeatChange,
  text: PhoneTexts['phone'],
): Moment & { readonly isWon: boolean } {
  const result = resultOf(view, seat.teamIndex, text);
  if (result !== null) return result;
  const isStill = intermission !== null && view.outcome === 'open';
  const moment: Moment = isStill
    ? { tone: 'calm', ...text.now.intermission[intermission] }
    : momentOf(view, seat.teamIndex, text);
  return { ...moment, isWon: false };
}

/** The moment of a running game; `ownIndex` is null for an onlooker. */
export function momentOf(view: PhoneView, ownIndex: number | null, text: PhoneTexts['phone']): Moment {
  const { now } = text;
  const { question } = view;
  if (view.outcome === 'abandoned') return { tone: 'calm', ...text.result.abandoned };
  if (question?.answers === 'others') return raceMoment(view, ownIndex, now);
  const acting = actingTeam(view);
  if (acting === null) return { tone: 'calm', ...momentOfAll(view, now) };
  if (acting === ownIndex) return { tone: 'own', ...ownMoment(question, now) };
  const body = question?.mayBeStolen === true ? stealHint(question, now) : now.otherBody;
  const team = view.teams[acting]?.name ?? '';
  return { tone: 'calm', title: otherTitle(question, now)(team), body: ownIndex === null ? now.turnOnlooker : body };
}

/** While a steal is open to the teams that aren't in turn. */
function raceMoment(
  { currentTeamIndex, question }: PhoneView,
  ownIndex: number | null,
  now: PhoneTexts['phone']['now'],
): Moment {
  const title = now.stealRace;
  if (ownIndex === null) return { tone: 'calm', title, body: now.turnOnlooker };
  return ownIndex === currentTeamIndex
    ? { tone: 'calm', title, body: now.stealRaceOwn }
    : { tone: 'own', title, body: forYoung(question, now.youngSteal) ?? now.stealRaceOthers };
}

/** The sentence of a question for the young with its points for other teams; null for any other question. */
function forYoung(question: PhoneView['question'], sentence: (points: number) => string): string | null {
  return question?.othersPoints === undefined ? null : sentence(question.othersPoints);
}

function stealHint(question: PhoneView['question'], now: PhoneTexts['phone']['now']): string {
  return forYoung(question, now.youngOther) ?? now.otherMayBeStolen;
}

/** While none or all of the teams may act. */
function momentOfAll({ phase, question, isTied }: PhoneView, now: PhoneTexts['phone']['now']) {
  if (phase === 'wheel') return now.wheel;
  if (phase === 'result' && isTied) return now.tie;
  if (question?.isRevealed === true) return now.revealed;
  if (question?.answers === 'none') return closedMoment(question, now);
  if (question === null || question.category === null) return now.last;
  return { ...now.contest, body: forYoung(question, now.youngContest) ?? now.contest.body };
}

/** Between the last answer and the right one. */
function closedMoment({ closedBy }: NonNullable<PhoneView['question']>, now: PhoneTexts['phone']['now']) {
  if (closedBy === 'goal') return now.closedByGoal;
  return closedBy === 'all' ? now.closedByAll : now.closed;
}

function otherTitle(question: PhoneView['question'], now: PhoneTexts['phone']['now']) {
  if (question === null) return now.otherTurn;
  return question.stealTeamIndex === null ? now.otherQuestion : now.otherSteal;
}

function ownMoment(question: PhoneView['question'], now: PhoneTexts['phone']['now']) {
  if (question === null) return now.ownTurn;
  if (question.stealTeamIndex !== null)
    return { ...now.ownSteal, body: forYoung(question, now.youngSteal) ?? now.ownSteal.body };
  return { ...now.ownQuestion, body: forYoung(question, () => now.youngOwn) ?? now.ownQuestion.body };
}

/** The result, once it is on the screen; null before. */
export function resultOf(
  view: PhoneView,
  ownIndex: number | null,
  text: PhoneTexts['phone'],
): (Moment & { readonly isWon: boolean }) | null {
  if (view.phase !== 'result' || view.winners.length === 0) return null;
  const { result } = text;
  const names = view.winners.flatMap((index) => view.teams[index]?.name ?? []);
  const isWon = ownIndex !== null && view.winners.includes(ownIndex);
  if (isWon && names.length === 1)
    return { isWon, tone: 'own', title: result.won, body: result.wonBody(names[0] ?? '') };
  if (isWon) return { isWon, tone: 'own', title: result.shared, body: result.sharedBody(names) };
  return {
    isWon,
    tone: 'calm',
    title: result.other(names),
    body: ownIndex === null ? result.onlookerBody : result.otherBody,
  };
}
