import { teamOf, type Pack } from '#shared/games/pack.ts';
import type { Summary } from '#shared/games/summary.ts';
import { useText } from '../../../../lib/language.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { Points } from '../frame/points.tsx';
import styles from './podium.module.css';
import { classNames } from '../../../../ui/class-names.ts';

/** Second, first, third, fourth: as on a real podium, read from the middle. */
const podiumOrder = [1, 0, 2, 3];
const heights = ['h-[9.5rem]', 'h-[7rem]', 'h-[5rem]', 'h-[4rem]'];

/** The teams on steps by their place; the winners' rises last and highest. */
export function Podium({ pack, summary }: { pack: Pack; summary: Summary }) {
  const text = useText();
  const ranked = [...summary.teams].sort((one, other) => one.place - other.place || other.score - one.score);
  return (
    <ol
      aria-label={text.games.summary.title}
      className="mx-auto flex w-full max-w-3xl items-end justify-center gap-2 sm:gap-4"
    >
      {podiumOrder
        .filter((rank) => ranked[rank])
        .map((rank) => {
          const figures = ranked[rank];
          if (!figures) return null;
          const team = teamOf(pack, figures.teamIndex);
          return (
            <li
              key={figures.teamIndex}
              data-team={team.color}
              style={{ order: podiumOrder.indexOf(rank), animationDelay: `${(ranked.length - rank) * 180}ms` }}
              className={classNames('grid min-w-0 flex-1 justify-items-center', styles.step)}
            >
              <span
                className={`grid size-11 place-items-center rounded-full ${figures.place === 1 ? 'bg-saffron text-on-saffron' : 'invisible'}`}
              >
                <Icon name="crown" className="size-6" />
              </span>
              <UserText className="mt-1 max-w-full px-1 text-center font-display text-[clamp(1rem,3.2vmin,2rem)] leading-tight font-extrabold break-words">
                {team.name}
              </UserText>
              <Points
                value={figures.score}
                className="font-display text-[clamp(1.6rem,6vmin,3.6rem)] leading-tight font-extrabold text-team-text"
              />
              <span
                className={`card relative mt-2 grid w-full place-items-center overflow-hidden rounded-b-none ${heights[figures.place - 1] ?? heights[3]}`}
              >
                <span aria-hidden="true" className="team-cloth absolute inset-0" />
                <span aria-hidden="true" className="team-weave absolute inset-x-0 top-0 h-3" />
                <span className="relative font-display text-[clamp(1.4rem,4.5vmin,2.6rem)] font-extrabold text-team-text">
                  <span className="sr-only">{text.games.summary.place(figures.place)}</span>
                  <span aria-hidden="true">
                    <Points value={figures.place} />
                  </span>
                </span>
              </span>
            </li>
          );
        })}
    </ol>
  );
}
