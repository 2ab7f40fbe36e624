import type { ReactNode } from 'react';
import { useText } from '../../lib/language.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionHeading } from './section-heading.tsx';

/** The four lifelines, each with its own cloth. */
export function Lifelines() {
  const text = useText();
  const { lifelines } = text.home;
  return (
    <section className="page-width grid gap-8">
      <SectionHeading title={lifelines.title} lead={lifelines.lead} />
      <ul className="grid gap-gap sm:grid-cols-2 xl:grid-cols-4">
        <Lifeline team="coral" {...lifelines.fiftyFifty} sign={<bdi className="num text-[1.15rem]">50:50</bdi>} />
        <Lifeline team="turquoise" {...lifelines.askTeammate} sign={<Icon name="ask" className="size-8" />} />
        <Lifeline team="lime" {...lifelines.comeback} sign={<Icon name="comeback" className="size-8" />} />
        <Lifeline team="violet" {...lifelines.flip} sign={<Icon name="flip" className="size-8" />} />
      </ul>
    </section>
  );
}

function Lifeline({ team, name, body, sign }: { team: string; name: string; body: string; sign: ReactNode }) {
  return (
    <li
      data-team={team}
      className={[
        'card grid grid-cols-[auto_1fr] content-start items-center gap-x-4 gap-y-2 overflow-hidden p-5',
        'sm:grid-cols-1 sm:justify-items-start sm:gap-3 sm:p-6',
      ].join(' ')}
    >
      <span aria-hidden="true" className="team-weave absolute inset-x-0 top-0 h-2.5" />
      <span
        aria-hidden="true"
        className={[
          'mt-2 grid size-17 place-items-center rounded-[32%] bg-raised font-display font-extrabold',
          'text-team-text shadow-[inset_0_-4px_0_var(--lip),inset_0_1.5px_0_var(--sheen)]',
        ].join(' ')}
      >
        {sign}
      </span>
      <h3 className="text-2xl">{name}</h3>
      <p className="col-span-full text-quiet">{body}</p>
    </li>
  );
}
