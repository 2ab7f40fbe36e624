import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { codeOf } from '../../../lib/api-client.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { TabLinks } from '../../../ui/tab-parts.tsx';
import { EveningList } from '../components/evening-list.tsx';
import { GangHead } from '../components/gang-head.tsx';
import { GangRead, OfflineNote } from '../components/gang-read.tsx';
import { GangSettings } from '../components/gang-settings.tsx';
import { GangTable } from '../components/gang-table.tsx';
import { MemberList } from '../components/member-list.tsx';
import { publicAddress, shareLink } from '../hand-over.ts';
import { peopleOf, type People } from '../people.ts';
import { gangQuery } from '../queries.ts';

const tabs = ['table', 'evenings', 'members', 'settings'] as const;
type Tab = (typeof tabs)[number];
const icons = { table: 'trophy', evenings: 'night', members: 'teams', settings: 'settings' } as const;

/** /gangs/{id}: table and titles, evenings, members, and what the caller's role manages [GANG-7]. */
export function GangPage() {
  const { gangs: words } = useText();
  const { gangId = '' } = useParams();
  const read = useQuery(gangQuery(gangId));
  const code = codeOf(gangsApi.getGang, read.error);
  return (
    <div data-from-sofa className="page-width grid content-start gap-gap py-6">
      {code === 'gangs/not-found' || code === 'system/invalid-input' ? (
        <StatePanel
          level={1}
          icon="teams"
          title={words.page.gone}
          action={<ButtonLink to={pathTo('gangs')}>{words.page.back}</ButtonLink>}
        >
          {words.page.goneBody}
        </StatePanel>
      ) : (
        <GangRead
          read={read}
          failed={words.page.failed}
          offline={words.page.offline}
          waiting={['h-44', 'h-14 max-w-xl', 'h-72']}
        >
          {(gang) => <ShownGang gang={gang} />}
        </GangRead>
      )}
    </div>
  );
}

function ShownGang({ gang }: { gang: Gang }) {
  const { gangs: words, gangPeople } = useText();
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'table';
  const { publicToken } = gang;
  const note = gang.lastEveningAt === null ? undefined : words.lastEvening(formatDate(gang.lastEveningAt, language));
  return (
    <>
      <GangHead gang={gang} {...(note === undefined ? {} : { note })}>
        {gang.role !== 'member' && (
          <ButtonLink to={`${pathTo('newGame')}?gang=${gang.id}`} icon="play">
            {words.page.play}
          </ButtonLink>
        )}
        {publicToken !== null && (
          <Button
            variant="secondary"
            icon="share"
            aria-label={words.page.share}
            onClick={() =>
              void shareLink(
                { url: publicAddress(publicToken), text: gangPeople.publicPage.shareText(gang.name) },
                gangPeople.share,
              )
            }
          >
            {gangPeople.share.share}
          </Button>
        )}
      </GangHead>
      <OfflineNote />
      <TabLinks
        isFew
        label={words.page.tabs}
        shown={tab}
        tabs={tabs.map((name) => ({
          name,
          label: name === 'settings' && gang.role === 'member' ? words.page.tabOfMember : words.page.tab[name],
          to: `${pathTo('gang', { gangId: gang.id })}?tab=${name}`,
          icon: name === 'settings' && gang.role === 'member' ? ('account' as const) : icons[name],
        }))}
      />
      <TabPanel tab={tab} gang={gang} people={peopleOf(gang.members, words)} />
    </>
  );
}

function TabPanel({ tab, gang, people }: { tab: Tab; gang: Gang; people: People }) {
  switch (tab) {
    case 'table':
      return <GangTable gang={gang} people={people} />;
    case 'evenings':
      return <EveningList gangId={gang.id} people={people} />;
    case 'members':
      return <MemberList gang={gang} />;
    case 'settings':
      return <GangSettings gang={gang} />;
  }
}
