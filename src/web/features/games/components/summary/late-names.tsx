import { useText } from '../../../../lib/language.ts';
import { UserText } from '../../../../ui/value.tsx';

/** Who came while the game was played; nothing where all were in a team. */
export function LateNames({ names }: { names: readonly string[] }) {
  const { story } = useText().games.summary;
  if (names.length === 0) return null;
  return (
    <p className="flex flex-wrap justify-center gap-x-3 text-quiet">
      <span>{story.late}:</span>
      {names.map((name) => (
        <UserText key={name}>{name}</UserText>
      ))}
    </p>
  );
}
