import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SeatCard } from '#shared/rooms/schema.ts';
import { keepSavedFiles } from '#testing/web/saved-files.ts';
import { code, gameId, openRoom, PhoneSocket, renderPhone, testChange } from '#testing/web/phone.tsx';
import * as picture from './card-picture.ts';
import { keepSeat, newToken } from './kept.ts';

beforeEach(() => keepSeat({ gameId, code, token: newToken(), teamName: 'الصقور', isTaken: true }));

const card: SeatCard = {
  place: 1,
  votes: 7,
  votesRight: 5,
  hintsRight: 0,
  fastestMs: 424,
  awards: [{ kind: 'votes', count: 5 }],
};

async function finish(own: SeatCard | null) {
  const draw = vi.spyOn(picture, 'drawCard').mockImplementation(() => Promise.resolve(new Blob(['png'])));
  renderPhone(openRoom);
  await PhoneSocket.last().show(testChange({ phase: 'result', outcome: 'finished', winners: [0] }, { card: own }));
  return draw;
}

it('shows its team’s place, its award and its own numbers at the end [AWARD-2]', async () => {
  await finish(card);
  const own = within(await screen.findByRole('region', { name: 'بطاقتك' }));
  for (const text of ['نورة', 'المركز الأول', 'أصوب رأي', '5 أصوات صحيحة', 'الأصوات الصحيحة: 5 من 7'])
    expect(own.getByText(text)).toBeTruthy();
  expect(own.getByText('أسرع ضغطة لك 0.42 ثانية')).toBeTruthy();
  expect(own.queryByText(/تلميح/)).toBeNull();
});

it('has no card for an onlooker, and none before the result [AWARD-2]', async () => {
  await finish(null);
  expect(screen.queryByRole('region', { name: 'بطاقتك' })).toBeNull();
});

it('is shared as a picture by the phone’s own sheet [AWARD-2]', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { canShare: () => true, share }));
  const draw = await finish(card);
  await userEvent.click(await screen.findByRole('button', { name: 'شارك بطاقتك' }));
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('siraj-card.png');
  expect(draw.mock.lastCall?.[0]).toMatchObject({
    name: 'نورة',
    team: 'الصقور',
    place: 'المركز الأول',
    direction: 'rtl',
  });
});

it('is saved where the phone shares no files [AWARD-2]', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await finish(card);
  await act(() => Promise.resolve());
  await userEvent.click(await screen.findByRole('button', { name: 'احفظ بطاقتك صورة' }));
  expect(saved).toEqual(['siraj-card.png']);
  expect(screen.getByText('حُفظت الصورة.')).toBeTruthy();
});

it('is saved, and says so, where the phone’s sheet fails, but not where its user closes it [AWARD-2]', async () => {
  const saved = keepSavedFiles();
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new DOMException('', 'AbortError')));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { canShare: () => true, share }));
  await finish(card);
  await userEvent.click(await screen.findByRole('button', { name: 'شارك بطاقتك' }));
  expect(share).toHaveBeenCalledTimes(1);
  expect(saved).toEqual([]);
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await userEvent.click(screen.getByRole('button', { name: 'شارك بطاقتك' }));
  expect(await screen.findByText('حُفظت الصورة.')).toBeTruthy();
  expect(saved).toMatchObject([{ name: 'siraj-card.png' }]);
});
