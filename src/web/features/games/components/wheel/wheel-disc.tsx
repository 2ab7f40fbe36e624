import type { Ref } from 'react';
import type { PackTeam } from '#shared/games/pack.ts';
import { restAngle, segments, teamOfSegment } from './spin.ts';
import styles from './wheel-disc.module.css';

const radius = 200;
const step = (2 * Math.PI) / segments;

function point(angle: number, distance: number): string {
  return `${(radius + Math.sin(angle) * distance).toFixed(2)} ${(radius - Math.cos(angle) * distance).toFixed(2)}`;
}

function slice(index: number, inner: number, outer: number): string {
  const from = index * step;
  const to = from + step;
  const outerArc = `L${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}`;
  const innerArc = `L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}`;
  return `M${point(from, inner)}${outerArc}${innerArc}Z`;
}

/**
 * The wheel itself: each team's colour in turn, with a woven rim. What turns is an element by itself, so that the browser
 * draws it once and then only rotates it.
 */
export function WheelDisc({ teams, ref }: { teams: readonly PackTeam[]; ref: Ref<SVGSVGElement> }) {
  return (
    <div aria-hidden="true" className={styles.disc}>
      <svg ref={ref} viewBox="0 0 400 400" className={styles.turning} style={{ transform: `rotate(${restAngle}deg)` }}>
        <circle cx="200" cy="200" r="200" fill="var(--deep)" />
        {Array.from({ length: segments }, (_, index) => {
          const color = teams[teamOfSegment(index, teams.length)]?.color;
          const middle = (index + 0.5) * step;
          return (
            <g key={index} data-team={color}>
              <path d={slice(index, 40, 190)} fill="var(--team)" />
              <path d={slice(index, 150, 190)} fill="var(--team-deep)" />
              <path
                d={`M${point(middle - step * 0.36, 152)}L${point(middle, 188)}L${point(middle + step * 0.36, 152)}Z`}
                fill="var(--team)"
              />
              <path
                d={`M${point(middle, 142)}L${point(middle + 0.06, 128)}L${point(middle, 114)}L${point(middle - 0.06, 128)}Z`}
                fill="var(--on-team)"
                opacity="0.45"
              />
              <path
                d={`M${point(index * step, 40)}L${point(index * step, 190)}`}
                stroke="var(--deep)"
                strokeWidth="3"
              />
            </g>
          );
        })}
        <circle cx="200" cy="200" r="44" fill="var(--deep)" />
      </svg>
      <svg viewBox="0 0 400 400">
        <circle cx="200" cy="200" r="195" fill="none" stroke="var(--saffron)" strokeWidth="7" />
        <path d="M200 164L230 200L200 236L170 200Z" fill="var(--saffron)" />
        <path d="M200 180L216 200L200 220L184 200Z" fill="#0b1628" />
      </svg>
    </div>
  );
}
