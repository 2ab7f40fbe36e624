import { lifelineOf } from '#shared/games/lifelines.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { optionViews } from '#shared/games/view.ts';
import { seatLabels } from '#shared/rooms/seat-labels.ts';
import { sureness } from '#shared/rooms/tasks/hint-words.ts';
import { askedAt } from '#shared/rooms/tasks/index.ts';
import { useText } from '../../../lib/language.ts';
import { UserText } from '../../../ui/value.tsx';
import { useGameContext, useLocalized } from '../hooks/game-context.tsx';
import { usePressed, type TaskEvent } from './pressed.ts';
import { useShownRoom } from './use-shown-room.ts';
import styles from './phone-hint.module.css';

type HintEvent = Extract<TaskEvent, { kind: 'hint' }>;

/** What the asked teammate says on its phone: large while it is asked, then in a line until the team answers [HINT-2]. */
export function PhoneHint({ open }: { open: OpenQuestion }) {
  const hint = useHint(open);
  return (
    <div role="status" className={styles.place} data-large={open.consultation !== null || undefined}>
      {hint !== null && <ShownHint hint={hint} open={open} />}
    </div>
  );
}

/** The newest hint of the asked teammate; null without one, after the team's choice, and in a steal. */
function useHint(open: OpenQuestion): HintEvent | null {
  const { state } = useGameContext();
  const labels = seatLabels(useShownRoom().known?.seats ?? []);
  const hints = usePressed('hint');
  const team = state.currentTeamIndex;
  if (open.stage !== 'own' || open.choices.length > 0 || !state.turnLifelines.includes('askTeammate')) return null;
  const { teammate } = lifelineOf(state, team, 'askTeammate');
  const asked = hints.filter((hint) => hint.teamIndex === team && hint.askedAt === askedAt(state));
  return asked.findLast(({ seatId }) => labels.get(seatId) === teammate) ?? null;
}

function ShownHint({ hint, open }: { hint: HintEvent; open: OpenQuestion }) {
  const { rooms } = useText();
  const { state } = useGameContext();
  const { teammate } = lifelineOf(state, state.currentTeamIndex, 'askTeammate');
  const step = sureness.indexOf(hint.sure);
  return (
    <>
      <span className={styles.from}>{rooms.hint.from(teammate ?? '')}</span>
      <strong className={styles.said}>
        {hint.text === null ? <SaidOption open={open} optionId={hint.optionId} /> : <UserText>{hint.text}</UserText>}
      </strong>
      <span className={styles.sure} data-step={step}>
        <span aria-hidden="true" className={styles.meter}>
          {sureness.map((each, index) => (
            <i key={each} data-on={index <= step || undefined} />
          ))}
        </span>
        {rooms.hint.sure[hint.sure]}
      </span>
    </>
  );
}

/** The option that the teammate chose: letter and text, or its number if it is a picture. */
function SaidOption({ open, optionId }: { open: OpenQuestion; optionId: string | null }) {
  const text = useText().games.question;
  const localized = useLocalized();
  const { pack } = useGameContext();
  const options = optionViews(pack, open);
  const place = options.findIndex(({ id }) => id === optionId);
  const option = options[place];
  if (option === undefined) return null;
  if (option.text === null || option.picture !== null) return text.pictureOption(place + 1);
  return (
    <>
      <b className={styles.letter}>{text.optionLetters[place]}</b> <bdi dir="auto">{localized(option.text)}</bdi>
    </>
  );
}
