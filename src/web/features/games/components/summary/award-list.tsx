import { useQuery } from '@tanstack/react-query';
import { roomsApi } from '#shared/rooms/api.ts';
import type { Awarded } from '#shared/rooms/schema.ts';
import { teamOf, type Pack } from '#shared/games/pack.ts';
import { call } from '../../../../lib/api-client.ts';
import { useText } from '../../../../lib/language.ts';
import { Icon, type IconName } from '../../../../ui/icon.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { awardsKey } from '../../queries.ts';
import { TeamEmblem } from '../teams/team-emblem.tsx';
import styles from './award-list.module.css';
import { Section } from './section.tsx';

const icons: Readonly<Record<Awarded['award']['kind'], IconName>> = {
  buzzer: 'lightning',
  teammate: 'ask',
  votes: 'check',
};

/** What the phones are honoured for; nothing without phones, or where they can't be read. Its names stay on this page. */
export function AwardSection({ gameId, pack }: { gameId: string; pack: Pack }) {
  const text = useText().rooms.awards;
  const { data } = useQuery({
    queryKey: awardsKey(gameId),
    queryFn: ({ signal }) => call(roomsApi.listAwards, { id: gameId }, { signal }),
  });
  if (data === undefined || data.awards.length === 0) return null;
  return (
    <Section title={text.title} className="lg:col-span-2">
      <ul className={styles.awards}>
        {data.awards.map(({ award, seats }) => (
          <li key={award.kind} className={styles.award}>
            <Icon name={icons[award.kind]} className={styles.icon} />
            <div className={styles.words}>
              <b className={styles.name}>{text.names[award.kind]}</b>
              <ul className={styles.seats}>
                {seats.map(({ id, name, teamIndex, emblem }) => (
                  <li key={id} data-team={teamIndex === null ? undefined : teamOf(pack, teamIndex).color}>
                    <TeamEmblem emblem={emblem} />
                    <UserText>{name}</UserText>
                  </li>
                ))}
              </ul>
              <span className={styles.detail}>
                {award.kind === 'buzzer' && text.seconds(award.ms)}
                {award.kind === 'votes' && text.votes(award.count)}
                {award.kind === 'teammate' && `${text.hints(award.count)} ${text.sure[award.sure]}`}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
