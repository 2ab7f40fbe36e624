import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Act } from '#shared/games/commands.ts';
import { present } from '#shared/kernel/assert.ts';
import type { SeatEvent } from '#shared/rooms/schema.ts';
import { taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { samplePack } from '#testing/sample-pack.ts';
import {
  openGameRoom,
  roomAnswer,
  RoomSocket,
  seatIdOf,
  testRoomOf,
  testSeat,
  withRoomSocket,
  type RoomOptions,
  type TestSeat,
} from '#testing/web/game-room.tsx';
import { loadScenes } from '../drama/load-scenes.ts';

const setup = { answerMode: 'choices', questionTimeSeconds: 30 } as const;
const pack = samplePack({ firstTeamIndex: 0, kind: 'text', setup });
const pick: Act = { type: 'pick', cellId: pack.cells[0]?.id ?? '' };
const [sara, fahd, noor] = [testSeat(1, 'سارة', 0), testSeat(2, 'فهد', 0), testSeat(3, 'نور', 0)];
const rival = testSeat(4, 'سالم', 1);

withRoomSocket();

/** A question with options is open for the first team, and its room is followed. */
async function openQuestion(options: RoomOptions = {}, dealt = pack, third: readonly TestSeat[] = []) {
  const seats = [sara, fahd, noor, rival, ...third];
  const game = await openGameRoom(dealt, seats, { before: (testGame) => testGame.give(pick), ...options });
  await game.whenFollowed();
  const { testGame } = game;
  const key = () => present(taskKeyOf(testGame.state()), 'a task');
  const [right, wrong] = [testGame.rightOption(), testGame.wrongOption()];
  const eventOf = (
    kind: 'vote' | 'answer',
    { id, teamIndex }: TestSeat,
    optionId: string,
    task = key(),
  ): SeatEvent => ({
    kind,
    seatId: id,
    teamIndex,
    task,
    optionId,
  });
  game.publish(...seats);
  return {
    ...game,
    key,
    right,
    wrong,
    vote: (by: TestSeat, optionId: string, task?: string) => eventOf('vote', by, optionId, task),
    answer: (by: TestSeat, optionId: string, task?: string) => eventOf('answer', by, optionId, task),
  };
}

const options = () => [...document.querySelectorAll<HTMLElement>('[data-option]')];
const dots = () => options().map((option) => option.querySelectorAll('[data-vote]').length);
const total = () => dots().reduce((all, count) => all + count, 0);
const withVotes = () =>
  present(
    options().find((option) => option.querySelector('[data-vote]')),
    'an option with votes',
  );
const majority = () => screen.queryByText('الأكثر أصواتًا')?.closest('[data-option]') ?? null;

it('shows votes as dots on their options, and says how many, not whose [VOTE-1]', async () => {
  const { send, vote, right, wrong } = await openQuestion();
  send(vote(sara, right), vote(fahd, right), vote(noor, wrong));
  expect(dots().toSorted()).toEqual([0, 0, 1, 2]);
  expect(screen.getByRole('button', { name: / صوتان$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: / صوت واحد$/ })).toBeTruthy();
  expect(withVotes().querySelector('[data-team]')?.getAttribute('data-team')).toBe(pack.teams[0]?.color);
  for (const option of options()) expect(option.textContent).not.toMatch(/سارة|فهد|نور/);
});

it('moves the dot of a phone that changes its vote [VOTE-1]', async () => {
  const { send, vote, right, wrong } = await openQuestion();
  send(vote(sara, wrong));
  const before = withVotes();
  send(vote(sara, right));
  expect(total()).toBe(1);
  expect(withVotes()).not.toBe(before);
});

it('shows at most 12 dots on an option, and how many more there are [VOTE-1]', async () => {
  const { publish, send, vote, right } = await openQuestion();
  const seats = Array.from({ length: 14 }, (_, index) => ({
    ...sara,
    id: `${seatIdOf(1).slice(0, -2)}${String(index + 10)}`,
  }));
  publish(...seats);
  send(...seats.map((seat) => vote(seat, right)));
  expect(total()).toBe(12);
  expect(screen.getByText('+2')).toBeTruthy();
  expect(screen.getByRole('button', { name: / 14 صوتًا/ })).toBeTruthy();
});

it('takes votes away with their question, their stage and their seat [VOTE-1]', async () => {
  const { give, publish, send, vote, right, wrong, key } = await openQuestion();
  send(vote(sara, right), vote(fahd, right));
  publish(sara, noor, rival);
  expect(total()).toBe(1);
  publish(sara, { ...fahd, teamIndex: 1 }, rival);
  expect(total()).toBe(1);
  const own = key();
  await give({ type: 'choose', optionId: wrong });
  expect(total()).toBe(0);
  send(vote(sara, right, own));
  expect(total()).toBe(0);
  send(vote(rival, right));
  expect(total()).toBe(1);
  expect(withVotes().querySelector('[data-team]')?.getAttribute('data-team')).toBe(pack.teams[1]?.color);
  await give({ type: 'reveal' });
  expect(total()).toBe(0);
});

it('keeps votes through a change of the room, and takes what it missed from the server [VOTE-1]', async () => {
  const { publishAll, send, vote, right, wrong } = await openQuestion();
  const room = testRoomOf(sara, fahd, noor, rival);
  send(vote(sara, right));
  // Read before the vote was written.
  publishAll({ ...room, pressed: [vote(sara, wrong), vote(noor, right)] });
  expect(dots().toSorted()).toEqual([0, 0, 0, 2]);
  const lost = RoomSocket.latest;
  vi.useFakeTimers();
  act(() => lost.fail());
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(RoomSocket.latest).not.toBe(lost);
  publishAll({ ...room, pressed: [vote(sara, wrong), vote(noor, right)] });
  expect(dots().toSorted()).toEqual([0, 0, 1, 1]);
});

it('marks the option with most votes at 5 s left of a running clock, none if two have as many [VOTE-1]', async () => {
  const { give, send, vote, right, wrong } = await openQuestion();
  send(vote(sara, right), vote(fahd, right));
  vi.useFakeTimers({ now: Date.now() });
  await give({ type: 'pause' });
  await give({ type: 'resume' });
  act(() => void vi.advanceTimersByTime(24_000));
  expect(majority()).toBeNull();
  act(() => void vi.advanceTimersByTime(2000));
  expect(majority()).toBe(withVotes());
  send(vote(fahd, wrong));
  expect(majority()).toBeNull();
  send(vote(noor, wrong));
  expect(majority()?.textContent).toContain('صوتان');
  await give({ type: 'pause' });
  expect(majority()).toBeNull();
});

it('gives the answer of the captain once, as a tap on the screen [VOTE-2]', async () => {
  const { answer, send, testGame, wrong, right, seq } = await openQuestion();
  const at = seq();
  send(answer(sara, wrong), answer(sara, wrong), answer(sara, right));
  expect(seq()).toBe(at + 1);
  expect(testGame.state().question).toMatchObject({ stage: 'steal', choices: [{ optionId: wrong, teamIndex: 0 }] });
  send(answer(rival, right));
  expect(testGame.state().question).toMatchObject({ stage: 'revealed', verdict: 1 });
});

it('drops an answer for another moment, and of a seat that is in no team any more [VOTE-2]', async () => {
  const { answer, give, key, publish, send, testGame, wrong, right } = await openQuestion();
  const own = key();
  send(answer(sara, right, 'another task'));
  publish({ ...sara, teamIndex: null }, fahd, noor, rival);
  send(answer(sara, right));
  expect(testGame.state().question?.stage).toBe('own');
  await give({ type: 'choose', optionId: wrong });
  send(answer(fahd, right, own));
  expect(testGame.state().question?.stage).toBe('steal');
});

it('has neither votes nor an answer of a team whose steal was undone and given to another [VOTE-1] [VOTE-2]', async () => {
  const dealt = samplePack({ teams: 3, firstTeamIndex: 0, kind: 'text', setup: { ...setup, buzzer: true } });
  const third = testSeat(5, 'مها', 2);
  const { answer, give, send, testGame, vote, right, wrong } = await openQuestion({}, dealt, [third]);
  await give({ type: 'choose', optionId: wrong });
  await give({ type: 'takeSteal', teamIndex: 1 });
  send(vote(rival, right));
  expect(total()).toBe(1);
  await give({ type: 'undo' });
  await give({ type: 'takeSteal', teamIndex: 2 });
  expect(total()).toBe(0);
  send(answer(rival, right));
  expect(testGame.state().question).toMatchObject({ stage: 'steal', stealTeamIndex: 2 });
  send(vote(third, right), answer(third, right));
  expect(testGame.state().question).toMatchObject({ stage: 'revealed', verdict: 2 });
});

it('takes no answer in an intermission [VOTE-2]', async () => {
  const { answer, send, testGame, right } = await openQuestion({ intermission: 'prayer' });
  send(answer(sara, right));
  expect(testGame.state().question?.stage).toBe('own');
});

it('takes an answer from a phone also while a scene covers the stage, which it ends [VOTE-2] [DRAMA-2]', async () => {
  await loadScenes();
  const { answer, send, testGame, wrong, right } = await openQuestion();
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => ({ cancel: () => undefined }) as Animation);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const covering = () => document.querySelector('[data-scene][data-covers]');
  send(answer(sara, wrong));
  expect(testGame.state().question?.stage).toBe('steal');
  expect(covering()).not.toBeNull();
  send(answer(rival, right));
  expect(testGame.state().question?.stage).toBe('revealed');
});

