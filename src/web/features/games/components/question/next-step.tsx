import { teamOf } from '#shared/games/pack.ts';
import { canSteal, isStealUntaken, isTapped, nextTeam, openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { othersPoints, worthAfterClue } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { useReadingLeft } from '../../hooks/use-reading-left.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { SideActs } from './question-side.tsx';

interface StepProps {
  readonly open: OpenQuestion;
}

/** What the host may press next, the answer last. */
export function NextStep({ open }: StepProps) {
  const text = useText().games.question;
  const { pack, give } = useGameContext();
  const context = openContext(pack, open);
  const isJudgedByRules =
    isTapped(pack, context) || context.rules.contest !== null || context.question.goal !== undefined;
  const isRace = isStealUntaken(open);
  const isQuiet = isRace || (open.stage !== 'closed' && isJudgedByRules);
  // The press of an actor who has seen the word.
  const isAwaited = open.reading === 'until-pressed' && !open.paused;
  return (
    <SideActs isWide={isRace}>
      {isAwaited && <Button onClick={() => give({ type: 'startClock' })}>{text.reading.seen}</Button>}
      <PassStep open={open} />
      <TickStep open={open} />
      <ClueStep open={open} />
      <FoulStep open={open} />
      <Button variant={isQuiet || isAwaited ? 'quiet' : 'primary'} onClick={() => give({ type: 'reveal' })}>
        {context.question.kind === 'secret-word' ? text.secretWord.guessed : text.reveal}
      </Button>
    </SideActs>
  );
}

function PassStep({ open }: StepProps) {
  const text = useText().games.question;
  const { pack, state, give } = useGameContext();
  const context = openContext(pack, open);
  const isStudied = useReadingLeft(open) !== 0 && open.study === true;
  if (isStudied || isTapped(pack, context) || !canSteal(pack, context)) return null;
  const next = teamOf(pack, nextTeam(pack, state));
  const points = othersPoints(pack, state);
  return (
    <Button variant="secondary" icon="steal" onClick={() => give({ type: 'pass' })}>
      {pack.buzzer === true ? text.stealRace.open : text.passTo(next.name)}
      {points !== null && (
        <>
          {' '}
          · <bdi className="num">{points}</bdi>
        </>
      )}
    </Button>
  );
}

/** One more was said; and the way back for one that didn't count. */
function TickStep({ open }: StepProps) {
  const text = useText().games.question.nameThem;
  const { pack, game, give } = useGameContext();
  const { goal } = openContext(pack, open).question;
  if (goal === undefined) return null;
  const mayTakeBack = game.past?.top.command.type === 'tick';
  return (
    <>
      {open.stage === 'own' && !open.paused && (
        <Button icon="check" onClick={() => give({ type: 'tick' })}>
          {text.tick}
        </Button>
      )}
      {mayTakeBack && (
        <Button variant="secondary" icon="undo" onClick={() => give({ type: 'undo' })}>
          {text.takeBack}
        </Button>
      )}
    </>
  );
}

function ClueStep({ open }: StepProps) {
  const text = useText().games.question;
  const { pack, state, give } = useGameContext();
  const worth = worthAfterClue(pack, state, open);
  if (worth === null) return null;
  return (
    <Button variant="secondary" icon="sparkles" onClick={() => give({ type: 'nextClue' })}>
      {openContext(pack, open).question.steps ? text.steps.next(worth) : text.clues.next(worth)}
    </Button>
  );
}

function FoulStep({ open }: StepProps) {
  const text = useText().games.question;
  const { pack, give } = useGameContext();
  const { act } = openContext(pack, open).question;
  if (act !== 'describe' || open.stage !== 'own' || open.reading !== undefined) return null;
  return (
    <Button variant="secondary" icon="close" onClick={() => give({ type: 'foul' })}>
      {text.secretWord.foul}
    </Button>
  );
}
