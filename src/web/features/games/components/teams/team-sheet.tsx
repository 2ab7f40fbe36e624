import { useState } from 'react';
import { lifelines, type Lifeline } from '#shared/games/commands.ts';
import { lifelineOf } from '#shared/games/lifelines.ts';
import { teamOf } from '#shared/games/pack.ts';
import { hasTurn } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/dialog.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { Points } from '../frame/points.tsx';
import { AdjustForm } from './adjust-form.tsx';
import { LifelineSign } from './lifeline-sign.tsx';
import { TeamEmblem } from './team-emblem.tsx';
import { TeammateNames } from './teammate-picker.tsx';

/** All of one team: lifelines to book or take off, and its score to correct. */
export function TeamSheet({ teamIndex, onClose }: { teamIndex: number | null; onClose: () => void }) {
  const text = useText().games.play;
  const { pack } = useGameContext();
  const title = teamIndex === null ? '' : text.sheet.title(teamOf(pack, teamIndex).name);
  return (
    <Sheet open={teamIndex !== null} onClose={onClose} title={title} from="below">
      {teamIndex !== null && <TeamSheetBody teamIndex={teamIndex} onClose={onClose} />}
    </Sheet>
  );
}

function TeamSheetBody({ teamIndex, onClose }: { teamIndex: number; onClose: () => void }) {
  const text = useText().games.play;
  const { pack, state, isWriter } = useGameContext();
  const team = teamOf(pack, teamIndex);
  const isInTurn = teamIndex === state.currentTeamIndex;
  return (
    <div data-team={team.color} className="grid gap-5">
      <div className="flex items-center gap-4">
        <TeamEmblem emblem={team.emblem} className="size-12 text-team-text" />
        <Points
          value={state.scores[teamIndex] ?? 0}
          className="font-display text-5xl leading-none font-extrabold text-team-text"
        />
        {team.players.length > 0 && (
          <p className="min-w-0 text-quiet">
            {text.sheet.players}:{' '}
            {team.players.map((player) => (
              <UserText key={player} className="me-2">
                {player}
              </UserText>
            ))}
          </p>
        )}
      </div>
      {!isInTurn && hasTurn(state) && (
        <section className="grid gap-3">
          <h3 className="text-xl">{text.sheet.lifelines}</h3>
          <ul className="grid gap-2">
            {lifelines.map((lifeline) => (
              <QueueRow key={lifeline} teamIndex={teamIndex} lifeline={lifeline} />
            ))}
          </ul>
        </section>
      )}
      {isWriter && (
        <section className="grid gap-3">
          <h3 className="text-xl">{text.sheet.adjust}</h3>
          <AdjustForm teamIndex={teamIndex} onDone={onClose} />
        </section>
      )}
    </div>
  );
}

/** One lifeline of a waiting team, booked for its turn or taken off. */
function QueueRow({ teamIndex, lifeline }: { teamIndex: number; lifeline: Lifeline }) {
  const text = useText().games.play.lifelines;
  const { state, isWriter, give } = useGameContext();
  const [teammate, setTeammate] = useState('');
  const { status, teammate: booked } = lifelineOf(state, teamIndex, lifeline);
  const mayName = lifeline === 'askTeammate' && status === 'available';
  const note =
    status === 'queued'
      ? (booked ?? (lifeline === 'comeback' ? text.comebackQueued : text.queued))
      : status === 'used'
        ? text.status.used
        : text.what[lifeline];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-2xl bg-well p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        className={`grid size-12 place-items-center rounded-2xl bg-raised text-lg ${status === 'used' ? 'text-used' : 'text-ink'}`}
      >
        <LifelineSign lifeline={lifeline} />
      </span>
      <span className="grid min-w-0">
        <span className={`font-semibold ${status === 'used' ? 'text-used line-through' : ''}`}>
          {text.names[lifeline]}
        </span>
        <span className="text-sm text-quiet">{note}</span>
        {mayName && (
          <span className="mt-2 block empty:hidden">
            <TeammateNames teamIndex={teamIndex} value={teammate} onChange={setTeammate} />
          </span>
        )}
      </span>
      {isWriter && status === 'available' && (
        <Button
          variant="secondary"
          className="col-span-2 sm:col-span-1"
          onClick={() => give({ type: 'queueLifeline', lifeline, teamIndex, ...(teammate === '' ? {} : { teammate }) })}
        >
          {text.queue}
        </Button>
      )}
      {isWriter && status === 'queued' && (
        <Button
          variant="quiet"
          className="col-span-2 sm:col-span-1"
          onClick={() => give({ type: 'unqueueLifeline', lifeline, teamIndex })}
        >
          {text.unqueue}
        </Button>
      )}
    </li>
  );
}
