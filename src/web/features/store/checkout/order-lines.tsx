import type { GamePackage } from '#shared/store/api.ts';
import type { Cart } from '#shared/store/cart.ts';
import { unitPriceFils } from '#shared/store/package.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import { Money } from '../components/money.tsx';
import { codeDiscount } from '../components/totals.tsx';

/** Every line of the order with what comes off it. */
export function OrderLines({ cart, packages }: { cart: Cart; packages: readonly GamePackage[] }) {
  const { checkout: words } = useText();
  const { language } = useLanguage();
  const { sharesFils } = codeDiscount(cart);
  return (
    <ul className="grid divide-y divide-line">
      {cart.items.map((item, index) => {
        const unit = unitPriceFils(item.package);
        const off = (item.package.priceFils - unit) * item.quantity;
        const share = sharesFils[index] ?? 0;
        const sessions = packages.find(({ id }) => id === item.packageId)?.sessions;
        return (
          <li key={item.packageId} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <div className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">
                <UserText className="font-display text-xl font-extrabold">{item.package.name[language]}</UserText>
                <span className="text-quiet">
                  {' '}
                  × <NumberValue value={item.quantity} />
                </span>
                {sessions !== undefined && (
                  <span className="block text-[0.95em] text-quiet">{words.sessions(sessions * item.quantity)}</span>
                )}
              </span>
              <Money fils={item.package.priceFils * item.quantity} className="font-semibold" />
            </div>
            {off > 0 && <Off label={words.packageDiscount} fils={off} />}
            {share > 0 && <Off label={words.codeShare} fils={share} />}
          </li>
        );
      })}
    </ul>
  );
}

function Off({ label, fils }: { label: string; fils: number }) {
  return (
    <p className="flex justify-between gap-4 text-[0.95em] text-success">
      <span>{label}</span>
      <Money fils={-fils} />
    </p>
  );
}
