import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';
import { code, gameId, PhoneSocket, renderPhone, testChange } from '#testing/web/phone.tsx';
import { keepSeat, newToken } from '../kept.ts';

const token = newToken();
beforeEach(() => keepSeat({ gameId, code, token, teamName: 'الصقور', isTaken: true }));

type ActorTask = Extract<SeatTask, { kind: 'actor' }>;
const key = 'cell.1.question.own';
const word = { ar: 'طائرة ورقية', en: 'Kite' };
const forbidden = [{ ar: 'خيط', en: 'String' }];
const own = { part: 'own', actorId: 'me', word, forbidden: null, isClockWaiting: true } as const;

let version = 0;
async function show(changes: Partial<ActorTask> = {}, of: Parameters<typeof testChange>[1] = {}) {
  version += 1;
  const task: ActorTask = {
    ...{ kind: 'actor', key, part: 'free', actorId: null, word: null, forbidden: null, isClockWaiting: true },
    ...changes,
  };
  await PhoneSocket.last().show(testChange({ currentTeamIndex: 0 }, { task, ...of }), `${version}`);
}
const open = (...args: Parameters<typeof show>) => {
  renderPhone();
  return show(...args);
};
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const presses = () =>
  PhoneSocket.last()
    .presses()
    .map((sent) => (sent as { data: { kind: string } }).data)
    .filter(({ kind }) => kind !== 'here');

it('takes the part with one press, and names the teammate who has it [ACTOR-1]', async () => {
  await open();
  await press('أنا لها');
  expect((await button('أنا لها')).getAttribute('aria-busy')).toBe('true');
  await press('أنا لها');
  expect(presses()).toEqual([{ kind: 'act-it', task: key }]);
  const fahad = { id: 'f', name: 'فهد', emblem: 'oryx', isCaptain: false, isHere: true } as const;
  await show({ part: 'other', actorId: 'f' }, { teammates: [fahad] });
  expect(screen.getByText('الكلمة عند فهد')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'أنا لها' })).toBeNull();
});

it('shows the word after a tap, and hides it by the next, by itself, or when the page is left [ACTOR-1]', async () => {
  await open({ ...own, forbidden });
  await button('أظهر الكلمة');
  expect(screen.queryByText(word.ar)).toBeNull();
  await press('أظهر الكلمة');
  expect(screen.getByText(word.ar)).toBeTruthy();
  expect(screen.getByText('خيط')).toBeTruthy();
  await press('أخفِها');
  expect(screen.queryByText(word.ar)).toBeNull();
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'أظهر الكلمة' }));
  expect(screen.getByText(word.ar)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(7000));
  expect(screen.queryByText(word.ar)).toBeNull();
  vi.useRealTimers();
  await press('أظهر الكلمة');
  act(() => void window.dispatchEvent(new Event('blur')));
  expect(screen.queryByText(word.ar)).toBeNull();
});

it('starts the clock once the word was seen, and only while it waits [ACTOR-1]', async () => {
  await open(own);
  expect(await button('قرأتها، ابدأ الوقت')).toHaveProperty('disabled', true);
  await press('أظهر الكلمة');
  await press('قرأتها، ابدأ الوقت');
  expect(presses()).toEqual([{ kind: 'ready', task: key }]);
  await show({ ...own, isClockWaiting: false });
  expect(screen.queryByRole('button', { name: 'قرأتها، ابدأ الوقت' })).toBeNull();
  expect(screen.getByText(word.ar)).toBeTruthy();
});

it('forgets the word with the part [ACTOR-1]', async () => {
  await open(own);
  await press('أظهر الكلمة');
  await show();
  expect(screen.queryByText(word.ar)).toBeNull();
  expect(await button('أنا لها')).toBeTruthy();
});
