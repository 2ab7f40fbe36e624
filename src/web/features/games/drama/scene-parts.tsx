import type { ReactNode } from 'react';
import { teamOf } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import type { Choice } from '#shared/games/state.ts';
import { useText } from '../../../lib/language.ts';
import { UserText } from '../../../ui/value.tsx';
import { TeamEmblem } from '../components/teams/team-emblem.tsx';
import { useGameContext, useLocalized } from '../hooks/game-context.tsx';
import styles from './scene-parts.module.css';

/** The dark behind a scene, with a light in the middle. */
export function Night({ tone = 'lantern' }: { tone?: 'lantern' | 'right' | 'wrong' }) {
  return (
    <span className={styles.night} data-tone={tone}>
      <span />
    </span>
  );
}

/** A picture, a word, and what belongs to it: in the same place in every scene, so that one grows out of the other. */
export function Centre({ picture, word, children }: { picture: ReactNode; word: string; children?: ReactNode }) {
  return (
    <div className={styles.centre}>
      <div className={styles.picture}>{picture}</div>
      <p className={styles.word}>{word}</p>
      <div className={styles.foot}>{children}</div>
    </div>
  );
}

/** What the team tapped. */
export function Picked({ choice }: { choice: Choice }) {
  const text = useText().games.question;
  const localized = useLocalized();
  const { pack, state } = useGameContext();
  if (state.question === null) return null;
  const { options } = openContext(pack, state.question).question;
  const index = options.findIndex(({ id }) => id === choice.optionId);
  const option = options[index];
  return (
    option && (
      <p className={styles.picked}>
        <i>{option.picture === undefined ? text.optionLetters[index] : index + 1}</i>
        {option.picture !== undefined && <img src={option.picture} alt="" />}
        <span>{localized(option.text) || text.pictureOption(index + 1)}</span>
      </p>
    )
  );
}

export function TeamLine({ teamIndex }: { teamIndex: number }) {
  const { pack } = useGameContext();
  const team = teamOf(pack, teamIndex);
  return (
    <p className={styles.team}>
      <TeamEmblem emblem={team.emblem} />
      <UserText>{team.name}</UserText>
    </p>
  );
}

const sparks = Array.from({ length: 16 }, (_, index) => index);

/** Threads that fly apart from the middle; `isLate` once something has landed there. */
export function Sparks({ isLate = false }: { isLate?: boolean }) {
  return (
    <span className={styles.sparks} data-late={isLate || undefined}>
      {sparks.map((index) => (
        <i
          key={index}
          style={{ '--turn': `${(index * 360) / sparks.length}deg` }}
          data-far={index % 2 === 0 || undefined}
        />
      ))}
    </span>
  );
}
