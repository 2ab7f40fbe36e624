import { useState } from 'react';
import type { BadgeColor, Emblem } from '#shared/achievements/badges.ts';
import { badgeDrawings, type Tone } from './badge-drawings.ts';

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
      <span className={`absolute inset-[13%] rotate-45 rounded-[18%] ${ground}`} />
      <span
        className={`absolute inset-[19%] rotate-45 rounded-[14%] border-2 border-dashed ${isEarned ? 'border-[#0b162859]' : 'border-line'}`}
      />
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

const tones: Readonly<Record<Tone, string>> = { light: '#fff7e8', ink: '#0b1628', accent: '#c9361f' };
const onCoral: Readonly<Record<Tone, string>> = { ...tones, accent: '#ffd166' };
const muted: Readonly<Record<Tone, string>> = {
  light: 'color-mix(in oklab, var(--quiet) 45%, var(--well))',
  ink: 'color-mix(in oklab, var(--quiet) 75%, var(--well))',
  accent: 'color-mix(in oklab, var(--quiet) 25%, var(--well))',
};

function Drawing({ emblem, color, isEarned }: { emblem: Emblem; color: BadgeColor; isEarned: boolean }) {
  const fills = isEarned ? (color === 'coral' ? onCoral : tones) : muted;
  return (
    <svg viewBox="0 0 48 48" className="relative size-[52%]">
      {badgeDrawings[emblem].map(([tone, path], layer) => (
        <path key={layer} d={path} fill={fills[tone]} />
      ))}
    </svg>
  );
}
