import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HostRoom } from '#shared/rooms/schema.ts';
import { samplePack } from '#testing/sample-pack.ts';
import type { Answer, Answers } from '#testing/web/fake-api.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { afterPaint } from '../../../lib/after-paint.ts';
import { loadRoomTexts } from '../../../lib/language.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { GameScreen } from '../components/frame/game-screen.tsx';
import { player } from '../sound/player.ts';
import { RoomContext, type RoomOnScreen } from './room-context.tsx';
import { RoomInvitation } from './room-invitation.tsx';
import { RoomProvider } from './room-provider.tsx';
import { undoForMs } from './use-removed-seats.ts';

const pack = samplePack({ firstTeamIndex: 0 });
const opening = `POST /api/games/${pack.gameId}/room`;
const lock = `PATCH /api/games/${pack.gameId}/room`;
const seatCall = (method: string, number: number) => `${method} /api/games/${pack.gameId}/room/seats/${idOf(number)}`;
const idOf = (number: number) => `b6a1c2d3-0000-4000-8000-00000000000${number}`;

type Seat = HostRoom['seats'][number];
const seat = (number: number, name: string, teamIndex: number | null, isHere = true): Seat => ({
  id: idOf(number),
  name,
  teamIndex,
  emblem: 'palm',
  isHere,
  isRemote: false,
  isJudge: false,
  isCaptain: false,
});
const sara = seat(1, 'سارة', 0);
const hamad = seat(2, 'حمد', 1, false);
const noor = seat(3, 'نور', null);

const room = (seats: readonly Seat[] = [], isLocked = false): Answer => ({
  body: { room: { code: '004217', isLocked, seats } },
});

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
const before = window.location.href;
beforeEach(() => happyDOM.setURL('https://siraj.example/game/1'));
afterEach(() => happyDOM.setURL(before));

const openGame = (answers: Answers, options: { isAtWheel?: boolean; isWriter?: boolean } = {}) =>
  renderGame(
    <RoomProvider>
      <GameScreen notice={null} />
    </RoomProvider>,
    { pack, answers, ...options },
  );

async function openDialog(answers: Answers) {
  const rendered = await openGame(answers);
  const [tool] = await screen.findAllByRole('button', { name: 'الجوالات' });
  await userEvent.click(tool as HTMLElement);
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'الجوالات' })) };
}

it('invites phones on the wheel, with a code to scan and its digits in two groups [ROOM-1]', async () => {
  await openGame({ [opening]: room() }, { isAtWheel: true });
  const invitation = within(await screen.findByRole('region', { name: 'الجوالات' }));
  expect(invitation.getByRole('img', { name: 'رمز الدخول من الجوال' })).toBeTruthy();
  expect(invitation.getByText('004 217').getAttribute('dir')).toBe('ltr');
  expect(invitation.getByText('siraj.example/r')).toBeTruthy();
});

it('shows the names of phones under their team on the wheel, and counts onlookers [ROOM-2]', async () => {
  await openGame({ [opening]: room([sara, hamad, noor]) }, { isAtWheel: true });
  const first = (await screen.findByText('سارة')).closest('li[data-team]');
  expect(first?.textContent).toContain('الفريق 1');
  expect(first?.textContent).not.toContain('حمد');
  expect(screen.getByText('متفرج واحد')).toBeTruthy();
});

it('announces phones that join together in one line, with one sound a second [ROOM-5]', async () => {
  const play = vi.spyOn(player, 'play').mockImplementation(() => undefined);
  const now = vi.spyOn(performance, 'now');
  const shown = (seats: Seat[]) => ({ known: { code: '004217', isLocked: false, seats }, state: 'open' });
  let join: (seats: Seat[]) => void = () => undefined;
  function Wheel() {
    const [seats, setSeats] = useState<Seat[]>([]);
    join = (joined) => act(() => setSeats((before) => [...before, ...joined]));
    return (
      <RoomContext value={{ room: shown(seats), presses: 0 } as unknown as RoomOnScreen}>
        <RoomInvitation />
      </RoomContext>
    );
  }
  await loadRoomTexts();
  await renderGame(<Wheel />, { pack, isAtWheel: true, isSoundOn: true });
  now.mockReturnValue(10_000);
  join([sara, hamad]);
  expect(screen.getByText('انضمّ إلينا: سارة، حمد')).toBeTruthy();
  now.mockReturnValue(10_900);
  join([noor]);
  expect(screen.getByText('انضمّ إلينا: سارة، حمد، نور')).toBeTruthy();
  expect(play).toHaveBeenCalledTimes(1);
  now.mockReturnValue(11_000);
  join([seat(4, 'لولوة', 0)]);
  expect(screen.getByText('انضمّ إلينا: لولوة')).toBeTruthy();
  expect(play).toHaveBeenCalledTimes(2);
});

