import { useState } from 'react';
import { teamOf } from '#shared/games/pack.ts';
import { othersPoints } from '#shared/games/view.ts';
import type { Game } from '#shared/games/state.ts';
import type { GamesTexts } from '#shared/i18n/ar/areas/games.ts';
import { useText } from '../../../lib/language.ts';
import { useGameContext } from '../hooks/game-context.tsx';
import { scenesOf } from './scenes.ts';

/** The step's scenes in words for screen readers, where no other line of the screen says them. */
export function useSpokenMoment(): string {
  const text = useText().games.drama;
  const { game } = useGameContext();
  const [last, setLast] = useState({ game, words: '' });
  let { words } = last;
  if (last.game !== game) {
    // Steps that change nothing for the room leave the words as they are.
    words = game.seq === last.game.seq ? words : wordsOf(last.game, game, text);
    setLast({ game, words });
  }
  return words;
}

function wordsOf(before: Game, now: Game, text: GamesTexts['games']['drama']): string {
  const lines = scenesOf(before, now).map(({ name, teamIndex, run }) => {
    const team = teamIndex === null ? '' : teamOf(now.pack, teamIndex).name;
    switch (name) {
      case 'right':
        return text.rightBy(team);
      case 'wrong':
        return text.wrong;
      case 'stealWon':
        return text.stealWonBy(team);
      case 'stealOpens': {
        const points = othersPoints(now.pack, now.state);
        return points === null ? '' : text.stealYoung(points);
      }
      case 'streak':
        return text.streakBy(team, text.streakOf(run));
      case 'timeUp':
        // A closed question says so itself.
        return now.state.question?.stage === 'closed' ? '' : text.timeUp;
      default:
        return '';
    }
  });
  return lines.filter((line) => line !== '').join('. ');
}
