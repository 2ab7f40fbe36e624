import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testGang, testTable } from '#testing/web/gang.ts';
import { renderPage } from '#testing/web/render.tsx';
import { loadGangTexts } from '../../../lib/language.ts';
import { peopleOf } from '../people.ts';
import { TitleList } from './title-list.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('lets a keyboard reach the row of titles while it scrolls, and stops at no row that fits [GANG-7]', async () => {
  const measures: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        measures.push(measure);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(560);
  await loadGangTexts();
  await renderPage(<TitleList titles={testTable().titles} people={peopleOf(testGang().members, { alias: String })} />);
  const row = screen.getByRole('list', { name: 'الألقاب' });
  row.focus();
  expect(document.activeElement).toBe(row);
  width.mockReturnValue(360);
  act(() => {
    for (const measure of measures) measure();
  });
  expect(row.hasAttribute('tabindex')).toBe(false);
});
