import { languages, type Language } from '#shared/kernel/text.ts';
import { authStateSchema, type AuthState } from '#shared/accounts/local-copy.ts';
import { themes, type Theme } from '#shared/accounts/schema.ts';
import { boolean, entry, number, oneOf, text, texts } from './stored-entry.ts';

/** All storage keys. Add a row here for anything that a page stores. */
export const stored = {
  language: entry<Language>('local', 'language', oneOf(languages)),
  theme: entry<Theme>('local', 'theme', oneOf(themes)),
  sound: entry<boolean>('local', 'sound', boolean),
  /** Volumes, the set of sounds and the voice of this device; features/games validates them. */
  soundMix: entry<unknown>('local', 'sound-mix', (value) => value),
  /** The last signed-in user, for the shell's first paint [AUTH-9]. */
  authState: entry<AuthState>('kept', 'auth-state', (value) => authStateSchema.safeParse(value).data ?? null),
  /** The account whose verification banner was put away, for this visit. */
  dismissedVerification: entry<string>('session', 'dismissed-verification', text),
  /** The address of a requested sign-in link, and the page to return to; features/accounts validates it. */
  signInLink: entry<unknown>('local', 'sign-in-link', (value) => value),
  /** Automatic reloads after a missing chunk. */
  chunkReloads: entry<number>('session', 'chunk-reloads', number),
  /** Made once; by it the server knows which device writes a game. */
  deviceId: entry<string>('local', 'device-id', text),
  /** By how many ms the server's time is ahead of this device's, as it was last learnt. */
  clockOffset: entry<number>('local', 'clock-offset', number),
  /** The last game setup; features/games validates it. */
  gameSetup: entry<unknown>('local', 'game-setup', (value) => value),
  /** Id of the gang that was chosen last at set-up. */
  gang: entry<string>('local', 'gang', text),
  /** The key of a start that has no answer yet, and the set-up it asked for. */
  gameStartKey: entry<string>('local', 'game-start-key', text),
  /** The intermission that this device began or ended last; features/games validates it. */
  intermission: entry<unknown>('local', 'intermission', (value) => value),
  /** Who came late to games, by the account that tapped, until the server knows; features/games validates it. */
  lateTaps: entry<unknown>('local', 'late-taps', (value) => value),
  /** The cart of this device [CART-2], and its pending payment attempt; features/store validates them. */
  cart: entry<unknown>('local', 'cart', (value) => value),
  checkoutTry: entry<unknown>('local', 'checkout-try', (value) => value),
  /** Purchases that this tab began in the app's store; features/store validates them. */
  inAppTries: entry<unknown>('session', 'in-app-tries', (value) => value),
  /** An unfinished message to support; features/support validates it. */
  supportDrafts: entry<unknown>('session', 'support-drafts', (value) => value),
  /** The device's push token, its owner, and its last renewal; features/notifications validates it. */
  pushDevice: entry<unknown>('local', 'push-device', (value) => value),
  /** Announcements that were put away on this device. */
  dismissedAnnouncements: entry<readonly string[]>('local', 'dismissed-announcements', texts),
  /** Accounts that were greeted on this device. */
  welcomed: entry<readonly string[]>('local', 'welcomed', texts),
  /** Lifelines that were explained on this device. */
  explainedLifelines: entry<readonly string[]>('local', 'explained-lifelines', texts),
  /** Accounts that saw how to play on this device. */
  sawHowToPlay: entry<readonly string[]>('local', 'saw-how-to-play', texts),
  /** The referral code of a visitor, until they have signed up. */
  referralCode: entry<string>('session', 'referral-code', text),
} as const;

/** Removes the user's data. Unsent games, latecomers and messages stay on the device, under their account. */
export function forgetPerson(): void {
  for (const row of [
    stored.signInLink,
    stored.pushDevice,
    stored.dismissedVerification,
    stored.gameSetup,
    stored.gang,
    stored.gameStartKey,
    stored.cart,
    stored.checkoutTry,
    stored.referralCode,
    stored.supportDrafts,
  ])
    row.clear();
}
