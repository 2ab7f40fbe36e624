import { act, render, type RenderResult } from '@testing-library/react';
import { vi } from 'vitest';
import type { PhoneView, Room, SeatChange } from '#shared/rooms/schema.ts';
import { PhoneLanguage } from '#web/phone/language.tsx';
import { PhonePage } from '#web/phone/phone-page.tsx';
import { fakeApi, type Answers, type SentRequest } from './fake-api.ts';

export const gameId = '0190a000-0000-7000-8000-000000000001';
export const code = '482913';

export const testRoom: Room = {
  gameId,
  teams: [
    { name: 'الصقور', color: 'coral', emblem: 'falcon', players: 2 },
    { name: 'اللؤلؤ', color: 'turquoise', emblem: 'pearl', players: 0 },
  ],
  isLocked: false,
  hasPlaceForPlayers: true,
  hasPlaceForOnlookers: true,
};

export const testView: PhoneView = {
  outcome: 'open',
  phase: 'board',
  teams: [
    { name: 'الصقور', color: 'coral', emblem: 'falcon', score: 1200 },
    { name: 'اللؤلؤ', color: 'turquoise', emblem: 'pearl', score: 400 },
  ],
  currentTeamIndex: 1,
  tilesLeft: 11,
  question: null,
  isTied: false,
  winners: [],
};

export const testChange = (view: Partial<PhoneView> = {}, changes: Partial<SeatChange> = {}): SeatChange => ({
  seat: {
    id: '0190a000-0000-7000-8000-000000000002',
    name: 'نورة',
    teamIndex: 0,
    emblem: 'palm',
    isRemote: false,
    isJudge: false,
    isCaptain: false,
  },
  isLocked: false,
  isScreenHere: true,
  intermission: null,
  view: { ...testView, ...view },
  remote: null,
  judge: null,
  teammates: [],
  task: null,
  mayReact: false,
  card: null,
  givesReceipts: false,
  ...changes,
});

/** The room's calls as they succeed. */
export const openRoom: Answers = {
  [`GET /api/rooms/${code}`]: { body: testRoom },
  [`POST /api/rooms/${code}/seats`]: { body: { gameId } },
  'POST /api/seats/leave': { body: {} },
};

/** A pretended end of the live channel. */
export class PhoneSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: PhoneSocket[] = [];
  readyState: number = PhoneSocket.CONNECTING;
  readonly sent: Readonly<Record<string, unknown>>[] = [];
  constructor() {
    super();
    PhoneSocket.all.push(this);
  }
  static last(): PhoneSocket {
    const last = PhoneSocket.all.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Readonly<Record<string, unknown>>);
  }
  close(): void {
    this.fail();
  }
  open(): void {
    if (this.readyState !== PhoneSocket.CONNECTING) return;
    this.readyState = PhoneSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  /** Opens, and sends the seat's state. */
  async show(change: SeatChange, version = '1'): Promise<void> {
    await act(async () => {
      this.open();
      await this.say({ version, data: change });
    });
  }
  async say(message: object): Promise<void> {
    await act(async () => {
      const [topic] = this.topics();
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ topic, ...message }) }));
      await Promise.resolve();
    });
  }
  fail(): void {
    if (this.readyState === PhoneSocket.CLOSED) return;
    this.readyState = PhoneSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }));
  }
  topics(): readonly string[] {
    return this.sent.flatMap(({ subscribe }) => (Array.isArray(subscribe) ? (subscribe as string[]) : []));
  }
  /** The numbers of its requests for the server's time. */
  clocks(): readonly unknown[] {
    return this.sent.flatMap(({ clock }) => (clock === undefined ? [] : [clock]));
  }
  /** Answers the newest of them. */
  sayTime(at: number): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ clock: this.clocks().at(-1), at }) }));
  }
  presses(): readonly unknown[] {
    return this.sent.flatMap(({ press }) => (press === undefined ? [] : [press]));
  }
}

/** Shows the page of a phone at an address, with a pretended server. */
export function renderPhone(answers: Answers = openRoom, path = `/r/${code}`): RenderResult & { sent: SentRequest[] } {
  window.history.replaceState(null, '', path);
  PhoneSocket.all = [];
  vi.stubGlobal('WebSocket', PhoneSocket);
  const sent = fakeApi(answers, null);
  const page = render(
    <PhoneLanguage>
      <PhonePage />
    </PhoneLanguage>,
  );
  return { ...page, sent };
}
