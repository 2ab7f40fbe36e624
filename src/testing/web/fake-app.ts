import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { WrapperCapability } from '#shared/kernel/wrapper-messages.ts';

export interface FakeApp {
  /** What the page has sent to it, without version and id. */
  sent(): Record<string, unknown>[];
  say(message: object): void;
}

/** Puts an app round the page until the test ends, which says that it does these. */
export function fakeApp(...capabilities: readonly WrapperCapability[]): FakeApp {
  const postMessage = vi.fn<(text: string) => void>();
  Object.assign(window, { ReactNativeWebView: { postMessage } });
  vi.stubGlobal('isSecureContext', true);
  const say = (data: object) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data }));
    });
  say({ type: 'app_info', platform: 'android', capabilities });
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'ReactNativeWebView');
  });
  return {
    say,
    sent: () =>
      postMessage.mock.calls.map(([text]) => {
        const { v, id, ...message } = JSON.parse(text) as Record<string, unknown>;
        return v === 1 && typeof id === 'string' ? message : {};
      }),
  };
}
