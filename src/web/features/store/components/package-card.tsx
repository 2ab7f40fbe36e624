import type { PackageOnSale } from '#shared/store/api.ts';
import { formatKwd, formatUsd } from '#shared/i18n/format.ts';
import { addToCart } from '#shared/store/cart.ts';
import { packageDiscountPercentage, unitPriceFils } from '#shared/store/package.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SaduBand } from '../../../ui/sadu-band.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LtrValue, UserText } from '../../../ui/value.tsx';
import { changeCart, useCart } from '../cart/cart-store.ts';
import { BuyInApp } from '../in-app/buy-in-app.tsx';
import { usePaymentMethod } from '../payment-method-in-use.ts';
import { Money, OldMoney } from './money.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

/** A package with its sessions and price [PKG-1]. */
export function PackageCard({ item }: { item: PackageOnSale }) {
  const { store: words } = useText();
  const { language } = useLanguage();
  return (
    <li
      className={`card relative flex flex-col gap-4 p-6 pt-9 ${item.isPopular ? 'shadow-[inset_0_0_0_3px_var(--saffron-text),0_10px_30px_var(--shadow)]' : ''}`}
    >
      <span className="absolute inset-0 overflow-hidden rounded-[inherit]">
        <SaduBand className="absolute inset-x-0 top-0 text-saffron light:text-saffron-deep" />
      </span>
      {item.isPopular && (
        <span className="absolute -top-3.5 start-6 flex items-center gap-1.5 rounded-full bg-saffron px-4 py-0.5 font-display font-extrabold text-on-saffron">
          <Icon name="star" />
          {words.popular}
        </span>
      )}
      <div className="relative grid gap-1">
        <h2 className="text-2xl">
          <UserText>{item.name[language]}</UserText>
        </h2>
        <p className="text-quiet">{item.description[language]}</p>
      </div>
      <SessionTickets sessions={item.sessions} />
      <ul className="relative grid gap-1">
        {item.features.map((feature) => (
          <li key={feature.en} className="flex items-start gap-2">
            <Icon name="check" className="mt-1 text-success" />
            {feature[language]}
          </li>
        ))}
      </ul>
      <div className="relative mt-auto grid gap-4 pt-2">
        <Price item={item} />
        <WaysToBuy item={item} />
      </div>
    </li>
  );
}

const maxDrawn = 12;

/** The number of games: a lantern's diamond for each, up to a number that can be seen at a glance. */
function SessionTickets({ sessions }: { sessions: number }) {
  const { store: words } = useText();
  return (
    <div className="relative grid gap-2.5 rounded-2xl bg-well px-5 py-4">
      <p className="font-display text-[clamp(1.5rem,4vmin,2.1rem)] leading-tight font-extrabold text-saffron-text">
        {words.sessions(sessions)}
      </p>
      <div aria-hidden="true" className="flex flex-wrap gap-x-2.5 gap-y-2 ps-0.5">
        {Array.from({ length: Math.min(sessions, maxDrawn) }, (_, index) => (
          <span key={index} className="size-3 rotate-45 rounded-[22%] bg-saffron light:bg-saffron-deep" />
        ))}
      </div>
    </div>
  );
}

function Price({ item }: { item: PackageOnSale }) {
  const { store: words } = useText();
  const { language } = useLanguage();
  const price = unitPriceFils(item);
  const percentage = packageDiscountPercentage(item);
  return (
    <div className="grid gap-0.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Money fils={price} className="font-display text-4xl leading-tight font-extrabold" />
        {price < item.priceFils && <OldMoney fils={item.priceFils} label={words.listPrice} className="text-lg" />}
        {percentage > 0 && (
          <span className="self-center rounded-full bg-success px-3 py-0.5 font-display font-extrabold text-on-success">
            {words.off(percentage)}
          </span>
        )}
      </p>
      <p className="flex flex-wrap gap-x-3 text-quiet">
        {item.sessions > 1 && <span>{words.perSession(formatKwd(Math.round(price / item.sessions), language))}</span>}
        {item.priceUsdCents !== null && (
          <LtrValue>{formatUsd(item.discountPriceUsdCents ?? item.priceUsdCents)}</LtrValue>
        )}
      </p>
    </div>
  );
}

/** In the app at once, else into the cart; where both are open, side by side [PAY-3]. */
function WaysToBuy({ item }: { item: PackageOnSale }) {
  const method = usePaymentMethod();
  if (method === null) return <Skeleton className="h-13" />;
  return (
    <div className="grid gap-3">
      {(method === 'iap' || (method === 'hybrid' && item.isSoldInApp)) && <BuyInApp item={item} />}
      {method !== 'iap' && <CartControl item={item} isSecond={method === 'hybrid' && item.isSoldInApp} />}
    </div>
  );
}

function CartControl({ item, isSecond }: { item: PackageOnSale; isSecond: boolean }) {
  const { store: words } = useText();
  const { language } = useLanguage();
  const inCart = useCart().items.find(({ packageId }) => packageId === item.id);
  if (inCart === undefined) {
    return (
      <Button
        variant={isSecond ? 'quiet' : item.isPopular ? 'primary' : 'secondary'}
        icon="cart"
        aria-label={words.addOf(item.name[language])}
        onClick={() => changeCart((cart) => addToCart(cart, item))}
        className="w-full"
      >
        {words.add}
      </Button>
    );
  }
  return (
    <div className="flex min-h-13 animate-appear items-center gap-3">
      <span className="flex items-center gap-1.5 font-semibold text-success">
        <Icon name="check" />
        {words.inCart}
      </span>
      <QuantityStepper item={inCart} className="grow" />
    </div>
  );
}
