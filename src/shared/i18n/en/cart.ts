import { pluralEn, type Shape } from '../catalogue.ts';
import type { cart as ar } from '../ar/cart.ts';

export const cart = {
  title: 'Your cart',
  open: 'Open the cart',
  openWith: (count: number) => `Open the cart · ${pluralEn(count, { one: 'one package', other: `${count} packages` })}`,
  count: (count: number) =>
    pluralEn(count, { one: 'One package in your cart', other: `${count} packages in your cart` }),
  view: 'View cart',
  empty: 'Your cart is empty',
  emptyBody: 'Pick a package and it will be here whenever you come back.',
  toStore: 'See the packages',
  each: (price: string) => `${price} each`,
  subtotal: 'Subtotal',
  codeDiscount: (percentage: number) => `Code discount (${percentage}%)`,
  total: 'Total',
  toCheckout: 'Go to checkout',
  free: 'No fees on top of this price.',

  code: {
    label: 'Discount code',
    ask: 'Have a discount code?',
    apply: 'Apply',
    checking: 'Checking…',
    remove: 'Remove the code',
    signIn: 'Sign in to use a discount code',
  },
} satisfies Shape<typeof ar>;
