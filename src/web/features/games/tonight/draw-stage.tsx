import { useEffect, useState, type ReactNode } from 'react';
import { present } from '#shared/kernel/assert.ts';
import type { Member } from '#shared/gangs/schema.ts';
import { useText } from '../../../lib/language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { LtrValue, UserText } from '../../../ui/value.tsx';
import type { TeamDraft } from '../components/setup/draft.ts';
import { TeamBadge } from '../components/setup/team-look.tsx';
import styles from './draw-stage.module.css';
import { FallenName } from './fallen-name.tsx';
import { MoveBar } from './move-bar.tsx';
import { isFull, useDrawErrorText, type DrawnTonight } from './use-draw.ts';
import { useDrag } from './use-drag.ts';
import { useFalling } from './use-falling.ts';

interface DrawStageProps {
  readonly drawn: DrawnTonight;
  readonly members: readonly Member[];
  /** Of the teams, in their order. */
  readonly looks: readonly TeamDraft[];
  readonly isSoundOn: boolean;
  /** The draw was on the screen before. */
  readonly wasSeen: boolean;
  readonly isDrawing: boolean;
  readonly error: Error | null;
  readonly onMove: (memberId: string, team: number) => void;
  readonly onAgain: () => void;
  readonly onBack: () => void;
  readonly onAccept: () => void;
}

/** The draw as the room sees it: names fall into the teams one by one, then the odds. A name can be moved afterwards. */
export function DrawStage(props: DrawStageProps) {
  const { drawn, members, looks, isSoundOn, wasSeen, isDrawing, error, onMove, onAgain, onBack, onAccept } = props;
  const words = useText().gangEvening.draw;
  const { order, fallen, isDone } = useFalling(drawn.teams, isSoundOn, wasSeen);
  const [chosen, setChosen] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ readonly id: string; readonly text: string } | null>(null);
  const [isRefused, setRefused] = useState(false);
  const move = (id: string, team: number) => {
    setChosen(null);
    const target = drawn.teams[team] ?? [];
    const isTooMany = isFull(target) && !target.includes(id);
    setRefused(isTooMany);
    if (isTooMany) return;
    setMoved({ id, text: words.moved(nameOf(members, id), teamName(looks, team)) });
    onMove(id, team);
  };
  // A moved name is a new element in its new team, so focus must follow it.
  useEffect(() => {
    if (moved !== null) document.querySelector<HTMLElement>(`[data-member="${moved.id}"]`)?.focus();
  }, [moved]);
  const drag = useDrag(move);
  const result = useResultText(props);
  const shares = looks.map(({ name }, team) => words.share(name, drawn.odds?.[team] ?? 0));
  return (
    <div className="grid gap-4">
      <p className="sr-only" role="status">
        {moved === null ? isDone && result : drawn.odds === null ? moved.text : words.newOdds(moved.text, shares)}
      </p>
      <Facts drawn={drawn} looks={looks} isDone={isDone} error={error} />
      <ul className={styles.teams} data-teams={drawn.teams.length}>
        {drawn.teams.map((ids, team) => {
          const look = present(looks[team], 'the look of a team');
          return (
            <li key={team} data-team={look.color} data-drop-team={team} className={styles.team}>
              <p className={styles.head}>
                <TeamBadge team={look} className={classNames(styles.badge)} />
                <UserText className="min-w-0 wrap-anywhere">{look.name}</UserText>
              </p>
              <ul className={styles.names}>
                {ids.map((id) => {
                  const member = members.find((each) => each.id === id);
                  if (member === undefined) return null;
                  return (
                    <FallenName
                      key={id}
                      member={member}
                      isFallen={(order.get(id) ?? -1) < fallen}
                      isChosen={chosen === id}
                      drag={drag}
                      onChoose={() => setChosen(chosen === id ? null : id)}
                    />
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ul>
      <p className="text-quiet">{words.hint}</p>
      {isRefused && (
        <p role="alert" className="font-semibold text-danger">
          {words.teamFull}
        </p>
      )}
      <div className={styles.foot}>
        {chosen === null ? (
          <div className={styles.actions}>
            <Button variant="bare" icon="back" className={styles.back} onClick={onBack}>
              {words.back}
            </Button>
            <Button variant="secondary" icon="repeat" busy={isDrawing} className={styles.again} onClick={onAgain}>
              {isDrawing ? words.busy : words.again}
            </Button>
            <Button icon="check" data-first="" className={styles.accept} onClick={onAccept}>
              {words.accept}
            </Button>
          </div>
        ) : (
          <MoveBar
            name={nameOf(members, chosen)}
            looks={looks}
            from={drawn.teams.findIndex((ids) => ids.includes(chosen))}
            onMove={(team) => move(chosen, team)}
            onCancel={() => setChosen(null)}
          />
        )}
      </div>
    </div>
  );
}

/** The odds, and the number of the draw. */
function Facts({
  drawn,
  looks,
  isDone,
  error,
}: Pick<DrawStageProps, 'drawn' | 'looks' | 'error'> & { isDone: boolean }) {
  const words = useText().gangEvening.draw;
  const describe = useDrawErrorText();
  const { odds, seed, draws } = drawn;
  return (
    <div className={styles.facts}>
      <div className={styles.odds} data-shown={isDone || undefined}>
        <span className="text-quiet">{words.odds}</span>
        {error !== null && odds === null ? (
          <span className="text-danger">{words.oddsFailed}</span>
        ) : (
          <span className={styles.shares} data-waiting={odds === null || undefined}>
            {separated(
              looks.map((look, team) => (
                <LtrValue key={team} className={styles.share}>
                  <span data-team={look.color} className="text-team-text">
                    {odds?.[team] ?? '–'}
                  </span>
                </LtrValue>
              )),
            )}
          </span>
        )}
      </div>
      <p className={styles.number}>
        {seed === null ? (
          words.byHand
        ) : (
          <>
            {words.number} <LtrValue className={styles.seed}>{seed}</LtrValue>
            {draws !== undefined && (
              <>
                {' '}
                <span className={styles.nth}>{words.nth(draws)}</span>
              </>
            )}
          </>
        )}
      </p>
      {error !== null && odds !== null && (
        <p role="alert" className={classNames('text-danger', styles.error)}>
          {describe(error)}
        </p>
      )}
    </div>
  );
}

function separated(parts: readonly ReactNode[]): ReactNode[] {
  return parts.flatMap((part, index) =>
    index === 0
      ? [part]
      : [
          <span key={`before ${index}`} aria-hidden="true">
            :
          </span>,
          part,
        ],
  );
}

function nameOf(members: readonly Member[], id: string): string {
  return members.find((member) => member.id === id)?.name ?? '';
}

function teamName(looks: readonly TeamDraft[], team: number): string {
  return looks[team]?.name ?? '';
}

/** What a screen reader says of the draw. */
function useResultText({ drawn, members, looks }: DrawStageProps): string {
  const words = useText().gangEvening.draw;
  return words.result(
    drawn.teams.map((ids, team) => {
      const names = ids.map((id) => nameOf(members, id));
      return words.team(teamName(looks, team), drawn.odds?.[team] ?? 0, names.length === 0 ? [words.noNames] : names);
    }),
  );
}
