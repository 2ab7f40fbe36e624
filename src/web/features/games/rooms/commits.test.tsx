import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { maxPoints } from '#shared/games/last-question.ts';
import type { Commitment } from '#shared/games/state.ts';
import { present } from '#shared/kernel/assert.ts';
import type { RoomEvent } from '#shared/rooms/schema.ts';
import { taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import type { TestGame } from '#testing/test-game.ts';
import { openGameRoom, seatIdOf, testSeat, withRoomSocket } from '#testing/web/game-room.tsx';

withRoomSocket();

const seats = ['سارة', 'نور', 'حمد'].map((name, teamIndex) =>
  testSeat(teamIndex, name, teamIndex, { isRemote: teamIndex === 2, isCaptain: true }),
);

/** A game of three teams whose screen has opened its room, and what their captains' phones press. */
async function openGame(sample: SampleOptions, before: (testGame: TestGame) => void) {
  const pack = samplePack({ teams: 3, firstTeamIndex: 0, ...sample });
  const game = await openGameRoom(pack, seats, { before });
  await game.whenFollowed();
  const key = () => present(taskKeyOf(game.testGame.state()), 'a task');
  const commitOf = (teamIndex: number, value: Commitment, task = key()): RoomEvent => ({
    kind: 'commit',
    seatId: seatIdOf(teamIndex),
    teamIndex,
    task,
    value: typeof value === 'number' ? value : [...value],
  });
  return {
    ...game,
    pack,
    commitOf,
    remote: (step: 'pause' | 'undo'): RoomEvent => ({
      kind: 'act',
      seatId: seatIdOf(2),
      seq: game.seq(),
      act: { type: step },
    }),
  };
}

const contest = (testGame: TestGame) => void testGame.give({ type: 'pick', cellId: testGame.openCell() });
const numberGame = () => openGame({ kind: 'closest-number' }, contest);
const field = (team: number) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^رقم فريق الفريق ${team}`));
const sealed = () => screen.queryAllByText('من الجوال').map((seal) => seal.closest('li')?.textContent ?? '');

it('takes the commits of two captains that come together, and seals both teams [COMMIT-2]', async () => {
  const { send, commitOf, testGame } = await numberGame();
  send(commitOf(0, -4071), commitOf(1, 5083));
  expect(testGame.state().question?.commitments).toEqual({ 0: -4071, 1: 5083 });
  expect(sealed()).toHaveLength(2);
  expect(screen.getByText('ثبّتوا من الجوال: الفريق 1، الفريق 2')).toBeTruthy();
  expect(field(3).value).toBe('');
  send(commitOf(2, 6097));
  expect(testGame.state().question?.stage).toBe('closed');
  expect(sealed()).toHaveLength(3);
  expect(document.body.textContent).not.toMatch(/4071|5083|6097/);
});

it('takes one commit of a team, of the question that is open [COMMIT-2]', async () => {
  const { send, commitOf, testGame } = await numberGame();
  const count = testGame.commands().length;
  send(commitOf(0, 1, 'earlier'), commitOf(0, 2), commitOf(0, 2), commitOf(0, 3));
  send(commitOf(0, 4));
  expect(testGame.state().question?.commitments).toEqual({ 0: 2 });
  expect(testGame.commands()).toHaveLength(count + 1);
});

it('takes a commit beside a step of the remote, and no step that was pressed before it [COMMIT-2] [ROOM-6]', async () => {
  const { send, commitOf, remote, testGame } = await numberGame();
  send(remote('pause'), commitOf(0, 1));
  expect(testGame.state().question).toMatchObject({ paused: true, commitments: { 0: 1 } });
  send(commitOf(1, 2), remote('undo'));
  expect(testGame.state().question?.commitments).toEqual({ 0: 1, 1: 2 });
});

it('keeps what is typed for one team while another commits by phone [COMMIT-2]', async () => {
  const { send, commitOf, testGame } = await numberGame();
  await userEvent.type(field(1), '12');
  send(commitOf(1, 99));
  expect(field(1).value).toBe('12');
  await userEvent.keyboard('3{Enter}');
  expect(testGame.state().question?.commitments).toEqual({ 0: 123, 1: 99 });
  // The team that has committed by phone is passed over.
  expect(field(3).value).toBe('');
});

it('moves on from a team that commits by phone while its number is typed, which lands in no other form [COMMIT-2]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const { send, commitOf, testGame } = await numberGame();
  await user.type(field(1), '12');
  send(commitOf(0, 77));
  await user.keyboard('3{Enter}');
  expect(document.activeElement).toBe(field(2));
  await user.click(screen.getByRole('button', { name: 'ثبّتوا الرقم' }));
  expect(field(2).value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(testGame.state().question?.commitments).toEqual({ 0: 77 });
  act(() => void vi.advanceTimersByTime(3000));
  await user.type(field(2), '45{Enter}');
  expect(testGame.state().question?.commitments).toEqual({ 0: 77, 1: 45 });
});

it('shows a seal only for what came by phone: undo takes it away, and the screen’s own form gives a tick [COMMIT-2]', async () => {
  const { send, commitOf, give } = await numberGame();
  send(commitOf(0, 5));
  expect(sealed()).toHaveLength(1);
  await give({ type: 'undo' });
  expect(sealed()).toEqual([]);
  await give({ type: 'commitNumber', teamIndex: 0, number: 6 });
  expect(sealed()).toEqual([]);
  expect(screen.getByText('ثبّتوا جوابهم')).toBeTruthy();
  expect(screen.queryByText(/^ثبّتوا من الجوال/)).toBeNull();
});

it('takes an order, of which the screen shows nothing [COMMIT-2]', async () => {
  const { send, commitOf, testGame, pack } = await openGame({ kind: 'order-years' }, contest);
  const cell = pack.cells.find(({ id }) => id === testGame.state().question?.cellId);
  const ids = present(cell?.question.events, 'events').map(({ id }) => id);
  const touched = within(screen.getByText('الفريق 1:', { exact: false }).closest('[data-commit-form]') as HTMLElement);
  await userEvent.click(present(touched.getAllByRole('button')[0], 'an event'));
  send(commitOf(0, ids.toReversed()), commitOf(1, ids));
  expect(testGame.state().question?.commitments).toEqual({ 0: ids.toReversed(), 1: ids });
  expect(sealed()).toHaveLength(2);
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

it('takes points before the last question, and seals them [COMMIT-2] [LAST-1]', async () => {
  const { send, commitOf, testGame } = await openGame({ kind: 'text', setup: { lastQuestion: true } }, (game) => {
    while (game.state().phase !== 'lastQuestion') {
      game.give({ type: 'pick', cellId: game.openCell() });
      game.give({ type: 'reveal' });
      game.give({ type: 'award', teamIndex: game.state().currentTeamIndex });
    }
  });
  const max = maxPoints(testGame.state().scores[1] ?? 0);
  send(commitOf(1, max + 50));
  expect(testGame.state().lastQuestion?.points).toEqual({});
  send(commitOf(1, max), commitOf(0, 50));
  expect(testGame.state().lastQuestion?.points).toEqual({ 0: 50, 1: max });
  expect(sealed()).toHaveLength(2);
  expect(screen.getByLabelText('نقاط فريق الفريق 3')).toBeTruthy();
});

it('takes the numbers of a tie-breaker [COMMIT-2]', async () => {
  const { send, commitOf, testGame } = await openGame({ kind: 'text' }, (game) => {
    game.give({ type: 'end' });
    game.give({ type: 'openTieBreaker' });
  });
  send(commitOf(2, 7), commitOf(0, 8));
  expect(testGame.state().tieBreak?.numbers).toEqual({ 0: 8, 2: 7 });
  expect(sealed()).toHaveLength(2);
  expect(field(2).value).toBe('');
});
