import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#testing/web/render.tsx';
import { Router } from '../router.tsx';

afterEach(() => {
  Reflect.deleteProperty(window, 'ReactNativeWebView');
});

const open = () => renderPage(<Router />, { path: '/mobile-app/test' });

it('identifies a browser, and reports that no app received a message [ROUTE-1]', async () => {
  await open();
  expect(await screen.findByText('لا، هذا متصفح')).toBeTruthy();
  expect(screen.getByText('لا رسائل بعد')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'haptic' }));
  expect(screen.getByText('لم يسمعها أحد')).toBeTruthy();
});

it('shows the detected app, sends each message, and shows received ones [ROUTE-1]', async () => {
  const postMessage = vi.fn<(text: string) => void>();
  Object.assign(window, { ReactNativeWebView: { postMessage } });
  await open();
  expect(await screen.findByText('react native')).toBeTruthy();
  for (const name of ['purchase', 'sign_in google', 'sign_in apple', 'share', 'haptic', 'logged_out'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(postMessage.mock.calls.map(([text]) => (JSON.parse(text) as { type: string }).type)).toEqual([
    'purchase',
    'sign_in',
    'sign_in',
    'share',
    'haptic',
    'logged_out',
  ]);
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data: { type: 'app_info', platform: 'android', appVersion: '3.1' } }),
    );
  });
  expect(await screen.findByText('وصلت')).toBeTruthy();
  expect(screen.getByText('android')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'امسح السجل' }));
  expect(screen.getByText('لا رسائل بعد')).toBeTruthy();
});
