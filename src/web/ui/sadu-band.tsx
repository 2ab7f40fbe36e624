import { classNames } from './class-names.ts';
import styles from './sadu-band.module.css';

/** The border of horse teeth, in the text's colour: `className="text-saffron"`. */
export function SaduBand({ flipped = false, className }: { flipped?: boolean; className?: string | undefined }) {
  return <div aria-hidden="true" className={classNames(styles.band, flipped && styles.flipped, className)} />;
}