const openEditor = async (name: string) => {
  const [tool] = await screen.findAllByRole('button', { name: 'الجوالات' });
  await userEvent.click(tool as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'الجوالات' }));
  await userEvent.click(dialog.getByRole('button', { name: `تعديل ${name}` }));
  return dialog;
};
const captain = { ...sara, isCaptain: true };
const changing = ({ id }: TestSeat) => `PATCH /api/games/${pack.gameId}/room/seats/${id}`;

it('shows each team’s captain, and lets the host choose another [VOTE-2]', async () => {
  const answers = { [changing(fahd)]: roomAnswer(sara, { ...fahd, isCaptain: true }) };
  const { sent } = await openGameRoom(pack, [captain, fahd], { answers });
  const dialog = await openEditor('فهد');
  const row = (name: string) => dialog.getByRole('button', { name: `تعديل ${name}` }).closest('li')?.textContent;
  expect(row('سارة')).toContain('القيادة');
  await userEvent.click(dialog.getByRole('switch', { name: /^القيادة/ }));
  await waitFor(() => expect(dialog.getByRole('switch', { name: /^القيادة/ })).toHaveProperty('checked', true));
  expect(sent.at(-1)?.body).toEqual({ isCaptain: true });
  expect(row('سارة')).not.toContain('القيادة');
});

