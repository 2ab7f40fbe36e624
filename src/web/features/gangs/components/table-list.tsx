import { useId, useState, type ReactNode } from 'react';
import type { TableRow } from '#shared/gangs/schema.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { CategoryArt } from '../../../ui/category-art.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LtrValue, UserText } from '../../../ui/value.tsx';
import type { People } from '../people.ts';
import { ranksOf } from '../ranks.ts';
import { MemberToken } from './member-token.tsx';
import { PersonLine } from './person-line.tsx';
import styles from './table-list.module.css';

/** The members of a season, best first: a table on a wide screen, cards on a narrow one. */
export function TableList({ rows, people }: { rows: readonly TableRow[]; people: People }) {
  const words = useText().gangs.table;
  const ranks = ranksOf(rows);
  const heads = ['', words.member, words.wins, words.share, words.favourite, words.feared, words.rival, words.partner];
  return (
    <div className={`card px-4 py-3 md:px-6 ${styles.table}`}>
      <div aria-hidden="true" className={styles.heads}>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ol aria-label={words.title}>
        {rows.map((row, index) => (
          <Row key={row.memberId} row={row} rank={ranks[index] ?? index + 1} isFirst={index === 0} people={people} />
        ))}
      </ol>
    </div>
  );
}

interface RowProps {
  readonly row: TableRow;
  readonly rank: number;
  readonly isFirst: boolean;
  readonly people: People;
}

function Row({ row, rank, isFirst, people }: RowProps) {
  const { gangs: words, gangPeople } = useText();
  const person = people.get(row.memberId);
  const name = person?.name ?? words.former;
  const linksId = useId();
  // On a narrow screen; a wide one shows all of a row.
  const [isOpen, setIsOpen] = useState(isFirst);
  return (
    <li
      data-team={person?.color}
      aria-current={person?.isYou === true ? 'true' : undefined}
      className={`border-line/40 not-last:border-b ${styles.row}`}
    >
      <span
        className={`font-display text-2xl leading-none font-extrabold ${rank === 1 ? 'text-saffron-text' : 'text-quiet'} ${styles.rank}`}
      >
        <span className="sr-only">{words.table.rank(rank)}</span>
        <bdi aria-hidden="true" className="num">
          {rank}
        </bdi>
      </span>
      <span className="flex min-w-0 items-center gap-3">
        {person !== undefined && <MemberToken look={person} className={rank === 1 ? 'size-13' : 'size-11'} />}
        <span className="grid min-w-0">
          <UserText className="text-lg leading-snug font-semibold [overflow-wrap:anywhere]">{name}</UserText>
          {person?.isYou === true && <span className="text-sm text-saffron-text">{gangPeople.members.you}</span>}
        </span>
      </span>
      <dl className={styles.facts}>
        <div className={`grid justify-items-end min-[1200px]:justify-items-start ${styles.wins}`}>
          <dt className={`text-sm text-quiet ${styles.label}`}>{words.table.wins}</dt>
          <dd className="font-display text-xl font-extrabold">{words.table.winsOf(row.wins, row.evenings)}</dd>
        </div>
        <ShareBar percent={row.share} />
      </dl>
      <dl id={linksId} data-open={isOpen || undefined} className={styles.links}>
        <Category label={words.table.favourite} category={row.favourite} />
        <Category label={words.table.feared} category={row.feared} />
        <Link label={words.table.rival}>
          {row.rival !== null && (
            <PersonLine person={people.get(row.rival.memberId)}>
              {words.table.rivalScore(row.rival.wins, row.rival.losses)}
            </PersonLine>
          )}
        </Link>
        <Link label={words.table.partner}>
          {row.partner !== null && (
            <PersonLine person={people.get(row.partner.memberId)}>
              {words.table.partnerScore(row.partner.wins, row.partner.evenings)}
            </PersonLine>
          )}
        </Link>
      </dl>
      <IconButton
        icon={isOpen ? 'up' : 'down'}
        label={words.table.more(name)}
        aria-expanded={isOpen}
        aria-controls={linksId}
        onClick={() => setIsOpen(!isOpen)}
        className={`bg-transparent shadow-none ${styles.more}`}
      />
    </li>
  );
}

function ShareBar({ percent }: { percent: number }) {
  const words = useText().gangs.table;
  return (
    <div className={`grid gap-1 ${styles.share}`}>
      <dt className="sr-only">{words.share}</dt>
      <dd className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2.5">
        <span aria-hidden="true" className="block h-3 overflow-hidden rounded-full bg-well">
          <span className="team-weave block h-full rounded-full" style={{ inlineSize: `${percent}%` }} />
        </span>
        <LtrValue className="font-semibold">{percent}%</LtrValue>
      </dd>
    </div>
  );
}

function Link({ label, children }: { label: string; children: ReactNode }) {
  const words = useText().gangs.table;
  const isKnown = children !== false && children !== null;
  return (
    <div className={styles.link}>
      <dt className={`text-sm text-quiet ${styles.label}`}>{label}</dt>
      <dd className="min-w-0">
        {isKnown ? (
          children
        ) : (
          <>
            <span className="sr-only">{words.none}</span>
            <span aria-hidden="true" className="text-quiet">
              —
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

function Category({ label, category }: { label: string; category: TableRow['favourite'] }) {
  const { language } = useLanguage();
  return (
    <Link label={label}>
      {category !== null && (
        <span className="hue flex min-w-0 items-center gap-2" style={{ '--hue': category.hue }}>
          <CategoryArt name={category.icon} className="size-8 text-(--hue-ink)" />
          <bdi className="min-w-0 leading-snug font-semibold [overflow-wrap:anywhere]">{category.name[language]}</bdi>
        </span>
      )}
    </Link>
  );
}
