/** The whole Sadu cloth as a strip; `tassels` lets its threads hang loose below. */
export function WovenBand({ tassels = false, className = '' }: { tassels?: boolean; className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      <div className="woven-band" />
      {tassels && <div className="tassels" />}
    </div>
  );
}
