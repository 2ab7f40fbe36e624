import { useMemo, useState, type KeyboardEvent } from 'react';
import type { Command } from '#shared/games/commands.ts';
import { applyCommand, newGame } from '#shared/games/log.ts';
import type { Pack } from '#shared/games/pack.ts';
import type { Game } from '#shared/games/state.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Part } from '../../../ui/facts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CommandLog } from './command-log.tsx';
import { StepView } from './step-view.tsx';

/** The game after each of its commands, by the rules; ends at a rejected one, which no stored log has. */
function statesOf(pack: Pack, commands: readonly Command[]): readonly Game[] {
  const games = [newGame(pack)];
  for (const command of commands) {
    const last = games.at(-1);
    const next = last === undefined ? null : applyCommand(last, command);
    if (next?.ok !== true) break;
    games.push(next.value);
  }
  return games;
}

/** A game again, step by step: by buttons, a slider, the arrow keys, or a line of its log. */
export function Replay({ pack, commands }: { pack: Pack; commands: readonly Command[] }) {
  const {
    game: { parts },
    replay: words,
  } = useStaffText().adminGames;
  const games = useMemo(() => statesOf(pack, commands), [pack, commands]);
  const last = games.length - 1;
  const [step, setStep] = useState(last);
  const shown = games[step];
  const go = (to: number) => setStep(Math.min(last, Math.max(0, to)));
  if (shown === undefined) return null;
  return (
    <>
      <Part title={parts.replay}>
        <Controls step={step} last={last} onGo={go} />
        {last < commands.length && <Alert message={words.broken(last)} />}
        <StepView game={shown} />
      </Part>
      <Part title={parts.log}>
        <CommandLog games={games} commands={commands.slice(0, last)} step={step} onGo={go} />
      </Part>
    </>
  );
}

function Controls({ step, last, onGo }: { step: number; last: number; onGo: (to: number) => void }) {
  const { replay: words } = useStaffText().adminGames;
  const { language } = useLanguage();
  // Time runs the way one reads.
  const onKey = (event: KeyboardEvent) => {
    const onward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    const back = language === 'ar' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== onward && event.key !== back) return;
    event.preventDefault();
    onGo(step + (event.key === onward ? 1 : -1));
  };
  const said = step === 0 ? words.start : words.at(step, last);
  return (
    <div role="group" aria-label={words.slider} onKeyDown={onKey} className="grid gap-2 rounded-2xl bg-well p-3">
      <p role="status" className="text-center font-semibold">
        {said}
      </p>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={words.slider}
        aria-valuetext={said}
        onChange={({ target }) => onGo(Number(target.value))}
        className="h-11 w-full accent-saffron"
      />
      <div className="flex flex-wrap justify-center gap-3">
        <IconButton icon="repeat" label={words.first} aria-disabled={step === 0} onClick={() => onGo(0)} />
        <IconButton icon="back" label={words.previous} aria-disabled={step === 0} onClick={() => onGo(step - 1)} />
        <IconButton icon="forward" label={words.next} aria-disabled={step === last} onClick={() => onGo(step + 1)} />
        <IconButton icon="finish" label={words.last} aria-disabled={step === last} onClick={() => onGo(last)} />
      </div>
      <p className="text-center text-sm text-quiet">{words.keys}</p>
    </div>
  );
}
