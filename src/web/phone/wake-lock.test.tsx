import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { code, gameId, PhoneSocket, renderPhone, testChange } from '#testing/web/phone.tsx';
import { keepSeat, newToken } from './kept.ts';

beforeEach(() => keepSeat({ gameId, code, token: newToken(), teamName: 'الصقور', isTaken: true }));

/** A browser's lock on the display, which can refuse it; `locks` are those that it gave. */
function fakeWakeLock() {
  const locks: { isHeld: boolean }[] = [];
  const browser = { isRefusing: false, asked: 0 };
  const request = (type: string) => {
    expect(type).toBe('screen');
    browser.asked += 1;
    if (browser.isRefusing) return Promise.reject(new DOMException('the battery is low', 'NotAllowedError'));
    const lock = { isHeld: true };
    locks.push(lock);
    const release = () => {
      lock.isHeld = false;
      return Promise.resolve();
    };
    return Promise.resolve({ release });
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  return { browser, held: () => locks.filter(({ isHeld }) => isHeld).length, locks };
}

const turnOf = (currentTeamIndex: number, version: string) =>
  PhoneSocket.last().show(testChange({ currentTeamIndex }), version);
const showVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
};
/** Waits until the seat is shown with all its parts. */
const ownTurn = async () => {
  await screen.findByRole('button', { name: 'القائمة' });
  expect(screen.getByRole('heading', { level: 2, name: 'دوركم الآن' })).toBeTruthy();
};

it('keeps the display on in the own team’s turn alone', async () => {
  const { browser, held } = fakeWakeLock();
  renderPhone();
  await turnOf(1, '1');
  expect(browser.asked).toBe(0);
  await turnOf(0, '2');
  await ownTurn();
  expect([browser.asked, held()]).toEqual([1, 1]);
  await turnOf(1, '3');
  expect([browser.asked, held()]).toEqual([1, 0]);
});

it('keeps the display on again once the page is seen, since the browser has let it go', async () => {
  const { browser, held, locks } = fakeWakeLock();
  renderPhone();
  await turnOf(0, '1');
  await ownTurn();
  await showVisibility('hidden');
  for (const lock of locks) lock.isHeld = false;
  expect(browser.asked).toBe(1);
  await showVisibility('visible');
  expect([browser.asked, held()]).toEqual([2, 1]);
  await turnOf(1, '2');
  expect(held()).toBe(0);
  await showVisibility('visible');
  expect(browser.asked).toBe(2);
});

it('asks for nothing while the page is hidden, until it is seen', async () => {
  const { browser, held } = fakeWakeLock();
  renderPhone();
  await turnOf(1, '1');
  await showVisibility('hidden');
  await turnOf(0, '2');
  await ownTurn();
  expect(browser.asked).toBe(0);
  await showVisibility('visible');
  expect([browser.asked, held()]).toEqual([1, 1]);
});

it('plays on where the browser refuses, and asks again when the page is seen', async () => {
  const { browser, held } = fakeWakeLock();
  browser.isRefusing = true;
  renderPhone();
  await turnOf(0, '1');
  await ownTurn();
  expect([browser.asked, held()]).toEqual([1, 0]);
  browser.isRefusing = false;
  await showVisibility('visible');
  expect([browser.asked, held()]).toEqual([2, 1]);
});

it('keeps no lock that the browser gives after the turn has passed', async () => {
  const given: (() => void)[] = [];
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const request = () => new Promise((give) => given.push(() => give({ release })));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  renderPhone();
  await turnOf(0, '1');
  await ownTurn();
  await turnOf(1, '2');
  expect(release).not.toHaveBeenCalled();
  await act(async () => {
    given[0]?.();
    await Promise.resolve();
  });
  expect(release).toHaveBeenCalledTimes(1);
});

it('keeps the display on for the remote in every turn [ROOM-6]', async () => {
  const { held } = fakeWakeLock();
  renderPhone();
  const { seat } = testChange();
  const remote = { seq: 1, acts: [], columns: [], options: [], awards: [], lifelines: [], steals: [] };
  await PhoneSocket.last().show(testChange({}, { seat: { ...seat, isRemote: true }, remote }));
  await screen.findByRole('region', { name: 'الريموت معك' });
  expect(held()).toBe(1);
});
