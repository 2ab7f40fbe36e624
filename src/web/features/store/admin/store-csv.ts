import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import type { Language } from '#shared/kernel/text.ts';
import type { AdminDiscountCode, AdminPackage, AdminPurchase } from '#shared/store/admin-api.ts';
import { kwdPlaces, usdPlaces, writeDecimal } from '#shared/store/decimal.ts';
import { type CsvColumns, csvMoment } from '../../../lib/save-list.ts';

type Words = StaffCatalogue['adminStore'];

const kwd = (fils: number) => writeDecimal(fils, kwdPlaces);
const inCoins = (amount: number | null, places: number) => (amount === null ? null : writeDecimal(amount, places));

/** In their order; each price in its own money. */
export function packageColumns(words: Words): CsvColumns<AdminPackage> {
  const { form, popular } = words.packages;
  const says = (is: boolean) => (is ? words.yes : words.no);
  return [
    [`${form.name} (${form.arabic})`, ({ name }) => name.ar],
    [`${form.name} (${form.english})`, ({ name }) => name.en],
    [form.sessions, ({ sessions }) => sessions],
    [form.priceFils, ({ priceFils }) => kwd(priceFils)],
    [form.discountPriceFils, ({ discountPriceFils }) => inCoins(discountPriceFils, kwdPlaces)],
    [form.priceUsdCents, ({ priceUsdCents }) => inCoins(priceUsdCents, usdPlaces)],
    [form.discountPriceUsdCents, ({ discountPriceUsdCents }) => inCoins(discountPriceUsdCents, usdPlaces)],
    [form.isActive, ({ isActive }) => says(isActive)],
    [popular, ({ isPopular }) => says(isPopular)],
    [form.product, ({ revenueCatProductId }) => revenueCatProductId],
  ];
}

/** Sums in dinars. */
export function purchaseColumns(words: Words, language: Language): CsvColumns<AdminPurchase> {
  const { columns, statuses, methods, line } = words.purchases;
  return [
    [columns.id, ({ id }) => id],
    [columns.createdAt, ({ createdAt }) => csvMoment(createdAt)],
    [columns.paidAt, ({ date }) => csvMoment(date)],
    [columns.buyer, ({ buyer }) => buyer?.displayName ?? null],
    [columns.email, ({ buyer }) => buyer?.email ?? null],
    [columns.user, ({ userId }) => userId],
    [columns.items, ({ items }) => items.map(({ name, quantity }) => line(name[language], quantity)).join(' | ')],
    [columns.sessions, ({ totalSessionsGranted }) => totalSessionsGranted],
    [columns.final, ({ finalPriceFils }) => kwd(finalPriceFils)],
    [columns.discount, ({ discountAmountFils }) => kwd(discountAmountFils)],
    [columns.code, ({ discountCode }) => discountCode],
    [columns.method, ({ method }) => methods[method]],
    [columns.status, ({ status }) => statuses[status]],
    [columns.receipt, ({ receiptNumber }) => receiptNumber],
    [columns.reference, ({ paymentReference }) => paymentReference],
    [columns.live, ({ isLive }) => (isLive ? words.yes : words.no)],
  ];
}

export function discountCodeColumns(words: Words): CsvColumns<AdminDiscountCode> {
  const { columns, states, percentage, form, all } = words.codes;
  return [
    [columns.code, ({ code }) => code],
    [
      columns.value,
      ({ discountType, discountValue }) =>
        discountType === 'percentage' ? percentage(discountValue) : kwd(discountValue),
    ],
    [columns.appliesTo, ({ appliesTo }) => (appliesTo === 'all' ? all : appliesTo.join(' | '))],
    [columns.usage, ({ usageCount }) => usageCount],
    [form.usageLimit, ({ usageLimit }) => usageLimit],
    [columns.endDate, ({ endDate }) => csvMoment(endDate)],
    [columns.state, ({ isActive }) => (isActive ? states.active : states.off)],
  ];
}
