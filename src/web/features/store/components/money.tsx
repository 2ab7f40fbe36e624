import { formatKwd } from '#shared/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';

/** Dinars with their three decimals, kept whole in any sentence. */
export function Money({ fils, className = '' }: { fils: number; className?: string }) {
  const { language, direction } = useLanguage();
  return (
    <bdi dir={direction} className={`whitespace-nowrap tabular-nums ${className}`}>
      {formatKwd(fils, language)}
    </bdi>
  );
}

/** The previous price, struck through; in words for screen readers. */
export function OldMoney({ fils, label, className = '' }: { fils: number; label: string; className?: string }) {
  return (
    <s className={`text-quiet ${className}`}>
      <span className="sr-only">{label} </span>
      <Money fils={fils} />
    </s>
  );
}
