import { expect, it } from 'vitest';
import { renderPage } from '#testing/web/render.tsx';
import { usePageTitle } from './use-page-title.ts';

function Titled() {
  usePageTitle();
  return null;
}

it.each([
  ['/gangs', 'شللي · سِراج'],
  ['/gangs/0197c0de-0000-7000-8000-00000000000a', 'صفحة الشلّة · سِراج'],
  ['/gangs/join/abc', 'دعوة إلى شلّة · سِراج'],
  ['/g/abc', 'جدول الشلّة · سِراج'],
])('names the page in the tab of the browser: %s [GANG-7]', async (path, title) => {
  await renderPage(<Titled />, { path });
  expect(document.title).toBe(title);
});
