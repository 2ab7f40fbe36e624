import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { present } from '#shared/kernel/assert.ts';
import { App } from './app/app.tsx';
import { restoreLanguage } from './lib/language.ts';
import { createQueryClient } from './lib/query-client.ts';
import { guardContent } from './lib/guard-content.ts';
import { watchSystemTheme } from './lib/theme.ts';
import './styles/index.css';

// Compiled checks want `new Function`, which the content policy forbids.
config({ jitless: true });

async function start(): Promise<void> {
  await restoreLanguage(window.location.search);
  watchSystemTheme();
  const root = present(document.querySelector('#root'), 'the root element');
  const queryClient = createQueryClient();
  createRoot(root).render(<StrictMode><App queryClient={queryClient} /></StrictMode>);
  await guardContent(queryClient);
}

void start();