it('keeps the code in a corner of the board, where a press opens the phones [ROOM-1]', async () => {
  await openGame({ [opening]: room([sara]) });
  await userEvent.click(await screen.findByRole('button', { name: 'الجوالات، رقم الدخول 004 217، جوال واحد معنا' }));
  expect(await screen.findByRole('dialog', { name: 'الجوالات' })).toBeTruthy();
});

it('lists who is here by team, and says who is away [ROOM-5]', async () => {
  const { dialog } = await openDialog({ [opening]: room([sara, hamad, noor]) });
  const row = (name: string) => dialog.getByText(name).closest('li')?.textContent;
  expect(row('سارة')).not.toContain('غير متصل');
  expect(row('حمد')).toContain('غير متصل');
  expect(dialog.getByRole('heading', { name: 'متفرج واحد' })).toBeTruthy();
});

it('numbers two of a team who have one name, as hints and races do [ROOM-2, ROOM-3]', async () => {
  const { dialog } = await openDialog({ [opening]: room([sara, hamad, seat(4, 'سارة', 0), seat(5, 'سارة', 1)]) });
  const buttons = dialog
    .getAllByRole('button', { name: /^تعديل سارة/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(['تعديل سارة', 'تعديل سارة 2', 'تعديل سارة']);
});

it('tells an empty room how to join [ROOM-1]', async () => {
  const { dialog } = await openDialog({ [opening]: room() });
  expect(dialog.getByRole('heading', { name: 'لم ينضمّ أحد بعد' })).toBeTruthy();
  expect(dialog.getByRole('img', { name: 'رمز الدخول من الجوال' })).toBeTruthy();
});

const restoring = `${seatCall('POST', 1)}/restore`;

it('removes a phone with one press, its name too, and brings it back from its row [ROOM-3]', async () => {
  const answers = {
    [opening]: room([sara, hamad]),
    [seatCall('DELETE', 1)]: room([hamad]),
    [restoring]: room([sara, hamad]),
  };
  const { dialog, sent } = await openDialog(answers);
  await userEvent.click(dialog.getByRole('button', { name: 'إخراج سارة' }));
  expect(dialog.queryByText(/سارة/)).toBeNull();
  const undo = dialog.getByRole('button', { name: 'أعِده' });
  expect(document.activeElement).toBe(undo);
  expect(dialog.getAllByText('خرج هذا الجوال').some((line) => line.closest('[role=status]') !== null)).toBe(true);
  await userEvent.click(undo);
  expect(await dialog.findByText('سارة')).toBeTruthy();
  const { name, isRemote, isJudge, isCaptain } = sara;
  expect(sent.at(-1)).toMatchObject({ key: restoring, body: { name, isRemote, isJudge, isCaptain } });
  expect(dialog.queryByRole('button', { name: 'أعِده' })).toBeNull();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'تعديل سارة' }));
});

it('has the button that removes after the one that edits, where arrow keys do not come first [ROOM-3]', async () => {
  const { dialog } = await openDialog({ [opening]: room([sara]) });
  const remove = dialog.getByRole('button', { name: 'إخراج سارة' });
  expect(remove.previousElementSibling).toBe(dialog.getByRole('button', { name: 'تعديل سارة' }));
  expect(remove.hasAttribute('data-beside')).toBe(true);
});

