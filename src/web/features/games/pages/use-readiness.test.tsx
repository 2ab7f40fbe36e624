import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useReadiness } from './use-readiness.ts';

it('loads the code that play may come to again when the network is back [GAME-6]', async () => {
  const loadCode = vi.fn(() => Promise.resolve());
  loadCode.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { unmount } = renderHook(() => useReadiness({ isKept: true, isMediaKept: true, hasBuzzer: false }, loadCode));
  await waitFor(() => expect(loadCode).toHaveBeenCalledTimes(1));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(loadCode).toHaveBeenCalledTimes(2);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(loadCode).toHaveBeenCalledTimes(2);
});
