import type { ReactNode } from 'react';
import { formatNumber } from '#shared/i18n/format.ts';
import { useLanguage } from '../lib/language.ts';

/** A number, kept left to right in any sentence. `signed` writes "+600". */
export function NumberValue({
  value,
  signed = false,
  className = '',
}: {
  value: number;
  signed?: boolean;
  className?: string | undefined;
}) {
  const { language } = useLanguage();
  const digits = formatNumber(Math.abs(value), language);
  const sign = value < 0 ? '−' : signed ? '+' : '';
  return (
    <bdi className={`num ${className}`}>
      {sign}
      {digits}
    </bdi>
  );
}

/** A code, an address, a clock: left to right in any context. */
export function LtrValue({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return (
    <bdi dir="ltr" className={`num ${className}`}>
      {children}
    </bdi>
  );
}

/** What a person wrote (a name): its own direction, and none of it leaks out. */
export function UserText({ children, className = '' }: { children: string; className?: string | undefined }) {
  return (
    <bdi dir="auto" className={className}>
      {children}
    </bdi>
  );
}
