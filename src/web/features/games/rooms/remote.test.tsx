import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Act } from '#shared/games/commands.ts';
import { roomTopicOf } from '#shared/rooms/schema.ts';
import type { Reaction } from '#shared/rooms/tasks/schema.ts';
import { samplePack } from '#testing/sample-pack.ts';
import {
  openGameRoom,
  roomAnswer as answer,
  RoomSocket,
  seatIdOf,
  testRoomOf,
  testSeat as seat,
  withRoomSocket,
  type RoomOptions,
  type TestSeat,
} from '#testing/web/game-room.tsx';
import { loadScenes } from '../drama/load-scenes.ts';

const pack = samplePack({ firstTeamIndex: 0, kind: 'text', setup: { answerMode: 'choices' } });
const judgedPack = samplePack({ firstTeamIndex: 0, kind: 'text', setup: { answerMode: 'open' } });
const cellId = pack.cells[0]?.id ?? '';
const changing = (number: number) => `PATCH /api/games/${pack.gameId}/room/seats/${seatIdOf(number)}`;

const sara = seat(1, 'سارة', 0, { isRemote: true });
const noor = seat(2, 'نور', null);

withRoomSocket();

const openGame = (seats: readonly TestSeat[], options: RoomOptions = {}, of = pack) => openGameRoom(of, seats, options);

const pick: Act = { type: 'pick', cellId };
const sign = async () => (await screen.findByText('الريموت:')).closest('p');

it('takes a step of the remote once, at the step it was pressed at [ROOM-6]', async () => {
  const { seq, press, testGame, whenFollowed } = await openGame([sara]);
  await whenFollowed();
  const at = seq();
  press({ step: pick, at }, { step: pick, at }, { step: { type: 'undo' }, at });
  expect(testGame.state().question?.cellId).toBe(cellId);
  expect(seq()).toBe(at + 1);
  press({ step: { type: 'reveal' }, at });
  expect(testGame.state().question?.stage).toBe('own');
  press({ step: { type: 'reveal' }, at: seq() });
  expect(testGame.state().question?.stage).toBe('revealed');
});

it('drops the press of a phone that has lost the remote [ROOM-6]', async () => {
  const { seq, press, publish, testGame, whenFollowed } = await openGame([sara, noor]);
  await whenFollowed();
  publish({ ...sara, isRemote: false }, { ...noor, isRemote: true });
  press({ step: pick, at: seq() });
  expect(testGame.state().question).toBeNull();
  press({ step: pick, at: seq(), by: noor });
  expect(testGame.state().question?.cellId).toBe(cellId);
});

it('ends a scene that covers the stage by a press of the remote, which is no step [ROOM-6] [DRAMA-2]', async () => {
  await loadScenes();
  const { seq, press, testGame, whenFollowed } = await openGame([sara], { before: (game) => game.give(pick) });
  await whenFollowed();
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => ({ cancel: () => undefined }) as Animation);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const scene = () => document.querySelector('[data-scene]')?.getAttribute('data-scene');
  press({ step: { type: 'reveal' }, at: seq() });
  expect([scene(), testGame.state().question?.stage]).toEqual(['suspense', 'revealed']);
  const next: Act = { type: 'award', teamIndex: null };
  // A double tap sends a second press.
  press({ step: next, at: seq() });
  expect([scene(), testGame.state().phase]).toEqual(['suspense', 'question']);
  await act(() => vi.advanceTimersByTimeAsync(400));
  press({ step: next, at: seq() });
  expect([scene(), testGame.state().phase]).toEqual(['light', 'question']);
  // This scene doesn't cover the stage.
  press({ step: next, at: seq() });
  expect(testGame.state().phase).toBe('board');
});

it('takes no step of the remote in an intermission [ROOM-6]', async () => {
  const { seq, press, testGame, whenFollowed } = await openGame([sara], { intermission: 'dinner' });
  await whenFollowed();
  press({ step: pick, at: seq() });
  expect(testGame.state().question).toBeNull();
});

it('takes no step of the remote on a device that watches [ROOM-6]', async () => {
  const { seq, press, testGame } = await openGame([sara], { isWriter: false });
  await import('./room-parts.ts');
  press({ step: pick, at: seq() });
  expect(testGame.state().question).toBeNull();
  expect(RoomSocket.latest.topics).not.toContain(roomTopicOf(pack.gameId));
});

it('closes a dialog about a step when the remote plays the next one [ROOM-6]', async () => {
  const { seq, press, whenFollowed } = await openGame([sara], { before: (testGame) => testGame.give(pick) });
  await whenFollowed();
  const isOpen = (name: RegExp | string) => screen.queryByRole('dialog', { name }) !== null;
  await userEvent.click(screen.getByRole('button', { name: /^حذف خيارين/ }));
  expect(isOpen(/حذف خيارين/)).toBe(true);
  press({ step: { type: 'reveal' }, at: seq() });
  await waitFor(() => expect(isOpen(/حذف خيارين/)).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: 'تراجع' }));
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  press({ step: { type: 'undo' }, at: seq() });
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
});

