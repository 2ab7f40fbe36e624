import { useLanguage, useText } from '../../../lib/language.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { RadioCards } from '../../../ui/choice.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { seasonAt, seasonName } from '../season.ts';

interface SeasonPickerProps {
  readonly season: string;
  /** Months with an evening, newest first. */
  readonly seasons: readonly string[];
  readonly onChange: (season: string) => void;
}

/** This month, an earlier one, or all time. */
export function SeasonPicker({ season, seasons, onChange }: SeasonPickerProps) {
  const words = useText().gangs.table;
  const { language } = useLanguage();
  const current = seasonAt(serverNow());
  const isEarlier = season !== 'all' && season !== current;
  const past = seasons.filter((each) => each !== current);
  const earlier = isEarlier && !past.includes(season) ? [season, ...past] : past;
  const [latest] = earlier;
  const parts = [
    { value: 'month', label: words.thisMonth },
    ...(latest === undefined ? [] : [{ value: 'earlier', label: words.earlier }]),
    { value: 'all', label: words.all },
  ];
  const choose = (part: string) => onChange(part === 'month' ? current : part === 'all' ? 'all' : (latest ?? 'all'));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <RadioCards
        label={words.seasons}
        isLabelHidden
        value={season === 'all' ? 'all' : isEarlier ? 'earlier' : 'month'}
        onChange={choose}
        options={parts}
        className={[
          'grow basis-80 sm:max-w-xl [&_label]:justify-center [&_label]:px-1.5',
          parts.length === 3
            ? '[&>div]:![grid-template-columns:repeat(3,minmax(0,1fr))]'
            : '[&>div]:![grid-template-columns:repeat(2,minmax(0,1fr))]',
        ].join(' ')}
      />
      {isEarlier && (
        <SelectField
          className="grow sm:max-w-64"
          label={words.month}
          value={season}
          onChange={(event) => onChange(event.target.value)}
          options={earlier.map((value) => ({ value, label: seasonName(value, language) }))}
        />
      )}
    </div>
  );
}
