import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { gangsApi } from '#shared/gangs/api.ts';
import { codeOf } from '../../../lib/api-client.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, StatePanel } from '../../../ui/state-panel.tsx';
import { GangHead } from '../components/gang-head.tsx';
import { GangRead, OfflineNote } from '../components/gang-read.tsx';
import { SeasonTable, useSeason } from '../components/gang-table.tsx';
import { SeasonPicker } from '../components/season-picker.tsx';
import { publicAddress, shareLink } from '../hand-over.ts';
import { peopleOf } from '../people.ts';
import { publicGangQuery } from '../queries.ts';

/** /g/{token}: what a gang shows to all who have its address [GANG-8]. The server keeps it out of search engines. */
export function PublicGangPage() {
  const { gangs: words, gangPeople, shell } = useText();
  const texts = gangPeople.publicView;
  const { token = '' } = useParams();
  const [season, choose] = useSeason('all');
  const read = useQuery(publicGangQuery(token, season));
  // Outside of what was read: where a season did not come, another can be chosen.
  const shown = read.data;
  const code = codeOf(gangsApi.getPublicGang, read.error);
  if (code === 'gangs/not-found' || code === 'system/invalid-input') {
    return (
      <StatePanel
        level={1}
        icon="hide"
        title={texts.gone}
        spacing="page"
        action={<ButtonLink to={pathTo('home')}>{shell.notFound.home}</ButtonLink>}
      >
        {texts.goneBody}
      </StatePanel>
    );
  }
  return (
    <div data-from-sofa className="page-width grid content-start gap-gap py-6">
      {shown !== undefined && (
        <>
          <GangHead gang={shown} label={texts.label}>
            <Button
              variant="secondary"
              icon="share"
              aria-label={words.page.share}
              onClick={() =>
                void shareLink(
                  { url: publicAddress(token), text: gangPeople.publicPage.shareText(shown.name) },
                  gangPeople.share,
                )
              }
            >
              {gangPeople.share.share}
            </Button>
          </GangHead>
          <OfflineNote />
        </>
      )}
      {(season !== 'all' || (shown?.evenings ?? 0) > 0) && (
        <SeasonPicker season={season} seasons={shown?.table.seasons ?? []} onChange={choose} />
      )}
      <GangRead read={read} failed={texts.failed} offline={texts.offline} waiting={['h-44', 'h-14 max-w-xl', 'h-72']}>
        {(gang) => (
          <>
            <SeasonTable
              table={gang.table}
              people={peopleOf(gang.members, words)}
              empty={
                <EmptyState icon="trophy" title={season === 'all' ? words.table.empty : words.table.emptyMonth}>
                  {season === 'all' ? words.table.emptyPublic : undefined}
                </EmptyState>
              }
            />
            {gang.members.some(({ name }) => name === null) && <p className="text-sm text-quiet">{texts.hidden}</p>}
          </>
        )}
      </GangRead>
      <aside className="card flex flex-wrap items-center justify-between gap-4 p-5 md:p-6">
        <div className="grid gap-1">
          <h2 className="text-xl">{texts.own}</h2>
          <p className="text-quiet">{texts.ownBody}</p>
        </div>
        <ButtonLink to={pathTo('gangs')} variant="secondary" icon="teams">
          {texts.ownButton}
        </ButtonLink>
      </aside>
    </div>
  );
}
