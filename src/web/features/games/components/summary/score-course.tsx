import { teamOf, type Pack } from '#shared/games/pack.ts';
import type { Summary } from '#shared/games/summary.ts';
import { useText } from '../../../../lib/language.ts';
import { UserText } from '../../../../ui/value.tsx';
import { Points } from '../frame/points.tsx';
import { Section } from './section.tsx';

const width = 600;
const height = 220;
const dashes = ['', '10 6', '3 6', '14 5 3 5'];

/** The scores after each line of the sheet, a line a team; teams differ by dashes too. */
export function ScoreCourse({ pack, summary }: { pack: Pack; summary: Summary }) {
  const text = useText();
  const { course } = summary;
  const highest = Math.max(200, ...course.flat());
  const x = (step: number) => (course.length === 1 ? 0 : (step / (course.length - 1)) * width);
  const y = (score: number) => height - (score / highest) * height;
  return (
    <Section title={text.games.summary.course.title} className="lg:col-span-2">
      {/* Time runs with the reading direction: the whole drawing is mirrored, and contains no text. */}
      <svg
        viewBox={`-6 -6 ${width + 12} ${height + 12}`}
        role="img"
        aria-label={text.games.summary.course.label}
        preserveAspectRatio="none"
        className="h-[clamp(9rem,26vmin,18rem)] w-full rtl:-scale-x-100"
      >
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <line
            key={part}
            x1={0}
            x2={width}
            y1={height * part}
            y2={height * part}
            className="stroke-edge"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {pack.teams.map((team, teamIndex) => (
          <g key={team.name} data-team={team.color}>
            <polyline
              points={course.map((scores, step) => `${x(step)},${y(scores[teamIndex] ?? 0)}`).join(' ')}
              fill="none"
              stroke="var(--team-text)"
              strokeWidth={4}
              strokeLinejoin="round"
              strokeLinecap="round"
              strokeDasharray={dashes[teamIndex]}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
      </svg>
      <p className="-mt-2 flex justify-between text-sm text-quiet">
        <span>{text.games.summary.course.start}</span>
        {course.length > 1 && <span>{text.games.summary.course.step(course.length - 1)}</span>}
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {summary.teams.map(({ teamIndex, score }) => {
          const team = teamOf(pack, teamIndex);
          return (
            <li key={team.name} data-team={team.color} className="flex items-center gap-2">
              <svg viewBox="0 0 40 6" aria-hidden="true" className="h-1.5 w-10">
                <line
                  x1={0}
                  x2={40}
                  y1={3}
                  y2={3}
                  stroke="var(--team-text)"
                  strokeWidth={4}
                  strokeDasharray={dashes[teamIndex]}
                />
              </svg>
              <UserText className="font-semibold">{team.name}</UserText>
              <Points value={score} className="font-display font-extrabold text-team-text" />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
