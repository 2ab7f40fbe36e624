// Before the components, whose modules override the shared looks.
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { present } from '#shared/kernel/assert.ts';
import { App } from './app/app.tsx';
import { preloadPage } from './app/pages.ts';
import { watchChunkErrors } from './lib/chunk-errors.ts';
import { connection } from './lib/connection-store.ts';
import { watchErrors } from './lib/error-reporting.ts';
import { restoreLanguage } from './lib/language.ts';
import { canHydrate, restorePageData } from './lib/prerendered.ts';
import { createQueryClient } from './lib/query-client.ts';
import { guardContent } from './lib/guard-content.ts';
import { mayBeSignedIn, meQuery } from './lib/session.ts';
import { startWorker } from './lib/service-worker.ts';
import { watchSystemTheme } from './lib/theme.ts';

async function start(): Promise<void> {
  watchChunkErrors();
  watchErrors();
  connection.watch();
  await restoreLanguage(window.location.search);
  watchSystemTheme();
  const root = present(document.querySelector<HTMLElement>('#root'), 'the root element');
  const queryClient = createQueryClient();
  if (!mayBeSignedIn()) queryClient.setQueryData(meQuery.queryKey, null);
  restorePageData(queryClient);
  const page = (
    <StrictMode>
      <App queryClient={queryClient} history={createBrowserHistory({ v5Compat: true })} />
    </StrictMode>
  );
  delete document.documentElement.dataset['replaced'];
  if (canHydrate(root)) {
    // What isn't there yet when its surroundings change would be thrown away and rendered again. A file that doesn't come
    // is the page's own matter, which offers a reload.
    await preloadPage(window.location.pathname).catch(() => undefined);
    hydrateRoot(root, page);
  } else {
    root.replaceChildren();
    createRoot(root).render(page);
  }
  await Promise.all([guardContent(queryClient), startWorker()]);
}

void start();
