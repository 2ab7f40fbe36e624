import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Location } from 'react-router';

/** What leaving would lose: unsaved input, running uploads, or drawn teams that were not taken. */
type Loss = 'text' | 'uploads' | 'draw';

type Address = Pick<Location, 'pathname' | 'search'>;

interface Holding {
  readonly loss: Loss;
  /** The parameter of the address without which its place is gone; by default its whole page. */
  readonly view: string | undefined;
  /** The dialog that contains it. */
  readonly modal: string | null;
}

interface Question {
  readonly modal: string | undefined;
  readonly leave: () => void;
}

/** The dialog round a part of the page. */
export const ModalContext = createContext<string | null>(null);

/** The parameter of the address without which the part of the page below is gone. */
export const ViewContext = createContext<string | undefined>(undefined);

const holdings = new Set<Holding>();
const listeners = new Set<() => void>();
let question: Question | null = null;

function ask(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

const keepPage = (event: BeforeUnloadEvent) => event.preventDefault();

function hold(holding: Holding): () => void {
  holdings.add(holding);
  window.addEventListener('beforeunload', keepPage);
  return () => {
    holdings.delete(holding);
    if (holdings.size === 0) window.removeEventListener('beforeunload', keepPage);
    if (question !== null && lostWith(question.modal).length === 0) ask(null);
  };
}

/** Disables all guards: the user has confirmed, and the page ends. */
export function letGo(): void {
  holdings.clear();
  window.removeEventListener('beforeunload', keepPage);
}

const lossesOf = (lost: readonly Holding[]) => [...new Set(lost.map(({ loss }) => loss))];

/** What closing a dialog loses, or, without a dialog, the whole page. */
export function lostWith(modal: string | undefined): readonly Loss[] {
  return lossesOf([...holdings].filter((each) => modal === undefined || each.modal === modal));
}

/** What going from one address to another loses. What only filters a page leaves its places as they are. */
export function lostBetween(from: Address, to: Address): readonly Loss[] {
  const paramOf = (location: Address, view: string) => new URLSearchParams(location.search).get(view);
  return lossesOf(
    [...holdings].filter(
      ({ view }) => from.pathname !== to.pathname || (view !== undefined && paramOf(from, view) !== paramOf(to, view)),
    ),
  );
}

/** Runs the action, after a confirmation if it would lose something: of one dialog, or of the whole page. */
export function askToLeave(leave: () => void, modal?: string): void {
  if (lostWith(modal).length === 0) leave();
  else ask({ modal, leave });
}

/** The open question of `askToLeave`. */
export function useLeaveQuestion(): { readonly question: Question | null; readonly answer: () => void } {
  const asked = useSyncExternalStore(
    subscribe,
    () => question,
    () => null,
  );
  return { question: asked, answer: forget };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const forget = () => ask(null);

/**
 * While something here is unsaved, leaving asks first: by a link, by going back, by closing the dialog round it or the
 * page. Gives what a button that drops it all goes through. What replaces an address is the page's own doing, and isn't asked about.
 */
export function useLeaveGuard(
  isUnsaved: boolean,
  { loss = 'text', view }: { loss?: Loss; view?: string } = {},
): (leave: () => void) => void {
  const modal = useContext(ModalContext);
  const around = useContext(ViewContext);
  const ownView = view ?? around;
  useEffect(() => (isUnsaved ? hold({ loss, view: ownView, modal }) : undefined), [isUnsaved, loss, ownView, modal]);
  return useCallback((leave) => askToLeave(leave, modal ?? undefined), [modal]);
}
