/**
 * Accounts: who plays, their sessions by cookie, their addresses and their balance of game
 * sessions with its ledger. Owns users, sessions, action_codes, session_ledger, signing_keys, identities,
 * referral_codes, referrals and deleted_addresses; offers the view user_directory to all domains.
 * Other domains change a balance only by `grantSessions` and `spendSessions`, with their own
 * transaction; "exactly once" is the ledger's unique (reason, source).
 */
import { actionModes } from '#shared/accounts/schema.ts';
import type { Authenticate, AuthenticateBearer } from '../platform/auth-session.ts';
import type { Tx } from '../platform/database/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { hourMs } from '../platform/jobs.ts';
import type { Job } from '../platform/jobs.ts';
import type { DescribedTopic } from '../platform/live/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import type { AccountDeps } from './accounts.ts';
import { normalizeNames } from './admin/people.ts';
import { mountAdminAccounts } from './admin/routes.ts';
import { forgetOldCodes } from './action-codes.ts';
import { createBearerCheck } from './id-tokens.ts';
import { mountIdTokens } from './id-token-routes.ts';
import { grantSessions, lockBalance, spendSessions } from './ledger.ts';
import type { Booked, Booking } from './ledger.ts';
import { identityNoteKind, sendIdentityNote } from './identity-note.ts';
import { linkMailKinds, sendLinkMail } from './link-mails.ts';
import { meTopic, changeOfUser } from './me-topic.ts';
import { passwordNoteKind, sendPasswordNote } from './password-note.ts';
import { createIdentityProviders } from './identity-providers.ts';
import { grantReturnKind, returnGrant } from './provider-grants.ts';
import { mountProviders } from './provider-routes.ts';
import type { ProviderDeps } from './provider-routes.ts';
import { dropPushToken, keepPushToken } from './push-tokens.ts';
import { addFinishedGame, findContact, hasUser } from './queries.ts';
import type { Contact } from './queries.ts';
import { mountLinks } from './link-routes.ts';
import { mountPersonalData } from './personal-data-routes.ts';
import { mountAccounts } from './routes.ts';
import { createSessionLookup, hasSession } from './sessions.ts';
import { createSigningKeys } from './signing-keys.ts';

export { grantRole } from './grant-role.ts';
export { accountSettings } from './settings.ts';
export type { ProviderSettings } from './settings.ts';
export { createPasswords, passwordCost } from './passwords.ts';
export type { PasswordCost } from './passwords.ts';
export type { AccountDeps } from './accounts.ts';
export type { Booked, Booking } from './ledger.ts';

export interface Accounts {
  readonly authenticate: Authenticate;
  readonly authenticateBearer: AuthenticateBearer;
  /** Whether a session is there still. */
  readonly hasSession: (sessionId: string) => Promise<boolean>;
  readonly jobs: readonly Job[];
  /** Replaces the signing key of the ID tokens when it is old enough. */
  renewSigningKeys(): Promise<void>;
  /** Makes names from before there was a search findable. */
  normalizeNames(): Promise<void>;
  /** Deletes mailed codes that ended long ago. */
  forgetOldCodes(): Promise<void>;
  /** `others` are the other domains with personal data. */
  mount(server: HttpServer, others: readonly PersonalData[]): void;
  grantSessions(tx: Tx, booking: Booking): Promise<Booked>;
  /** Rejects with `accounts/no-sessions-left` where the balance is too small. */
  spendSessions(tx: Tx, booking: Booking): Promise<Booked>;
  /** The balance in sessions, which nothing else changes until the transaction ends. */
  readonly lockBalance: (tx: Tx, userId: string) => Promise<number>;
  /** Whether there is such an account, and it wasn't deleted. */
  hasUser(tx: Tx, userId: string): Promise<boolean>;
  /** Whom a message of this account comes from; null if it was deleted. */
  findContact(tx: Tx, userId: string): Promise<Contact | null>;
  /** Notifies the open pages of an account. */
  readonly userChanged: (userId: string) => void;
  /** The live topic of the user's own record. */
  readonly meTopic: DescribedTopic;
  /** Adds a device's token to the record, with when, and that notifications are wished. */
  keepPushToken(tx: Tx, userId: string, token: string): Promise<void>;
  dropPushToken(tx: Tx, userId: string, token: string): Promise<void>;
  /** Counts a finished game, with what the host's own team was awarded. */
  addFinishedGame(tx: Tx, userId: string, score: number): Promise<void>;
}

export function createAccounts(deps: AccountDeps & Pick<ProviderDeps, 'redis'>): Accounts {
  for (const mode of actionModes) deps.outbox.on(linkMailKinds[mode], (payload) => sendLinkMail(deps, mode, payload));
  deps.outbox.on(passwordNoteKind, (payload) => sendPasswordNote(deps, payload));
  deps.outbox.on(identityNoteKind, (payload) => sendIdentityNote(deps, payload));
  const withProviders = { ...deps, identityProviders: createIdentityProviders(deps, deps.providers) };
  deps.outbox.on(grantReturnKind, (payload) => returnGrant(withProviders, payload));
  const idTokens = { ...deps, signingKeys: createSigningKeys(deps) };
  const renewSigningKeys = () => idTokens.signingKeys.renew();
  const forgetCodes = () => forgetOldCodes(deps.database, deps);
  return {
    jobs: [
      { name: 'renew signing keys', intervalMs: hourMs, work: renewSigningKeys, needsLongStatements: true },
      { name: 'delete old mailed codes', intervalMs: hourMs, work: forgetCodes, needsLongStatements: true },
    ],
    authenticate: createSessionLookup(deps),
    authenticateBearer: createBearerCheck(idTokens),
    hasSession: (sessionId) => hasSession(deps, sessionId),
    renewSigningKeys,
    forgetOldCodes: forgetCodes,
    normalizeNames: () => normalizeNames(deps),
    mount: (server, others) => {
      mountAccounts(server, deps);
      mountLinks(server, deps, others);
      mountIdTokens(server, idTokens);
      mountProviders(server, withProviders);
      mountPersonalData(server, deps, others);
      mountAdminAccounts(server, deps);
    },
    grantSessions: (tx, booking) => grantSessions(tx, deps.clock, booking),
    spendSessions: (tx, booking) => spendSessions(tx, deps.clock, booking),
    lockBalance,
    userChanged: (userId) => deps.publishChange(changeOfUser(userId)),
    meTopic: meTopic(deps),
    addFinishedGame,
    hasUser,
    findContact,
    keepPushToken: (tx, userId, token) => keepPushToken(tx, deps.clock, userId, token),
    dropPushToken,
  };
}
