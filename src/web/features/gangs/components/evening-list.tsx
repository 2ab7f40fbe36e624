import { useInfiniteQuery } from '@tanstack/react-query';
import type { EveningCard } from '#shared/gangs/schema.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { MoreButton } from '../../../ui/tab-parts.tsx';
import { TeamEmblem } from '../../../ui/team-emblem.tsx';
import { LtrValue, UserText } from '../../../ui/value.tsx';
import type { People } from '../people.ts';
import { eveningsQuery } from '../queries.ts';
import { GangRead } from './gang-read.tsx';

/** The games of a gang, latest first, a page at a time. */
export function EveningList({ gangId, people }: { gangId: string; people: People }) {
  const { gangs: words } = useText();
  const read = useInfiniteQuery(eveningsQuery(gangId));
  const evenings = read.data?.pages.flatMap(({ items }) => items);
  return (
    <GangRead
      read={{ ...read, data: evenings }}
      failed={words.eveningList.failed}
      offline={words.eveningList.offline}
      waiting={['h-44', 'h-44', 'h-44']}
    >
      {(items) =>
        items.length === 0 ? (
          <EmptyState icon="night" title={words.eveningList.empty}>
            {words.eveningList.emptyBody}
          </EmptyState>
        ) : (
          <>
            <ul aria-label={words.eveningList.title} className="grid gap-gap md:grid-cols-2 xl:grid-cols-3">
              {items.map((evening) => (
                <Evening key={evening.gameId} evening={evening} people={people} />
              ))}
            </ul>
            <MoreButton read={read} />
          </>
        )
      }
    </GangRead>
  );
}

function Evening({ evening, people }: { evening: EveningCard; people: People }) {
  const words = useText().gangs.eveningList;
  const { language } = useLanguage();
  const isTie = evening.winners.length > 1;
  return (
    <li className="card grid grid-rows-[auto_1fr] gap-3 p-4 md:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">
          <time dateTime={new Date(evening.at).toISOString()}>{formatDate(evening.at, language)}</time>
        </h2>
        {evening.counts === null && <span className="font-semibold text-success">{words.playing}</span>}
        {evening.counts === true && isTie && <span className="font-semibold text-saffron-text">{words.tie}</span>}
      </div>
      <ul className="grid gap-2.5">
        {evening.teams.map((team, index) => (
          <Team
            key={index}
            team={team}
            people={people}
            isWinner={evening.counts === true && evening.winners.includes(index)}
          />
        ))}
      </ul>
      {evening.counts === false && <p className="text-sm text-quiet">{words.uncounted}</p>}
      {evening.seed !== null && (
        <p className="mt-auto text-sm text-quiet" title={words.drawnWhy}>
          {words.drawn} <LtrValue>{evening.seed}</LtrValue>
          {evening.draws !== null && ` · ${words.nthDraw(evening.draws)}`}
        </p>
      )}
    </li>
  );
}

function Team({ team, people, isWinner }: { team: EveningCard['teams'][number]; people: People; isWinner: boolean }) {
  const words = useText().gangs;
  const names = team.memberIds.map((id) => people.get(id)?.name ?? words.former);
  return (
    <li data-team={team.color} className="flex items-center gap-3 rounded-2xl bg-well px-3 py-2">
      <TeamEmblem emblem={team.emblem} className="block size-9 flex-none text-team-text" />
      <span className="grid min-w-0 grow">
        <span className="flex min-w-0 items-center gap-1.5 leading-snug font-semibold">
          <UserText className="[overflow-wrap:anywhere]">{team.name}</UserText>
          {isWinner && (
            <>
              <Icon name="crown" className="text-saffron-text" />
              <span className="sr-only">{words.eveningList.winner}</span>
            </>
          )}
        </span>
        {names.length > 0 && (
          <span className="text-sm leading-snug text-quiet [overflow-wrap:anywhere]">
            {names.map((name, index) => (
              <span key={index}>
                {index > 0 && ' · '}
                {/* A name of two words stays on one line. */}
                <UserText className="inline-block">{name}</UserText>
              </span>
            ))}
          </span>
        )}
      </span>
      <LtrValue className="flex-none font-display text-2xl font-extrabold text-team-text">
        {team.score < 0 ? `−${-team.score}` : team.score}
      </LtrValue>
    </li>
  );
}
