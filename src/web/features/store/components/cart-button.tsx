import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { cartTotals } from '#shared/store/cart.ts';
import { loadStoreTexts, useText } from '../../../lib/language.ts';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { NumberValue } from '../../../ui/value.tsx';
import { showCart, useIsCartShown } from '../cart/cart-drawer-state.ts';
import { rereadCart, useCart } from '../cart/cart-store.ts';
import { useHasCart } from '../payment-method-in-use.ts';

/** SHELL-2: how often the count is reloaded, besides on every change. */
const rereadMs = 2000;

const CartDrawer = lazyPage<'CartDrawer', { open: boolean }>(
  () => import('./cart-drawer.tsx'),
  'CartDrawer',
  loadStoreTexts,
);

/** The cart in the bar with its count: always in the store, elsewhere if it isn't empty [SHELL-2]. */
export function CartButton() {
  const { cart: words } = useText();
  const { count } = cartTotals(useCart());
  const { pathname } = useLocation();
  const isShown = useIsCartShown();
  const hasCart = useHasCart();
  // Fetched when first wanted, and kept from then on.
  const [isWanted, setWanted] = useState(false);
  if (isShown && !isWanted) setWanted(true);
  useEffect(() => {
    const timer = setInterval(rereadCart, rereadMs);
    return () => clearInterval(timer);
  }, []);
  // Going elsewhere closes it, also by the browser's own way back.
  useEffect(() => showCart(false), [pathname]);
  if (hasCart !== true) return null;
  const hasButton = count > 0 || pathname === pathTo('store');
  return (
    <>
      {hasButton && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => showCart(true)}
          className="icon-button relative size-12 flex-none"
        >
          <span className="sr-only">{count === 0 ? words.open : words.openWith(count)}</span>
          <Icon name="cart" />
          {count > 0 && (
            <span
              key={count}
              aria-hidden="true"
              className={[
                'absolute -end-1.5 -top-1.5 grid h-6 min-w-6 animate-appear place-items-center rounded-full',
                'bg-saffron px-1.5 font-display text-sm leading-none font-extrabold text-on-saffron',
              ].join(' ')}
            >
              <NumberValue value={count} />
            </span>
          )}
        </button>
      )}
      {isWanted && (
        <Suspense fallback={null}>
          <CartDrawer open={isShown} />
        </Suspense>
      )}
    </>
  );
}
