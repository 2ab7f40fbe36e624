import type { ReactNode } from 'react';
import { startingSessions } from '#shared/accounts/schema.ts';
import { cartTotals } from '#shared/store/cart.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/state-panel.tsx';
import { showCart } from '../cart/cart-drawer-state.ts';
import { useCart } from '../cart/cart-store.ts';
import { Money } from '../components/money.tsx';
import { PackageList } from '../components/package-list.tsx';
import { usePaymentMethod } from '../payment-method-in-use.ts';
import { usePackages } from '../queries.ts';

/** /store: the packages on sale with their prices [PKG-1]. `redeemBox` comes from another feature; app/ puts the two together. */
export function StorePage({ redeemBox }: { redeemBox?: ReactNode }) {
  const { store: words, inApp } = useText();
  const method = usePaymentMethod();
  const session = useSession();
  const describe = useErrorText();
  const { data, error, refetch } = usePackages();
  return (
    <div className="page-width grid gap-8 py-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-page-title">{words.title}</h1>
          <p className="text-lg text-quiet">{words.lead}</p>
          {(method === 'iap' || method === 'hybrid') && <p className="text-quiet">{inApp.notes[method]}</p>}
        </div>
        {session.status === 'signed-in' && (
          <p className="pill">
            <Icon name="ticket" className="text-saffron-text" />
            {words.balance(session.user.gameSessionBalance)}
          </p>
        )}
      </header>
      {error && !data ? (
        <FailedState title={words.loadFailed} message={describe(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <div aria-busy="true" className="grid gap-5 md:grid-cols-3">
          {[0, 1, 2].map((key) => (
            <Skeleton key={key} className="h-96" />
          ))}
        </div>
      ) : data.length === 0 ? (
        <EmptyState icon="inbox" title={words.empty}>
          {words.emptyBody}
        </EmptyState>
      ) : (
        <PackageList items={data} />
      )}
      {redeemBox}
      <WhatASessionIs />
      {(method === 'online' || method === 'hybrid') && <CartBar />}
    </div>
  );
}

function WhatASessionIs() {
  const { session: words } = useText().store;
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{words.title}</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        <Fact icon="games" {...words.game} />
        <Fact icon="gift" title={words.gift.title(startingSessions)} body={words.gift.body} />
        <Fact icon="clock" {...words.keep} />
      </ul>
    </section>
  );
}

function Fact({ icon, title, body }: { icon: IconName; title: string; body: string }) {
  return (
    <li className="flex items-start gap-4 rounded-2xl bg-card p-5 shadow-[inset_0_0_0_1.5px_var(--edge)]">
      <span className="relative mt-1 grid size-11 flex-none place-items-center text-saffron-text">
        <span className="absolute inset-1 rotate-45 rounded-[22%] bg-well shadow-[inset_0_0_0_1.5px_color-mix(in_oklab,currentColor_45%,transparent)]" />
        <Icon name={icon} className="relative" />
      </span>
      <div className="grid gap-0.5">
        <h3 className="text-xl">{title}</h3>
        <p className="text-quiet">{body}</p>
      </div>
    </li>
  );
}

/** What was added and the next step, within reach wherever the page is scrolled to. */
function CartBar() {
  const { cart: words } = useText();
  const { count, totalFils } = cartTotals(useCart());
  if (count === 0) return null;
  return (
    <section
      aria-label={words.title}
      className={[
        'sticky bottom-0 z-5 flex animate-appear items-center gap-3 rounded-t-3xl bg-raised sm:px-6',
        'px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        'shadow-[0_-10px_30px_var(--shadow),inset_0_0_0_1.5px_var(--edge)]',
      ].join(' ')}
    >
      <p className="me-auto grid leading-snug">
        <span className="text-sm text-quiet">{words.count(count)}</span>
        <Money fils={totalFils} className="font-display text-xl font-extrabold" />
      </p>
      <Button variant="quiet" icon="cart" className="phone:hidden" onClick={() => showCart(true)}>
        {words.view}
      </Button>
      <ButtonLink to={pathTo('checkout')}>{words.toCheckout}</ButtonLink>
    </section>
  );
}
