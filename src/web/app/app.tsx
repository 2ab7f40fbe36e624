import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { LiveUpdates } from '../lib/live-updates.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Router } from './router.tsx';

export function App({ queryClient }: { queryClient: QueryClient }) {
  // The error screen is inside its one route; otherwise the library's own would be shown first.
  const [router] = useState(() =>
    createBrowserRouter([
      {
        path: '*',
        element: (
          <ErrorScreen>
            <LeaveGuard>
              <Router />
            </LeaveGuard>
          </ErrorScreen>
        ),
      },
    ]),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <LiveUpdates>
        <RouterProvider router={router} />
      </LiveUpdates>
    </QueryClientProvider>
  );
}
