import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addToCart,
  applyCode,
  cartLines,
  cartTotals,
  clearCode,
  emptyCart,
  maxCartLines,
  maxQuantity,
  refreshCart,
  removeFromCart,
  restoreCart,
  setQuantity,
} from './cart.ts';
import type { Cart, CartPackage } from './cart.ts';

const name = { ar: 'باقة', en: 'Package' };
const one: CartPackage = { id: 'one', name, priceFils: 1500, discountPriceFils: null };
const five: CartPackage = { id: 'five', name, priceFils: 6000, discountPriceFils: 5000 };
const filled = addToCart(addToCart(emptyCart, one, 2).cart, five).cart;
const forAll = applyCode(filled, { id: 'c1', code: 'EID20', appliesTo: 'all' }, 1600);
const forOne = applyCode(filled, { id: 'c1', code: 'EID20', appliesTo: ['one'] }, 300);
const quantities = ({ items }: Cart) => items.map(({ packageId, quantity }) => [packageId, quantity]);

it('adds up its lines, by the discounted price [CART-1]', () => {
  expect(quantities(filled)).toEqual([
    ['one', 2],
    ['five', 1],
  ]);
  expect(cartLines(filled)[1]).toEqual({ packageId: 'five', quantity: 1, unitPriceFils: 5000 });
  expect(cartTotals(filled)).toEqual({ count: 3, subtotalFils: 8000, discountFils: 0, totalFils: 8000 });
  expect(cartTotals(forAll)).toEqual({ count: 3, subtotalFils: 8000, discountFils: 1600, totalFils: 6400 });
  expect(cartTotals({ ...forAll, discountAmountFils: 9000 }).totalFils).toBe(0);
});

it('takes an applied code off at any change, and says so [CART-1]', () => {
  const changed = [{ type: 'code-removed-cart-changed' }];
  for (const { cart, notices } of [
    addToCart(forAll, one),
    removeFromCart(forAll, 'five'),
    setQuantity(forAll, 'one', 3),
    setQuantity(forOne, 'five', 0),
  ]) {
    expect({ notices, codeDetails: cart.codeDetails, discount: cart.discountAmountFils }).toEqual({
      notices: changed,
      codeDetails: null,
      discount: 0,
    });
  }
  expect(addToCart(filled, one).notices).toEqual([]);
  expect(clearCode(forAll)).toEqual(filled);
});

it('keeps the code if nothing changes [CART-1]', () => {
  for (const { cart, notices } of [
    setQuantity(forAll, 'one', 2),
    removeFromCart(forAll, 'gone'),
    setQuantity(forAll, 'gone', 2),
    setQuantity(forAll, 'one', 1.5),
    setQuantity(forAll, 'one', NaN),
    addToCart(forAll, one, -1),
  ]) {
    expect({ cart, notices }).toEqual({ cart: forAll, notices: [] });
  }
});

it('reports when none of the packages that the code covers is left [CART-1]', () => {
  expect(removeFromCart(forOne, 'one').notices).toEqual([{ type: 'code-removed-no-package' }]);
  expect(setQuantity(forOne, 'one', 0).notices).toEqual([{ type: 'code-removed-no-package' }]);
});

it('removes a package below 1, and stops at the maximum [CART-1]', () => {
  for (const below of [0, -1, 0.5]) expect(quantities(setQuantity(filled, 'one', below).cart)).toEqual([['five', 1]]);
  const limit = { type: 'quantity-at-most', most: maxQuantity };
  expect(setQuantity(filled, 'one', 1_000_000_000)).toMatchObject({
    cart: { items: [{ quantity: 99 }, {}] },
    notices: [limit],
  });
  expect(addToCart(emptyCart, one, 100)).toMatchObject({ cart: { items: [{ quantity: 99 }] }, notices: [limit] });
  expect(addToCart(setQuantity(filled, 'one', 99).cart, one).notices).toEqual([limit]);
});

it('limits the number of different packages [CART-1]', () => {
  let cart = emptyCart;
  for (let index = 0; index < maxCartLines; index += 1) cart = addToCart(cart, { ...one, id: String(index) }).cart;
  expect(addToCart(cart, five)).toEqual({ cart, notices: [{ type: 'lines-at-most', most: maxCartLines }] });
});

it("follows the store's offer: unavailable packages are removed, and price changes are reported [CART-1]", () => {
  expect(refreshCart(forAll, [five, one])).toEqual({ cart: forAll, notices: [] });
  expect(refreshCart(forAll, [one, { ...five, discountPriceFils: null }])).toMatchObject({
    cart: { codeDetails: null, items: [{}, { package: { priceFils: 6000, discountPriceFils: null } }] },
    notices: [{ type: 'price-changed', fromFils: 5000, toFils: 6000 }, { type: 'code-removed-cart-changed' }],
  });
  const gone = refreshCart(forOne, [{ ...one, isActive: false }, five]);
  expect(quantities(gone.cart)).toEqual([['five', 1]]);
  expect(gone.notices).toEqual([{ type: 'package-gone', name }, { type: 'code-removed-no-package' }]);
});

it('comes back as it was kept [CART-2]', () => {
  for (const cart of [emptyCart, filled, forAll, forOne])
    expect(restoreCart(JSON.stringify(cart))).toEqual({ cart, notices: [] });
});

it('drops an invalid stored entry, not the cart [CART-2]', () => {
  const [first, second] = filled.items;
  const broken = [
    { ...first, packageId: 7 },
    { ...first, quantity: '2' },
    { ...first, quantity: 0 },
    { ...first, quantity: 1.5 },
    { packageId: 'one', quantity: 1 },
    { ...first, package: five },
    null,
    'one',
    second,
    second,
  ];
  expect(restoreCart(JSON.stringify({ ...filled, items: broken })).cart.items).toEqual([second]);
  expect(
    restoreCart(JSON.stringify({ ...forAll, codeDetails: { id: 5, code: 'EID20', appliesTo: 'all' } })).cart,
  ).toEqual(filled);
  expect(restoreCart(JSON.stringify({ ...filled, items: [{ ...first, quantity: 1e9 }] })).cart.items[0]?.quantity).toBe(
    99,
  );
  expect(restoreCart(JSON.stringify({ ...forAll, items: [first, null] })).notices).toEqual([
    { type: 'code-removed-cart-changed' },
  ]);
  expect(restoreCart(JSON.stringify({ ...forOne, items: [second] })).notices).toEqual([
    { type: 'code-removed-no-package' },
  ]);
});

it('starts empty over anything that is no cart [CART-2]', () => {
  for (const kept of [null, '', '{', '[]', '7', '{"items":7}']) expect(restoreCart(kept).cart).toEqual(emptyCart);
  fc.assert(
    fc.property(fc.json(), (kept) => {
      expect(restoreCart(kept).cart.items).toBeInstanceOf(Array);
    }),
    { seed: 1, numRuns: 500 },
  );
});
