import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { LiveUpdates } from '../lib/live-updates.tsx';
import { GuardedRouter } from '../ui/leave-guard.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Router } from './router.tsx';

interface AppProps {
  readonly queryClient: QueryClient;
  readonly history: ComponentProps<typeof GuardedRouter>['history'];
}

/** The whole page, in a browser as in the build, which renders public pages (prerender/). */
export function App({ queryClient, history }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LiveUpdates>
        <GuardedRouter history={history}>
          <ErrorScreen>
            <Router />
          </ErrorScreen>
        </GuardedRouter>
      </LiveUpdates>
    </QueryClientProvider>
  );
}
