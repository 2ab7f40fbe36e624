import { removeFromCart, type CartItem } from '#shared/store/cart.ts';
import { formatKwd } from '#shared/i18n/format.ts';
import { unitPriceFils } from '#shared/store/package.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { UserText } from '../../../ui/value.tsx';
import { changeCart, useCart } from '../cart/cart-store.ts';
import { Money, OldMoney } from './money.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

/** The cart's lines, editable. */
export function CartLines() {
  const { items } = useCart();
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <CartLine key={item.packageId} item={item} />
      ))}
    </ul>
  );
}

function CartLine({ item }: { item: CartItem }) {
  const { cart: words, store } = useText();
  const { language } = useLanguage();
  const name = item.package.name[language];
  const unit = unitPriceFils(item.package);
  const isReduced = unit < item.package.priceFils;
  return (
    <li className="grid gap-3 rounded-2xl bg-raised p-4 shadow-[inset_0_0_0_1.5px_var(--edge)]">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0">
          <UserText className="font-display text-xl leading-snug font-extrabold break-words">{name}</UserText>
          <span className="text-[0.95em] text-quiet">{words.each(formatKwd(unit, language))}</span>
        </div>
        <IconButton
          icon="trash"
          label={store.remove(name)}
          onClick={() => changeCart((cart) => removeFromCart(cart, item.packageId))}
          className="-me-1.5 -mt-1.5 size-11 flex-none bg-transparent shadow-none"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <QuantityStepper item={item} hasBin className="w-40" />
        <span className="grid justify-items-end">
          {isReduced && (
            <OldMoney
              fils={item.package.priceFils * item.quantity}
              label={store.listPrice}
              className="text-[0.92em] leading-tight"
            />
          )}
          <Money fils={unit * item.quantity} className="font-display text-xl font-extrabold" />
        </span>
      </div>
    </li>
  );
}
