import { teamOf, type Pack } from '#shared/games/pack.ts';
import type { Summary } from '#shared/games/summary.ts';
import { useText } from '../../../../lib/language.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { Points } from '../frame/points.tsx';

/** The teams by place, with their scores. The show at the end of a game has the podium. */
export function Ranking({ pack, summary }: { pack: Pack; summary: Summary }) {
  const text = useText().games.summary;
  const ranked = [...summary.teams].sort((one, other) => one.place - other.place || other.score - one.score);
  return (
    <ol aria-label={text.title} className="grid w-full max-w-3xl gap-2">
      {ranked.map(({ teamIndex, place, score }) => {
        const team = teamOf(pack, teamIndex);
        return (
          <li
            key={teamIndex}
            data-team={team.color}
            className="card relative flex items-center gap-3 overflow-hidden py-2 ps-7 pe-4 text-start sm:gap-5"
          >
            <span aria-hidden="true" className="team-weave absolute inset-y-0 start-0 w-3.5" />
            <span className="grid w-9 flex-none place-items-center font-display text-2xl font-extrabold text-quiet">
              <span className="sr-only">{text.place(place)}</span>
              {place === 1 ? (
                <Icon name="crown" className="size-7 text-saffron-text" />
              ) : (
                <span aria-hidden="true">
                  <Points value={place} />
                </span>
              )}
            </span>
            <UserText className="min-w-0 grow font-display text-[clamp(1.1rem,3.2vmin,2rem)] leading-snug font-extrabold break-words">
              {team.name}
            </UserText>
            <Points
              value={score}
              className="font-display text-[clamp(1.5rem,4.6vmin,3rem)] leading-tight font-extrabold text-team-text"
            />
          </li>
        );
      })}
    </ol>
  );
}
