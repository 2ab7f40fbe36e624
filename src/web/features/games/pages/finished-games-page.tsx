import { gamesApi } from '#shared/games/api.ts';
import { call } from '../../../lib/api-client.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { GameCard } from '../components/lists/game-card.tsx';
import { GameList } from '../components/lists/game-list.tsx';

/** /game-summary: every finished game, latest first [GAME-4]. */
export function FinishedGamesPage() {
  const text = useText();
  const words = text.games.summary;
  return (
    <div className="page-width grid gap-6 py-8">
      <header className="grid gap-1">
        <h1 className="text-[clamp(1.7rem,5vmin,3rem)]">{words.listTitle}</h1>
        <p className="text-quiet">{words.listLead}</p>
      </header>
      <GameList
        outcome="finished"
        load={(page, signal) => call(gamesApi.listGames, { outcome: 'finished', ...page }, { signal })}
        failedTitle={words.loadFailed}
        empty={
          <EmptyState
            icon="trophy"
            title={words.listEmpty}
            action={
              <ButtonLink to={pathTo('newGame')} icon="play">
                {words.start}
              </ButtonLink>
            }
          >
            {words.listEmptyBody}
          </EmptyState>
        }
        card={(game) => {
          const [winner] = game.winners.map((index) => game.teams[index]?.name ?? '');
          return (
            <GameCard
              key={game.id}
              game={game}
              note={
                game.winners.length === 1 && winner !== undefined
                  ? words.winner(winner)
                  : words.shared(game.winners.map((index) => game.teams[index]?.name ?? ''))
              }
              action={
                <ButtonLink
                  to={pathTo('gameSummary', { gameId: game.id })}
                  variant="secondary"
                  icon="trophy"
                  className="w-full"
                >
                  {words.title}
                </ButtonLink>
              }
            />
          );
        }}
      />
    </div>
  );
}
