import { accountsApi } from '#shared/accounts/api.ts';
import { providerApi } from '#shared/accounts/provider-api.ts';
import { adminAccountsApi } from '#shared/accounts/admin-api.ts';
import { badgesAdminApi, rewardsAdminApi } from '#shared/achievements/admin-api.ts';
import { achievementsApi } from '#shared/achievements/api.ts';
import { announcementsAdminApi } from '#shared/announcements/admin-api.ts';
import { announcementsApi } from '#shared/announcements/api.ts';
import { adminGamesApi } from '#shared/games/admin-api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Contract } from '#shared/kernel/contract.ts';
import { kuwaitDay } from '#shared/kernel/kuwait-time.ts';
import { mediaAdminApi } from '#shared/media/admin-api.ts';
import { notificationsAdminApi, scheduledAdminApi } from '#shared/notifications/admin-api.ts';
import { notificationsApi } from '#shared/notifications/api.ts';
import { questionsAdminApi } from '#shared/questions/admin-api.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { redeemCodeAdminApi } from '#shared/redeem-codes/admin-api.ts';
import { redeemCodeApi } from '#shared/redeem-codes/api.ts';
import { standingsApi } from '#shared/standings/api.ts';
import { statisticsAdminApi } from '#shared/statistics/api.ts';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { storeApi } from '#shared/store/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { supportAdminApi } from '#shared/support/admin-api.ts';
import { supportApi } from '#shared/support/api.ts';
import { filledCampaignCode, filledId, filledQuestion } from './fill-tables.ts';

