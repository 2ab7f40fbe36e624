import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Person } from '#shared/accounts/admin-api.ts';
import { formatDateTime } from '#shared/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Sheet } from '../../../ui/dialog.tsx';
import { Facts, Part } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonDevices } from './person-devices.tsx';
import { PersonLedger } from './person-ledger.tsx';
import { personQuery } from './queries.ts';

/** One account in full, and what can be done with it. */
export function PersonPanel({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { person } = useStaffText().adminPeople;
  return (
    <Sheet open={id !== null} onClose={onClose} title={person.title} isWide>
      {id !== null && <Opened id={id} />}
    </Sheet>
  );
}

function Opened({ id }: { id: string }) {
  const { parts } = useStaffText().adminPeople.person;
  const read = useQuery(personQuery(id));
  return (
    <Loaded read={read}>
      {(person) => (
        <div className="grid gap-6">
          <Head person={person} />
          <Part title={parts.actions}>
            <PersonActions person={person} />
          </Part>
          <Part title={parts.record}>
            <Record person={person} />
          </Part>
          <Part title={parts.links}>
            <Links person={person} />
          </Part>
          <Part title={parts.devices}>
            <PersonDevices person={person} />
          </Part>
          <Part title={parts.balance}>
            <PersonLedger id={id} />
          </Part>
        </div>
      )}
    </Loaded>
  );
}

function Head({ person }: { person: Person }) {
  const { roles, sessions, list } = useStaffText().adminPeople;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <UserText className="font-display text-3xl font-extrabold">{person.displayName}</UserText>
        <span className="font-semibold text-saffron-text">{roles[person.role]}</span>
        {person.disabled && <strong className="text-danger">{list.isDisabled}</strong>}
      </p>
      <p className="text-quiet">{sessions(person.gameSessionBalance)}</p>
    </div>
  );
}

function Record({ person }: { person: Person }) {
  const { person: words, yes, no, none, never, roles } = useStaffText().adminPeople;
  const { fields } = words;
  const { language } = useLanguage();
  const at = (moment: number | null) => (moment === null ? never : <bdi>{formatDateTime(moment, language)}</bdi>);
  const ltr = (value: string | null) => (value === null ? none : <bdi dir="ltr">{value}</bdi>);
  const said = (is: boolean) => (is ? yes : no);
  return (
    <Facts
      rows={[
        [fields.email, ltr(person.email)],
        [fields.verified, said(person.emailVerified)],
        [fields.phone, ltr(person.phoneNumber)],
        [fields.id, ltr(person.uid)],
        [fields.role, roles[person.role]],
        [fields.balance, <NumberValue key="balance" value={person.gameSessionBalance} />],
        [fields.games, <NumberValue key="games" value={person.gamesPlayed} />],
        [fields.score, <NumberValue key="score" value={person.totalScore} />],
        [fields.joined, at(person.createdAt)],
        [fields.lastLogin, at(person.lastLogin)],
        [fields.lastLogout, person.lastLogout === null ? none : at(person.lastLogout)],
        [fields.password, said(person.hasPassword)],
        [
          fields.providers,
          person.identities.length === 0
            ? none
            : person.identities.map(({ provider, email }) => (
                <span key={provider} className="block">
                  <bdi dir="ltr">
                    {words.providers[provider]} · {email}
                  </bdi>
                </span>
              )),
        ],
        [fields.referredBy, ltr(person.referredBy)],
        [fields.friends, <NumberValue key="friends" value={person.friends} />],
        [fields.language, words.languages[person.preferences.language]],
        [fields.notifications, said(person.notificationsEnabled)],
      ]}
    />
  );
}

function Links({ person: { uid, role } }: { person: Person }) {
  const { links } = useStaffText().adminPeople.person;
  const to = (page: 'adminStore' | 'adminUsers' | 'adminGameSessions', params: Record<string, string>) =>
    `${pathTo(page)}?${new URLSearchParams(params).toString()}`;
  const rows = [
    [links.purchases, to('adminStore', { tab: 'purchases', user: uid })],
    [links.codes, to('adminStore', { tab: 'redeem-codes', user: uid })],
    [links.games, to('adminGameSessions', { host: uid })],
    [links.audit, to('adminUsers', { tab: 'audit', subject: uid })],
    ...(role === 'player' ? [] : [[links.doneBy, to('adminUsers', { tab: 'audit', actor: uid })] as const]),
  ] as const;
  return (
    <ul className="flex flex-wrap gap-2">
      {rows.map(([label, address]) => (
        <li key={label}>
          <Link
            to={address}
            className="flex min-h-11 items-center gap-2 rounded-2xl bg-well px-4 font-semibold hover:bg-raised"
          >
            {label}
            <Icon name="next" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
