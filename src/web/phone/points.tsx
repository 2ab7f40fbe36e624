/** Points as the screen writes them, "2600" and "+600": left to right, without a thousands' comma. */
export function Points({
  value,
  signed = false,
  isHidden = false,
  className = '',
}: {
  value: number;
  signed?: boolean;
  /** From screen readers. */
  isHidden?: boolean;
  className?: string;
}) {
  const sign = value < 0 ? '−' : signed ? '+' : '';
  return (
    <bdi aria-hidden={isHidden || undefined} className={`num ${className}`}>
      {sign}
      {Math.abs(value)}
    </bdi>
  );
}
