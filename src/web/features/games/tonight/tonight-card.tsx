import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router';
import type { Gang, GangCard } from '#shared/gangs/schema.ts';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { useText } from '../../../lib/language.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { stored } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LtrValue, UserText } from '../../../ui/value.tsx';
import { TeamEmblem } from '../components/teams/team-emblem.tsx';
import type { Draft } from '../components/setup/draft.ts';
import { isDrawn, withMembersOf, type GangDraft } from '../components/setup/gang-draft.ts';
import { gangQuery, hostedGangsQuery } from './gang-queries.ts';
import styles from './tonight-card.module.css';

const TonightDialog = lazyPage(() => import('./tonight-dialog.tsx'), 'TonightDialog');

interface TonightCardProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** Where the card is in this layout of the form. */
  readonly place: HTMLElement | null;
}

/** The gang that plays, and the way to who is here tonight; nothing for a host without a gang. */
export function TonightCard({ draft, onChange, place }: TonightCardProps) {
  const text = useText();
  const words = text.gangEvening.card;
  const gangs = useQuery(hostedGangsQuery);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('gang');
  const [chosenId, setChosenId] = useState(() => asked ?? stored.gang.read());
  /** The gang in the dialog, which may be another one than that of the form; null while it is closed. */
  const [openId, setOpenId] = useState(asked);
  const card = useFocusBack(openId !== null);
  const gang = gangWith(draft.gang?.id ?? chosenId, gangs.data);
  const { data: known } = useQuery({ ...gangQuery(gang?.id ?? ''), enabled: gang !== undefined });
  useCurrentMembers({ draft, onChange }, gangs.data, known);
  // Asked once: a reload opens no dialog.
  const answerAddress = useEffectEvent(() => {
    if (asked === null || gangs.data === undefined) return;
    if (gangs.data.some(({ id }) => id === asked)) stored.gang.write(asked);
    setSearch(
      (now) => {
        now.delete('gang');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => answerAddress(), [gangs.data]);
  // A failed refetch leaves what is known.
  if (gangs.isError && gangs.data === undefined && (stored.gang.read() !== null || draft.gang !== null)) {
    return inPlace(
      <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-quiet">{words.failed}</p>
        <Button variant="bare" icon="retry" onClick={() => void gangs.refetch()}>
          {text.shell.retry}
        </Button>
      </div>,
      place,
    );
  }
  if (gangs.data === undefined || gang === undefined) return null;
  const choose = (id: string) => {
    setChosenId(id);
    setOpenId(id);
    stored.gang.write(id);
  };
  // The address may ask for a gang that is gone, or another host's.
  const shown = gangWith(openId, gangs.data) ?? gang;
  return (
    <>
      {inPlace(
        <div className="grid min-w-0">
          <button
            ref={card}
            type="button"
            aria-haspopup="dialog"
            className={styles.card}
            onClick={() => setOpenId(gang.id)}
          >
            <GangBadge gang={gang} />
            <span className="grid min-w-0 grow">
              <span className="font-semibold">{words.title}</span>
              <span className="text-sm text-quiet">
                {draft.gang === null ? (
                  <>
                    <UserText>{gang.name}</UserText> · {words.hint}
                  </>
                ) : (
                  <Playing gang={draft.gang} name={gang.name} />
                )}
              </span>
            </span>
            <Icon name="next" className="flex-none text-quiet ltr:-scale-x-100" />
          </button>
          {draft.gang !== null && (
            <Button
              variant="bare"
              className="justify-self-start text-base"
              onClick={() => onChange({ ...draft, gang: null })}
            >
              {words.without}
            </Button>
          )}
        </div>,
        place,
      )}
      {openId !== null && (
        <Suspense>
          <TonightDialog
            gangs={gangs.data}
            gangId={shown.id}
            onGang={choose}
            draft={draft}
            onClose={() => setOpenId(null)}
            onAccept={(next) => {
              choose(shown.id);
              onChange(next);
              setOpenId(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function inPlace(card: ReactNode, place: HTMLElement | null): ReactNode {
  return place === null ? null : createPortal(card, place);
}

/** The gang with this id, else the one that played last. */
function gangWith(id: string | null, gangs: readonly GangCard[] | undefined): GangCard | undefined {
  return gangs?.find((gang) => gang.id === id) ?? gangs?.[0];
}

/** The dialog leaves the page as it closes; the focus returns to what opened it. */
function useFocusBack(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}

function Playing({ gang, name }: { gang: GangDraft; name: string }) {
  const words = useText().gangEvening.card;
  return (
    <>
      <UserText>{name}</UserText> · {words.here(gang.teams.flat().length)} ·{' '}
      {isDrawn(gang, serverNow()) ? (
        <>
          {words.drawn} <LtrValue>{gang.seed}</LtrValue>
        </>
      ) : (
        words.byHand
      )}
    </>
  );
}

function GangBadge({ gang }: { gang: GangCard }) {
  return (
    <span
      data-team={gang.color}
      className="team-cloth grid size-12 flex-none place-items-center rounded-xl text-team-text"
    >
      <TeamEmblem emblem={gang.emblem} className="block size-3/4" />
    </span>
  );
}

/** What the form kept of a gang follows the server: names change, members leave, a gang is deleted. */
function useCurrentMembers(
  { draft, onChange }: Pick<TonightCardProps, 'draft' | 'onChange'>,
  gangs: readonly GangCard[] | undefined,
  known: Gang | undefined,
): void {
  const update = useEffectEvent(() => {
    if (draft.gang === null || gangs === undefined) return;
    const { id } = draft.gang;
    if (!gangs.some((gang) => gang.id === id)) onChange({ ...draft, gang: null });
    else if (known?.id === id) {
      const gang = withMembersOf(draft.gang, known.members, known.merges);
      if (gang !== draft.gang) onChange({ ...draft, gang });
    }
  });
  useEffect(() => update(), [gangs, known]);
}
