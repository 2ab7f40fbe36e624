import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { code, gameId, openRoom, PhoneSocket, renderPhone, testChange } from '#testing/web/phone.tsx';
import { keepSeat, newToken } from './kept.ts';

const token = newToken();
const topic = `seats/${gameId}/${token}`;
const reacted = (reaction: string) => ({ topic, data: { kind: 'react', reaction } });
const reactions = () =>
  PhoneSocket.last()
    .presses()
    .filter((press) => (press as { data: { kind: string } }).data.kind === 'react');

beforeEach(() => keepSeat({ gameId, code, token, teamName: 'الصقور', isTaken: true }));

async function openBar(changes: Parameters<typeof testChange>[1] = {}) {
  renderPhone(openRoom);
  await PhoneSocket.last().show(testChange({}, { mayReact: true, ...changes }));
  const bar = within(await screen.findByRole('group', { name: 'تفاعلوا مع اللعب' }));
  return (name: string) => bar.getByRole('button', { name });
}

it('has six reactions on the phone of every seat, also of an onlooker that judges [CHEER-1]', async () => {
  const { seat } = testChange();
  await openBar({ seat: { ...seat, teamIndex: null, isJudge: true } });
  const names = within(screen.getByRole('group', { name: 'تفاعلوا مع اللعب' })).getAllByRole('button');
  expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
    'أحسنتم',
    'ضحكة',
    'نار',
    'قلب',
    'ما شاء الله',
    'يا خسارة',
  ]);
});

it('shows a press at once, and rests for the rest of the half second [CHEER-1]', async () => {
  const button = await openBar();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button('قلب'));
  expect(button('قلب').hasAttribute('data-pressed')).toBe(true);
  expect(button('نار').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('نار'));
  expect(reactions()).toEqual([reacted('heart')]);
  act(() => void vi.advanceTimersByTime(500));
  expect(button('قلب').hasAttribute('data-pressed')).toBe(false);
  fireEvent.click(button('نار'));
  expect(reactions()).toEqual([reacted('heart'), reacted('fire')]);
});

it('sends nothing without a connection, and keeps nothing for later [CHEER-1]', async () => {
  const button = await openBar();
  act(() => PhoneSocket.last().fail());
  fireEvent.click(button('قلب'));
  expect(button('قلب').hasAttribute('data-pressed')).toBe(false);
  expect(button('قلب').getAttribute('aria-disabled')).toBe('true');
  expect(reactions()).toEqual([]);
});

it('goes away once the host mutes reactions, and while the game stands still [CHEER-2]', async () => {
  await openBar();
  await PhoneSocket.last().show(testChange(), '2');
  expect(screen.queryByRole('group', { name: 'تفاعلوا مع اللعب' })).toBeNull();
});
