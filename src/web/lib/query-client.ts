import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';

const minuteMs = 60_000;

/**
 * One retry; a read that the network lost has three, from 1 s doubling to 30 s [SHELL-10]. Rejected calls are not
 * retried.
 */
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
      // Writes are repeated by the user, or by the queue that owns them: without a network they fail at once, so that
      // an abandoned one isn't sent later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
