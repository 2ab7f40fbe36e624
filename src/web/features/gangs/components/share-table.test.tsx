import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { testGang, testTable } from '#testing/web/gang.ts';
import { fakeApp } from '#testing/web/fake-app.ts';
import { renderPage } from '#testing/web/render.tsx';
import { keepSavedFiles } from '#testing/web/saved-files.ts';
import { loadGangTexts } from '../../../lib/language.ts';
import * as picture from '../picture/table-picture.ts';
import { ShareTable } from './share-table.tsx';

const open = async () => {
  await loadGangTexts();
  await renderPage(<ShareTable gang={testGang()} table={testTable({ season: '2025-11' })} />);
  await userEvent.click(screen.getByRole('button', { name: 'مشاركة الجدول صورةً' }));
};

it('saves the picture in one press where the device shares no files [GANG-14]', async () => {
  const files = keepSavedFiles();
  const draw = vi.spyOn(picture, 'drawTable').mockResolvedValue(new Blob(['png']));
  await open();
  await waitFor(() => expect(draw.mock.lastCall?.[0]).toMatchObject({ season: 'نوفمبر 2025', direction: 'rtl' }));
  expect(draw.mock.lastCall?.[1]('dhow')).toHaveLength(2);
  await waitFor(() => expect(files).toHaveLength(1));
});

it('shares the table as text by the app, whose web view can hand over no picture [GANG-14]', async () => {
  const app = fakeApp('share');
  await open();
  expect(app.sent()).toMatchObject([{ type: 'share', text: expect.stringMatching(/شلّة الخميس.*1\. /s) as string }]);
});
