import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Category } from '#shared/questions/api.ts';
import { afterPaint } from '../../../../lib/after-paint.ts';
import { whenBack } from '../../../../lib/connection-store.ts';
import { loadEveningTexts } from '../../../../lib/language.ts';
import { useLayoutMode } from '../../../../lib/layout-mode.ts';
import { stored } from '../../../../lib/storage.ts';
import { RegionBoundary } from '../../../../ui/region-boundary.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type * as tonightParts from '../../tonight/tonight-parts.ts';
import type { Draft } from './draft.ts';
import type { GangDraft } from './gang-draft.ts';
import { gangsKey } from './query-keys.ts';

type TonightParts = typeof tonightParts;

/** What set-up shows for gangs, by its place in the form. */
export interface TonightAtSetup {
  /** Who is here tonight, before the long catalogue where not all of the form is on one screen. */
  readonly aboveAll: ReactNode;
  readonly aboveTeams: ReactNode;
  /** For a host without a gang. */
  readonly invitation: ReactNode;
  /** What fills either place and opens the dialog: mounted once, so that a draw outlasts another layout. */
  readonly evening: ReactNode;
}

/** The place of the host's gang is kept free where this device had one, so that nothing below it moves. */
export function useTonight(draft: Draft, onChange: (draft: Draft) => void): TonightAtSetup {
  const parts = useTonightParts();
  const { size, isShortLandscape } = useLayoutMode();
  const isOneScreen = size === 'desktop' && !isShortLandscape;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const slot = (
    <div ref={setPlace} className="contents">
      {parts === null && stored.gang.read() !== null && <Skeleton className="h-18" />}
    </div>
  );
  return {
    aboveAll: isOneScreen ? null : slot,
    aboveTeams: isOneScreen ? slot : null,
    evening: parts !== null && (
      <RegionBoundary name="tonight" isSilent>
        <parts.TonightCard draft={draft} onChange={onChange} place={place} />
      </RegionBoundary>
    ),
    invitation: parts === null ? null : <parts.GangInvitation />,
  };
}

/** The catalogue with the fresh games left for the gang's members who are here; as the host has it until that is known. */
export function useTonightCategories(categories: readonly Category[], gang: GangDraft | null): readonly Category[] {
  const memberIds = gang?.teams.flat().map(({ id }) => id) ?? [];
  const { data } = useQuery({
    queryKey: [...gangsKey, 'categories', gang?.id, ...memberIds],
    queryFn: async ({ signal }) => (await loadParts()).listTonightCategories(gang?.id ?? '', memberIds, signal),
    enabled: memberIds.length > 0,
    retry: false,
  });
  return useMemo(() => {
    const tonight = new Map(data?.map((category) => [category.id, category]));
    // The marks are the host's, and change here first.
    return categories.map((category) => withGamesLeft(category, tonight.get(category.id)));
  }, [categories, data]);
}

function withGamesLeft(category: Category, tonight: Category | undefined): Category {
  if (tonight === undefined) return category;
  const { gamesLeft: _, silentGamesLeft: __, ...rest } = category;
  const { gamesLeft, silentGamesLeft } = tonight;
  return {
    ...rest,
    ...(gamesLeft === undefined ? {} : { gamesLeft }),
    ...(silentGamesLeft === undefined ? {} : { silentGamesLeft }),
  };
}

/** Loads after the form is painted, and again when the network is back. */
function useTonightParts(): TonightParts | null {
  const [parts, setParts] = useState<TonightParts | null>(null);
  useEffect(() => {
    if (parts !== null) return undefined;
    const load = () => void loadParts().then(setParts, () => undefined);
    afterPaint(load);
    return whenBack(load);
  }, [parts]);
  return parts;
}

async function loadParts(): Promise<TonightParts> {
  const [parts] = await Promise.all([import('../../tonight/tonight-parts.ts'), loadEveningTexts()]);
  return parts;
}
