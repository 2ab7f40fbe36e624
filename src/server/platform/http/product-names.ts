import { escapeHtml } from './escape-html.ts';

/** A name of the product text, and what this API calls the same thing. Names that are alike are left out. */
export interface ProductName {
  readonly text: string;
  /** A property of the operation's input or answer; null if the whole operation matches the name. */
  readonly ours: string | null;
  readonly method: string;
  readonly path: string;
  readonly note: string;
}

const fils = 'whole fils; 1 KWD is 1000';
const cents = 'whole US cents';
const list = 'newest first, by limit and cursor';

function fields(
  method: string,
  path: string,
  entity: string,
  rows: readonly (readonly [text: string, ours: string, note: string])[],
): ProductName[] {
  return rows.map(([text, ours, note]) => ({ text: `${entity}: ${text}`, ours, method, path, note }));
}

function call(text: string, method: string, path: string, note = ''): ProductName {
  return { text, ours: null, method, path, note };
}

export const productNames: readonly ProductName[] = [
  ...fields('GET', '/api/packages', 'Game package', [
    ['price', 'priceFils', fils],
    ['priceUSD', 'priceUsdCents', cents],
    ['discountPrice', 'discountPriceFils', fils],
    ['discountPriceUSD', 'discountPriceUsdCents', cents],
  ]),
  ...fields('GET', '/api/purchases/{id}', 'Purchase', [
    ['price', 'priceFils', fils],
    ['originalPrice', 'originalPriceFils', fils],
    ['packageDiscount', 'packageDiscountFils', fils],
    ['discountAmount', 'discountAmountFils', fils],
    ['finalPrice', 'finalPriceFils', fils],
    ['items[].price', 'priceFils', `${fils}, of one piece`],
    ['items[].originalPrice', 'originalPriceFils', `${fils}, of one piece`],
    ['items[].packageDiscount', 'packageDiscountFils', `${fils}, of one piece`],
  ]),
  ...fields('POST', '/api/discount-codes/validate', 'Discount validation', [
    ['cart items', 'items', 'packageId and quantity; the server knows the prices'],
    ['discountAmount', 'discountAmount', 'KWD; discountAmountFils beside it in fils'],
  ]),
  ...fields('GET', '/api/admin/discount-codes', 'Discount code', [
    ['discountValue', 'discountValue', 'whole per cent, or fils where discountType is fixed'],
    ['usageCount', 'usageCount', 'paid uses; reservedCount counts those of unpaid purchases'],
  ]),
  ...fields('GET', '/api/admin/store-statistics', 'Daily store statistics', [
    ['totalRevenue', 'totalRevenueFils', fils],
    ['totalDiscounts', 'totalDiscountsFils', fils],
    ['packageBreakdown.revenue', 'revenueFils', fils],
  ]),
  call('users/{uid}', 'GET', '/api/me', 'PATCH /api/me changes it'),
  call('users batch lookup', 'POST', '/api/admin/users/lookup'),
  call(
    'settings/site_settings',
    'GET',
    '/api/settings',
    'its maintenance and override are changed below /api/admin/site-settings',
  ),
  call('gamePackages', 'GET', '/api/packages', 'all of them, and changes: /api/admin/packages'),
  call('discountCodes', 'GET', '/api/admin/discount-codes', list),
  call('purchases by filters', 'GET', '/api/admin/purchases', 'by limit and cursor'),
  call('user purchase history', 'GET', '/api/purchases', list),
  call('storeDailyStats', 'GET', '/api/admin/store-statistics', 'one entry a day in Kuwait'),
  call('redeemCodes', 'GET', '/api/admin/redeem-codes', list),
  call('redeemCodes per user', 'GET', '/api/redeem-codes'),
  call('gameFeedback, supportRequests', 'POST', '/api/support-requests', 'told apart by category'),
  call('analytics/stats/daily', 'GET', '/api/admin/analytics', 'also analytics/usage/categories'),
];

const intro =
  'Names of the product text and of this API, where they differ. ' +
  'Money is in whole fils or US cents, an instant in milliseconds since 1970.';
const heads = ['Product text', 'Here', 'Call', 'Unit or note'] as const;

function cellsOf({ text, ours, method, path, note }: ProductName): readonly string[] {
  return [text, ours ?? '', `${method} ${path}`, note];
}

/** The table in Markdown, for the description of the API. */
export function productNamesText(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [intro, '', row(heads), row(heads.map(() => '---')), ...productNames.map((name) => row(cellsOf(name)))].join(
    '\n',
  );
}

/** The same for the page. */
export function productNamesTable(): string {
  const row = (tag: string, end: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${end}>`).join('')}</tr>`;
  const rows = [row('th scope="col"', 'th', heads), ...productNames.map((name) => row('td', 'td', cellsOf(name)))];
  return `<details><summary>${escapeHtml(intro)}</summary>
<div class="wide" tabindex="0" role="region" aria-label="Names"><table>${rows.join('\n')}</table></div></details>`;
}
