import type { ReactNode } from 'react';
import { teamColors } from '#shared/games/setup.ts';
import { useText } from '../../lib/language.ts';
import { Icon } from '../../ui/icon.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { SaduBand } from '../../ui/sadu-band.tsx';
import { NumberValue } from '../../ui/value.tsx';
import { sampleCategories } from './sample-game.ts';
import { SectionHeading } from './section-heading.tsx';
import { WatchHowToPlay } from './watch-how-to-play.tsx';

/** Three steps, and what a tile is worth. */
export function HowItWorks() {
  const text = useText();
  const { how, values } = text.home;
  return (
    <section className="page-width grid gap-8">
      <SectionHeading title={how.title} />
      <WatchHowToPlay />
      <ol className="grid gap-gap md:grid-cols-3">
        <Step number={1} {...how.steps.pick} picture={<CategoriesPicture />} />
        <Step number={2} {...how.steps.teams} picture={<TeamsPicture />} />
        <Step number={3} {...how.steps.play} picture={<ScreenPicture />} />
      </ol>
      <div className="card flex flex-wrap items-center gap-x-6 gap-y-4 p-6">
        <div aria-hidden="true" className="flex gap-2">
          {teamColors.map((team) => (
            <span key={team} data-team={team} className="team-weave h-16 w-9 rounded-lg border-4 border-line" />
          ))}
        </div>
        <div className="grow basis-64">
          <h3 className="text-2xl">{text.home.phones.title}</h3>
          <p className="text-quiet">{text.home.phones.body}</p>
        </div>
      </div>
      <div className="grid gap-4">
        <h3 className="text-2xl">{values.title}</h3>
        <ul className="grid gap-3 sm:grid-cols-3">
          <Worth value={200} meaning={values.easy} />
          <Worth value={400} meaning={values.middle} />
          <Worth value={600} meaning={values.hard} />
        </ul>
      </div>
    </section>
  );
}

function Step({ number, title, body, picture }: { number: number; title: string; body: string; picture: ReactNode }) {
  return (
    <li className="card grid grid-rows-[auto_1fr] overflow-hidden">
      <div
        aria-hidden="true"
        className="relative grid h-40 md:h-48 place-items-center bg-[radial-gradient(70%_90%_at_50%_0,var(--lifted),var(--well))] pb-3"
      >
        {picture}
        <SaduBand className="absolute inset-x-0 bottom-0 text-card" />
      </div>
      <div className="grid content-start gap-1.5 p-6">
        <h3 className="flex items-center gap-3 text-2xl">
          <span aria-hidden="true" className="grid size-9 flex-none place-items-center">
            <span className="col-start-1 row-start-1 size-7 rotate-45 rounded-[24%] bg-saffron" />
            <NumberValue
              value={number}
              className="relative col-start-1 row-start-1 text-lg leading-none text-on-saffron"
            />
          </span>
          {title}
        </h3>
        <p className="text-quiet">{body}</p>
      </div>
    </li>
  );
}

function CategoriesPicture() {
  return (
    <div className="flex gap-2">
      {sampleCategories.slice(0, 4).map(({ name, art, hue }) => (
        <span key={name} className="hue emblem grid h-24 w-16 place-items-center pb-2" style={{ '--hue': hue }}>
          <img src={art} alt="" className="category-art w-12" />
        </span>
      ))}
    </div>
  );
}

function TeamsPicture() {
  return (
    <div className="flex gap-3">
      {teamColors.map((team) => (
        <span
          key={team}
          data-team={team}
          className="team-weave h-24 w-12 rounded-xl shadow-[0_6px_18px_var(--shadow)]"
        />
      ))}
    </div>
  );
}

function ScreenPicture() {
  return (
    <div className="grid justify-items-center">
      <div className="grid h-24 w-40 place-items-center rounded-xl border-4 border-line bg-ground">
        <LogoMark className="h-12 w-auto" />
      </div>
      <div className="h-3 w-3 bg-line" />
      <div className="h-1.5 w-20 rounded-full bg-line" />
    </div>
  );
}

function Worth({ value, meaning }: { value: 200 | 400 | 600; meaning: string }) {
  return (
    <li className="flex items-center gap-4">
      <span className="tile h-18 w-28 flex-none text-4xl" data-value={value}>
        <NumberValue value={value} />
      </span>
      <span className="flex items-center gap-2 text-lg font-semibold">
        <Icon name="next" className="text-saffron-text sm:hidden" />
        {meaning}
      </span>
    </li>
  );
}
