import type { OwnStanding } from '#shared/standings/api.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { NumberValue } from '../../../ui/value.tsx';
import { Points } from './points.tsx';

/** The user's own place, before the list. */
export function OwnPlace({ own }: { own: OwnStanding }) {
  const { standings: words } = useText();
  return (
    <section
      aria-label={words.ownPlace}
      className="card flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 shadow-[inset_0_0_0_2px_var(--saffron-text)]"
    >
      {own === null ? (
        <>
          <p>
            <strong className="block">{words.noPlace}</strong>
            <span className="text-sm text-quiet">{words.noPlaceBody}</span>
          </p>
          <ButtonLink to={pathTo('newGame')} icon="play">
            {words.play}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="flex items-baseline gap-2">
            <span className="text-quiet">{words.ownPlace}</span>
            <NumberValue value={own.rank} className="font-display text-3xl font-extrabold text-saffron-text" />
          </p>
          <p className="text-end">
            <Points score={own.score} className="block font-semibold" />
            <span className="text-sm text-quiet">{words.games(own.games)}</span>
          </p>
        </>
      )}
    </section>
  );
}
