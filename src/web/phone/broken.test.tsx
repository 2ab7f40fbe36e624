import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { code, gameId, PhoneSocket, renderPhone, testChange } from '#testing/web/phone.tsx';
import { keepSeat, newToken } from './kept.ts';
import { PhoneLanguage } from './language.tsx';
import { PageBoundary } from './page-boundary.tsx';

vi.mock('./role-view.tsx', () => {
  throw new Error('this file is gone');
});

beforeEach(() => keepSeat({ gameId, code, token: newToken(), teamName: 'الصقور', isTaken: true }));

it('offers to load the page again after the remote failed to load three times [ROOM-6]', async () => {
  vi.useFakeTimers();
  renderPhone();
  const { seat } = testChange();
  await PhoneSocket.last().show(testChange({}, { seat: { ...seat, isRemote: true } }));
  for (let seconds = 0; seconds < 20; seconds += 1)
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(1000);
    });
  expect(screen.getByText('لم تكتمل الصفحة على جوالك.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'أعد فتح الصفحة' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'الدور لفريق اللؤلؤ' })).toBeTruthy();
});

it('offers to load a page again that could not be drawn [ROOM-2]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Faulty = () => {
    throw new Error('a fault of the page');
  };
  render(
    <PhoneLanguage>
      <PageBoundary>
        <Faulty />
      </PageBoundary>
    </PhoneLanguage>,
  );
  expect(screen.getByRole('alert').textContent).toBe('تعطّلت الصفحة، ومقعدك محفوظ.');
  expect(screen.getByRole('button', { name: 'أعد فتح الصفحة' })).toBeTruthy();
});

const { seat, view } = testChange();
const newer = (changes: object) => ({ ...testChange({ currentTeamIndex: 0 }), ...changes });

it.each([
  ['a question without a value', newer({ view: { ...view, question: { category: null } } })],
  ['a question of another shape', newer({ view: { ...view, question: 'q1' } })],
  ['a team without points', newer({ view: { ...view, teams: [{ name: 'الصقور' }] } })],
  ['a remote without tiles', newer({ remote: { seq: 3, acts: [] } })],
  ['a judge without an answer', newer({ judge: { answer: null } })],
  ['a seat without a name', newer({ seat: { ...seat, name: null } })],
])('keeps what it shows where a newer server sends %s [ROOM-4]', async (_, data) => {
  renderPhone();
  await PhoneSocket.last().show(testChange());
  await PhoneSocket.last().say({ version: '2', data });
  expect(screen.getByRole('heading', { level: 2, name: 'الدور لفريق اللؤلؤ' })).toBeTruthy();
});
