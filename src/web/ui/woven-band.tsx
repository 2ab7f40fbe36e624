import { classNames } from './class-names.ts';
import styles from './woven-band.module.css';

/** The whole Sadu cloth as a strip: lantern diamonds, facing teeth, dashed weft. */
export function WovenBand({ tassels = false, className = '' }: { tassels?: boolean; className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      <div className={styles.cloth} />
      {tassels && <Tassels />}
    </div>
  );
}

/** Loose warp threads at the lower edge of a cloth. */
export function Tassels({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames(styles.tassels, className)} />;
}
