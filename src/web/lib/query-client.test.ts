import { onlineManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from './api-client.ts';
import { createQueryClient, retryDelayMs, shouldRetry } from './query-client.ts';

it('keeps answers fresh for 60 s and in memory for 5 min, and does not ask again on focus [SHELL-10]', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 60_000,
    gcTime: 300_000,
    refetchOnWindowFocus: false,
  });
});

it('tries a failed read once more; one lost by the network three times, 1 s to 30 s apart [SHELL-10]', () => {
  const broken = new ApiError({ code: 'system/unexpected', status: 500 });
  expect([0, 1].map((failures) => shouldRetry(failures, broken))).toEqual([true, false]);
  const lost = new ApiError({ code: 'system/network', status: 0 });
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, lost))).toEqual([true, true, true, false]);
  expect([0, 1, 2, 8].map(retryDelayMs)).toEqual([1000, 2000, 4000, 30_000]);
});

it("doesn't retry a rejected call", () => {
  expect(shouldRetry(0, new ApiError({ code: 'auth/unauthenticated', status: 401 }))).toBe(false);
});

it('fails a write at once without a network, and sends nothing later [SHELL-10]', async () => {
  onlineManager.setOnline(false);
  try {
    const write = vi.fn(() => Promise.reject(new Error('no network')));
    const client = createQueryClient();
    await expect(client.getMutationCache().build(client, { mutationFn: write }).execute(undefined)).rejects.toThrow(
      'no network',
    );
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    expect(write).toHaveBeenCalledOnce();
  } finally {
    onlineManager.setOnline(true);
  }
});
