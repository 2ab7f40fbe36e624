import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { LiveUpdates } from '../lib/live-updates.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Router } from './router.tsx';

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LiveUpdates>
        <ErrorScreen><BrowserRouter><Router /></BrowserRouter></ErrorScreen>
      </LiveUpdates>
    </QueryClientProvider>
  );
}
