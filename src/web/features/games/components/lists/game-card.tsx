import type { ReactNode } from 'react';
import type { GameRecord } from '#shared/games/api.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { UserText } from '../../../../ui/value.tsx';
import { Points } from '../frame/points.tsx';

/** A game in a list: its teams with their scores, its categories, and one way on. */
export function GameCard({ game, note, action }: { game: GameRecord; note: ReactNode; action: ReactNode }) {
  const { language } = useLanguage();
  return (
    <li className="card grid gap-3 p-[clamp(1rem,2.4vmin,1.6rem)]">
      <div className="flex flex-wrap justify-between gap-x-4 text-[0.92em] text-quiet">
        <span>{note}</span>
        <time dateTime={new Date(game.lastCommandAt ?? game.createdAt).toISOString()}>
          {formatDate(game.lastCommandAt ?? game.createdAt, language)}
        </time>
      </div>
      <ul className="grid gap-1.5">
        {game.teams.map((team, index) => (
          <li key={team.name} data-team={team.color} className="flex items-center gap-3">
            <span aria-hidden="true" className="team-weave h-8 w-2.5 flex-none rounded-full" />
            <UserText className={`min-w-0 break-words ${game.winners.includes(index) ? 'font-extrabold' : ''}`}>
              {team.name}
            </UserText>
            <Points value={team.score} className="ms-auto font-display text-xl font-extrabold text-team-text" />
          </li>
        ))}
      </ul>
      <p className="text-[0.92em] text-quiet">{game.categoryNames.map((name) => name[language]).join(' · ')}</p>
      <div className="mt-auto">{action}</div>
    </li>
  );
}
