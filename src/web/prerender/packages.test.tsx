import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { PackageOnSale } from '#shared/store/api.ts';
import { PackageList } from '../features/store/components/package-list.tsx';
import { packagesQuery } from '../features/store/queries.ts';
import { loadLanguage } from '../lib/language.ts';
import { restoreData } from '../lib/prerendered.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { renderPackages } from './packages.tsx';

const hostile = '</script><img src=x onerror=alert(1)>"&';
const five: PackageOnSale = {
  id: 'five',
  name: { ar: 'خمس جلسات', en: 'Five' },
  description: { ar: 'لشهر', en: 'For a month' },
  sessions: 5,
  priceFils: 7500,
  priceUsdCents: 1999,
  discountPriceFils: 6000,
  discountPriceUsdCents: null,
  features: [{ ar: 'هدية', en: 'A gift' }],
  isPopular: true,
  isSoldInApp: false,
  order: 1,
};

it('shows the packages and isolates their prices in both languages, without the code of the page [PKG-1]', async () => {
  const { html } = await renderPackages([five]);
  expect(html.ar).toMatch(/<bdi dir="rtl"[^>]*>6\.000 د\.ك<\/bdi>/);
  expect(html.ar).toContain('خمس جلسات');
  expect(html.en).toMatch(/<bdi dir="ltr"[^>]*>6\.000 KD<\/bdi>/);
  expect(html.en).toContain('A gift');
});

it('shows a hostile title as text, in the page and in its data [PKG-1]', async () => {
  const text = { ar: hostile, en: hostile };
  const items = [{ ...five, name: text, description: text, features: [text] }];
  const { html, data } = await renderPackages(items);
  for (const each of [html.ar, html.en, data]) expect(each).not.toMatch(/<img|<\/script/);
  expect(JSON.parse(data)).toEqual([[['packages'], items]]);
});

it('becomes live from its data as it was rendered [PKG-1]', async () => {
  const { html, data } = await renderPackages([five, { ...five, id: 'one', sessions: 1, isPopular: false }]);
  const container = document.createElement('div');
  for (const language of ['ar', 'en'] as const) {
    await loadLanguage(language);
    const queryClient = createQueryClient();
    restoreData(queryClient, data);
    container.innerHTML = html[language];
    const heading = container.querySelector('h2');
    const errors: unknown[] = [];
    const page = (
      <QueryClientProvider client={queryClient}>
        <PackageList items={queryClient.getQueryData(packagesQuery.queryKey) ?? []} />
      </QueryClientProvider>
    );
    const root = await act(() => hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) }));
    expect(errors).toEqual([]);
    expect(container.querySelector('h2')).toBe(heading);
    act(() => root.unmount());
  }
});
