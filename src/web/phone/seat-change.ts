import type { ReceivedPress, Receipt, SeatChange } from '#shared/rooms/schema.ts';

type Check = (value: unknown) => boolean;

const ofType =
  (type: 'string' | 'number' | 'boolean'): Check =>
  (value) =>
    typeof value === type;
const [string, number, boolean] = [ofType('string'), ofType('number'), ofType('boolean')];
const nullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Readonly<Record<string, unknown>>)[name]));

/** For a field that a server of an earlier release doesn't send. */
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const localized = shape({ ar: string, en: string });

/** The fields without which the page would fail; unknown words of a newer release are accepted. */
const readByPage = shape({
  seat: shape({
    name: string,
    teamIndex: nullOr(number),
    emblem: string,
    isRemote: boolean,
    isJudge: boolean,
  }),
  view: shape({
    phase: string,
    outcome: string,
    teams: listOf(shape({ name: string, color: string, emblem: string, score: number })),
    currentTeamIndex: nullOr(number),
    tilesLeft: number,
    question: nullOr(shape({ category: nullOr(shape({ name: localized, hue: number })), value: number })),
    winners: listOf(number),
  }),
  remote: nullOr(
    shape({
      seq: number,
      acts: listOf(string),
      columns: listOf(shape({ name: localized, hue: number, tiles: listOf(shape({ cellId: string, value: number })) })),
      options: listOf(shape({ id: string, text: nullOr(localized) })),
      awards: listOf(shape({ teamIndex: nullOr(number), points: number })),
      lifelines: listOf(string),
      teammates: optional(listOf(shape({ id: string, name: string, emblem: string, isHere: boolean }))),
    }),
  ),
  judge: nullOr(shape({ answer: localized, explanation: nullOr(localized), accepted: nullOr(listOf(localized)) })),
  task: optional(nullOr(shape({ kind: string, key: string }))),
  mayReact: optional(boolean),
  givesReceipts: optional(boolean),
  card: optional(
    nullOr(
      shape({
        place: number,
        votes: number,
        votesRight: number,
        hintsRight: number,
        fastestMs: nullOr(number),
        awards: listOf(shape({ kind: string })),
      }),
    ),
  ),
  teammates: optional(listOf(shape({ id: string, name: string, emblem: string, isCaptain: boolean, isHere: boolean }))),
});

const isReceipt = shape({ received: shape({ kind: string, task: string }) });

/** The press that an event says the server has; null for any other event. */
export function receivedOf(event: unknown): ReceivedPress | null {
  return isReceipt(event) ? (event as Receipt).received : null;
}

/** Whether a message has the shape that the page needs; the page ignores others, such as those of another release. */
export function isSeatChange(data: unknown): data is SeatChange {
  return readByPage(data);
}
