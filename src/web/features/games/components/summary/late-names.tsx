import { useText } from '../../../../lib/language.ts';
import { UserText } from '../../../../ui/value.tsx';

/** Who came while the game was played; nothing where all were in a team. */
export function LateNames({ names }: { names: readonly string[] }) {
  const { story } = useText().games.summary;
  if (names.length === 0) return null;
  return (
    <p className="text-center text-quiet">
      {story.late}:{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ' · '}
          <UserText className="inline-block">{name}</UserText>
        </span>
      ))}
    </p>
  );
}
