import { useLayoutEffect, useRef, useState } from 'react';
import type { Title } from '#shared/gangs/schema.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { CategoryArt } from '../../../ui/category-art.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import type { People } from '../people.ts';
import { latestFirst } from '../title-order.ts';
import styles from './title-list.module.css';
import { PersonLine } from './person-line.tsx';

const shownAtFirst = 9;
/** Saffron, for the title that belongs to no category. */
const stealsHue = 78;

/** The titles that members take from each other, the one that was taken last first. */
export function TitleList({ titles, people }: { titles: readonly Title[]; people: People }) {
  const words = useText().gangs.titles;
  const [isWhole, setIsWhole] = useState(false);
  return (
    <section className="card grid gap-4 px-4 py-5 md:px-6">
      <div className="grid gap-1">
        <h2 className="text-2xl">{words.title}</h2>
        {titles.length > 0 && <p className="text-quiet">{words.lead}</p>}
      </div>
      {titles.length === 0 ? (
        <EmptyState icon="crown" title={words.empty} spacing="small">
          {words.emptyBody}
        </EmptyState>
      ) : (
        <TitleRow titles={latestFirst(titles).slice(0, isWhole ? undefined : shownAtFirst)} people={people} />
      )}
      {!isWhole && titles.length > shownAtFirst && (
        <Button variant="secondary" icon="down" className="justify-self-center" onClick={() => setIsWhole(true)}>
          {words.more(titles.length)}
        </Button>
      )}
    </section>
  );
}

/** A keyboard reaches the row where it scrolls: some cards have nothing to focus. */
function TitleRow({ titles, people }: { titles: readonly Title[]; people: People }) {
  const words = useText().gangs.titles;
  const row = useRef<HTMLUListElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const measure = () => setIsScrolling(element.scrollWidth > element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [titles.length]);
  return (
    <ul
      ref={row}
      aria-label={words.title}
      tabIndex={isScrolling ? 0 : undefined}
      className={`gap-3 sm:grid-cols-2 xl:grid-cols-3 ${styles.titles}`}
    >
      {titles.map((title) => (
        <TitleCard key={title.id} title={title} people={people} />
      ))}
    </ul>
  );
}

function TitleCard({ title: { category, holders }, people }: { title: Title; people: People }) {
  const words = useText().gangs.titles;
  const { language } = useLanguage();
  const name = category === null ? words.steals : words.sultan(category.name[language]);
  const now = holders.at(-1);
  const holder = now === undefined ? undefined : people.get(now.memberId);
  return (
    <li
      data-team={holder?.color}
      className="hue flex items-start gap-3 rounded-2xl bg-well p-3 md:p-4"
      style={{ '--hue': category?.hue ?? stealsHue }}
    >
      <span aria-hidden="true" className={styles.medal}>
        <span className={`team-weave ${styles.ribbon}`} />
        <span className={styles.diamond} />
        {category === null ? (
          <Icon name="steal" className={styles.sign} />
        ) : (
          <CategoryArt name={category.icon} className={styles.sign} />
        )}
      </span>
      <div className="grid min-w-0 grow gap-1.5">
        <h3 className="text-xl leading-snug [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </h3>
        <PersonLine person={holder}>{now !== undefined && words.since(formatDate(now.since, language))}</PersonLine>
        {holders.length > 1 ? (
          <History name={name} holders={holders} people={people} />
        ) : (
          <p className="flex min-h-11 items-center text-sm text-quiet">{words.history(holders.length - 1)}</p>
        )}
      </div>
    </li>
  );
}

function History({ name, holders, people }: { name: string; holders: Title['holders']; people: People }) {
  const words = useText().gangs.titles;
  const { language } = useLanguage();
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-saffron-text">
        {words.history(holders.length - 1)}
        <Icon name="down" className="group-open:rotate-180" />
      </summary>
      <ol aria-label={words.holders(name)} className="grid gap-2 pb-1">
        {[...holders].reverse().map(({ memberId, since }) => (
          <li key={`${memberId} ${since}`}>
            <PersonLine person={people.get(memberId)}>{words.since(formatDate(since, language))}</PersonLine>
          </li>
        ))}
      </ol>
    </details>
  );
}
