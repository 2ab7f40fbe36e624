import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import type { TeamDraft } from '../components/setup/draft.ts';

interface MoveBarProps {
  /** Of the chosen member. */
  readonly name: string;
  readonly looks: readonly TeamDraft[];
  /** Index of its team. */
  readonly from: number;
  readonly onMove: (team: number) => void;
  readonly onCancel: () => void;
}

/** Where a chosen name may go. */
export function MoveBar({ name, looks, from, onMove, onCancel }: MoveBarProps) {
  const words = useText().gangEvening.draw;
  return (
    <div role="group" className="flex min-h-14 flex-wrap items-center gap-2">
      <p className="font-semibold">{words.moveTo(name)}</p>
      {looks.map((look, team) =>
        team === from ? null : (
          <Button key={team} variant="secondary" className="text-base" onClick={() => onMove(team)}>
            {look.name}
          </Button>
        ),
      )}
      <Button variant="bare" className="text-base" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
