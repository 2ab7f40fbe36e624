import { wrapperPlatforms, type WrapperPlatform } from '#shared/kernel/wrapper-messages.ts';

/** A way by which messages leave the page for the app round it. */
export interface Transport {
  readonly name: 'flutter handler' | 'flutter channel' | 'react native' | 'capacitor' | 'post message';
  /** What the app answers, where the transport has answers. */
  post(envelope: object): Promise<unknown>;
}

/** What apps put into the page; each part is there or not, whatever its app promised. */
interface Injected {
  readonly flutter_inappwebview?: { callHandler?: (name: string, message: object) => Promise<unknown> };
  readonly ReactNativeWebView?: Channel;
  readonly Capacitor?: {
    isNativePlatform?: () => boolean;
    getPlatform?: () => string;
    Plugins?: Readonly<Record<string, CapacitorPlugin | undefined>>;
  };
  readonly webkit?: {
    messageHandlers?: Readonly<Record<string, { postMessage: (message: object) => void } | undefined>>;
  };
}

interface Channel {
  postMessage: (text: string) => void;
}

interface CapacitorPlugin {
  postMessage: (message: object) => Promise<unknown>;
  addListener?: (event: string, listener: (message: unknown) => void) => unknown;
}

/** The handler, channel or plugin of the app. */
const bridgeName = 'TriviaBridge';
/** Names a channel has had. */
const channelNames = [bridgeName, 'FlutterBridge', 'PurchaseChannel'] as const;
const readyEvent = 'flutterInAppWebViewPlatformReady';
// An app adds "SirajApp/1.4 (ios)" to what the browser calls itself.
const appToken = /\b(?:Siraj|Trivia)App\/(\S+)(?: \((\w+)\))?/;

/** The first transport that is there, in the order of the contract; null in a browser. */
export function findTransport(): Transport | null {
  return flutterHandler() ?? flutterChannel() ?? reactNative() ?? capacitor() ?? plain();
}

/** True inside the app. For display only: any browser can pretend. */
export function isInsideApp(): boolean {
  const { Capacitor: native, flutter_inappwebview: flutter } = injected();
  return (
    findTransport() !== null ||
    flutter !== undefined ||
    native?.isNativePlatform?.() === true ||
    appToken.test(navigator.userAgent)
  );
}

/** The app's platform, as far as known before the app reports it. */
export function guessPlatform(): WrapperPlatform | null {
  const told = [injected().Capacitor?.getPlatform?.(), appToken.exec(navigator.userAgent)?.[2]];
  const named = wrapperPlatforms.find((platform) => told.includes(platform));
  if (named !== undefined) return named;
  if (/android/i.test(navigator.userAgent)) return 'android';
  // An iPad calls itself a Mac; no Mac is touched with several fingers.
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  return isApple ? 'ios' : null;
}

export function versionInUserAgent(): string | null {
  return appToken.exec(navigator.userAgent)?.[1] ?? null;
}

/** Receives messages of Capacitor, which doesn't post into the page. */
export function listenToCapacitor(receive: (message: unknown) => void): void {
  capacitorPlugin()?.addListener?.('message', receive);
}

function injected(): Injected {
  return window as unknown as Injected;
}

function flutterHandler(): Transport | null {
  const flutter = injected().flutter_inappwebview;
  if (flutter?.callHandler === undefined) return null;
  return {
    name: 'flutter handler',
    async post(envelope) {
      await flutterIsReady();
      return flutter.callHandler?.(bridgeName, envelope);
    },
  };
}

/** Called before its event, the handler is lost on some phones; once the page is loaded it is there in any case. */
function flutterIsReady(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    for (const event of [readyEvent, 'load']) window.addEventListener(event, () => resolve(), { once: true });
  });
}

function flutterChannel(): Transport | null {
  const channels = window as unknown as Readonly<Record<string, Channel | undefined>>;
  const name = channelNames.find((each) => typeof channels[each]?.postMessage === 'function');
  return name === undefined ? null : asText('flutter channel', (text) => channels[name]?.postMessage(text));
}

function reactNative(): Transport | null {
  const { ReactNativeWebView: native } = injected();
  return native === undefined ? null : asText('react native', (text) => native.postMessage(text));
}

function capacitor(): Transport | null {
  const plugin = capacitorPlugin();
  return plugin === undefined ? null : { name: 'capacitor', post: (envelope) => plugin.postMessage(envelope) };
}

function capacitorPlugin(): CapacitorPlugin | undefined {
  const { Capacitor: native } = injected();
  return native?.isNativePlatform?.() === true ? native.Plugins?.[bridgeName] : undefined;
}

/** A bare web view: WebKit's own handler, or an app that listens in the page and is known by its token alone. */
function plain(): Transport | null {
  const handler = injected().webkit?.messageHandlers?.[bridgeName];
  if (handler !== undefined) return oneWay('post message', (envelope) => handler.postMessage(envelope));
  return appToken.test(navigator.userAgent)
    ? asText('post message', (text) => window.postMessage(text, window.location.origin))
    : null;
}

function asText(name: Transport['name'], post: (text: string) => void): Transport {
  return oneWay(name, (envelope) => post(JSON.stringify(envelope)));
}

/** An exception inside becomes a rejection, as with an asynchronous transport. */
function oneWay(name: Transport['name'], post: (envelope: object) => void): Transport {
  return {
    name,
    post: (envelope) =>
      new Promise((resolve) => {
        post(envelope);
        resolve(undefined);
      }),
  };
}
