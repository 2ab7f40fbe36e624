import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bedNames, type BedName } from '#shared/games/sounds/beds.ts';
import { levelsOf, type Levels } from '#shared/games/sounds/levels.ts';
import { renderSound } from '#shared/games/sounds/render.ts';
import { soundSets, type SoundSet } from '#shared/games/sounds/sets.ts';
import { soundNames, type SoundName } from '#shared/games/sounds/sounds.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { quietCategoryIds } from '#shared/questions/quiet-categories.ts';
import { call } from '../../../lib/api-client.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { RadioCards } from '../../../ui/choice.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import { player } from '../sound/player.ts';

/** /admin/sounds: every sound of a game, to play and to compare. */
export function AdminSoundsPage() {
  const words = useStaffText().adminSounds;
  const text = useText().games.sounds;
  const [set, setSet] = useState<SoundSet>('full');
  useEffect(() => () => player.stopAll(), []);
  return (
    <>
      <h1 className="text-page-title">{words.title}</h1>
      <p className="text-quiet">{words.lead}</p>
      <RadioCards
        label={text.set}
        value={set}
        onChange={setSet}
        options={soundSets.map((value) => ({ value, label: text.sets[value], hint: text.setHints[value] }))}
      />
      <Beds key={set} set={set} />
      <Sounds set={set} />
      <QuietCategories />
    </>
  );
}

function QuietCategories() {
  const words = useStaffText().adminSounds;
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['categories', 'quiet'],
    queryFn: async ({ signal }) => (await call(questionsApi.listCategories, {}, { signal })).items,
  });
  // Until the names are there, and for one that has been closed, its id.
  const nameOf = (id: string) => data?.find((category) => category.id === id)?.name[language] ?? id;
  return (
    <section className="card grid gap-2 p-5">
      <h2 className="text-2xl">{words.quietTitle}</h2>
      <p className="text-quiet">{words.quietLead}</p>
      <ul className="flex flex-wrap gap-2">
        {quietCategoryIds.map((id) => (
          <li key={id} className="pill">
            <UserText>{nameOf(id)}</UserText>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How long the bed under the clock is played here, so that its last ten seconds are heard soon. */
const clockPreviewMs = 20_000;

function Beds({ set }: { set: SoundSet }) {
  const words = useStaffText().adminSounds;
  const [played, setPlayed] = useState<BedName | null>(null);
  useEffect(() => {
    if (played === null) return undefined;
    const endsAt = performance.now() + clockPreviewMs;
    const leftMs = () => (played === 'clock' ? endsAt - performance.now() : Infinity);
    const stop = player.startBed({ bed: played, set, leftMs });
    const timer = played === 'clock' ? setTimeout(() => setPlayed(null), clockPreviewMs) : undefined;
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [played, set]);
  const toggle = (bed: BedName) => {
    player.unlock();
    setPlayed(played === bed ? null : bed);
  };
  return (
    <section className="card grid gap-2 p-5">
      <h2 className="text-2xl">{words.beds}</h2>
      <ul className="grid gap-2 lg:grid-cols-2">
        {bedNames.map((bed) => (
          <li key={bed} className="flex items-center gap-3 rounded-2xl bg-raised p-3">
            <IconButton
              icon={played === bed ? 'stop' : 'listen'}
              className="flex-none"
              label={played === bed ? words.stop : words.bedPlay(words.bed[bed].name)}
              onClick={() => toggle(bed)}
            />
            <span className="grid min-w-0">
              <b>{words.bed[bed].name}</b>
              <span className="text-sm text-quiet">{words.bed[bed].when}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sounds({ set }: { set: SoundSet }) {
  const words = useStaffText().adminSounds;
  const levels = useLevels(set);
  return (
    <section className="card grid gap-2 p-5">
      <h2 className="text-2xl">{words.once}</h2>
      <ul className="grid gap-2 lg:grid-cols-2">
        {soundNames.map((name) => (
          <li key={name} className="flex items-center gap-3 rounded-2xl bg-raised p-3">
            <IconButton
              icon="listen"
              className="flex-none"
              label={words.play(words.sounds[name].name)}
              onClick={() => void player.preview(name, set)}
            />
            <span className="grid min-w-0">
              <b>{words.sounds[name].name}</b>
              <span className="text-sm text-quiet">{words.sounds[name].when}</span>
              <LevelLine levels={levels[name]} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LevelLine({ levels }: { levels: Levels | undefined }) {
  const words = useStaffText().adminSounds;
  if (levels === undefined) return <span className="text-sm text-quiet">{words.measuring}</span>;
  const rows = [
    [words.levels.peak, levels.carriedPeakDb, words.units.db],
    [words.levels.loudness, levels.loudness, words.units.lufs],
    [words.levels.seconds, levels.seconds, words.units.seconds],
  ] as const;
  return (
    <span className="flex flex-wrap gap-x-4 text-sm text-quiet">
      {rows.map(([label, value, unit]) => (
        <span key={label}>
          {label} <NumberValue value={Math.round(value * 10) / 10} /> <bdi>{unit}</bdi>
        </span>
      ))}
    </span>
  );
}

/** Measures a set sound by sound, so that the page stays usable meanwhile. */
function useLevels(set: SoundSet): Readonly<Partial<Record<SoundName, Levels>>> {
  const [levels, setLevels] = useState<Readonly<Partial<Record<SoundName, Levels>>>>({});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const measure = (index: number) => {
      const name = soundNames[index];
      if (name === undefined) return;
      const measured = levelsOf(renderSound(set, name));
      setLevels((known) => ({ ...known, [name]: measured }));
      timer = setTimeout(measure, 0, index + 1);
    };
    timer = setTimeout(() => {
      setLevels({});
      measure(0);
    }, 0);
    return () => clearTimeout(timer);
  }, [set]);
  return levels;
}
