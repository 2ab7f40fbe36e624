import type { Rolldown } from 'vite';
import { readCategories } from './illustrations.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

interface Area {
  /** Where its pages are, as a pattern of the path; null for a part that pages open later. */
  readonly at: string | null;
  /** The lazily loaded modules that its pages begin with, by the end of their paths. */
  readonly modules: readonly string[];
  /** The texts that they open, besides those of every page. */
  readonly texts: readonly string[];
}

/** The areas of the page for players. What is loaded lazily and belongs to none has its own chunk. */
export const areas = {
  home: { at: '^/$', texts: ['home'], modules: ['/app/home/home-page.tsx'] },
  public: {
    at: '^/(privacy|terms|credits|contact|links)$',
    texts: [],
    modules: [
      '/app/public/legal-page.tsx',
      '/credits-page.tsx',
      '/public/contact-route.tsx',
      '/links-page.tsx',
      '/contact-page.tsx',
    ],
  },
  auth: {
    at: '^/(auth/|account/delete$)',
    texts: ['accounts'],
    modules: [
      '/login-page.tsx',
      '/register-page.tsx',
      '/verify-email-page.tsx',
      '/resend-verification-page.tsx',
      '/auth-action-page.tsx',
      '/forgot-password-page.tsx',
      '/reset-password-page.tsx',
      '/email-sign-in-page.tsx',
      '/delete-account-page.tsx',
    ],
  },
  account: {
    at: '^/(profile|settings)$',
    texts: ['accounts', 'games', 'store'],
    modules: [
      '/app/profile-route.tsx',
      '/accounts/pages/profile-page.tsx',
      '/my-achievements.tsx',
      '/my-redeem-codes.tsx',
      '/purchase-history.tsx',
      '/lists/active-games.tsx',
      '/push-switch.tsx',
    ],
  },
  store: {
    at: '^/store$',
    texts: ['store'],
    modules: ['/app/store-route.tsx', '/store/pages/store-page.tsx', '/redeem-box.tsx'],
  },
  checkout: {
    at: '^/(checkout|profile/receipts/)',
    texts: ['store'],
    modules: ['/checkout-page.tsx', '/thank-you-page.tsx', '/payment-failed-page.tsx', '/receipt-page.tsx'],
  },
  gangs: {
    at: '^/(gangs(/|$)|g/)',
    texts: ['gangs'],
    modules: ['/gangs-page.tsx', '/gang-page.tsx', '/gang-invitation-page.tsx', '/public-gang-page.tsx'],
  },
  setup: {
    at: '^/(game|game-summary|leaderboard)$',
    texts: ['games', 'setup'],
    modules: ['/setup-page.tsx', '/finished-games-page.tsx', '/leaderboard-page.tsx'],
  },
  game: {
    at: '^/game/.',
    texts: ['games'],
    modules: ['/game-page.tsx', '/support-dialog.tsx'],
  },
  // What a game needs after its first screen.
  stages: { at: null, texts: ['games'], modules: ['/frame/later-stages.ts'] },
  taste: { at: null, texts: ['taste'], modules: ['/taste-game.tsx'] },
  summary: { at: '^/game-summary/.', texts: ['games'], modules: ['/game-summary-page.tsx', '/game-achievements.tsx'] },
} as const satisfies Record<string, Area>;

type AreaName = keyof typeof areas;
const areaNames = Object.keys(areas) as readonly AreaName[];

const isLibrary = (id: string) => id.includes('/node_modules/');
const categories = readCategories();
/** One module imports all icons; the bundler knows which of them a page uses. */
const isIcon = (id: string) => id.includes('/lucide-react/');

export function areaOf(id: string): AreaName | undefined {
  return areaNames.find((name) => areas[name].modules.some((end) => id.endsWith(end)));
}

/**
 * Names the chunk of each module: the libraries of every page, the frame of every page, an area, or what areas share. A
 * page then loads a few large files in place of one for each set of pages that share a module.
 */
export function pageChunks(): (id: string, graph: Graph) => string | null {
  let chunks: ReadonlyMap<string, string> | null = null;
  return (id, graph) => {
    chunks ??= assignChunks(allModules(id, graph));
    return chunks.get(id) ?? null;
  };
}

