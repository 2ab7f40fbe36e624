import { teamColors, teamEmblems } from '#shared/games/setup.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { useText } from '../../../lib/language.ts';
import { Swatches } from '../../../ui/swatches.tsx';
import { TeamEmblem } from '../../../ui/team-emblem.tsx';

export type Look = Pick<Gang, 'emblem' | 'color'>;

/** Emblem and colour, of a gang or of a member. */
export function LookFields({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const words = useText().gangs;
  return (
    <div className="grid gap-4">
      <Swatches
        label={words.form.emblem}
        options={teamEmblems}
        value={look.emblem}
        name={(emblem) => words.emblems[emblem]}
        onChange={(emblem) => onChange({ ...look, emblem })}
        draw={(emblem) => (
          <span data-team={look.color}>
            <TeamEmblem emblem={emblem} className="block size-9 text-team-text" />
          </span>
        )}
      />
      <Swatches
        label={words.form.color}
        options={teamColors}
        value={look.color}
        name={(color) => words.colors[color]}
        onChange={(color) => onChange({ ...look, color })}
        draw={(color) => <span data-team={color} className="team-weave block size-9 rounded-lg" />}
      />
    </div>
  );
}
