import { expect, it } from 'vitest';
import { testGang, testTable } from '#testing/web/gang.ts';
import { gangs } from '#shared/i18n/ar/gangs.ts';
import { ranksOf } from '../ranks.ts';
import { tableContentOf } from './table-content.ts';
import { tableLayout, titleHeight } from './table-layout.ts';

it('tells ranks, wins and evenings, and the titles with their holders [GANG-14]', () => {
  const table = testTable();
  const content = tableContentOf({ gang: testGang(), table, ranks: ranksOf(table.rows), language: 'ar', words: gangs });
  expect(content.title).toBe('شلّة الخميس');
  expect(content.look).toEqual({ color: 'turquoise', emblem: 'coffee' });
  expect(content.rows.map(({ rank }) => rank)).toEqual(['1', '2']);
  expect(content.rows[0]?.figures).toBe('الفوز \u20683\u2069 · 4 سهرات');
  expect(content.titles.map(({ name }) => name)).toEqual(['ملك السرقات', 'سلطان الجغرافيا']);
});

it('names those who consented alone; the others and the young have an emblem, as on the public page [GANG-14]', () => {
  const table = testTable();
  const members = testGang().members.map((member) => ({ ...member, isShown: member.name !== 'فهد' }));
  const gang = testGang({ members });
  const said = JSON.stringify(
    tableContentOf({ gang, table, ranks: ranksOf(table.rows), language: 'ar', words: gangs }),
  );
  expect(said).toContain('نورة');
  expect(said).not.toContain('فهد');
  // Young, whatever is ticked.
  expect(said).not.toContain('دانة');
  expect(said).toContain(gangs.alias('palm', 'lime'));
});

it('keeps rows above the titles, and both above the address, however many there are [GANG-14]', () => {
  for (let rows = 1; rows <= 6; rows += 1)
    for (let titles = 0; titles <= 6; titles += 1) {
      const layout = tableLayout(rows, titles);
      const end = (layout.rows.at(-1) ?? 0) + layout.rowHeight;
      expect(layout.rows[0]).toBeGreaterThanOrEqual(400);
      expect(layout.rowHeight).toBeGreaterThan(56);
      expect(end).toBeLessThanOrEqual(layout.titles[0]?.y ?? 1222);
      expect((layout.titles.at(-1)?.y ?? 0) + titleHeight).toBeLessThanOrEqual(1222);
    }
});