type Modules = ReadonlyMap<string, Rolldown.ModuleInfo>;

function allModules(anyId: string, graph: Graph): Modules {
  const found = new Map<string, Rolldown.ModuleInfo>();
  const waiting = [anyId];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = found.has(id) ? null : graph.getModuleInfo(id);
    if (info === null) continue;
    found.set(id, info);
    waiting.push(...info.importers, ...info.dynamicImporters, ...info.importedIds, ...info.dynamicallyImportedIds);
  }
  return found;
}

/** A module and all that it imports at once. */
function closureOf(rootId: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [rootId];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.get(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * What comes later and costs less than a request: the toaster's few styles, what the texts of areas share, the messages to
 * support that wait for a network, what every sort of form shares.
 */
const small = [
  '/toaster.module.css',
  '/i18n/named.ts',
  '/sending/kept-messages.tsx',
  '/lib/use-submit.ts',
  '/lib/use-wait.ts',
] as const;

function assignChunks(modules: Modules): ReadonlyMap<string, string> {
  const ids = [...modules.keys()];
  const frame = new Set(ids.filter((id) => modules.get(id)?.isEntry).flatMap((id) => [...closureOf(id, modules)]));
  const users = new Map<string, Set<AreaName>>();
  for (const root of ids.filter((id) => (modules.get(id)?.dynamicImporters.length ?? 0) > 0 && !frame.has(id))) {
    const area = areaOf(root);
    if (area === undefined) continue;
    for (const id of closureOf(root, modules)) users.set(id, (users.get(id) ?? new Set()).add(area));
  }
  const chunks = new Map<string, string>();
  for (const id of ids) {
    if (small.some((end) => id.includes(end))) frame.add(id);
    const name = shelfOf(id) ?? (frame.has(id) ? frameName(id) : sharedName(id, users.get(id)));
    if (name !== null && !isIcon(id)) chunks.set(id, name);
  }
  return chunks;
}

/**
 * The illustrations of a collection are a chunk, so that a game loads a part of them. That of the tie-break, which any game
 * may come to, is with the code that finds them all.
 */
function shelfOf(id: string): string | null {
  if (id.endsWith('/category-illustrations.tsx')) return 'illustrations';
  const [, name] = /\/category-art\/([\w-]+)\.svg\?inline$/.exec(id) ?? [];
  if (name === undefined) return null;
  const category = categories.find(({ icon, id: categoryId }) => icon === name && categoryId !== 'tie-breakers');
  return category === undefined ? 'illustrations' : `illustrations-${category.collection}`;
}

/** The file of a chunk; that of a text names its language and area. */
export function chunkFile({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const [, language, area] = /\/i18n\/(ar|en)\/(?:areas\/)?([\w-]+)/.exec(facadeModuleId ?? '') ?? [];
  return area === undefined ? 'assets/[name]-[hash].js' : `assets/text-${language}-${area}-[hash].js`;
}

function frameName(id: string): string {
  return isLibrary(id) ? 'libraries' : 'frame';
}

/**
 * Few chunks for what areas share, so that no page loads many small ones: three for games, one for forms, one for buying.
 * What both sides share is part of every page's frame, as what the home page shares. A library for some pages is left to
 * the bundler, which gives it its own chunk.
 */
function sharedName(id: string, users: ReadonlySet<AreaName> | undefined): string | null {
  if (users === undefined || isLibrary(id)) return null;
  const isOf = (...names: readonly AreaName[]) => names.some((name) => users.has(name));
  // The few styles of the home page alone cost less than a request.
  if (isOf('home') && (users.size > 1 || id.endsWith('.css'))) return 'frame';
  if (users.size === 1) return [...users].join('');
  const isForGames = isOf('setup', 'game', 'stages', 'summary', 'taste');
  if (isForGames && isOf('public', 'auth', 'store', 'checkout')) return 'frame';
  // A game loads lists for its end, but nothing of gangs.
  if (isOf('gangs') && isForGames && !isOf('game', 'stages', 'summary', 'taste')) return 'gatherings';
  // Lists, badges and titles: what a game on the screen doesn't begin with.
  if (isForGames) return isOf('game') ? 'play' : 'lists';
  return isOf('store', 'checkout') ? 'purchase' : 'forms';
}
