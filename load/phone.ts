/** One phone of a game: its page's own live code, and what a person presses on it. */
import { teamEmblems } from '#shared/games/setup.ts';
import { randomIndex, seededRandom, shuffle, type Random } from '#shared/kernel/random.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import type { Press, RoomEvent, SeatChange } from '#shared/rooms/schema.ts';
import { hereEveryMs, seatTopicOf } from '#shared/rooms/seat-topic.ts';
import { reactions, type SeatTask } from '#shared/rooms/tasks/schema.ts';
import { doneOf } from '#testing/caller.ts';
import { isSeatChange, receivedOf } from '../src/web/phone/seat-change.ts';
import { openConnection } from './follow.ts';
import { createPressWatch, joinToSeat, seatFollowed } from './press-watch.ts';
import type { Visit } from './visit.ts';

/** A press for a task follows it by this long, and a reaction the last one. */
const minThoughtMs = 1000;
const thoughtSpreadMs = 4000;
const minReactionMs = 10_000;
const reactionSpreadMs = 40_000;
/** Whatever the pace: a server takes two reactions of a seat in a second, also of those that wait for it while it is busy. */
const minRestMs = 1000;
const pressShare = 0.6;
const seatWithinMs = 10_000;

export interface Phone {
  /** The screen has received a press of some seat. */
  screenHas(press: RoomEvent): void;
  /** The key of the task that the screen is at. */
  screenIsAt(task: string | null): void;
  leave(): Promise<void>;
  close(): void;
}

/** Joins a room. Throws where the phone gets no seat, or sees none. */
export async function openPhone(
  { world, newBrowser, pause, deviceId }: Visit,
  { gameId, code, number }: { readonly gameId: string; readonly code: string; readonly number: number },
): Promise<Phone> {
  const { recorder, pace } = world;
  const random = seededRandom(`${world.seed}/phone-${number}-beside-${deviceId}`);
  const browser = newBrowser();
  const { teams } = doneOf(await browser.call(roomsApi.findRoom, { code }));
  await pause(minThoughtMs + randomIndex(random, thoughtSpreadMs));
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  const emblem = teamEmblems[number % teamEmblems.length] ?? teamEmblems[0];
  const seat = { token, name: `هاتف ${number + 1}`, teamIndex: number % teams.length, emblem };
  const startedAt = performance.now();
  doneOf(await browser.call(roomsApi.takeSeat, { code, ...seat }));

  const topic = seatTopicOf(gameId, token);
  const page = openConnection(world, {});
  const watch = createPressWatch(recorder);
  const press = (data: Press) => page.connection.press(topic, data);
  const hand = createHand({
    random,
    pace,
    press: (data) => {
      watch.pressed(data);
      press(data);
    },
  });
  const here = setInterval(() => press({ kind: 'here' }), hereEveryMs);
  const close = () => {
    clearInterval(here);
    hand.close();
    watch.close();
    page.close();
  };
  const seated = new Promise<string | null>((resolve) => {
    setTimeout(() => resolve('not seen'), seatWithinMs).unref();
    page.connection.follow(topic, {
      onData(data) {
        const isWhole = isSeatChange(data);
        resolve(isWhole ? null : 'unreadable');
        if (!isWhole) return;
        watch.shows(data);
        hand.sees(data);
      },
      onEvent(event) {
        const received = receivedOf(event);
        if (received !== null) watch.received(received);
      },
      onHold(holds) {
        watch.connected(holds);
        if (holds) press({ kind: 'here' });
      },
      onError(error) {
        resolve(error);
        recorder.record(seatFollowed, 0, error);
      },
    });
  });
  const failed = await seated;
  recorder.record(joinToSeat, performance.now() - startedAt, failed);
  if (failed !== null) {
    close();
    throw new Error(`a phone has no seat: ${failed}`);
  }
  return {
    screenHas: (data) => watch.screenHas(data),
    screenIsAt: (task) => watch.screenIsAt(task),
    close,
    async leave() {
      close();
      doneOf(await browser.call(roomsApi.leaveSeat, { token }));
    },
  };
}

/** What the person does: some of the tasks that the phone shows, and a reaction now and then. */
function createHand(parts: { readonly random: Random; readonly pace: number; readonly press: (press: Press) => void }) {
  const { random, pace, press } = parts;
  let shown: SeatChange | null = null;
  let task: string | null = null;
  let thinking: NodeJS.Timeout | undefined;
  let reacting: NodeJS.Timeout | undefined;
  let isClosed = false;

  const pressOnce = (data: Press | null) => {
    if (data !== null && !isClosed) press(data);
  };
  const reactLater = () => {
    const afterMs = Math.max(minRestMs, (minReactionMs + randomIndex(random, reactionSpreadMs)) / pace);
    reacting = setTimeout(() => {
      const reaction = reactions[randomIndex(random, reactions.length)] ?? reactions[0];
      if (shown?.mayReact === true) pressOnce({ kind: 'react', reaction });
      reactLater();
    }, afterMs);
  };
  reactLater();

  return {
    sees(change: SeatChange): void {
      shown = change;
      const key = change.task?.key ?? null;
      if (key === task) return;
      task = key;
      clearTimeout(thinking);
      if (key === null || random() > pressShare) return;
      const think = () => pressOnce(shown === null ? null : pressFor(shown, random));
      thinking = setTimeout(think, (minThoughtMs + randomIndex(random, thoughtSpreadMs)) / pace);
    },
    close(): void {
      isClosed = true;
      clearTimeout(thinking);
      clearTimeout(reacting);
    },
  };
}

/** A vote, or what the captain commits; null for a task of another kind. */
function pressFor({ task, seat }: SeatChange, random: Random): Press | null {
  if (task?.kind === 'vote') {
    const option = task.options[randomIndex(random, task.options.length)];
    return option === undefined ? null : { kind: 'vote', task: task.key, optionId: option.id };
  }
  if (task?.kind !== 'commit' || task.isCommitted || !seat.isCaptain) return null;
  return { kind: 'commit', task: task.key, value: valueFor(task.form, random) };
}

function valueFor(form: Extract<SeatTask, { kind: 'commit' }>['form'], random: Random): number | string[] {
  if (form.type === 'number') return randomIndex(random, 200);
  if (form.type === 'points') return form.step * randomIndex(random, form.max / form.step + 1);
  return shuffle(
    form.events.map(({ id }) => id),
    random,
  );
}