it('offers the way back for 8 s, then moves the focus to the row that is next [ROOM-3]', async () => {
  const { dialog } = await openDialog({ [opening]: room([sara, hamad]), [seatCall('DELETE', 1)]: room([hamad]) });
  const remove = dialog.getByRole('button', { name: 'إخراج سارة' });
  vi.useFakeTimers();
  act(() => remove.focus());
  await act(async () => {
    remove.click();
    await vi.advanceTimersByTimeAsync(undoForMs - 1);
  });
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'أعِده' }));
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(dialog.queryByRole('button', { name: 'أعِده' })).toBeNull();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'تعديل حمد' }));
});

it('offers the way back for as long where a phone that came back is removed once more [ROOM-3]', async () => {
  const { dialog } = await openDialog({
    [opening]: room([sara, hamad]),
    [seatCall('DELETE', 1)]: room([hamad]),
    [restoring]: room([sara, hamad]),
  });
  vi.useFakeTimers();
  const pressAndWait = (name: string, ms: number) =>
    act(async () => {
      dialog.getByRole('button', { name }).click();
      await vi.advanceTimersByTimeAsync(ms);
    });
  await pressAndWait('إخراج سارة', undoForMs / 2);
  await pressAndWait('أعِده', 1000);
  await pressAndWait('إخراج سارة', undoForMs - 1);
  expect(dialog.getByRole('button', { name: 'أعِده' })).toBeTruthy();
});

it('shows a phone again that could not be removed, and says why one does not come back [ROOM-3]', async () => {
  const removals: Answer[] = [{ refusal: { status: 503, code: 'system/unavailable' } }, room([hamad])];
  const { dialog } = await openDialog({
    [opening]: room([sara, hamad]),
    [seatCall('DELETE', 1)]: () => removals.shift() ?? room([hamad]),
    [restoring]: { refusal: { status: 409, code: 'rooms/place-taken' } },
  });
  render(<Toaster />);
  await userEvent.click(dialog.getByRole('button', { name: 'إخراج سارة' }));
  expect(await dialog.findByText('سارة')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'إخراج سارة' }));
  await userEvent.click(dialog.getByRole('button', { name: 'أعِده' }));
  expect(await screen.findByText(/لم يعد له مكان/)).toBeTruthy();
});

it('renames a phone, and refuses a name that is too long before asking [ROOM-3]', async () => {
  const answers = { [opening]: room([sara]), [seatCall('PATCH', 1)]: room([{ ...sara, name: 'أم علي' }]) };
  const { dialog, sent } = await openDialog(answers);
  await userEvent.click(dialog.getByRole('button', { name: 'تعديل سارة' }));
  const field = dialog.getByRole('textbox', { name: 'الاسم' });
  await userEvent.clear(field);
  await userEvent.type(field, 'اسم أطول من ستة عشر حرفًا{Enter}');
  expect(dialog.getByRole('alert').textContent).toContain('الاسم طويل');
  await userEvent.clear(field);
  await userEvent.type(field, 'أم علي{Enter}');
  expect(await dialog.findByText('أم علي')).toBeTruthy();
  expect(sent.filter(({ key }) => key === seatCall('PATCH', 1)).map(({ body }) => body)).toEqual([{ name: 'أم علي' }]);
});

