import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useLocation,
  useNavigate,
  type NavigateFunction,
} from 'react-router';
import type { User } from '#shared/accounts/schema.ts';
import type { Language } from '#shared/kernel/text.ts';
import { setLanguage } from '#web/lib/language.ts';
import { loadStaffText } from '#web/lib/staff-text.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { GuardedRouter } from '#web/ui/leave-guard.tsx';
import { fakeApi, type Answers, type SentRequest } from './fake-api.ts';

interface Options {
  /** Path with query; `from` is what a guard would have kept. */
  readonly path?: string;
  readonly from?: string;
  /** The previous page. */
  readonly before?: readonly string[];
  /** Null for a visitor. */
  readonly user?: User | null;
  readonly language?: Language;
  readonly answers?: Answers;
  /** Inner width and height; a laptop's by default. */
  readonly size?: readonly [number, number];
}

export interface Rendered extends RenderResult {
  readonly sent: SentRequest[];
  /** The current path and query. */
  address(): string;
  /** Follows a link there. */
  goTo(to: string): Promise<void>;
  /** As the browser's own button does. */
  goBack(): Promise<void>;
  /** The requested page, stored by a guard. */
  keptOrigin(): unknown;
}

/** Renders a page or a part of one as in the product: Arabic by default, with a fake server. */
export async function renderPage(element: ReactNode, options: Options = {}): Promise<Rendered> {
  const { path = '/', from, before = [], user = null, language = 'ar', answers = {}, size = [1366, 768] } = options;
  await setLanguage(language);
  await loadStaffText();
  [window.innerWidth, window.innerHeight] = size;
  const sent = fakeApi(answers, user);
  const seen: { current: ReturnType<typeof useLocation> | null; navigate: NavigateFunction | null } = {
    current: null,
    navigate: null,
  };
  function Watch() {
    seen.current = useLocation();
    seen.navigate = useNavigate();
    return null;
  }
  const [pathname = '/', search = ''] = path.split('?');
  const entry = { pathname, search: search === '' ? '' : `?${search}`, state: from === undefined ? null : { from } };
  const history = createMemoryHistory({ initialEntries: [...before, entry], v5Compat: true });
  const queryClient = createQueryClient();
  // A read that waits for its retry would ask the server of a later test.
  onTestFinished(async () => {
    await queryClient.cancelQueries();
    queryClient.clear();
  });
  const result = render(
    <QueryClientProvider client={queryClient}>
      <GuardedRouter history={history}>
        {element}
        <Watch />
      </GuardedRouter>
    </QueryClientProvider>,
  );
  return {
    ...result,
    sent,
    goTo: (to) => act(() => Promise.resolve(seen.navigate?.(to))),
    goBack: () => act(() => Promise.resolve().then(() => history.go(-1))),
    address: () => `${seen.current?.pathname ?? ''}${seen.current?.search ?? ''}`,
    keptOrigin: () => (seen.current?.state as { from?: unknown } | null)?.from,
  };
}
