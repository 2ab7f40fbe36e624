// Before the components, whose modules override the shared looks.
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { present } from '#shared/kernel/assert.ts';
import { App } from './app/app.tsx';
import { watchChunkErrors } from './lib/chunk-errors.ts';
import { connection } from './lib/connection-store.ts';
import { watchErrors } from './lib/error-reporting.ts';
import { restoreLanguage } from './lib/language.ts';
import { createQueryClient } from './lib/query-client.ts';
import { guardContent } from './lib/guard-content.ts';
import { mayBeSignedIn, meQuery } from './lib/session.ts';
import { startWorker } from './lib/service-worker.ts';
import { watchSystemTheme } from './lib/theme.ts';

// Compiled validators require `new Function`, which the content policy forbids.
config({ jitless: true });

async function start(): Promise<void> {
  watchChunkErrors();
  watchErrors();
  connection.watch();
  await restoreLanguage(window.location.search);
  watchSystemTheme();
  const root = present(document.querySelector('#root'), 'the root element');
  const queryClient = createQueryClient();
  if (!mayBeSignedIn()) queryClient.setQueryData(meQuery.queryKey, null);
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
  await Promise.all([guardContent(queryClient), startWorker()]);
}

void start();