it('passes a captain’s part on to a teammate who is here, where the host switches it off [VOTE-2]', async () => {
  const answers = { [changing(noor)]: roomAnswer(sara, { ...noor, isCaptain: true }) };
  const { sent } = await openGameRoom(pack, [captain, { ...fahd, isHere: false }, noor], { answers });
  const dialog = await openEditor('سارة');
  await userEvent.click(dialog.getByRole('switch', { name: /^القيادة/ }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ key: changing(noor), body: { isCaptain: true } }));
});

it('has no switch for the captain of a team without another phone, nor for an onlooker [VOTE-2]', async () => {
  await openGameRoom(pack, [captain, testSeat(2, 'ليلى', null)]);
  const dialog = await openEditor('سارة');
  expect(dialog.getByText(/ولا جوال آخر للفريق/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'تعديل ليلى' }));
  expect(dialog.queryByRole('switch', { name: /^القيادة/ })).toBeNull();
});

it('marks the captain among the names on the wheel [VOTE-2]', async () => {
  await openGameRoom(pack, [captain, fahd], { isAtWheel: true });
  expect((await screen.findByText('سارة')).closest('li')?.textContent).toBe('سارةالقيادة');
  expect(screen.getByText('فهد').closest('li')?.textContent).toBe('فهد');
});
