/** The actors that a call is tested with. */
export const actors = ['visitor', 'unverified', 'player', 'moderator', 'admin'] as const;
export type Actor = (typeof actors)[number];

/** What they meet: they get in, or are asked to sign in, to verify their address, or lack the role. */
export type Door = 'in' | 'sign in' | 'verify' | 'no role';
type Doors = Readonly<Record<Actor, Door>>;

/** Ids of another user's things. */
export interface TheirIds {
  readonly game: string;
  readonly gang: string;
  readonly purchase: string;
  readonly session: string;
  readonly device: string;
  readonly other: string;
}

export interface AccessRow {
  readonly doors: Doors;
  /**
   * For a call that names a thing by its id: an input with another user's id, and the code for a stranger. `holder` if
   * the id itself grants access. `staff` if the things belong to the product.
   */
  readonly theirs?:
    | 'holder'
    | 'staff'
    | { readonly input: (ids: TheirIds) => Readonly<Record<string, unknown>>; readonly code: string };
}

const anyone: Doors = { visitor: 'in', unverified: 'in', player: 'in', moderator: 'in', admin: 'in' };
const signedIn: Doors = { ...anyone, visitor: 'sign in' };
const verified: Doors = { ...signedIn, unverified: 'verify' };
const moderators: Doors = { ...verified, player: 'no role' };
const adminOnly: Doors = { ...moderators, moderator: 'no role' };

const hiddenGame = (more: Readonly<Record<string, unknown>> = {}): AccessRow => ({
  doors: verified,
  theirs: { input: ({ game }) => ({ id: game, ...more }), code: 'games/not-found' },
});
const hiddenGang = (more: Readonly<Record<string, unknown>> = {}): AccessRow => ({
  doors: verified,
  theirs: { input: ({ gang }) => ({ id: gang, ...more }), code: 'gangs/not-found' },
});
const hiddenMember = (more: Readonly<Record<string, unknown>> = {}): AccessRow => ({
  doors: verified,
  theirs: { input: ({ gang, other }) => ({ id: gang, memberId: other, ...more }), code: 'gangs/not-found' },
});
const hiddenPurchase = (doors: Doors): AccessRow => ({
  doors,
  theirs: { input: ({ purchase }) => ({ id: purchase }), code: 'store/purchase-not-found' },
});
const device = { deviceId: 'device-of-a-stranger' };

/**
 * Every call of the product and its permitted actors [ROUTE-5]. Written by hand and apart from the contracts:
 * access-table.test.ts compares it with what is mounted, so that a new call needs a row here.
 */