export interface ListCall {
  readonly name: string;
  readonly as: 'admin' | 'player' | 'visitor';
  readonly contract: Contract;
  readonly input: Readonly<Record<string, string | number | undefined>>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Every list and search of the product, with the filters that grow with the tables: ones that match all, some, few and none. */
export function listCalls({
  now,
  heavyId,
  heavyEmail,
}: {
  readonly now: number;
  readonly heavyId: string;
  readonly heavyEmail: string;
}): ListCall[] {
  const ago = (days: number) => now - days * dayMs;
  const calls: ListCall[] = [];
  const add = (as: ListCall['as'], contract: Contract, inputs: readonly ListCall['input'][] = [{}]) => {
    for (const input of inputs) {
      const said = Object.entries(input)
        .map(([name, value]) => `${name}=${value === heavyId ? 'heavy' : String(value)}`)
        .join(' ');
      calls.push({ name: `${contract.method} ${contract.path} ${said}`.trim(), as, contract, input });
    }
  };

  add('admin', adminAccountsApi.listUsers, [
    {},
    { search: 'نورة' },
    { search: 'نورة فهد' },
    { search: 'لا أحد هنا' },
    { search: 'player-777' },
    { search: 'player' },
    { search: 'nobody@example.com' },
    { search: heavyId },
    { role: 'player' },
    { role: 'moderator' },
    { role: 'admin' },
    { verified: 'false' },
    { disabled: 'true' },
    { disabled: 'true', search: 'ن' },
    { search: 'ن' },
    { search: 'ق' },
    { search: '5' },
    { role: 'admin', verified: 'false' },
    { joinedFrom: ago(2) },
    { joinedFrom: ago(700), joinedTo: ago(699) },
    { joinedTo: ago(3000) },
  ]);
  add('admin', adminAccountsApi.countNewUsers);
  add('admin', adminAccountsApi.getUser, [{ id: heavyId }, { id: filledId.user(1) }]);
  add('admin', adminAccountsApi.listLedger, [{ id: heavyId }]);
  add('admin', adminAccountsApi.listAuditLog, [
    {},
    { actor: filledId.user(3) },
    { actor: heavyId },
    { actor: 'nobody@example.com' },
    { action: 'support/' },
    { action: 'support/changed' },
    { action: 'accounts/role-changed' },
    { action: 'media/removed' },
    { subjectType: 'question' },
    { subjectType: 'site-settings' },
    { subjectType: 'nothing' },
    { subjectId: filledQuestion },
    { subjectId: filledId.purchase(9) },
    { subjectId: 'nothing' },
    { subjectType: 'question', subjectId: filledQuestion },
    { subjectType: 'purchase', subjectId: filledId.purchase(9) },
    { actor: filledId.user(3), action: 'accounts/' },
    { subjectType: 'question', action: 'support/changed' },
    { subjectType: 'question', action: 'questions/' },
    { actor: filledId.user(3), subjectType: 'site-settings' },
    { actor: filledId.user(3), subjectType: 'question', action: 'support/' },
    { subjectId: filledQuestion, subjectType: 'purchase' },
  ]);

  add('admin', adminGamesApi.listHostedGames, [
    {},
    { host: heavyId },
    { host: heavyEmail },
    { host: filledId.user(5) },
    { host: 'nobody@example.com' },
    { host: heavyId, outcome: 'open' },
    { host: heavyId, outcome: 'finished' },
    { host: heavyId, outcome: 'abandoned' },
    { host: heavyId, outcome: 'uncounted' },
    { outcome: 'open' },
    { outcome: 'finished' },
    { outcome: 'abandoned' },
    { id: filledId.game(9) },
    { from: ago(400), to: ago(399) },
    { from: ago(3000), to: ago(2900) },
    { outcome: 'open', to: ago(29) },
  ]);

  add('admin', adminStoreApi.listAllPackages);
  add('admin', adminStoreApi.listDiscountCodes, [{}, { search: 'SALE1' }, { search: 'none' }]);
  add('admin', adminStoreApi.listAllPurchases, [
    {},
    { sortDirection: 'asc' },
    { sortBy: 'finalPrice' },
    { sortBy: 'finalPrice', sortDirection: 'asc' },
    { status: 'refunded' },
    { status: 'refunded', sortBy: 'finalPrice' },
    { status: 'paid', sortBy: 'finalPrice' },
    { userId: heavyId },
    { userId: heavyId, sortBy: 'finalPrice' },
    { userId: filledId.user(7) },
    { attention: 'needed' },
    { attention: 'needed', sortBy: 'finalPrice' },
    { reference: 'reference-77' },
    { reference: 'provider-77' },
    { reference: 'none' },
    { orderId: filledId.purchase(9) },
    { startDate: ago(400), endDate: ago(399) },
    { startDate: ago(400), endDate: ago(399), sortBy: 'finalPrice' },
    { startDate: ago(700), sortBy: 'finalPrice' },
  ]);
  add('admin', adminStoreApi.getAnyPurchase, [{ id: filledId.purchase(9) }]);
  add('admin', adminStoreApi.getToday);
  add('admin', adminStoreApi.getStatistics, [{ days: 365 }]);

  add('admin', redeemCodeAdminApi.list, [
    {},
    { code: 'SESSION-' },
    { code: 'SESSION-1' },
    { code: 'session-12' },
    { code: 'SESSION-CAMP-AIGN' },
    { code: 'NONE' },
    { batchId: filledId.batch(3) },
    { batchId: 'none' },
    { assignedToUserId: heavyId },
    { assignedPurchaseId: filledId.purchase(9) },
    { isUsed: 'true' },
    { isUsed: 'false' },
    { isActive: 'false' },
    { isActive: 'false', isUsed: 'true' },
    { isUsed: 'true', code: 'SESSION-1' },
    { isUsed: 'false', code: 'SESSION-' },
  ]);
  add('admin', redeemCodeAdminApi.listOfUser, [{ userId: heavyId }]);
  add('admin', redeemCodeAdminApi.get, [{ id: filledCampaignCode }]);

  add('admin', supportAdminApi.list, [
    {},
    { text: 'رقم 777' },
    { text: 'الشاشة' },
    { text: 'شاش' },
    { text: 'غير موجود' },
    { text: 'player-777' },
    { text: 'zz' },
    { text: 'z' },
    { text: 'ن' },
    { text: 'player-1' },
    { status: 'new' },
    { status: 'closed' },
    { status: 'new', text: 'الصوت' },
    { category: 'game_feedback' },
    { assigned: 'me' },
    { assigned: 'nobody' },
    { questionId: filledQuestion },
    { questionId: 'bank-question-10' },
    { about: 'question' },
    { status: 'new', assigned: 'nobody', about: 'question' },
  ]);
  add('admin', supportAdminApi.listStaff);
  add('admin', supportApi.countWaiting);

  add('admin', statisticsAdminApi.readToday);
  add('admin', statisticsAdminApi.read, [
    { from: kuwaitDay(now - 29 * dayMs), to: kuwaitDay(now) },
    { from: kuwaitDay(now - 364 * dayMs), to: kuwaitDay(now) },
  ]);
  add('admin', notificationsAdminApi.list);
  add('admin', notificationsAdminApi.findReach, [
    { audience: 'all' },
    { audience: 'topic', topic: 'announcements' },
    { audience: 'user', email: heavyEmail },
  ]);
  add('admin', scheduledAdminApi.list);
  add('admin', announcementsAdminApi.list, [{}, { state: 'running' }, { state: 'ended' }]);
  add('admin', badgesAdminApi.list);
  add('admin', rewardsAdminApi.list);
  add('admin', rewardsAdminApi.listGrants);
  add('admin', mediaAdminApi.list, [{}, { text: 'صورة 77' }, { text: 'none' }]);
  add('admin', questionsAdminApi.list, [{}, { sort: 'reports' }, { sign: 'reported' }, { text: 'سؤال' }]);
  add('admin', questionsAdminApi.listCategories);
  add('admin', questionsAdminApi.listPictures);

  add('player', accountsApi.getMe);
  add('player', accountsApi.listSessions);
  add('player', providerApi.listIdentities);
  add('player', accountsApi.getReferral);
  add('player', gamesApi.listGames, [{}, { outcome: 'finished' }]);
  add('player', gamesApi.getLastSetup);
  add('player', gangsApi.listGangs);
  add('player', gangsApi.getGang, [{ id: filledId.gang(1) }]);
  add('player', gangsApi.listEvenings, [{ id: filledId.gang(1) }]);
  add('player', purchaseApi.listPurchases);
  add('player', redeemCodeApi.listOwn);
  add('player', notificationsApi.list);
  add('player', achievementsApi.listOwn);
  add('player', announcementsApi.listCurrent);
  add('player', standingsApi.list, [{}, { period: 'week' }, { period: 'month' }]);
  add('visitor', storeApi.listPackages);
  add('visitor', questionsApi.listCategories);
  add('visitor', announcementsApi.listCurrent);
  return calls;
}

/** The address of a call, and of its next page with a cursor. */
export function addressOf({ contract, input }: ListCall, cursor?: string): string {
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    if (value !== undefined && !contract.path.includes(`{${name}}`)) query.set(name, String(value));
  if (cursor !== undefined) query.set('cursor', cursor);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
