import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorText } from '#shared/i18n/error-text.ts';
import { currentText, openTextArea, restoreLanguage, setLanguage, useLanguage, useText } from './language.ts';
import { stored } from './storage.ts';
import { TextArea } from './text-area.ts';

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
  await restoreLanguage('?from=mail');
  expect(document.documentElement.lang).toBe('en');
});

it('opens in the language of the address, and keeps another choice for later', async () => {
  stored.language.write('en');
  await restoreLanguage('?lang=ar');
  expect(document.documentElement.lang).toBe('ar');
  expect(stored.language.read()).toBe('en');
  expect(document.cookie).toContain('siraj_language=en');
});

it('keeps a choice in a cookie, and takes another language out of the address', async () => {
  window.history.replaceState({ idx: 1 }, '', '/store?lang=en&from=mail#packages');
  await setLanguage('ar');
  expect(document.cookie).toContain('siraj_language=ar');
  expect(window.location.href).toMatch(/\/store\?from=mail#packages$/);
  expect(window.history.state).toEqual({ idx: 1 });
});

it('opens in the language of the mail if none was chosen before', async () => {
  await restoreLanguage('?mode=verifyEmail&lang=en');
  expect(document.documentElement.lang).toBe('en');
});

it('lets the last of two quick choices win', async () => {
  await Promise.all([setLanguage('en'), setLanguage('ar')]);
  expect(document.documentElement.lang).toBe('ar');
});

it('loads the texts of an area in the current language only, and in the next one before it changes', async () => {
  const area = new TextArea({
    ar: () => Promise.resolve({ greeting: 'مرحبًا' }),
    en: () => Promise.resolve({ greeting: 'hello' }),
  });
  await openTextArea(area);
  expect(area.textsIn('ar').greeting).toBe('مرحبًا');
  expect(area.has('en')).toBe(false);
  await setLanguage('en');
  expect(area.textsIn('en').greeting).toBe('hello');
});

it('has the texts of an area that opens while the language changes', async () => {
  const area = new TextArea({
    ar: () => Promise.resolve({ greeting: 'مرحبًا' }),
    en: () => Promise.resolve({ greeting: 'hello' }),
  });
  await Promise.all([setLanguage('en'), openTextArea(area)]);
  expect(area.textsIn('en').greeting).toBe('hello');
});

it('changes the language although an area failed to open, and opens the area later', async () => {
  let isOnline = false;
  const load = () => (isOnline ? Promise.resolve({ greeting: 'hello' }) : Promise.reject(new Error('offline')));
  const area = new TextArea({ ar: load, en: load });
  await expect(openTextArea(area)).rejects.toThrow('offline');
  await setLanguage('en');
  expect(document.documentElement.lang).toBe('en');
  isOnline = true;
  await openTextArea(area);
  expect(area.textsIn('en').greeting).toBe('hello');
});

it('changes the language although an open area has no texts in it, and keeps those of the other', async () => {
  const area = new TextArea({
    ar: () => Promise.resolve({ greeting: 'مرحبًا' }),
    en: () => Promise.reject(new Error('offline')),
  });
  await openTextArea(area);
  await setLanguage('en');
  expect(document.documentElement.lang).toBe('en');
  expect(area.textsIn('en').greeting).toBe('مرحبًا');
});

it('puts an error of an area into words once the area is open, in each language', async () => {
  const textsIn = (said: string) => () => Promise.resolve({ errors: { 'area/closed': said } });
  const area = new TextArea({ ar: textsIn('مغلق'), en: textsIn('closed') });
  const said = () => errorText(currentText().errors, 'area/closed');
  expect(said()).toBe(currentText().errors['system/unexpected']);
  await openTextArea(area);
  expect(said()).toBe('مغلق');
  await setLanguage('en');
  expect(said()).toBe('closed');
});
