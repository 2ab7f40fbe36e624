import type { CommandType } from '#shared/games/commands.ts';
import { findCell, teamOf } from '#shared/games/pack.ts';
import { undoSwing, type UndoSwing } from '#shared/games/view.ts';
import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TeamWeave } from '../../../../ui/team-weave.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { useCloseOnChange } from '../../hooks/use-close-on-change.ts';
import { Points } from './points.tsx';

type Steps = Catalogue['games']['play']['undo']['steps'];

/** What goes back, in a sentence. */
export function undoSentence(steps: Steps, type: CommandType): string {
  const known: Readonly<Record<string, string>> = steps;
  return known[type] ?? steps.other;
}

/** Shows the swing before the second tap: who loses and gains, which question comes back. */
export function UndoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText().games.play.undo;
  const { game, give } = useGameContext();
  useCloseOnChange(open, game.seq, onClose);
  const swing = open ? undoSwing(game) : null;
  const undo = () => {
    give({ type: 'undo' });
    onClose();
  };
  return (
    <Dialog
      open={swing !== null}
      onClose={onClose}
      title={text.title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text.keep}
          </Button>
          <Button icon="undo" onClick={undo}>
            {text.confirm}
          </Button>
        </>
      }
    >
      {swing !== null && <Swing swing={swing} />}
    </Dialog>
  );
}

function Swing({ swing }: { swing: UndoSwing }) {
  const text = useText().games.play.undo;
  const localized = useLocalized();
  const { pack } = useGameContext();
  const cell = swing.reopensCellId === null ? undefined : findCell(pack, swing.reopensCellId);
  const category = cell && pack.categories[cell.categoryIndex];
  return (
    <div className="grid gap-4">
      <p className="text-[1.15em]">{undoSentence(text.steps, swing.command.type)}</p>
      {swing.scores.length > 0 && (
        <ul className="grid gap-2">
          {swing.scores.map(({ teamIndex, from, to }) => {
            const team = teamOf(pack, teamIndex);
            return (
              <li
                key={teamIndex}
                data-team={team.color}
                className="flex items-center gap-3 rounded-2xl bg-well p-3 font-display text-2xl font-extrabold"
              >
                <TeamWeave className="h-8" />
                <UserText className="min-w-0 grow truncate">{team.name}</UserText>
                <Points value={from} className="text-used line-through" />
                <Points value={to} className="text-team-text" />
              </li>
            );
          })}
        </ul>
      )}
      {cell && category && swing.command.type !== 'award' && (
        <p>{text.reopens(localized(category.name), cell.value)}</p>
      )}
      {swing.turnOf !== null && <p>{text.turnOf(teamOf(pack, swing.turnOf).name)}</p>}
    </div>
  );
}
