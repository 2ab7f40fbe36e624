import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import type { Language } from '#shared/kernel/text.ts';
import { App } from '../app/app.tsx';
import { loadLanguage } from '../lib/language.ts';
import { restoreData } from '../lib/prerendered.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { meQuery } from '../lib/session.ts';

export { renderPackages } from './packages.tsx';
export { pageNames, paths, publicPages } from '../lib/paths.ts';

/** A public page as every visitor sees it first, in HTML, with this JSON data. Run by the build, one page at a time. */
export async function renderPage(path: string, language: Language, data = '[]'): Promise<string> {
  await loadLanguage(language);
  const queryClient = createQueryClient();
  queryClient.setQueryData(meQuery.queryKey, null);
  restoreData(queryClient, data);
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App queryClient={queryClient} history={history} />
    </StrictMode>,
    // Whole, without scripts that would move a late part to its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  queryClient.clear();
  if (errors.length > 0) throw errors[0];
  return html;
}
