import { setQuantity, maxQuantity, type CartItem } from '#shared/store/cart.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberValue } from '../../../ui/value.tsx';
import { changeCart } from '../cart/cart-store.ts';

/**
 * The quantity of a package: below one it is removed from the cart [CART-1]. `hasBin` if a remove button is beside it.
 */
export function QuantityStepper({
  item,
  hasBin = false,
  className = '',
}: {
  item: CartItem;
  hasBin?: boolean;
  className?: string;
}) {
  const { store: words } = useText();
  const { language } = useLanguage();
  const name = item.package.name[language];
  const set = (quantity: number) => changeCart((cart) => setQuantity(cart, item.packageId, quantity));
  const isLast = item.quantity === 1;
  return (
    <div
      role="group"
      aria-label={words.quantityOf(name)}
      className={`flex items-center gap-1 rounded-2xl bg-well p-1 ${className}`}
    >
      <IconButton
        icon={isLast && !hasBin ? 'trash' : 'minus'}
        label={isLast ? words.remove(name) : words.fewer(name)}
        onClick={() => set(item.quantity - 1)}
        className="size-11 flex-none"
      />
      <span aria-live="polite" className="min-w-10 grow text-center font-display text-xl font-extrabold">
        <NumberValue value={item.quantity} />
      </span>
      <IconButton
        icon="plus"
        label={words.more(name)}
        disabled={item.quantity >= maxQuantity}
        onClick={() => set(item.quantity + 1)}
        className="size-11 flex-none"
      />
    </div>
  );
}
