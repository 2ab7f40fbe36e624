import { useState } from 'react';
import { hasTurn, undoSwing } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Tooltip } from '../../../../ui/tooltip.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { UndoDialog } from '../frame/undo-dialog.tsx';
import { TeamBar } from './team-bar.tsx';
import { TeamSheet } from './team-sheet.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './team-strip.module.css';

/** The score bar: all teams, and undo beside the points. `onMenu` is for screens without a bar of tools. */
export function TeamStrip({ isMini = false, onMenu }: { isMini?: boolean; onMenu: () => void }) {
  const text = useText().games.play;
  const { pack, state } = useGameContext();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <section aria-label={text.teams.label}>
      <div
        className={styles.strip}
        data-teams={pack.teams.length}
        data-turn={hasTurn(state) ? state.currentTeamIndex : undefined}
        data-mini={isMini || undefined}
        data-result={!hasTurn(state) || undefined}
        style={{
          '--strip-columns': columnsOf(pack.teams.length, hasTurn(state) ? state.currentTeamIndex : null),
        }}
      >
        {pack.teams.map((team, index) => (
          <TeamBar key={team.name} teamIndex={index} onOpen={() => setOpened(index)} />
        ))}
        <StripTools onMenu={onMenu} />
      </div>
      <TeamSheet teamIndex={opened} onClose={() => setOpened(null)} />
    </section>
  );
}

const widerInTurn: Readonly<Record<number, string>> = { 2: 'var(--wider-of-two, 1.4fr)', 3: '1.75fr', 4: '2.3fr' };

/** The team in turn needs room for its lifelines. */
function columnsOf(teams: number, inTurn: number | null): string {
  return Array.from({ length: teams }, (_, index) =>
    index === inTurn ? `minmax(var(--in-turn-width, 0px), ${widerInTurn[teams] ?? '1fr'})` : 'minmax(0, 1fr)',
  ).join(' ');
}

function StripTools({ onMenu }: { onMenu: () => void }) {
  const text = useText().games.play;
  const { game, isWriter, give } = useGameContext();
  const [isAsking, setIsAsking] = useState(false);
  const swing = undoSwing(game);
  return (
    <div className={styles.tools}>
      <Tooltip label={text.undo.label}>
        <IconButton
          icon="undo"
          label={text.undo.label}
          className={styles.tool}
          disabled={!isWriter || swing === null}
          onClick={() => setIsAsking(true)}
        />
      </Tooltip>
      {game.future !== null && (
        <Tooltip label={text.undo.redo}>
          <IconButton
            icon="redo"
            label={text.undo.redo}
            className={styles.tool}
            disabled={!isWriter}
            onClick={() => give({ type: 'redo' })}
          />
        </Tooltip>
      )}
      <IconButton
        icon="menu"
        label={text.tools.more}
        className={classNames(styles.tool, styles.menu)}
        onClick={onMenu}
      />
      <UndoDialog open={isAsking} onClose={() => setIsAsking(false)} />
    </div>
  );
}
