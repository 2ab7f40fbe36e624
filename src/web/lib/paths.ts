import { phonePaths } from './phone-paths.ts';

/**
 * Who may open a page [ROUTE-1, ROUTE-3, ROUTE-4, ROUTE-5]; `verified` and above also require a confirmed address. The
 * server protects the data.
 */
export type Guard = 'open' | 'signed-in' | 'verified' | 'moderator' | 'admin';

interface PathRow {
  readonly pattern: string;
  readonly guard: Guard;
  /** Also opens for the last user while the server doesn't answer: it works with the device's data. */
  readonly isOnDevice?: true;
  /** Its page is another document than index.html: going there is a navigation of the browser. */
  readonly hasOwnDocument?: true;
}

/** Every path of the product, once. Pages are put to them in router.tsx. */
export const paths = {
  home: { pattern: '/', guard: 'open' },
  login: { pattern: '/auth/login', guard: 'open' },
  register: { pattern: '/auth/register', guard: 'open' },
  verifyEmail: { pattern: '/auth/verify-email', guard: 'open' },
  resendVerification: { pattern: '/auth/resend-verification', guard: 'open' },
  authAction: { pattern: '/auth/action', guard: 'open' },
  forgotPassword: { pattern: '/auth/forgot-password', guard: 'open' },
  resetPassword: { pattern: '/auth/reset-password', guard: 'open' },
  emailSignIn: { pattern: '/auth/email-signin', guard: 'open' },
  store: { pattern: '/store', guard: 'open' },
  sandboxPayment: { pattern: '/sandbox-payment/:id', guard: 'open' },
  answer: { pattern: '/answer/:id', guard: 'open' },
  ...phonePaths,
  publicGang: { pattern: '/g/:token', guard: 'open' },
  privacy: { pattern: '/privacy', guard: 'open' },
  terms: { pattern: '/terms', guard: 'open' },
  credits: { pattern: '/credits', guard: 'open' },
  contact: { pattern: '/contact', guard: 'open' },
  links: { pattern: '/links', guard: 'open' },
  deleteAccount: { pattern: '/account/delete', guard: 'open' },
  testQr: { pattern: '/test-qr', guard: 'open' },
  wrapperTest: { pattern: '/mobile-app/test', guard: 'open' },
  profile: { pattern: '/profile', guard: 'signed-in' },
  receipt: { pattern: '/profile/receipts/:id', guard: 'signed-in' },
  settings: { pattern: '/settings', guard: 'signed-in' },
  checkout: { pattern: '/checkout', guard: 'verified' },
  thankYou: { pattern: '/checkout/thank-you', guard: 'verified' },
  paymentFailed: { pattern: '/checkout/failure', guard: 'verified' },
  newGame: { pattern: '/game', guard: 'verified' },
  game: { pattern: '/game/:gameId', guard: 'verified', isOnDevice: true },
  finishedGames: { pattern: '/game-summary', guard: 'verified' },
  gameSummary: { pattern: '/game-summary/:gameId', guard: 'verified', isOnDevice: true },
  leaderboard: { pattern: '/leaderboard', guard: 'verified' },
  gangs: { pattern: '/gangs', guard: 'verified' },
  gang: { pattern: '/gangs/:gangId', guard: 'verified' },
  gangInvitation: { pattern: '/gangs/join/:token', guard: 'verified' },
  admin: { pattern: '/admin', guard: 'moderator' },
  adminQuestions: { pattern: '/admin/questions', guard: 'moderator' },
  adminQuestionPreview: { pattern: '/admin/questions/preview/:questionId', guard: 'moderator' },
  adminMedia: { pattern: '/admin/media', guard: 'moderator' },
  adminSounds: { pattern: '/admin/sounds', guard: 'moderator' },
  adminSupport: { pattern: '/admin/support', guard: 'moderator' },
  adminNotifications: { pattern: '/admin/notifications', guard: 'moderator' },
  adminAnnouncements: { pattern: '/admin/announcements', guard: 'moderator' },
  adminBadges: { pattern: '/admin/badges', guard: 'moderator' },
  adminAnalytics: { pattern: '/admin/analytics', guard: 'admin' },
  adminUsers: { pattern: '/admin/users', guard: 'admin' },
  adminStore: { pattern: '/admin/store', guard: 'admin' },
  adminRewards: { pattern: '/admin/rewards', guard: 'admin' },
  adminGameSessions: { pattern: '/admin/game-sessions', guard: 'admin' },
} as const satisfies Record<string, PathRow>;

export type PageName = keyof typeof paths;

export const pageNames = Object.keys(paths) as readonly PageName[];

/** Pages that look the same to every visitor: the build renders them to HTML, and search engines list them. */
export const publicPages = [
  'home',
  'store',
  'login',
  'register',
  'forgotPassword',
  'contact',
  'links',
  'privacy',
  'terms',
  'credits',
  'deleteAccount',
] as const satisfies readonly PageName[];

/** The staff's pages [ROUTE-5]. */
export type StaffPageName = {
  [Name in PageName]: (typeof paths)[Name]['guard'] extends 'moderator' | 'admin' ? Name : never;
}[PageName];

export function isStaffPage(name: PageName): name is StaffPageName {
  const { guard } = paths[name];
  return guard === 'moderator' || guard === 'admin';
}

/** Pages of src/web/phone, which phone.html loads. */
export type PhonePageName = {
  [Name in PageName]: (typeof paths)[Name] extends { readonly hasOwnDocument: true } ? Name : never;
}[PageName];

export function isPhonePage(name: PageName): name is PhonePageName {
  return 'hasOwnDocument' in paths[name];
}

export function guardOf(name: PageName): Pick<PathRow, 'guard' | 'isOnDevice'> {
  return paths[name];
}

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<Name extends PageName> = Readonly<Record<ParamNames<(typeof paths)[Name]['pattern']>, string>>;

/** The address of a page: `pathTo('home')`, `pathTo('game', { gameId })`. */
export function pathTo<Name extends PageName>(
  name: Name,
  ...[params]: keyof Params<Name> extends never ? [] : [Params<Name>]
): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  return paths[name].pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}

/** Parts of the profile page. */
export const profileGames = `${pathTo('profile')}?tab=overview&section=active-games`;
export const profileSettings = `${pathTo('profile')}?tab=settings`;
