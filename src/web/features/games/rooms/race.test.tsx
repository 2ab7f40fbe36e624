import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stealWindowMs } from '#shared/games/question.ts';
import { present } from '#shared/kernel/assert.ts';
import type { SeatEvent } from '#shared/rooms/schema.ts';
import { taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { loadScenes } from '../drama/load-scenes.ts';
import {
  openGameRoom,
  testRoomOf,
  testSeat,
  withRoomSocket,
  type RoomOptions,
  type TestSeat,
} from '#testing/web/game-room.tsx';

const setup = { answerMode: 'open', buzzer: true } as const;
const pack = samplePack({ teams: 3, firstTeamIndex: 0, kind: 'text', setup });
const [noor, fahd, sara, second] = [
  testSeat(1, 'نور', 0),
  testSeat(2, 'فهد', 1),
  testSeat(3, 'سارة', 2),
  testSeat(4, 'سالم', 2),
];

withRoomSocket();

/** A steal is open to the second and the third team, since now; the room is followed. */
async function openSteal({ before, ...options }: RoomOptions = {}) {
  const seats = [noor, fahd, sara, second];
  const game = await openGameRoom(pack, seats, {
    before: (testGame) => {
      testGame.give({ type: 'pick', cellId: pack.cells[0]?.id ?? '' });
      testGame.give({ type: 'pass' });
      before?.(testGame);
    },
    ...options,
  });
  await game.whenFollowed();
  game.publish(...seats);
  const { testGame } = game;
  await screen.findByRole('group', { name: 'من سبق؟' });
  vi.useFakeTimers({ now: testGame.now() });
  const key = () => present(taskKeyOf(testGame.state()), 'a task');
  const since = () => present(testGame.state().question?.clock?.since, 'an open steal');
  const buzz = ({ id, teamIndex }: TestSeat, afterMs: number, task = key()): SeatEvent => ({
    kind: 'buzz',
    seatId: id,
    teamIndex,
    task,
    at: since() + afterMs,
  });
  return {
    ...game,
    buzz,
    taker: () => testGame.state().question?.stealTeamIndex,
    taken: () => testGame.commands().filter(({ type }) => type === 'takeSteal').length,
    pass: (ms: number) => {
      testGame.wait(ms);
      act(() => void vi.advanceTimersByTime(ms));
    },
  };
}

const line = () => screen.queryByRole('list', { name: 'من سبق' });
const places = () => [...(line()?.children ?? [])].map(({ textContent }) => textContent);

it('gives the steal once, to the first by the time of its press, 300 ms after the first that came [BUZZ-6]', async () => {
  const { buzz, pass, seq, send, taken, taker } = await openSteal();
  const at = seq();
  send(buzz(fahd, 1240));
  pass(200);
  send(buzz(sara, 1120));
  pass(99);
  expect([taker(), line()]).toEqual([null, null]);
  pass(1);
  expect([taker(), taken(), seq()]).toEqual([2, 1, at + 1]);
});

it('shows who was first, and by how many hundredths the others were behind [BUZZ-6]', async () => {
  const { buzz, pass, send } = await openSteal();
  send(buzz(fahd, 1124), buzz(sara, 1000));
  pass(300);
  expect(places()).toEqual(['سارة', 'فهدبفارق 0.12 ثانية']);
  expect(line()?.firstElementChild?.getAttribute('data-team')).toBe(pack.teams[2]?.color);
  expect(line()?.closest('[role="status"]')).not.toBeNull();
});

it('counts one press of each team, its first [BUZZ-6]', async () => {
  const { buzz, pass, send, taker } = await openSteal();
  send(buzz(sara, 900), buzz(second, 950), buzz(sara, 1200), buzz(fahd, 1000));
  pass(300);
  expect(taker()).toBe(2);
  expect(places()).toHaveLength(2);
});

it('draws among presses that are equal, and says so [BUZZ-6] [ROOM-8]', async () => {
  const { buzz, pass, send, taker } = await openSteal();
  send(buzz(fahd, 1006), buzz(sara, 1000));
  pass(300);
  expect(places()[1]).toMatch(/في اللحظة نفسها/);
  expect(screen.getByText('ضغطوا معًا، والقرعة حسمت.')).toBeTruthy();
  expect(places()[0]).toBe(taker() === 1 ? 'فهد' : 'سارة');
});

it('calls a phone as its team does: two of one name differ, and one that has left is its team [BUZZ-6]', async () => {
  const { buzz, pass, publish, send } = await openSteal();
  const twin = testSeat(5, sara.name, 2);
  publish(noor, fahd, sara, twin);
  send(buzz(twin, 800), buzz(fahd, 900));
  pass(300);
  expect(places()[0]).toBe('سارة 2');
  publish(noor, sara, twin);
  expect(places()[1]).toMatch(/^الفريق 2/);
});

it('ends before the 5 s do, so that the next team in order does not get it meanwhile [BUZZ-6]', async () => {
  const { buzz, pass, send, taker, testGame } = await openSteal();
  pass(stealWindowMs - 100);
  send(buzz(sara, stealWindowMs - 150));
  pass(50);
  expect(taker()).toBe(2);
  expect(testGame.refusalOf({ type: 'takeSteal', teamIndex: 1 })).toBe('games/not-now');
});

it('counts what the server kept while the screen was away, and once what it has already [BUZZ-6]', async () => {
  const { buzz, pass, publishAll, send, taken, taker } = await openSteal();
  send(buzz(fahd, 1240));
  pass(200);
  publishAll({ ...testRoomOf(noor, fahd, sara, second), pressed: [buzz(sara, 1120), buzz(fahd, 1240)] });
  pass(100);
  expect([taker(), taken()]).toEqual([2, 1]);
  expect(places()).toHaveLength(2);
});

it('begins with what the server kept, where no press has reached the screen [BUZZ-6]', async () => {
  const { buzz, pass, publishAll, taken, taker } = await openSteal();
  publishAll({ ...testRoomOf(noor, fahd, sara, second), pressed: [buzz(sara, 900)] });
  pass(300);
  expect([taker(), taken()]).toEqual([2, 1]);
});

it('leaves the steal to the team that the host tapped meanwhile, without a line [BUZZ-6]', async () => {
  const { buzz, pass, send, taken, taker } = await openSteal();
  send(buzz(sara, 1000));
  pass(100);
  fireEvent.click(screen.getByRole('button', { name: 'الفريق 2' }));
  expect(taker()).toBe(1);
  pass(300);
  expect([taker(), taken(), line()]).toEqual([1, 1, null]);
});

it('counts no press of another task, of the team in turn, or from before the opening [BUZZ-6]', async () => {
  const { buzz, pass, send, taker } = await openSteal();
  send(buzz(sara, 500, 'another.task'), buzz(noor, 510), buzz(fahd, -1));
  pass(600);
  expect(taker()).toBeNull();
});

it('takes no press that comes once a team has the steal [BUZZ-6]', async () => {
  const { buzz, give, pass, send, taken } = await openSteal();
  const late = buzz(fahd, 900);
  send(buzz(sara, 1000));
  pass(300);
  send(late);
  await give({ type: 'undo' });
  pass(400);
  expect([taken(), line()]).toEqual([1, null]);
});

it('forgets a race with its opening: a pause or undo ends it, and what follows is another [BUZZ-6]', async () => {
  const { buzz, give, pass, send, taken, taker } = await openSteal();
  const early = buzz(sara, 1000);
  pass(1000);
  send(early);
  await give({ type: 'pause' });
  pass(400);
  expect(taker()).toBeNull();
  await give({ type: 'resume' });
  send(early);
  pass(400);
  expect(taker()).toBeNull();
  send(buzz(fahd, 800));
  pass(300);
  expect([taker(), places()]).toEqual([1, ['فهد']]);

  // Undo brings the steal back paused; with the same key it opens once more.
  await give({ type: 'undo' });
  expect(line()).toBeNull();
  await give({ type: 'takeSteal', teamIndex: 1 });
  expect(line()).toBeNull();
  await give({ type: 'undo' });
  await give({ type: 'resume' });
  send(buzz(sara, 200), buzz(fahd, 220));
  pass(300);
  expect(places()).toEqual(['سارة', 'فهدبفارق 0.02 ثانية']);
  expect(taken()).toBe(3);
});

it('hides the line with the step that follows the steal [BUZZ-6]', async () => {
  const { buzz, give, pass, send } = await openSteal();
  send(buzz(sara, 1000));
  pass(300);
  expect(line()).not.toBeNull();
  await give({ type: 'reveal' });
  expect(line()).toBeNull();
});

it('gives nothing in an intermission [BUZZ-6]', async () => {
  const { buzz, pass, send, taker } = await openSteal({ intermission: 'prayer' });
  send(buzz(sara, 1000));
  pass(400);
  expect(taker()).toBeNull();
});

it('gives the steal also while a scene covers the stage: the press was made on a phone [BUZZ-6]', async () => {
  await loadScenes();
  const { buzz, give, pass, send, taker } = await openSteal();
  await give({ type: 'undo' });
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => ({ cancel: () => undefined }) as Animation);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  await give({ type: 'pass' });
  expect(document.querySelector('[data-scene][data-covers]')).not.toBeNull();
  send(buzz(sara, 100));
  pass(300);
  expect(taker()).toBe(2);
});
