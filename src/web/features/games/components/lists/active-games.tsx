import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/language.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { usePlayer } from '../../../../lib/session.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { EmptyState } from '../../../../ui/state-panel.tsx';
import { countUnsentSteps } from '../../engine/send-unsent.ts';
import { listOpenGames } from '../../queries.ts';
import { GameCard } from './game-card.tsx';
import { GameList } from './game-list.tsx';

/** Open games, to continue on this device [GAME-3]. */
export function ActiveGames() {
  const text = useText();
  const words = text.games.summary.active;
  const uid = usePlayer()?.uid ?? '';
  const { data: left = 0 } = useQuery({ queryKey: ['games', 'unsent', uid], queryFn: () => countUnsentSteps(uid) });
  return (
    <div className="grid gap-4">
      {left > 0 && (
        <p role="status" className="pill justify-self-start">
          <Icon name="offline" className="text-saffron-text" />
          {words.waiting(left)}
        </p>
      )}
      <GameList
        outcome="open"
        load={(page, signal) => listOpenGames(uid, page, signal)}
        failedTitle={words.loadFailed}
        empty={
          <EmptyState
            icon="games"
            title={words.empty}
            action={
              <ButtonLink to={pathTo('newGame')} icon="play">
                {text.games.summary.start}
              </ButtonLink>
            }
          >
            {words.emptyBody}
          </EmptyState>
        }
        card={(game) => (
          <GameCard
            key={game.id}
            game={game}
            note={game.openedTiles === 0 ? words.notStarted : words.progress(game.openedTiles, game.tiles)}
            action={
              <ButtonLink
                to={pathTo('game', { gameId: game.id })}
                icon="play"
                aria-label={words.resumeOf(game.teams.map(({ name }) => name))}
                className="w-full"
              >
                {words.resume}
              </ButtonLink>
            }
          />
        )}
      />
    </div>
  );
}
