import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';
import { code, gameId, PhoneSocket, renderPhone, testChange } from '#testing/web/phone.tsx';
import { keepSeat, newToken } from '../kept.ts';

const token = newToken();
const topic = `seats/${gameId}/${token}`;
const startsAt = 1_800_000_000_000;
const leadMs = 1400;
const opensAt = startsAt + leadMs;
const task: Extract<SeatTask, { kind: 'buzz' }> = {
  kind: 'buzz',
  key: 'c1.1.question.steal',
  opensAt,
  until: opensAt + 5000,
};
const asTaker = (changes: Partial<typeof task> = {}) =>
  testChange({ phase: 'question', currentTeamIndex: 1 }, { task: { ...task, ...changes } });

beforeAll(() => import('./task-screen.tsx'));
beforeEach(() => {
  vi.useFakeTimers({ now: startsAt });
  keepSeat({ gameId, code, token, teamName: 'الصقور', isTaken: true });
});

const button = () => screen.getByRole('button', { name: 'أنا أعرف!' });
const isBlocked = () => button().getAttribute('aria-disabled') === 'true';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const buzzes = () =>
  PhoneSocket.last()
    .presses()
    .filter((press) => (press as { data: { kind: string } }).data.kind === 'buzz');
const buzzAt = (at: number | null) => ({ topic, data: { kind: 'buzz', task: task.key, at } });
/** As a finger does: the button gets its touch and, when it is lifted, a click. */
const touch = () => fireEvent.pointerDown(button(), { button: 0 });
const lift = () => fireEvent.click(button(), { detail: 1 });
const pressKey = () => fireEvent.click(button(), { detail: 0 });

/** The page of a player, which knows the server's time: `startsAt` now. */
async function openPhone({ knowsTime = true } = {}) {
  renderPhone();
  await PhoneSocket.last().show(testChange());
  if (knowsTime) act(() => PhoneSocket.last().sayTime(startsAt));
  await PhoneSocket.last().show(asTaker(), '2');
  await pass(0);
}

it('opens the button at the server’s time at which the steal opens [BUZZ-6]', async () => {
  await openPhone();
  expect(isBlocked()).toBe(true);
  expect(screen.getByText('استعدّوا…')).toBeTruthy();
  touch();
  lift();
  await pass(leadMs - 1);
  touch();
  lift();
  expect([isBlocked(), buzzes()]).toEqual([true, []]);
  await pass(1);
  expect(isBlocked()).toBe(false);
  expect(screen.getByText('عندكم الجواب؟ اسبقوا غيركم.')).toBeTruthy();
});

it('is in the colour of its team [BUZZ-6]', async () => {
  await openPhone();
  expect(button().closest('[data-team]')?.getAttribute('data-team')).toBe('coral');
});

it('counts the touch once, with its time, not its end [BUZZ-6]', async () => {
  await openPhone();
  await pass(leadMs + 320);
  touch();
  expect(buzzes()).toEqual([buzzAt(opensAt + 320)]);
  expect(isBlocked()).toBe(true);
  expect(screen.getByText('ضغطت. العين على الشاشة.')).toBeTruthy();
  lift();
  touch();
  lift();
  expect(buzzes()).toHaveLength(1);
});

it('takes the end of a long touch for no second press [BUZZ-6]', async () => {
  await openPhone();
  await pass(leadMs + 320);
  touch();
  await pass(2000);
  expect(isBlocked()).toBe(false);
  lift();
  expect(buzzes()).toHaveLength(1);
});

it('takes no touch from before the opening, lifted after it [BUZZ-6]', async () => {
  await openPhone();
  await pass(leadMs - 5);
  touch();
  await pass(50);
  lift();
  expect(buzzes()).toEqual([]);
  touch();
  expect(buzzes()).toEqual([buzzAt(opensAt + 45)]);
});

it('takes keys and screen readers, which give a click alone [BUZZ-6]', async () => {
  await openPhone();
  await pass(leadMs + 700);
  pressKey();
  expect(buzzes()).toEqual([buzzAt(opensAt + 700)]);
});

it('takes a click without a touch before it, and no other button of a mouse [BUZZ-6]', async () => {
  await openPhone();
  await pass(leadMs + 700);
  fireEvent.pointerDown(button(), { button: 2 });
  fireEvent.pointerCancel(button());
  expect(buzzes()).toEqual([]);
  lift();
  expect(buzzes()).toHaveLength(1);
});

