import { teamOf, type Pack } from '#shared/games/pack.ts';
import type { Summary } from '#shared/games/summary.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { CategoryArt } from '../../../../ui/category-art.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { Points } from '../frame/points.tsx';
import { Section } from './section.tsx';

const cell = 'px-2 py-2 text-center first:text-start sm:px-3';

/** Points by category and team. */
export function CategoryPoints({ pack, summary }: { pack: Pack; summary: Summary }) {
  const text = useText();
  const { language } = useLanguage();
  const { categories } = text.games.summary;
  return (
    <Section title={categories.title}>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={categories.title}>
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b-2 border-line">
              <th scope="col" className={`${cell} text-quiet`}>
                {categories.category}
              </th>
              <TeamHeads pack={pack} />
            </tr>
          </thead>
          <tbody>
            {pack.categories.map((category, index) => (
              <tr key={category.id} className="border-b border-edge">
                <th scope="row" className={`${cell} font-semibold`}>
                  <span className="flex items-center gap-2">
                    <span className="hue emblem flex-none rounded-lg p-1" style={{ '--hue': category.hue }}>
                      <CategoryArt name={category.icon} className="w-9" />
                    </span>
                    {category.name[language]}
                  </span>
                </th>
                {summary.teams.map(({ teamIndex, byCategory }) => (
                  <td
                    key={teamIndex}
                    data-team={teamOf(pack, teamIndex).color}
                    className={`${cell} font-display font-extrabold text-team-text`}
                  >
                    <Points value={byCategory[index] ?? 0} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** Right answers, steals, streaks and corrections of each team. */
export function TeamFigures({ pack, summary }: { pack: Pack; summary: Summary }) {
  const text = useText();
  const { figures } = text.games.summary;
  const rows = [
    { label: figures.own, value: (team: Summary['teams'][number]) => figures.ownOf(team.own, team.asked) },
    { label: figures.stolen, value: (team: Summary['teams'][number]) => <Points value={team.stolen} /> },
    ...(summary.teams.some(({ contests }) => contests > 0)
      ? [{ label: figures.contests, value: (team: Summary['teams'][number]) => <Points value={team.contests} /> }]
      : []),
    { label: figures.streak, value: (team: Summary['teams'][number]) => figures.streakOf(team.bestStreak) },
    ...(summary.lastQuestion
      ? [
          {
            label: figures.last,
            value: ({ last }: Summary['teams'][number]) => <Points value={last ?? 0} signed={last !== 0} />,
          },
        ]
      : []),
    {
      label: figures.adjusted,
      value: (team: Summary['teams'][number]) => <Points value={team.adjusted} signed={team.adjusted > 0} />,
    },
  ];
  return (
    <Section title={figures.title}>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={figures.title}>
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b-2 border-line">
              <td className={cell} />
              <TeamHeads pack={pack} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} className="border-b border-edge">
                <th scope="row" className={`${cell} font-semibold`}>
                  {row.label}
                </th>
                {summary.teams.map((team) => (
                  <td key={team.teamIndex} className={cell}>
                    {row.value(team)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function TeamHeads({ pack }: { pack: Pack }) {
  return pack.teams.map((team) => (
    <th key={team.name} scope="col" data-team={team.color} className={cell}>
      <span className="grid justify-items-center gap-1">
        <span aria-hidden="true" className="team-weave h-2 w-10 rounded-full" />
        <UserText className="text-team-text">{team.name}</UserText>
      </span>
    </th>
  ));
}
