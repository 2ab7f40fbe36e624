import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { PagePart } from '#shared/kernel/page-part.ts';
import type { Language } from '#shared/kernel/text.ts';
import type { PackageOnSale } from '#shared/store/api.ts';
import { PackageList } from '../features/store/components/package-list.tsx';
import { packagesQuery } from '../features/store/queries.ts';
import { loadLanguage, loadStoreTexts } from '../lib/language.ts';
import type { PageData } from '../lib/prerendered.ts';
import { createQueryClient } from '../lib/query-client.ts';

/** What the shop's page shows of these packages, in both languages, and what it becomes live with. Escaped for HTML. */
export async function renderPackages(items: readonly PackageOnSale[]): Promise<PagePart> {
  const data: PageData = [[packagesQuery.queryKey, items]];
  return {
    html: { ar: await renderIn('ar', items), en: await renderIn('en', items) },
    // A text can't end the script that it is in.
    data: JSON.stringify(data).replaceAll('<', '\\u003c'),
  };
}

async function renderIn(language: Language, items: readonly PackageOnSale[]): Promise<string> {
  await loadLanguage(language);
  await loadStoreTexts();
  const queryClient = createQueryClient();
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <PackageList items={items} />
    </QueryClientProvider>,
  );
  queryClient.clear();
  return html;
}