it('takes another press after 1.5 s, for a screen that has not got the first [BUZZ-6]', async () => {
  await openPhone();
  await pass(leadMs + 100);
  pressKey();
  await pass(1400);
  pressKey();
  expect(buzzes()).toHaveLength(1);
  await pass(100);
  expect(screen.getByText('عندكم الجواب؟ اسبقوا غيركم.')).toBeTruthy();
  pressKey();
  expect(buzzes()).toEqual([buzzAt(opensAt + 100), buzzAt(opensAt + 1600)]);
});

it('takes no press without a connection, and forgets it [BUZZ-6]', async () => {
  await openPhone();
  await pass(leadMs + 100);
  const lost = PhoneSocket.last();
  act(() => lost.fail());
  expect(isBlocked()).toBe(true);
  touch();
  lift();
  await pass(3000);
  expect(PhoneSocket.last()).not.toBe(lost);
  await PhoneSocket.last().show(asTaker(), '3');
  expect([isBlocked(), buzzes()]).toEqual([false, []]);
});

it('waits and is usable again when undo opens the steal once more [BUZZ-6]', async () => {
  await openPhone();
  await pass(leadMs + 100);
  pressKey();
  const again = opensAt + 1000;
  await PhoneSocket.last().show(asTaker({ opensAt: again, until: again + 5000 }), '3');
  expect(isBlocked()).toBe(true);
  await pass(900);
  expect(isBlocked()).toBe(false);
  pressKey();
  expect(buzzes()).toEqual([buzzAt(opensAt + 100), buzzAt(again)]);
});

it('opens after half a second where it does not learn the server’s time, and says no time then [BUZZ-6]', async () => {
  await openPhone({ knowsTime: false });
  await pass(400);
  expect(isBlocked()).toBe(true);
  await pass(100);
  expect(isBlocked()).toBe(false);
  pressKey();
  expect(buzzes()).toEqual([buzzAt(null)]);
});

it('waits for the time that it learns meanwhile [BUZZ-6]', async () => {
  await openPhone({ knowsTime: false });
  await pass(200);
  act(() => PhoneSocket.last().sayTime(startsAt + 100));
  await pass(1100);
  expect(isBlocked()).toBe(true);
  await pass(100);
  expect(isBlocked()).toBe(false);
});

it('measures the server’s time again, which wakes a sleeping radio [BUZZ-6]', async () => {
  await openPhone();
  const asked = PhoneSocket.last().clocks().length;
  await PhoneSocket.last().show(testChange(), '3');
  await PhoneSocket.last().show(asTaker(), '4');
  await pass(0);
  expect(PhoneSocket.last().clocks().length).toBe(asked + 1);
});

const mark = () => document.querySelector('[data-receipt]')?.getAttribute('data-receipt') ?? null;

it('marks a press as on its way until the server has it [VOTE-3]', async () => {
  await openPhone();
  await PhoneSocket.last().show({ ...asTaker(), givesReceipts: true }, '3');
  await pass(leadMs + 100);
  expect(mark()).toBeNull();
  pressKey();
  expect(mark()).toBe('waiting');
  await PhoneSocket.last().say({ event: { received: buzzAt(opensAt + 100).data } });
  expect(mark()).toBe('received');
  await pass(1500);
  expect(screen.queryByText(/لم تصل ضغطتك/)).toBeNull();
});

it('says after 1.5 s that a press did not arrive, and takes another [VOTE-3]', async () => {
  await openPhone();
  await PhoneSocket.last().show({ ...asTaker(), givesReceipts: true }, '3');
  await pass(leadMs + 100);
  pressKey();
  await pass(1500);
  expect(screen.getByText(/لم تصل ضغطتك/).getAttribute('role')).toBe('status');
  expect(mark()).toBe('late');
  pressKey();
  expect([mark(), buzzes()]).toEqual(['waiting', [buzzAt(opensAt + 100), buzzAt(opensAt + 1600)]]);
});

it('shows no mark with a server of an earlier release [VOTE-3]', async () => {
  await openPhone();
  await pass(leadMs + 100);
  pressKey();
  expect(mark()).toBeNull();
});
