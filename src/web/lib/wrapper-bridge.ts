import {
  readMessage,
  wrapperProtocol,
  type IncomingMessage,
  type IncomingOf,
  type IncomingType,
  type OutgoingMessage,
  type WrapperCapability,
  type WrapperPlatform,
} from '#shared/kernel/wrapper-messages.ts';
import { newId } from './new-id.ts';
import {
  findTransport,
  guessPlatform,
  isInsideApp,
  listenToCapacitor,
  versionInUserAgent,
  type Transport,
} from './wrapper-transport.ts';

/** The app around the page, if there is one (docs/architecture.md, "The app"). Its messages grant nothing. */
export interface Wrapper {
  readonly isInside: boolean;
  readonly platform: WrapperPlatform | 'none';
  readonly transport: Transport['name'] | null;
  readonly appVersion: string | null;
  /** True where the app has said that it does this. */
  can(capability: WrapperCapability): boolean;
  /** False if no app receives it. */
  send(message: OutgoingMessage): boolean;
  /**
   * Receives messages of one type until the returned function is called. The app's earlier self-description is
   * delivered at once.
   */
  on<Type extends IncomingType>(type: Type, handler: (message: IncomingOf<Type>) => void): () => void;
  /** Forgets what the app said of itself. */
  reset(): void;
}

type Handler = (message: IncomingMessage) => void;

/** True of the app and of its phone until it says otherwise; an app says it when it likes. */
const standing: ReadonlySet<IncomingType> = new Set(['app_info', 'push_token']);

export function createWrapper(): Wrapper {
  const handlers = new Map<IncomingType, Set<Handler>>();
  const lastSaid = new Map<IncomingType, IncomingMessage>();

  const receive = (data: unknown) => {
    const message = readMessage(data);
    if (message === null) return;
    if (standing.has(message.type)) lastSaid.set(message.type, message);
    for (const handler of [...(handlers.get(message.type) ?? [])]) handler(message);
  };
  const receiveEvent = (event: Event) => {
    if (event instanceof MessageEvent && isFromHere(event)) receive(event.data);
  };
  window.addEventListener('message', receiveEvent);
  // Where older Android web views of React Native put it.
  document.addEventListener('message', receiveEvent);
  listenToCapacitor(receive);

  const info = () => lastSaid.get('app_info') as IncomingOf<'app_info'> | undefined;
  return {
    get isInside() {
      return isInsideApp();
    },
    get platform() {
      return isInsideApp() ? (info()?.platform ?? guessPlatform() ?? 'none') : 'none';
    },
    get transport() {
      return findTransport()?.name ?? null;
    },
    get appVersion() {
      return info()?.appVersion ?? versionInUserAgent();
    },
    can: (capability) => findTransport() !== null && info()?.capabilities?.includes(capability) === true,
    send(message) {
      const transport = findTransport();
      if (transport === null) return false;
      // An app that doesn't know the message rejects it; the page continues without.
      transport.post({ v: wrapperProtocol, id: newId(), ...message }).then(receive, () => undefined);
      return true;
    },
    on(type, handler) {
      const known = handlers.get(type) ?? new Set();
      handlers.set(type, known);
      const heard: Handler = (message) => handler(message as IncomingOf<typeof type>);
      known.add(heard);
      const said = lastSaid.get(type);
      if (said !== undefined) heard(said);
      return () => known.delete(heard);
    },
    reset: () => lastSaid.clear(),
  };
}

/** Accepts only messages posted from this window: a frame (captcha, a bank's page) can't pretend to be the app. */
function isFromHere({ source, origin }: MessageEvent): boolean {
  return (source === null || source === window) && ['', 'null', window.location.origin].includes(origin);
}

export const wrapper: Wrapper = createWrapper();
