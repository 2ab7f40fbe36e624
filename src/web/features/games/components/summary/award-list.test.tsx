import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Awarded } from '#shared/rooms/schema.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { renderPage } from '#testing/web/render.tsx';
import { loadRoomTexts } from '../../../../lib/language.ts';
import { AwardSection } from './award-list.tsx';

const pack = samplePack({ kind: 'text' });
const asking = `GET /api/games/${pack.gameId}/room/awards`;
const seat = (number: number, name: string, teamIndex: number) =>
  ({ id: `b6a1c2d3-0000-4000-8000-00000000000${number}`, name, teamIndex, emblem: 'palm' }) as const;

async function show(awards: readonly Awarded[], language: 'ar' | 'en' = 'ar') {
  await loadRoomTexts();
  return renderPage(<AwardSection gameId={pack.gameId} pack={pack} />, {
    language,
    answers: { [asking]: { body: { awards } } },
  });
}

const awards: Awarded[] = [
  { award: { kind: 'buzzer', ms: 420 }, seats: [seat(1, 'نورة', 0), seat(2, 'فهد', 1)] },
  { award: { kind: 'teammate', sure: 'sure', count: 2 }, seats: [seat(1, 'نورة', 0)] },
  { award: { kind: 'votes', count: 4 }, seats: [seat(2, 'فهد', 1)] },
];

it.each([
  ['ar', 'نجوم الجوالات', ['خلال 0.42 ثانية', 'تلميحان صحيحان بلا شك', '4 أصوات صحيحة']],
  ['en', 'Stars of the phones', ['in 0.42 s', '2 right hints (certain)', '4 right votes']],
] as const)('names each award, its seats and what it is for in %s [AWARD-1]', async (language, title, details) => {
  await show(awards, language);
  const section = (await screen.findByRole('heading', { name: title })).closest('section');
  const found = within(section ?? document.body);
  for (const detail of details) expect(found.getByText(detail)).toBeTruthy();
  expect(found.getAllByText('نورة')).toHaveLength(2);
  expect(found.getAllByText('فهد').map((name) => name.closest('li')?.dataset['team'])).toEqual([
    pack.teams[1]?.color,
    pack.teams[1]?.color,
  ]);
});

it('shows nothing for a game without awards [AWARD-1]', async () => {
  const { sent } = await show([]);
  await waitFor(() => expect(sent.map(({ key }) => key)).toContain(asking));
  expect(screen.queryByRole('heading')).toBeNull();
});
