import { useState } from 'react';
import type { RemoteView } from '#shared/rooms/schema.ts';
import { ActButton } from './act-button.tsx';
import { HueMark } from './hue-mark.tsx';
import { usePhoneText } from './language.tsx';
import { useRoleText } from './role-text.ts';

type Columns = RemoteView['columns'];

/** The open tiles, one row per category. A tile keeps its place in the row when others are played. */
export function BoardActs({ columns }: { columns: Columns }) {
  const { language } = usePhoneText();
  const open = columns.filter(({ tiles }) => tiles.length > 0);
  const values = [...new Set(columns.flatMap(({ tiles }) => tiles.map(({ value }) => value)))].sort((a, b) => a - b);
  if (open.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-2 short:grid-cols-2">
      {open.map(({ name, hue, tiles }) => (
        <li key={`${name.ar}${hue}`} className="grid min-w-0 gap-1">
          <h3 className="flex min-w-0 items-center gap-2 text-sm leading-tight font-semibold">
            <HueMark hue={hue} />
            <span className="truncate">{name[language]}</span>
          </h3>
          <div className="grid auto-cols-fr grid-flow-col gap-2">
            {values.map((value) => (
              <Tiles key={value} category={name[language]} tiles={tiles.filter((tile) => tile.value === value)} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Tiles({ category, tiles }: { category: string; tiles: Columns[number]['tiles'] }) {
  const text = useRoleText();
  return (
    <div className="flex min-w-0 flex-wrap gap-1.5">
      {tiles.map(({ cellId, value }) => (
        <ActButton
          key={cellId}
          act={{ type: 'pick', cellId }}
          aria-label={text.tile(category, value)}
          data-value={value}
          className="tile min-h-11 min-w-11 flex-1 text-xl aria-disabled:not-aria-busy:opacity-55"
          icon={<bdi className="num">{value}</bdi>}
        />
      ))}
    </div>
  );
}

type Options = RemoteView['options'];

/** The options that may still be chosen, with their letters on the screen; a picture has its number there. */
export function OptionActs({ options }: { options: Options }) {
  const { language } = usePhoneText();
  const text = useRoleText();
  const places = useOptionPlaces(options, text.optionLetters.length);
  // A picture has only its number.
  const shown = options.filter(({ id, text: words }) => words !== null || places.includes(id));
  if (shown.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-2 short:grid-cols-2">
      {shown.map(({ id, text: words }) => {
        const place = places.indexOf(id);
        return (
          <li key={id} className="grid">
            <ActButton
              act={{ type: 'choose', optionId: id }}
              className="button button-secondary min-h-12 justify-start px-4 text-start text-lg leading-snug"
              icon={
                <span aria-hidden="true" className="w-5 flex-none text-saffron-text">
                  {words === null ? place + 1 : text.optionLetters[place]}
                </span>
              }
            >
              <span dir="auto" className="min-w-0">
                {words?.[language] ?? text.pictureOption(place + 1)}
              </span>
            </ActButton>
          </li>
        );
      })}
    </ul>
  );
}

/** The ids of a question's options in the screen's order, remembered from when all of them were open. */
function useOptionPlaces(options: Options, count: number): readonly string[] {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const isKnown = options.every(({ id }) => places.includes(id));
  if (isKnown || options.length !== count) return isKnown ? places : [];
  const ids = options.map(({ id }) => id);
  setPlaces(ids);
  return ids;
}
