import { useState } from 'react';
import type { BadgeColor, Emblem } from '#shared/achievements/badges.ts';

/** Drawn on a square of 48, filled; a hole is a path that turns the other way round. */
const drawings: Readonly<Record<Emblem, string>> = {
  lantern: 'M20 4h8v4h4l4 8v18l-4 6v4H16v-4l-4-6V16l4-8h4zM24 15c-6 7-7 10-7 13a7 7 0 0 0 14 0c0-3-1-6-7-13z',
  dhow: 'M23 4v26H7C9 18 15 9 23 4zM26 9c7 4 11 11 12 21H26zM4 33h40c-2 6-6 10-10 11H13c-4-2-7-5-9-11z',
  falcon: 'M4 11c8 1 13 4 16 9l4-8 4 8c3-5 8-8 16-9-1 9-5 15-12 18l-3 1 4 9-9-5-9 5 4-9-3-1C9 26 5 20 4 11z',
  pearl:
    'M24 20a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM24 4c12 0 20 9 20 20 0 5-1 9-4 13l-5-3a12 12 0 0 0-22 0l-5 3c-3-4-4-8-4-13C4 13 12 4 24 4z',
  palm:
    'M25 16c4-8 10-10 17-7-6 1-10 4-12 8 7-2 12 1 14 8-5-4-10-5-15-4 4 3 5 8 3 13-2-6-4-9-7-11l3 ' +
    '21h-8l-1-21c-3 3-5 6-6 12-3-6-2-11 2-15-5-1-9 1-13 5 0-8 5-12 12-10-2-3-5-5-10-5 7-5 15-3 21 6z',
  dallah: 'M22 3h4l2 6h-8zM17 11h14l3 9 10-8v6L33 31l5 13H12l5-13-3-10zM15 15l1 4-6 3 5 5-1 4-9-9z',
  star: 'M24 3l5 11 11-3-3 11 8 5-10 5 2 12-12-5-12 5 2-12L3 27l8-5L8 11l11 3z',
  sadu: 'M24 3l9 9-9 9-9-9zM24 27l9 9-9 9-9-9zM12 15l9 9-9 9-9-9zM36 15l9 9-9 9-9-9z',
};

export interface BadgeLook {
  readonly emblem: Emblem;
  readonly color: BadgeColor;
  /** In the emblem's place. */
  readonly pictureUrl: string | null;
}

/** A badge's sign: its picture, or its emblem without one or if it fails to load. Muted if not earned. */
export function BadgeEmblem({
  look: { emblem, color, pictureUrl },
  isEarned = true,
  className = 'size-20',
}: {
  look: BadgeLook;
  isEarned?: boolean;
  /** Its size. */
  className?: string;
}) {
  const [lostUrl, setLostUrl] = useState<string | null>(null);
  const filled = color === 'saffron' ? 'bg-saffron text-on-saffron' : 'bg-team text-on-team';
  const ground = isEarned
    ? `${filled} shadow-[inset_0_0_0_3px_#fff5,0_6px_14px_var(--shadow)]`
    : 'bg-well text-quiet shadow-[inset_0_0_0_1.5px_var(--field-line)]';
  return (
    <span
      aria-hidden="true"
      data-team={color === 'saffron' ? undefined : color}
      className={`relative grid flex-none place-items-center ${className}`}
    >
      <span className={`absolute inset-[14%] rotate-45 rounded-[24%] ${ground}`} />
      {pictureUrl === null || pictureUrl === lostUrl ? (
        <Drawing emblem={emblem} color={color} isEarned={isEarned} />
      ) : (
        <span className="absolute inset-[18%] rotate-45 overflow-hidden rounded-[22%]">
          <img
            src={pictureUrl}
            alt=""
            onError={() => setLostUrl(pictureUrl)}
            className={`size-full scale-[1.42] -rotate-45 object-cover ${isEarned ? '' : 'opacity-50 grayscale'}`}
          />
        </span>
      )}
    </span>
  );
}

function Drawing({ emblem, color, isEarned }: { emblem: Emblem; color: BadgeColor; isEarned: boolean }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fillRule="evenodd"
      className={`relative size-[46%] ${isEarned ? (color === 'saffron' ? 'text-on-saffron' : 'text-on-team') : 'text-quiet'}`}
    >
      <path
        d={drawings[emblem]}
        fill={isEarned ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={isEarned ? 0 : 2}
        strokeLinejoin="round"
      />
    </svg>
  );
}
