import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';

const minuteMs = 60_000;

/** One retry; a read that the network lost has three, 1 s doubling to 30 s [SHELL-10]. What was refused isn't asked again. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'system/network') return failures < 3;
  if (error.code === 'system/maintenance') return false;
  return error.status >= 500 && failures < 1;
}

export function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minuteMs,
        gcTime: 5 * minuteMs,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay: retryDelayMs,
        // Without a network a page says so, or has it from the device; it doesn't wait in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A write is repeated by the person, or by the queue that owns it: without a network it fails at once, and nothing is
      // sent later by itself that somebody has given up on.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
