/** Points as the board writes them, "2600" and "+600": left to right, without a thousands' comma. */
export function Points({
  value,
  signed = false,
  className = '',
}: {
  value: number;
  signed?: boolean;
  className?: string | undefined;
}) {
  const sign = value < 0 ? '−' : signed ? '+' : '';
  return (
    <bdi className={`num ${className}`}>
      {sign}
      {Math.abs(value)}
    </bdi>
  );
}
