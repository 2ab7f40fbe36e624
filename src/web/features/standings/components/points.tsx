import { useText } from '../../../lib/language.ts';
import { NumberValue } from '../../../ui/value.tsx';

/** "1,200 points". */
export function Points({ score, className = '' }: { score: number; className?: string }) {
  const { standings: words } = useText();
  return (
    <span className={className}>
      <NumberValue value={score} /> {words.points(score)}
    </span>
  );
}