export const accessTable: Readonly<Record<string, AccessRow>> = {
  'POST /api/auth/sign-up': { doors: anyone },
  'POST /api/auth/sign-in': { doors: anyone },
  'POST /api/auth/sign-out': { doors: anyone },
  'POST /api/auth/verification-mail': { doors: anyone },
  'POST /api/auth/password-reset-mail': { doors: anyone },
  'POST /api/auth/sign-in-link': { doors: anyone },
  'POST /api/auth/action': { doors: anyone },
  'GET /api/auth/providers': { doors: anyone },
  'GET /api/auth/google/start': { doors: anyone },
  'GET /api/auth/google/callback': { doors: anyone },
  'GET /api/auth/apple/start': { doors: anyone },
  'POST /api/auth/apple/callback': { doors: anyone },
  'GET /api/auth/apple/return': { doors: anyone },
  'POST /api/auth/app-sign-in': { doors: anyone },
  'POST /api/auth/token': { doors: signedIn },
  'GET /.well-known/jwks.json': { doors: anyone },
  'POST /api/me/password': { doors: signedIn },
  'GET /api/me/sessions': { doors: signedIn },
  'DELETE /api/me/sessions': { doors: signedIn },
  'DELETE /api/me/sessions/{id}': {
    doors: signedIn,
    theirs: { input: ({ session }) => ({ id: session }), code: 'system/not-found' },
  },
  'GET /api/me': { doors: signedIn },
  'PATCH /api/me': { doors: signedIn },
  'DELETE /api/me': { doors: signedIn },
  'GET /api/me/export': { doors: signedIn },
  'GET /api/me/identities': { doors: signedIn },
  'POST /api/me/identities': { doors: verified },
  // A provider's name, and always the caller's own account.
  'DELETE /api/me/identities/{provider}': { doors: signedIn, theirs: 'holder' },
  'GET /api/me/referral': { doors: signedIn },
  'POST /functions/me-central1/getReferralCode': { doors: signedIn },
  'POST /functions/me-central1/processReferral': { doors: signedIn },
  'POST /functions/me-central1/checkPendingReferral': { doors: signedIn },
  'POST /functions/me-central1/deleteOwnAccount': { doors: signedIn },

  'GET /api/categories': { doors: anyone },
  // A category of the catalogue, and always the caller's own mark.
  'POST /api/categories/{id}/mark': { doors: verified, theirs: 'holder' },
  'POST /api/games': { doors: verified },
  'GET /api/games': { doors: verified },
  'GET /api/games/last-setup': { doors: verified },
  'GET /api/games/{id}': hiddenGame(),
  'POST /api/games/{id}/commands': hiddenGame({
    ...device,
    commands: [{ id: '00000000-0000-4000-8000-000000000001', seq: 1, at: 1, type: 'wheelStopped' }],
  }),
  'POST /api/games/{id}/lease': hiddenGame({ ...device, takeOver: true }),
  'POST /api/games/{id}/branches/{branchId}': {
    doors: verified,
    theirs: { input: ({ game, other }) => ({ id: game, branchId: other, keep: 'main' }), code: 'games/not-found' },
  },
  'GET /api/games/{id}/gang': hiddenGame(),
  'GET /api/games/{id}/summary': hiddenGame(),
  'POST /api/games/{id}/best-question': hiddenGame({ questionId: null }),
  'GET /api/gangs': { doors: verified },
  'POST /api/gangs': { doors: verified },
  'GET /api/gangs/{id}': hiddenGang(),
  'PATCH /api/gangs/{id}': hiddenGang(),
  'DELETE /api/gangs/{id}': hiddenGang(),
  'POST /api/gangs/{id}/members': hiddenGang({ members: [{ name: 'عابر' }] }),
  'PATCH /api/gangs/{id}/members/{memberId}': hiddenMember({ isShown: true }),
  'DELETE /api/gangs/{id}/members/{memberId}': hiddenMember(),
  'POST /api/gangs/{id}/members/{memberId}/merge': {
    doors: verified,
    theirs: { input: ({ gang, other }) => ({ id: gang, memberId: other, intoId: other }), code: 'gangs/not-found' },
  },
  'POST /api/gangs/{id}/invitations': hiddenGang({ memberId: null }),
  'GET /api/gang-invitations/{token}': { doors: verified, theirs: 'holder' },
  'POST /api/gang-invitations/{token}': { doors: verified, theirs: 'holder' },
  'POST /api/gangs/{id}/leave': hiddenGang({ isErased: true }),
  'DELETE /api/gangs/{id}/hosts/{uid}': hiddenGang({ uid: 'a-host' }),
  'GET /api/gangs/{id}/evenings': hiddenGang(),
  'GET /api/gangs/{id}/evenings/{gameId}': hiddenGang({ gameId: '00000000-0000-4000-8000-000000000001' }),
  'POST /api/gangs/{id}/evenings/{gameId}/latecomers': {
    doors: verified,
    theirs: {
      input: ({ gang, other }) => ({ id: gang, gameId: other, memberId: other, afterSeq: 0 }),
      code: 'gangs/not-found',
    },
  },
  'DELETE /api/gangs/{id}/evenings/{gameId}/latecomers/{memberId}': hiddenMember({
    gameId: '00000000-0000-4000-8000-000000000001',
  }),
  'GET /api/gangs/{id}/table': hiddenGang(),
  'POST /api/gangs/{id}/draw': hiddenGang({
    memberIds: ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'],
    teams: 2,
  }),
  'POST /api/gangs/{id}/categories': hiddenGang({ memberIds: ['00000000-0000-4000-8000-000000000001'] }),
  'POST /api/gangs/{id}/odds': hiddenGang({ teams: [[], []] }),
  'GET /api/public-gangs/{token}': { doors: anyone, theirs: 'holder' },
  'POST /api/games/{id}/room': hiddenGame(),
  'PATCH /api/games/{id}/room': hiddenGame({ isLocked: true, hasReactions: false }),
  'PATCH /api/games/{id}/room/seats/{seatId}': {
    doors: verified,
    theirs: { input: ({ game, other }) => ({ id: game, seatId: other, teamIndex: 0 }), code: 'games/not-found' },
  },
  'DELETE /api/games/{id}/room/seats/{seatId}': {
    doors: verified,
    theirs: { input: ({ game, other }) => ({ id: game, seatId: other }), code: 'games/not-found' },
  },
  'POST /api/games/{id}/room/seats/{seatId}/restore': {
    doors: verified,
    theirs: { input: ({ game, other }) => ({ id: game, seatId: other, name: 'نورة' }), code: 'games/not-found' },
  },
  'GET /api/games/{id}/room/awards': hiddenGame(),
  'GET /api/rooms/{code}': { doors: anyone, theirs: 'holder' },
  'POST /api/rooms/{code}/seats': { doors: anyone, theirs: 'holder' },
  'POST /api/seats/leave': { doors: anyone },
  'GET /api/answers/{id}': { doors: anyone, theirs: 'holder' },

  'GET /api/captcha': { doors: anyone },
  'POST /api/verify-recaptcha': { doors: anyone },

  'GET /api/packages': { doors: anyone },
  'POST /api/discount-codes/validate': { doors: signedIn },
  'POST /functions/me-central1/validateDiscountCode': { doors: signedIn },
  'POST /api/purchases': { doors: verified },
  'GET /api/purchases': { doors: signedIn },
  'GET /api/purchases/{id}': hiddenPurchase(signedIn),
  'POST /api/purchases/{id}/check': hiddenPurchase(signedIn),
  'POST /api/purchases/{id}/payment': hiddenPurchase(verified),
  'POST /api/webhooks/{provider}': { doors: anyone, theirs: 'holder' },
  'GET /api/admin/packages': { doors: adminOnly },
  'GET /api/admin/packages/{id}': { doors: adminOnly, theirs: 'staff' },
  'POST /api/admin/packages': { doors: adminOnly },
  'PATCH /api/admin/packages/{id}': { doors: adminOnly, theirs: 'staff' },
  'DELETE /api/admin/packages/{id}': { doors: adminOnly, theirs: 'staff' },
  'POST /api/admin/packages/order': { doors: adminOnly },
  'GET /api/admin/discount-codes': { doors: adminOnly },
  'POST /api/admin/discount-codes': { doors: adminOnly },
  'PATCH /api/admin/discount-codes/{id}': { doors: adminOnly, theirs: 'staff' },
  'DELETE /api/admin/discount-codes/{id}': { doors: adminOnly, theirs: 'staff' },
  'GET /api/admin/purchases': { doors: adminOnly },
  'GET /api/admin/purchases/{id}': { doors: adminOnly, theirs: 'staff' },
  'DELETE /api/admin/purchases/{id}': { doors: adminOnly, theirs: 'staff' },
  'POST /api/admin/purchases/{id}/status': { doors: adminOnly, theirs: 'staff' },
  'POST /api/admin/purchases/{id}/refund': { doors: adminOnly, theirs: 'staff' },
  'GET /api/admin/store-statistics': { doors: adminOnly },
  'POST /api/admin/discount-repair': { doors: adminOnly },
  'GET /api/admin/site-settings/referral-reward': { doors: adminOnly },
  'POST /api/admin/site-settings/referral-reward': { doors: adminOnly },
  'PATCH /api/admin/site-settings/maintenance': { doors: adminOnly },
  'GET /api/admin/site-settings/payment-override': { doors: adminOnly },
  'POST /api/admin/site-settings/payment-override': { doors: adminOnly },
  'POST /functions/me-central1/updatePurchaseStatus': { doors: signedIn },
  'POST /api/webhooks/revenuecat': { doors: anyone },
  'GET /api/sandbox-payments/{id}': { doors: anyone, theirs: 'holder' },
  'POST /api/sandbox-payments/{id}': { doors: anyone, theirs: 'holder' },
  'POST /api/redeem-codes/redeem': { doors: verified },
  'POST /functions/me-central1/redeemCodeCallable': { doors: verified },
  'GET /api/redeem-codes': { doors: signedIn },
  'POST /api/admin/redeem-codes': { doors: adminOnly },
  'GET /api/admin/redeem-codes': { doors: adminOnly },
  'GET /api/admin/redeem-codes/csv': { doors: adminOnly },
  'GET /api/admin/redeem-codes/of-user': { doors: adminOnly },
  'GET /api/admin/redeem-codes/{id}': { doors: adminOnly, theirs: 'staff' },
  'PATCH /api/admin/redeem-codes/{id}': { doors: adminOnly, theirs: 'staff' },
  'DELETE /api/admin/redeem-codes/{id}': { doors: adminOnly, theirs: 'staff' },
  'GET /api/admin/users': { doors: adminOnly },
  'POST /api/admin/users/lookup': { doors: adminOnly },
  'GET /api/admin/users/{id}': { doors: adminOnly, theirs: 'staff' },
  'GET /api/admin/users/{id}/ledger': { doors: adminOnly, theirs: 'staff' },
  'POST /api/admin/users/{id}/balance': { doors: adminOnly, theirs: 'staff' },
  'POST /api/admin/users/{id}/role': { doors: adminOnly, theirs: 'staff' },
  'POST /api/admin/users/{id}/disabled': { doors: adminOnly, theirs: 'staff' },
  'DELETE /api/admin/users/{id}/devices': { doors: adminOnly, theirs: 'staff' },
  'DELETE /api/admin/users/{id}/devices/{deviceId}': { doors: adminOnly, theirs: 'staff' },
  'POST /api/admin/users/{id}/verification-mail': { doors: adminOnly, theirs: 'staff' },
  'POST /api/admin/users/{id}/verified': { doors: adminOnly, theirs: 'staff' },
  'GET /api/admin/audit-log': { doors: adminOnly },
  'GET /api/admin/game-sessions': { doors: adminOnly },
  'GET /api/admin/game-sessions/{id}': { doors: adminOnly, theirs: 'staff' },
  'POST /api/admin/game-sessions/{id}/end': { doors: adminOnly, theirs: 'staff' },
  'POST /api/admin/game-sessions/{id}/return-session': { doors: adminOnly, theirs: 'staff' },
  'GET /api/notifications': { doors: signedIn },
  'POST /api/notifications/read': { doors: signedIn },
  'GET /api/push/key': { doors: anyone },
  'POST /api/push/registrations': { doors: signedIn },
  'PATCH /api/push/registrations/{token}': {
    doors: signedIn,
    theirs: {
      input: ({ device }) => ({ token: device, native: { token: 'phone' } }),
      code: 'notifications/registration-not-found',
    },
  },
  'DELETE /api/push/registrations/{token}': {
    doors: signedIn,
    theirs: { input: ({ device }) => ({ token: device }), code: 'notifications/registration-not-found' },
  },
  'POST /functions/me-central1/subscribeToTopics': { doors: signedIn },
  'GET /api/admin/today': { doors: moderators },
  'GET /api/admin/users/new-today': { doors: moderators },
  'GET /api/admin/store-today': { doors: adminOnly },
  'GET /api/admin/analytics': { doors: adminOnly },
  'GET /api/admin/notifications': { doors: moderators },
  'POST /api/admin/notifications': { doors: moderators },
  'GET /api/announcements': { doors: anyone },
  'POST /api/announcements/{id}/dismissal': { doors: signedIn, theirs: 'staff' },
  'GET /api/admin/announcements': { doors: moderators },
  'POST /api/admin/announcements': { doors: moderators },
  'PATCH /api/admin/announcements/{id}': { doors: moderators, theirs: 'staff' },
  'POST /api/admin/announcements/{id}/withdrawal': { doors: moderators, theirs: 'staff' },
  'GET /api/admin/notifications/scheduled': { doors: moderators },
  'POST /api/admin/notifications/scheduled': { doors: moderators },
  'PATCH /api/admin/notifications/scheduled/{id}': { doors: moderators, theirs: 'staff' },
  'POST /api/admin/notifications/scheduled/{id}/cancellation': { doors: moderators, theirs: 'staff' },
  'GET /api/leaderboard': { doors: verified },
  'GET /api/admin/notifications/reach': { doors: moderators },
  'GET /api/achievements': { doors: signedIn },
  'GET /api/admin/badges': { doors: moderators },
  'POST /api/admin/badges': { doors: moderators },
  'PATCH /api/admin/badges/{id}': { doors: moderators, theirs: 'staff' },
  'GET /api/admin/badges/{id}/preview': { doors: moderators, theirs: 'staff' },
  'POST /api/admin/badges/{id}/activation': { doors: moderators, theirs: 'staff' },
  'POST /api/admin/badges/order': { doors: moderators },
  'GET /api/admin/rewards': { doors: adminOnly },
  'POST /api/admin/rewards': { doors: adminOnly },
  'PATCH /api/admin/rewards/{id}': { doors: adminOnly, theirs: 'staff' },
  'GET /api/admin/rewards/grants': { doors: adminOnly },
  'GET /api/admin/media': { doors: moderators },
  'POST /api/admin/media': { doors: moderators },
  'GET /api/admin/media/{id}': { doors: moderators, theirs: 'staff' },
  'PATCH /api/admin/media/{id}': { doors: moderators, theirs: 'staff' },
  'DELETE /api/admin/media/{id}': { doors: moderators, theirs: 'staff' },
  'GET /api/settings': { doors: anyone },
  'POST /api/errors': { doors: anyone },
  'GET /api/admin/questions': { doors: moderators },
  'GET /api/admin/questions/categories': { doors: moderators },
  'GET /api/admin/questions/category-figures': { doors: moderators },
  'GET /api/admin/questions/pictures': { doors: moderators },
  'POST /api/admin/questions/alike': { doors: moderators },
  'POST /api/admin/questions': { doors: moderators },
  'GET /api/admin/questions/export': { doors: moderators },
  'POST /api/admin/questions/import/check': { doors: moderators },
  'POST /api/admin/questions/import': { doors: moderators },
  'GET /api/admin/questions/{id}': { doors: moderators, theirs: 'staff' },
  'PATCH /api/admin/questions/{id}': { doors: moderators, theirs: 'staff' },
  'GET /api/admin/questions/{id}/versions': { doors: moderators, theirs: 'staff' },
  'POST /api/admin/questions/{id}/restore': { doors: moderators, theirs: 'staff' },
  'POST /api/admin/questions/{id}/update': { doors: moderators, theirs: 'staff' },
  'POST /api/support-requests': { doors: anyone },
  'GET /api/admin/support-requests/waiting': { doors: moderators },
  'GET /api/admin/support-requests': { doors: moderators },
  'GET /api/admin/support-requests/csv': { doors: moderators },
  'GET /api/admin/support-requests/staff': { doors: moderators },
  'GET /api/admin/support-requests/{id}': { doors: moderators, theirs: 'staff' },
  'PATCH /api/admin/support-requests/{id}': { doors: moderators, theirs: 'staff' },
};
