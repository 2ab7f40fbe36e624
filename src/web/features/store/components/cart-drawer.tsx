import { useText } from '../../../lib/language.ts';
import { useLayoutMode } from '../../../lib/layout-mode.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { showCart } from '../cart/cart-drawer-state.ts';
import { useCart } from '../cart/cart-store.ts';
import { usePackages } from '../queries.ts';
import { CartLines } from './cart-lines.tsx';
import { CodeForm } from './code-form.tsx';
import { Totals } from './totals.tsx';

/** The cart beside any page: from the end of the line, or from below on an upright phone. */
export function CartDrawer({ open }: { open: boolean }) {
  const { cart: words } = useText();
  const { isDesktopLayout } = useLayoutMode();
  return (
    <Sheet open={open} onClose={close} title={words.title} from={isDesktopLayout ? 'end' : 'below'}>
      <DrawerBody />
    </Sheet>
  );
}

const close = () => showCart(false);

function DrawerBody() {
  const { cart: words } = useText();
  const cart = useCart();
  usePackages();
  if (cart.items.length === 0) {
    return (
      <EmptyState
        icon="cart"
        title={words.empty}
        action={
          <ButtonLink to={pathTo('store')} icon="store" onClick={close}>
            {words.toStore}
          </ButtonLink>
        }
      >
        {words.emptyBody}
      </EmptyState>
    );
  }
  return (
    <>
      <CartLines />
      <CodeForm />
      <div className="sticky bottom-0 -mx-1 grid gap-3 bg-card px-1 pt-3 pb-1 shadow-[0_-14px_14px_-10px_var(--shadow)] short:static short:shadow-none">
        <Totals cart={cart} />
        <ButtonLink to={pathTo('checkout')} onClick={close} className="w-full">
          {words.toCheckout}
        </ButtonLink>
        <p className="text-center text-sm text-quiet">{words.free}</p>
      </div>
    </>
  );
}
