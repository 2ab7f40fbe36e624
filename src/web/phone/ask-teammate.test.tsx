import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RemoteView } from '#shared/rooms/schema.ts';
import { code, gameId, PhoneSocket, renderPhone, testChange } from '#testing/web/phone.tsx';
import { keepSeat, newToken } from './kept.ts';

const token = newToken();
const topic = `seats/${gameId}/${token}`;

beforeEach(() => keepSeat({ gameId, code, token, teamName: 'الصقور', isTaken: true }));

const teammates: RemoteView['teammates'] = [
  { id: '0190a000-0000-7000-8000-00000000000a', name: 'نورة', emblem: 'pearl', isHere: true },
  { id: '0190a000-0000-7000-8000-00000000000b', name: 'نورة 2', emblem: 'palm', isHere: false },
];
const asking: RemoteView = {
  seq: 7,
  acts: [],
  columns: [],
  options: [],
  awards: [],
  lifelines: ['askTeammate'],
  teammates,
  steals: [],
};
const { seat } = testChange();
const show = async (changes: Partial<RemoteView> = {}, version = '1') =>
  PhoneSocket.last().show(
    testChange({}, { seat: { ...seat, isRemote: true }, remote: { ...asking, ...changes } }),
    version,
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Finds a button, after the short time in which new buttons ignore presses. */
const tap = async (name: string | RegExp) => {
  const target = await button(name);
  await waitFor(() => expect(target.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(target);
};
const steps = () =>
  PhoneSocket.last()
    .presses()
    .filter((press) => JSON.stringify(press).includes('"act"'));
const step = { kind: 'act', seq: 7, act: { type: 'useLifeline', lifeline: 'askTeammate' } };
const sheet = () => screen.queryByRole('dialog', { name: 'من تسألون؟' });

it('lists the phones of the team by their names on the screen, and sends the chosen one with the step [HINT-1, ROOM-6]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPhone();
  await show();
  await tap('اسأل زميلك');
  const listed = within(sheet() as HTMLElement).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual(['نورة', 'نورة 2غير متصل']);
  await tap(/^نورة 2/);
  expect(steps()).toEqual([{ topic, data: { ...step, askedSeatId: teammates[1]?.id } }]);
  expect(sheet()).toBeNull();
  expect((await button('اسأل زميلك')).getAttribute('aria-busy')).toBe('true');
});

it('asks a teammate without a phone as before, in English too [ROOM-6]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPhone();
  await show();
  await userEvent.click(await button('القائمة'));
  await userEvent.click(await button('English'));
  await tap('Ask a teammate');
  const listed = within(screen.getByRole('dialog', { name: 'Who do you want to ask?' })).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual(['نورة', 'نورة 2Away']);
  await tap('A teammate without a phone');
  expect(steps()).toEqual([{ topic, data: step }]);
});

it('ignores the second of two quick taps [ROOM-6]', async () => {
  renderPhone();
  await show();
  const open = await button('اسأل زميلك');
  vi.useFakeTimers();
  act(() => open.click());
  const first = screen.getByRole('button', { name: 'نورة' });
  act(() => first.click());
  expect(steps()).toEqual([]);
  act(() => void vi.advanceTimersByTime(350));
  act(() => first.click());
  expect(steps()).toHaveLength(1);
});

it('lists no phones any more once the step has passed [ROOM-6]', async () => {
  renderPhone();
  await show();
  await userEvent.click(await button('اسأل زميلك'));
  expect(sheet()).not.toBeNull();
  await show({ seq: 8 }, '2');
  expect(sheet()).toBeNull();
});

it('asks for a second tap where the team has no phone, also on a server of an earlier release [ROOM-6]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPhone();
  const { teammates: _, ...older } = asking;
  await PhoneSocket.last().show(testChange({}, { seat: { ...seat, isRemote: true }, remote: older }));
  await tap('اسأل زميلك');
  expect([sheet(), steps()]).toEqual([null, []]);
  await tap(/^اسأل زميلك/);
  expect(steps()).toEqual([{ topic, data: step }]);
});