it('lets the time of an asked teammate run, as on the screen [ROOM-6]', async () => {
  const { seq, press, testGame, whenFollowed } = await openGame([sara], {
    before: (game) => {
      game.give(pick);
      game.wait(20_000);
      game.give({ type: 'pause' });
    },
  });
  await whenFollowed();
  press({ step: { type: 'useLifeline', lifeline: 'askTeammate' }, at: seq() });
  expect(testGame.state().question).toMatchObject({ paused: false });
  expect(testGame.state().question?.consultation).not.toBeNull();
});

it('asks the teammate whose phone was chosen on the remote [HINT-1, ROOM-6]', async () => {
  const { seq, send, testGame, whenFollowed } = await openGame([sara], { before: (game) => game.give(pick) });
  await whenFollowed();
  const act = { type: 'useLifeline', lifeline: 'askTeammate' } as const;
  send({ kind: 'act', seatId: sara.id, seq: seq(), act, teammate: 'نورة 2' });
  expect(testGame.state().question?.consultation?.teammate).toBe('نورة 2');
  expect(screen.getByRole('heading', { name: 'تسألون نورة 2' })).toBeTruthy();
});

it('shows who has the remote, grey while away, and lit for a moment after its press [ROOM-6]', async () => {
  const { seq, press, publish, whenFollowed } = await openGame([sara, noor]);
  await whenFollowed();
  expect((await sign())?.textContent).toContain('سارة');
  vi.useFakeTimers();
  press({ step: pick, at: seq() });
  const shown = screen.getByText('الريموت:').closest('p');
  expect(shown?.hasAttribute('data-marked')).toBe(true);
  act(() => void vi.advanceTimersByTime(1500));
  expect(shown?.hasAttribute('data-marked')).toBe(false);
  vi.useRealTimers();
  publish({ ...sara, isHere: false }, noor);
  expect(shown?.hasAttribute('data-away')).toBe(true);
  publish(noor);
  expect(screen.queryByText('الريموت:')).toBeNull();
});

async function openDialog() {
  const [tool] = await screen.findAllByRole('button', { name: 'الجوالات' });
  await userEvent.click(tool as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'الجوالات' }));
}

it('stops the clock that the remote starts behind the open dialog, until it is closed [ROOM-6]', async () => {
  const { seq, press, testGame, whenFollowed } = await openGame([sara]);
  await whenFollowed();
  const dialog = await openDialog();
  press({ step: pick, at: seq() });
  await waitFor(() => expect(testGame.state().question?.paused).toBe(true));
  press({ step: { type: 'resume' }, at: seq() });
  await waitFor(() => expect(testGame.state().question?.paused).toBe(true));
  await userEvent.click(dialog.getByRole('button', { name: 'إغلاق' }));
  await waitFor(() => expect(testGame.state().question?.paused).toBe(false));
});

it('shows the lock as pressed until the live room confirms it [ROOM-3]', async () => {
  const lock = `PATCH /api/games/${pack.gameId}/room`;
  const { publish, publishAll, sent, whenFollowed } = await openGame([sara], { answers: { [lock]: answer(sara) } });
  await whenFollowed();
  publish(sara, noor);
  const dialog = await openDialog();
  const locking = () => dialog.getByRole('switch', { name: /^أقفل الدخول/ });
  await userEvent.click(locking());
  await waitFor(() => expect(sent.at(-1)?.key).toBe(lock));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  expect(locking()).toHaveProperty('checked', true);
  expect(dialog.getByText('نور')).toBeTruthy();
  for (const isLocked of [true, false]) {
    publishAll({ ...testRoomOf(sara), isLocked });
    expect(locking()).toHaveProperty('checked', isLocked);
  }
});

async function openEditor(name: string) {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: `تعديل ${name}` }));
  return dialog;
}
const rowOf = (name: string) => screen.getByRole('button', { name: `تعديل ${name}` }).closest('li');

it('hands the remote to another phone, and takes it back [ROOM-6]', async () => {
  const answers = {
    [changing(2)]: (body: unknown) =>
      (body as { isRemote: boolean }).isRemote
        ? answer({ ...sara, isRemote: false }, { ...noor, isRemote: true })
        : answer({ ...sara, isRemote: false }, noor),
  };
  const { sent } = await openGame([sara, noor], { answers });
  const dialog = await openEditor('نور');
  const remote = () => dialog.getByRole('switch', { name: /^الريموت/ });
  expect(rowOf('سارة')?.textContent).toContain('الريموت');
  await userEvent.click(remote());
  await waitFor(() => expect(remote()).toHaveProperty('checked', true));
  expect(sent.at(-1)?.body).toEqual({ isRemote: true });
  expect(rowOf('سارة')?.textContent).not.toContain('الريموت');
  await userEvent.click(remote());
  await waitFor(() => expect(remote()).toHaveProperty('checked', false));
  expect(sent.at(-1)?.body).toEqual({ isRemote: false });
});

