import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { writeCsv } from '#shared/kernel/csv.ts';
import type { Language } from '#shared/kernel/text.ts';
import type { AdminPurchase } from '#shared/store/admin-api.ts';
import { kwdPlaces, writeDecimal } from '#shared/store/decimal.ts';

const moment = (at: number | null) => at === null ? null : new Date(at).toISOString();
const kwd = (fils: number) => writeDecimal(fils, kwdPlaces);

/** The purchases as they are shown, for a spreadsheet; sums in dinars, moments in ISO 8601. */
export function purchasesCsv(purchases: readonly AdminPurchase[], { adminStore }: Catalogue, language: Language): string {
  const { columns, statuses, methods, line } = adminStore.purchases;
  const heads = [
    columns.id, columns.createdAt, columns.paidAt, columns.buyer, columns.email, columns.user, columns.items, columns.sessions, columns.final,
    columns.discount, columns.code, columns.method, columns.status, columns.receipt, columns.reference, columns.live,
  ];
  return writeCsv([heads, ...purchases.map((purchase) => [
    purchase.id, moment(purchase.createdAt), moment(purchase.date), purchase.buyer?.displayName ?? null, purchase.buyer?.email ?? null, purchase.userId,
    purchase.items.map(({ name, quantity }) => line(name[language], quantity)).join(' | '), purchase.totalSessionsGranted,
    kwd(purchase.finalPriceFils), kwd(purchase.discountAmountFils), purchase.discountCode, methods[purchase.method], statuses[purchase.status],
    purchase.receiptNumber, purchase.paymentReference, purchase.isLive ? adminStore.yes : adminStore.no,
  ])]);
}
