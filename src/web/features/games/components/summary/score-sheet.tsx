import { lifelines } from '#shared/games/commands.ts';
import { findCell, teamOf, type Pack } from '#shared/games/pack.ts';
import type { ScoreLine } from '#shared/games/state.ts';
import type { Summary } from '#shared/games/summary.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { UserText } from '../../../../ui/value.tsx';
import { Points } from '../frame/points.tsx';
import { Section } from './section.tsx';

/** Every line of points with its cause; adjustments show their reason. */
export function ScoreSheet({ pack, summary }: { pack: Pack; summary: Summary }) {
  const text = useText();
  const { sheet } = text.games.summary;
  return (
    <Section title={sheet.title}>
      {summary.sheet.length === 0 ? (
        <p className="text-quiet">{sheet.empty}</p>
      ) : (
        <ol className="grid max-h-[28rem] gap-1 overflow-y-auto" tabIndex={0} aria-label={sheet.title}>
          {summary.sheet.map((line, index) => (
            <SheetLine key={index} pack={pack} line={line} />
          ))}
        </ol>
      )}
    </Section>
  );
}

function SheetLine({ pack, line }: { pack: Pack; line: ScoreLine }) {
  const text = useText();
  const { language } = useLanguage();
  const { sheet } = text.games.summary;
  const { cause } = line;
  const team = teamOf(pack, line.teamIndex);
  const cell = 'cellId' in cause ? findCell(pack, cause.cellId) : undefined;
  return (
    <li data-team={team.color} className="flex flex-wrap items-center gap-x-3 border-b border-edge py-1.5">
      <span aria-hidden="true" className="team-weave h-6 w-2 rounded-full" />
      <UserText className="font-semibold text-team-text">{team.name}</UserText>
      <span className="text-quiet">
        {sheet[cause.kind]}
        {cause.kind === 'adjust' ? (
          <>
            {' '}
            · <UserText>{cause.reason}</UserText>
          </>
        ) : (
          cell && <> · {sheet.cell(pack.categories[cell.categoryIndex]?.name[language] ?? '', cell.value)}</>
        )}
      </span>
      <Points value={line.points} signed className="ms-auto font-display text-lg font-extrabold text-team-text" />
    </li>
  );
}

/** What each team's lifelines brought. */
export function LifelineFigures({ pack, summary }: { pack: Pack; summary: Summary }) {
  const text = useText();
  const words = text.games.summary.lifelines;
  return (
    <Section title={words.title}>
      <ul className="grid gap-3">
        {pack.teams.map((team, teamIndex) => (
          <li key={team.name} data-team={team.color} className="grid gap-1.5">
            <UserText className="font-semibold text-team-text">{team.name}</UserText>
            <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
              {lifelines.map((lifeline) => {
                const brought =
                  summary.lifelines.find((each) => each.teamIndex === teamIndex && each.lifeline === lifeline)
                    ?.brought ?? null;
                return (
                  <li
                    key={lifeline}
                    className={`grid rounded-xl bg-well px-3 py-2 text-center ${brought === null ? 'text-quiet' : ''}`}
                  >
                    <span className="text-[0.88em]">{text.games.play.lifelines.names[lifeline]}</span>
                    <span className="font-semibold">
                      {brought === null ? (
                        words.unused
                      ) : brought === 0 ? (
                        words.broughtNothing
                      ) : (
                        <Points value={brought} signed className="text-team-text" />
                      )}
                    </span>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
