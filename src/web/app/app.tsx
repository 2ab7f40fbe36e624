import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { LiveUpdates } from '../lib/live-updates.tsx';
import { GuardedRouter } from '../ui/leave-guard.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Router } from './router.tsx';

export function App({ queryClient }: { queryClient: QueryClient }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
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
