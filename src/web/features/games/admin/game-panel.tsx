import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OpenedGame } from '#shared/games/admin-api.ts';
import { readPack } from '#shared/games/schema.ts';
import { formatDateTime } from '#shared/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Sheet } from '../../../ui/dialog.tsx';
import { Facts, Part } from '../../../ui/facts.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import { GameActions } from './game-actions.tsx';
import { hostedGameQuery } from './queries.ts';
import { Replay } from './replay.tsx';

/** One game in full: teams, state, a replay of every step, and the possible actions. */
export function GamePanel({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { game } = useStaffText().adminGames;
  return (
    <Sheet open={id !== null} onClose={onClose} title={game.title} isWide>
      {id !== null && <Opened id={id} />}
    </Sheet>
  );
}

function Opened({ id }: { id: string }) {
  const { parts, branch } = useStaffText().adminGames.game;
  const read = useQuery(hostedGameQuery(id));
  return (
    <Loaded read={read}>
      {(opened) => (
        <div className="grid gap-6">
          <GameActions opened={opened} />
          <Part title={parts.teams}>
            <Teams opened={opened} />
          </Part>
          <Part title={parts.facts}>
            <GameFacts opened={opened} />
          </Part>
          {opened.branches.length > 0 && (
            <Part title={parts.branches}>
              <ul className="grid gap-2">
                {opened.branches.map(({ id: key, seq, forkSeq }) => (
                  <li key={key} className="rounded-2xl bg-well px-4 py-2">
                    {branch(seq, forkSeq)}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Replay key={opened.game.seq} pack={readPack(opened.pack)} commands={opened.commands} />
        </div>
      )}
    </Loaded>
  );
}

function Teams({ opened: { game } }: { opened: OpenedGame }) {
  const { winner } = useStaffText().adminGames.game;
  return (
    <ul className="grid gap-2">
      {game.teams.map((team, index) => (
        <li
          key={index}
          data-team={team.color}
          className="flex flex-wrap items-center gap-x-3 rounded-2xl bg-well px-4 py-2"
        >
          <span aria-hidden="true" className="team-weave h-6 w-2 rounded-full" />
          <UserText className="font-semibold text-team-text">{team.name}</UserText>
          {team.players.map((player, place) => (
            <UserText key={place} className="text-sm text-quiet">
              {player}
            </UserText>
          ))}
          {game.winners.includes(index) && <strong className="text-success">{winner}</strong>}
          <span className="ms-auto">
            <NumberValue value={team.score} className="font-display text-xl font-extrabold" />
          </span>
        </li>
      ))}
    </ul>
  );
}

function GameFacts({ opened: { game, lease, isReturned } }: { opened: OpenedGame }) {
  const { game: words, outcomes, uncounted, deletedHost, never } = useStaffText().adminGames;
  const { fields } = words;
  const { language } = useLanguage();
  const at = (moment: number | null) => (moment === null ? never : <bdi>{formatDateTime(moment, language)}</bdi>);
  const { host } = game;
  const countedText = game.uncounted === null ? words.yes : uncounted.no(uncounted.reasons[game.uncounted]);
  return (
    <>
      <Facts
        rows={[
          [fields.host, host === null ? deletedHost : <UserText key="host">{host.displayName}</UserText>],
          ...(host === null
            ? []
            : [
                [
                  fields.email,
                  <bdi key="email" dir="ltr">
                    {host.email}
                  </bdi>,
                ] as const,
              ]),
          [fields.outcome, outcomes[game.outcome]],
          ...(game.outcome === 'finished' ? [[uncounted.counted, countedText] as const] : []),
          [fields.begun, at(game.createdAt)],
          [fields.last, at(game.lastCommandAt)],
          [fields.finished, at(game.finishedAt)],
          [fields.steps, <NumberValue key="steps" value={game.seq} />],
          [fields.categories, game.categoryNames.map((name) => name[language]).join(words.separator)],
          [
            fields.lease,
            lease === null ? (
              words.nobody
            ) : (
              <bdi key="lease" dir="ltr">
                {lease.deviceId}
              </bdi>
            ),
          ],
          ...(lease === null ? [] : [[fields.until, at(lease.expiresAt)] as const]),
          [fields.returned, isReturned ? words.yes : words.no],
          [
            fields.id,
            <bdi key="id" dir="ltr">
              {game.id}
            </bdi>,
          ],
        ]}
      />
      {host !== null && (
        <Link
          to={`${pathTo('adminUsers')}?person=${encodeURIComponent(host.uid)}`}
          className="flex min-h-11 items-center justify-self-start font-semibold text-saffron-text underline underline-offset-4"
        >
          {words.toHost}
        </Link>
      )}
    </>
  );
}
