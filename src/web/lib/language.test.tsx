import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { restoreLanguage, setLanguage, useLanguage, useText } from './language.ts';
import { stored } from './storage.ts';

function Sample() {
  const text = useText();
  const { language, direction } = useLanguage();
  return <p>{`${text.shell.retry} ${language} ${direction}`}</p>;
}

it('starts in Arabic, right to left [SHELL-5]', () => {
  render(<Sample />);
  expect(screen.getByText('أعد المحاولة ar rtl')).toBeTruthy();
});

it('changes texts, lang and dir together, and keeps the choice [SHELL-5]', async () => {
  render(<Sample />);
  await act(() => setLanguage('en'));
  expect(screen.getByText('Try again en ltr')).toBeTruthy();
  expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(stored.language.read()).toBe('en');
  await act(() => setLanguage('ar'));
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

it('comes back in the language chosen before [SHELL-5]', async () => {
  stored.language.write('en');
  await restoreLanguage('?lang=ar');
  expect(document.documentElement.lang).toBe('en');
});

it('opens in the language of the mail if none was chosen before', async () => {
  await restoreLanguage('?mode=verifyEmail&lang=en');
  expect(document.documentElement.lang).toBe('en');
});

it('lets the last of two quick choices win', async () => {
  await Promise.all([setLanguage('en'), setLanguage('ar')]);
  expect(document.documentElement.lang).toBe('ar');
});