it('says before it makes a player the judge that the player leaves its team [ROOM-7]', async () => {
  const judge = { ...sara, teamIndex: null, isJudge: true };
  const { sent } = await openGame([sara], { answers: { [changing(1)]: answer(judge) } }, judgedPack);
  const dialog = await openEditor('سارة');
  await userEvent.click(dialog.getByRole('switch', { name: /^الحَكَم.*لا يلعب مع فريق/ }));
  expect(await dialog.findByRole('heading', { name: 'متفرج واحد' })).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ teamIndex: null, isJudge: true });
  expect(rowOf('سارة')?.textContent).toContain('الحَكَم');
});

it('has no judge to choose where options are tapped, and says why [ROOM-7]', async () => {
  await openGame([noor]);
  const dialog = await openEditor('نور');
  expect(dialog.queryByRole('switch', { name: /^الحَكَم/ })).toBeNull();
  expect(dialog.getByText(/^الحَكَم: لا عمل له في هذه اللعبة/)).toBeTruthy();
  expect(dialog.getByRole('switch', { name: /^الريموت/ })).toBeTruthy();
});

it('ends the judging of a phone that joins a team [ROOM-7]', async () => {
  const { sent } = await openGame([seat(2, 'نور', null, { isJudge: true })], {
    answers: { [changing(2)]: answer({ ...noor, teamIndex: 0 }) },
  });
  const dialog = await openEditor('نور');
  await userEvent.click(dialog.getByRole('button', { name: 'الفريق 1' }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ teamIndex: 0, isJudge: false }));
});

it('says whose phone shows the answer, and has a code only without a judge [ROOM-7]', async () => {
  const judge = { ...noor, isJudge: true };
  const { publish, whenFollowed } = await openGame([judge], { before: (testGame) => testGame.give(pick) });
  await whenFollowed();
  await userEvent.click(screen.getByRole('button', { name: 'الجواب للحكم' }));
  expect(await screen.findByText('الجواب ظاهر على جوال نور.')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'الجواب للحكم' })).toBeNull();
  publish({ ...judge, isHere: false });
  expect(await screen.findByRole('img', { name: 'الجواب للحكم' })).toBeTruthy();
});

it('mutes the reactions of the phones, and allows them again [CHEER-2]', async () => {
  const change = `PATCH /api/games/${pack.gameId}/room`;
  const { sent, whenFollowed, publishAll } = await openGame([sara], { answers: { [change]: answer(sara) } });
  await whenFollowed();
  const dialog = await openDialog();
  const muting = () => dialog.getByRole('switch', { name: /^أوقف التفاعل/ });
  for (const hasReactions of [false, true]) {
    await userEvent.click(muting());
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ key: change, body: { hasReactions } }));
    publishAll({ ...testRoomOf(sara), hasReactions });
    expect(muting()).toHaveProperty('checked', !hasReactions);
  }
});

it('lets two reactions a second of a seat rise, also where several processes have passed on two each [CHEER-1]', async () => {
  const risen: (string | undefined)[] = [];
  HTMLElement.prototype.animate = function (this: HTMLElement) {
    risen.push(this.dataset['reaction']);
    return {} as Animation;
  };
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'animate'));
  const { whenFollowed, send } = await openGame([sara, noor]);
  await whenFollowed();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  vi.useFakeTimers();
  const react = ({ id: seatId, teamIndex }: TestSeat, reaction: Reaction) =>
    send({ kind: 'react', seatId, teamIndex, reaction });
  for (const reaction of ['clap', 'laugh', 'fire', 'heart'] as const) react(sara, reaction);
  react(noor, 'ohNo');
  act(() => void vi.advanceTimersByTime(1000));
  react(sara, 'mashallah');
  act(() => void vi.advanceTimersByTime(1000));
  expect(risen).toEqual(['clap', 'laugh', 'ohNo', 'mashallah']);
});

it('lets reactions of its seats rise beside the game, hidden from screen readers [CHEER-1]', async () => {
  const risen: (string | undefined)[][] = [];
  HTMLElement.prototype.animate = function (this: HTMLElement) {
    risen.push([this.dataset['reaction'], this.dataset['team'], String(this.closest('[aria-hidden="true"]') !== null)]);
    return {} as Animation;
  };
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'animate'));
  const { whenFollowed, testGame, send } = await openGame([sara]);
  await whenFollowed();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const react = (seatId: string) => send({ kind: 'react', seatId, teamIndex: sara.teamIndex, reaction: 'fire' });
  react('0190a000-0000-7000-8000-00000000dead');
  react(sara.id);
  expect(risen).toEqual([['fire', pack.teams[sara.teamIndex ?? 0]?.color, 'true']]);
  expect(testGame.game().seq).toBe(1);
});
