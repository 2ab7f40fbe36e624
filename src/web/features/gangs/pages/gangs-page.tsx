import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { WovenBand } from '../../../ui/woven-band.tsx';
import { CreateGangDialog } from '../components/create-gang.tsx';
import { GangCard } from '../components/gang-card.tsx';
import { GangRead, OfflineNote } from '../components/gang-read.tsx';
import { gangsQuery } from '../queries.ts';

/** /gangs: the gangs that the user owns, co-hosts or is a member of. */
export function GangsPage() {
  const { gangs: words } = useText();
  const [isCreating, setIsCreating] = useState(false);
  const read = useQuery(gangsQuery);
  const create = (
    <Button icon="plus" onClick={() => setIsCreating(true)}>
      {words.create}
    </Button>
  );
  return (
    <div data-from-sofa className="page-width grid max-w-5xl content-start gap-gap py-6">
      <header className="grid gap-2">
        <WovenBand className="mb-2" />
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="grid gap-1">
            <h1 className="text-page-title">{words.title}</h1>
            <p className="max-w-3xl text-quiet">{words.lead}</p>
          </div>
          {read.data !== undefined && read.data.length > 0 && create}
        </div>
      </header>
      <OfflineNote />
      <GangRead read={read} failed={words.failed} offline={words.offline} waiting={['h-36', 'h-36']}>
        {(gangs) =>
          gangs.length === 0 ? (
            <EmptyState icon="teams" title={words.empty.title} action={create} isWide>
              {words.empty.body}
            </EmptyState>
          ) : (
            <ul aria-label={words.list} className="grid gap-gap lg:grid-cols-2">
              {gangs.map((gang) => (
                <GangCard key={gang.id} gang={gang} />
              ))}
            </ul>
          )
        }
      </GangRead>
      <CreateGangDialog
        open={isCreating}
        isFirst={read.data?.every(({ role }) => role !== 'owner') ?? false}
        onClose={() => setIsCreating(false)}
      />
    </div>
  );
}
