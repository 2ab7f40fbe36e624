import type { ReactNode } from 'react';
import { cartLines, cartTotals, type Cart } from '#shared/store/cart.ts';
import { calculateDiscount } from '#shared/store/discount.ts';
import { useText } from '../../../lib/language.ts';
import { Money } from './money.tsx';

/** Subtotal, the code's discount with its whole percentage, total. `children` are rendered above them. */
export function Totals({ cart, children }: { cart: Cart; children?: ReactNode }) {
  const { cart: words } = useText();
  const { subtotalFils, discountFils, totalFils } = cartTotals(cart);
  return (
    <dl className="grid gap-2">
      {children}
      <TotalRow label={words.subtotal}>
        <Money fils={subtotalFils} />
      </TotalRow>
      {cart.codeDetails !== null && (
        <TotalRow label={words.codeDiscount(codeDiscount(cart).percentage)} className="text-success">
          <Money fils={-discountFils} />
        </TotalRow>
      )}
      <TotalRow label={words.total} className="items-baseline border-t border-line pt-3 text-ink">
        <Money fils={totalFils} className="font-display text-3xl font-extrabold text-saffron-text" />
      </TotalRow>
    </dl>
  );
}

export function TotalRow({
  label,
  className = 'text-quiet',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** The code's discount over the lines: the server's answer is an amount, for any kind of code. */
export function codeDiscount(cart: Cart) {
  const { discountFils } = cartTotals(cart);
  return calculateDiscount(
    { discountType: 'fixed', discountValue: discountFils, appliesTo: cart.codeDetails?.appliesTo ?? [] },
    cartLines(cart),
  );
}
