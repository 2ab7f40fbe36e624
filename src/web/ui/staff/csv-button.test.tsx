import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { saveList, type LoadPage } from '../../lib/save-list.ts';
import { renderPage } from '#testing/web/render.tsx';
import { keepSavedFiles } from '#testing/web/saved-files.ts';
import { CsvButton } from './csv-button.tsx';
import { Toaster } from '../toaster.tsx';

let saved: readonly Blob[];
beforeEach(() => {
  saved = keepSavedFiles();
});

interface Person {
  readonly name: string;
  readonly games: number;
}
const pages: Readonly<Record<string, { items: Person[]; nextCursor: string | null }>> = {
  first: { items: [{ name: '=1+1', games: 3 }], nextCursor: 'second' },
  second: { items: [{ name: 'نورة, "بو"', games: 0 }], nextCursor: null },
};
const show = (load: LoadPage<Person>) =>
  renderPage(
    <>
      <CsvButton
        isEmpty={false}
        save={() =>
          saveList(
            'الحسابات',
            [
              ['الاسم', ({ name }) => name],
              ['الألعاب', ({ games }) => games],
            ],
            load,
          )
        }
      />
      <Toaster />
    </>,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'نزّل CSV' }));

it('saves all that a list finds, page after page, and no cell can become a formula [ADM-1]', async () => {
  await show((cursor) => Promise.resolve(pages[cursor ?? 'first'] ?? { items: [], nextCursor: null }));
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toBe('\ufeffالاسم,الألعاب\r\n\'=1+1,3\r\n"نورة, ""بو""",0\r\n');
});

it('reports a page that fails to load, and saves no partial file [ADM-1]', async () => {
  await show((cursor) =>
    cursor === null
      ? Promise.resolve(pages['first'] ?? { items: [], nextCursor: null })
      : Promise.reject(new Error('no network')),
  );
  await press();
  expect(await screen.findByText('تعذّر التنزيل')).toBeTruthy();
  expect(saved).toEqual([]);
});
