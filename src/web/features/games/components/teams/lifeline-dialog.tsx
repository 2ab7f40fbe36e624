import { useState } from 'react';
import type { Act, Lifeline } from '#shared/games/commands.ts';
import { lifelineOf } from '#shared/games/lifelines.ts';
import { bringsOptions, comebackGains, lifelineRefusal } from '#shared/games/view.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useText } from '../../../../lib/language.ts';
import { serverNow } from '../../../../lib/server-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useCloseOnChange } from '../../hooks/use-close-on-change.ts';
import { Points } from '../frame/points.tsx';
import { TeammatePicker } from './teammate-picker.tsx';

/** What a lifeline does, before it is used: one tap here and it is gone. */
export function LifelineDialog({ lifeline, onClose }: { lifeline: Lifeline | null; onClose: () => void }) {
  const text = useText().games.play;
  useCloseOnChange(lifeline !== null, useGameContext().game.seq, onClose);
  return (
    <Dialog
      open={lifeline !== null}
      onClose={onClose}
      title={lifeline === null ? '' : text.lifelines.confirm(text.lifelines.names[lifeline])}
    >
      {lifeline !== null && <LifelineUse lifeline={lifeline} onClose={onClose} />}
    </Dialog>
  );
}

function LifelineUse({ lifeline, onClose }: { lifeline: Lifeline; onClose: () => void }) {
  const catalogue = useText();
  const text = catalogue.games.play.lifelines;
  const { pack, state, isWriter, give } = useGameContext();
  const [teammate, setTeammate] = useState('');
  const team = state.currentTeamIndex;
  const { status } = lifelineOf(state, team, lifeline);
  const refusal = isWriter ? lifelineRefusal(pack, state, lifeline, serverNow()) : 'games/lease-lost';
  const isBrought = lifeline === 'fiftyFifty' && bringsOptions(pack, state.question);
  const what = isBrought ? text.what.fiftyFiftyOpen : text.what[lifeline];
  const use = () => {
    // Closing resumes what the dialog paused. A pause of the host ends too where a teammate is asked: that time runs.
    onClose();
    if (lifeline === 'askTeammate') give({ type: 'resume' });
    give(actOf(lifeline, teammate.trim()));
  };
  return (
    <>
      <p className="text-[1.15em]">
        {what} {status === 'available' && text.onceOnly}
      </p>
      {lifeline === 'comeback' && refusal === null && <Gains values={comebackGains(pack, state)} label={text.gains} />}
      {lifeline === 'askTeammate' && refusal === null && (
        <TeammatePicker isFirst teamIndex={team} value={teammate} onChange={setTeammate} />
      )}
      {refusal !== null && status !== 'active' && (
        <p className="font-semibold text-saffron-text">
          {lifeline === 'flip' ? text.flipOnlyQueued : errorText(catalogue.errors, refusal)}
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {catalogue.shell.close}
        </Button>
        {refusal === null && (
          // Where no name is known.
          <Button data-first={lifeline === 'askTeammate' || undefined} onClick={use}>
            {lifeline === 'askTeammate' ? text.ask : text.use}
          </Button>
        )}
      </div>
    </>
  );
}

function actOf(lifeline: Lifeline, teammate: string): Act {
  if (lifeline === 'flip') return { type: 'swap' };
  return lifeline === 'askTeammate' && teammate !== ''
    ? { type: 'useLifeline', lifeline, teammate }
    : { type: 'useLifeline', lifeline };
}

/** What a comeback could bring, by the tiles that are left. */
function Gains({ values, label }: { values: readonly number[]; label: string }) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{label}</p>
      <ul className="flex flex-wrap gap-3">
        {values.map((value) => (
          <li
            key={value}
            className="flex items-center gap-3 rounded-2xl bg-well px-4 py-2 font-display text-2xl font-extrabold"
          >
            <Points value={value} className="text-used line-through" />
            <Points value={value * 2} signed className="text-success" />
          </li>
        ))}
      </ul>
    </div>
  );
}
