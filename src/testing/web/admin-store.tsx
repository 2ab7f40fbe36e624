import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminDiscountCode, AdminPackage, AdminPurchase, PurchaseEvent } from '#shared/store/admin-api.ts';
import { AdminStorePage } from '../../web/features/store/admin/admin-store-page.tsx';
import { testUser, type Answers } from './fake-api.ts';
import { renderPage, type Rendered } from './render.tsx';

const at = Date.UTC(2026, 10, 21, 9);
export const tea: AdminPackage = {
  id: 'tea',
  name: { ar: 'شاي الضحى', en: 'Morning tea' },
  description: { ar: 'جلستان مع الأهل', en: 'Two sessions' },
  sessions: 2,
  priceFils: 2500,
  priceUsdCents: 799,
  discountPriceFils: 2000,
  discountPriceUsdCents: null,
  features: [],
  isPopular: false,
  order: 1,
  isActive: true,
  packageType: 'sessions',
  revenueCatProductId: null,
  createdAt: at,
  updatedAt: at,
};
export const packages = [
  tea,
  { ...tea, id: 'eve', name: { ar: 'سهرة', en: 'Evening' }, order: 2 },
  { ...tea, id: 'all', name: { ar: 'موسم', en: 'Season' }, order: 3 },
];
export const code: AdminDiscountCode = {
  id: 'c-1',
  code: 'EID20',
  discountType: 'percentage',
  discountValue: 20,
  appliesTo: 'all',
  usageLimit: 50,
  usageCount: 3,
  reservedCount: 0,
  endDate: null,
  isActive: true,
  lastUsedAt: null,
  createdAt: at,
  updatedAt: at,
};
export const purchase: AdminPurchase = {
  id: 'purchase-0001',
  userId: 'u-1',
  packageId: 'tea',
  totalSessionsGranted: 2,
  originalPriceFils: 2500,
  packageDiscountFils: 500,
  discountAmountFils: 400,
  discountLate: false,
  priceFils: 2000,
  finalPriceFils: 1600,
  status: 'paid',
  method: 'online',
  wasRefunded: false,
  refundedFrom: null,
  refundedAt: null,
  refundPending: false,
  items: [
    {
      packageId: 'tea',
      name: tea.name,
      quantity: 1,
      sessions: 2,
      priceFils: 2000,
      originalPriceFils: 2500,
      packageDiscountFils: 500,
      discountShareFils: 400,
    },
  ],
  discountCode: 'EID20',
  discountCodeId: 'c-1',
  failure: null,
  paymentMethod: 'knet',
  paymentReference: 'ref-77',
  receiptNumber: 12,
  isLive: true,
  date: at,
  createdAt: at,
  updatedAt: at,
  buyer: { displayName: '=أم سالم', email: 'um.salem@example.com' },
};
export const events: PurchaseEvent[] = [
  { at, kind: 'opened', actor: 'buyer', detail: { method: 'online' } },
  { at, kind: 'paid', actor: 'provider', detail: { from: 'pending', sessions: 2, reference: 'ref-77' } },
  { at, kind: 'refund-asked', actor: 'user-1', detail: { takesBack: true } },
  { at, kind: 'refund-failed', actor: 'staff-9', detail: { failure: { code: 'late', message: 'Too late' } } },
];

const admin = testUser({ role: 'admin' });
export const pageOf = (items: readonly unknown[], nextCursor: string | null = null) => ({
  body: { items, nextCursor, hasMore: nextCursor !== null },
});
export const showTab = (tab: string, answers: Answers = {}) =>
  renderPage(<AdminStorePage redeemCodes="رموز مسبقة الدفع" payment={null} />, {
    user: admin,
    path: `/admin/store?tab=${tab}`,
    answers: { 'GET /api/admin/packages': { body: { items: packages } }, ...answers },
  });
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const fill = async (label: string, typed: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (typed !== '') await userEvent.type(field, typed);
};
export const bodies = ({ sent }: Rendered, key: string) =>
  sent.filter((request) => request.key === key).map(({ body }) => body);

export const withPurchase = (changes: Partial<AdminPurchase> = {}): Answers => ({
  'GET /api/admin/purchases': pageOf([{ ...purchase, ...changes }]),
  'GET /api/admin/purchases/purchase-0001': {
    body: {
      purchase: { ...purchase, ...changes },
      nextStatuses: changes.status === 'failed' ? ['pending', 'completed', 'paid', 'refunded'] : ['refunded'],
      events,
    },
  },
});