it('moves a phone to another team, or makes it an onlooker [ROOM-3]', async () => {
  const answers = { [opening]: room([sara]), [seatCall('PATCH', 1)]: room([{ ...sara, teamIndex: null }]) };
  const { dialog, sent } = await openDialog(answers);
  await userEvent.click(dialog.getByRole('button', { name: 'تعديل سارة' }));
  expect(dialog.getByRole('button', { name: 'الفريق 1' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(dialog.getByRole('button', { name: 'متفرج' }));
  expect(await dialog.findByRole('heading', { name: 'متفرج واحد' })).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ teamIndex: null });
});

it('locks the room: its code is gone from the dialog [ROOM-3]', async () => {
  const { dialog, sent } = await openDialog({ [opening]: room([sara]), [lock]: room([sara], true) });
  await userEvent.click(dialog.getByRole('switch', { name: /^أقفل الدخول/ }));
  expect(await dialog.findByRole('heading', { name: 'الدخول مقفل' })).toBeTruthy();
  expect(dialog.queryByRole('img', { name: 'رمز الدخول من الجوال' })).toBeNull();
  expect(sent.at(-1)?.body).toEqual({ isLocked: true });
});

it('removes all onlookers at once, after asking, and leaves the rest where one fails [ROOM-3]', async () => {
  const judge = { ...seat(5, 'علي', null), isJudge: true };
  const lulwa = seat(4, 'لولوة', null);
  const fahd = seat(6, 'فهد', null);
  const answers = {
    [opening]: room([sara, noor, lulwa, judge, fahd]),
    [seatCall('DELETE', 3)]: room([sara, lulwa, judge, fahd]),
    [seatCall('DELETE', 4)]: { refusal: { status: 404, code: 'rooms/seat-gone' } } as const,
  };
  const { dialog, sent } = await openDialog(answers);
  await userEvent.click(dialog.getByRole('button', { name: 'أخرج كل المتفرجين' }));
  const question = within(screen.getByRole('dialog', { name: 'إخراج المتفرجين؟' }));
  expect(question.getByText(/^عددهم 3\./)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'أخرجهم' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'إخراج المتفرجين؟' })).toBeNull());
  const removals = sent.filter(({ key }) => key.startsWith('DELETE')).map(({ key }) => key);
  expect(removals).toEqual([seatCall('DELETE', 3), seatCall('DELETE', 4)]);
  expect(dialog.queryByText('نور')).toBeNull();
  expect(dialog.getByText('فهد')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'أخرج كل المتفرجين' })).toBeNull();
});

it('lets the host try again where the room could not be opened, while the board stays [ROOM-5]', async () => {
  const answers: Answer[] = [{ refusal: { status: 503, code: 'rooms/no-free-code' } }];
  const { dialog } = await openDialog({ [opening]: () => answers.shift() ?? room() });
  expect(document.querySelectorAll('button[data-cell]').length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByRole('button', { name: 'أعد المحاولة' }));
  expect(await dialog.findByText('004 217')).toBeTruthy();
});

it('says on the board that the phones are away while the network is, and nothing where there are none [ROOM-5]', async () => {
  const shown = async (seats: readonly Seat[]) => {
    const { unmount } = await openGame({ [opening]: room(seats) });
    const chip = () => document.querySelector('[data-place="board"]')?.textContent ?? null;
    await waitFor(() => expect(chip()).not.toBeNull());
    const setOnline = (isOnline: boolean) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    };
    setOnline(false);
    const offline = chip();
    setOnline(true);
    await waitFor(() => expect(chip()).toContain('004 217'));
    unmount();
    return offline;
  };
  expect(await shown([sara])).toBe('الجوالات غير متصلة');
  expect(await shown([])).toBeNull();
});

/** Waits until the parts that load after the first paint would be here and would have called the server. */
const afterRoomsCouldCome = () =>
  act(async () => {
    await new Promise<void>(afterPaint);
    await import('./room-parts.ts');
    await new Promise<void>(afterPaint);
  });

it('asks for the room once, after the first paint', async () => {
  const { sent } = await openGame({ [opening]: room() });
  expect(sent.some(({ key }) => key === opening)).toBe(false);
  await afterRoomsCouldCome();
  expect(sent.filter(({ key }) => key === opening)).toHaveLength(1);
});

it('shows nothing of phones on a device that watches', async () => {
  const { sent } = await openGame({ [opening]: room() }, { isWriter: false });
  await afterRoomsCouldCome();
  expect(screen.queryByRole('button', { name: /الجوالات/ })).toBeNull();
  expect(sent.some(({ key }) => key === opening)).toBe(false);
});

it('shows nothing of phones where they cannot open the address [ROOM-1]', async () => {
  happyDOM.setURL('http://localhost:3000/game/1');
  const { sent } = await openGame({ [opening]: room() });
  await afterRoomsCouldCome();
  expect(screen.queryByRole('button', { name: /الجوالات/ })).toBeNull();
  expect(sent.some(({ key }) => key === opening)).toBe(false);
});
