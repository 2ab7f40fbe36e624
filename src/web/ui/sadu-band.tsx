/** The border of horse teeth, in the text's colour: `className="text-saffron"`. */
export function SaduBand({ flipped = false, className = '' }: { flipped?: boolean; className?: string | undefined }) {
  return <div aria-hidden="true" className={`sadu-teeth ${flipped ? 'sadu-teeth-flipped' : ''} ${className}`} />;
}
