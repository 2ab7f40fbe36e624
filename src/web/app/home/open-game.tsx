import { useQuery } from '@tanstack/react-query';
import type { GameRecord } from '#shared/games/api.ts';
import { latestOpenGame } from '../../features/games/index.ts';
import { useText } from '../../lib/language.ts';
import { pathTo } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SaduBand } from '../../ui/sadu-band.tsx';
import { NumberValue, UserText } from '../../ui/value.tsx';

/** The latest open game; null if there is none, or while it is loading. */
export function OpenGame({ uid }: { uid: string }) {
  const { data } = useQuery({
    queryKey: ['games', 'latest-open', uid],
    queryFn: ({ signal }) => latestOpenGame(uid, signal),
  });
  return data ? <Continue game={data} /> : null;
}

function Continue({ game }: { game: GameRecord }) {
  const text = useText();
  return (
    <section aria-label={text.home.continue.title} className="page-width animate-appear">
      <div className="card flex flex-wrap items-center gap-x-8 gap-y-3 overflow-hidden px-5 pt-6 pb-4">
        <SaduBand className="absolute inset-x-0 top-0 text-saffron light:text-saffron-deep" />
        <div className="grid">
          <h2 className="text-2xl">{text.home.continue.title}</h2>
          <p className="text-quiet">{text.home.continue.progress(game.openedTiles, game.tiles)}</p>
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {game.teams.map((team) => (
            <li key={team.name} data-team={team.color} className="flex items-center gap-2.5">
              <span aria-hidden="true" className="team-weave h-8 w-3 rounded" />
              <UserText className="font-semibold">{team.name}</UserText>
              <NumberValue value={team.score} className="font-display text-xl font-extrabold text-team-text" />
            </li>
          ))}
        </ul>
        <ButtonLink to={pathTo('game', { gameId: game.id })} icon="play" className="ms-auto">
          {text.home.continue.action}
        </ButtonLink>
      </div>
    </section>
  );
}
