import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { askedInstantSchema } from '../kernel/instant.ts';
import { deviceSessionSchema } from './api.ts';
import { providers } from './providers.ts';
import { roles } from './roles.ts';
import { userSchema } from './schema.ts';

const id = z.string().min(1).max(64);
const nothing = z.object({});
const instant = z.number().int();
const asked = z.enum(['true', 'false']).transform((value) => value === 'true');
const limit = z.coerce.number().int().min(1).max(100).default(20);
/** Of a list that is numbered by the database. */
const rowCursor = z
  .string()
  .regex(/^\d{1,15}$/)
  .optional();
const reason = z.string().trim().min(1).max(500);

/** Ids of one look-up, at most [ADM-5]. */
export const lookupBatch = 10;
/** Sessions that staff give or take at once, at most. */
export const maxSessionsByStaff = 1000;

const personRowSchema = userSchema
  .pick({
    uid: true,
    email: true,
    displayName: true,
    role: true,
    emailVerified: true,
    createdAt: true,
    lastLogin: true,
    gamesPlayed: true,
    gameSessionBalance: true,
  })
  .extend({ disabled: z.boolean() });
export type PersonRow = z.infer<typeof personRowSchema>;

export const personSchema = userSchema.omit({ fcmTokens: true }).extend({
  disabled: z.boolean(),
  devices: z.array(deviceSessionSchema),
  identities: z.array(z.object({ provider: z.enum(providers), email: z.string(), linkedAt: instant })),
  friends: z.number().int(),
});
export type Person = z.infer<typeof personSchema>;

const ledgerRowSchema = z.object({
  id: z.number().int(),
  delta: z.number().int(),
  reason: z.string(),
  sourceId: z.string(),
  balanceAfter: z.number().int(),
  at: instant,
});
export type LedgerRow = z.infer<typeof ledgerRowSchema>;

const nameSchema = userSchema.pick({ uid: true, displayName: true, email: true });

const auditRowSchema = z.object({
  id: z.number().int(),
  at: instant,
  actorId: z.string(),
  /** Null where the account was deleted. */
  actor: nameSchema.nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  note: z.string().nullable(),
});
export type AuditRow = z.infer<typeof auditRowSchema>;

const page = { nextCursor: z.string().nullable(), hasMore: z.boolean() };
const missing = 'accounts/person-not-found';

/** People and what the staff did, for admins [ADM-4]. Every change leaves an audit row. */
export const adminAccountsApi = {
  listUsers: contract({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary:
      'Accounts by filters, newest first. A search finds the beginning of an address or of a word of a name, in any spelling, or an id.',
    input: z.strictObject({
      search: z.string().max(254).optional(),
      role: z.enum(roles).optional(),
      verified: asked.optional(),
      disabled: asked.optional(),
      joinedFrom: askedInstantSchema.optional(),
      joinedTo: askedInstantSchema.optional(),
      limit,
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({ items: z.array(personRowSchema), ...page }),
    errors: [],
  }),
  countNewUsers: contract({
    method: 'GET',
    path: '/api/admin/users/new-today',
    access: 'moderator',
    summary: 'The number of accounts created today in Kuwait; not whose.',
    input: z.strictObject({}),
    output: z.object({ date: z.iso.date(), count: z.number().int() }),
    errors: [],
  }),
  lookUpUsers: contract({
    method: 'POST',
    path: '/api/admin/users/lookup',
    access: 'admin',
    summary: "Names and addresses of up to 10 accounts, without those that don't exist.",
    input: z.strictObject({ ids: z.array(id).min(1).max(lookupBatch) }),
    output: z.object({ items: z.array(nameSchema) }),
    errors: [],
  }),
  getUser: contract({
    method: 'GET',
    path: '/api/admin/users/{id}',
    access: 'admin',
    summary: 'One account with its devices, linked providers and invited friends.',
    input: z.strictObject({ id }),
    output: z.object({ user: personSchema }),
    errors: [missing],
  }),
  listLedger: contract({
    method: 'GET',
    path: '/api/admin/users/{id}/ledger',
    access: 'admin',
    summary: 'Every change of a balance with its cause, newest first.',
    input: z.strictObject({ id, limit, cursor: rowCursor }),
    output: z.object({ items: z.array(ledgerRowSchema), ...page }),
    errors: [missing],
  }),
  changeBalance: contract({
    method: 'POST',
    path: '/api/admin/users/{id}/balance',
    access: 'admin',
    idempotent: true,
    summary: 'Grants sessions, or removes them (a negative number), but not below zero; the same key does it once.',
    input: z.strictObject({
      id,
      sessions: z
        .number()
        .int()
        .min(-maxSessionsByStaff)
        .max(maxSessionsByStaff)
        .refine((sessions) => sessions !== 0),
      reason,
    }),
    output: z.object({ balance: z.number().int() }),
    errors: [missing, 'accounts/balance-too-small', 'accounts/balance-full', 'system/idempotency-key-reused'],
  }),
  changeRole: contract({
    method: 'POST',
    path: '/api/admin/users/{id}/role',
    access: 'admin',
    summary: "Changes a role; never the last admin's, and never the caller's own.",
    input: z.strictObject({ id, role: z.enum(roles), reason }),
    output: nothing,
    errors: [missing, 'accounts/own-account', 'accounts/last-admin'],
  }),
  setDisabled: contract({
    method: 'POST',
    path: '/api/admin/users/{id}/disabled',
    access: 'admin',
    summary: 'Closes an account and signs it out everywhere, or opens it again.',
    input: z.strictObject({ id, disabled: z.boolean(), reason }),
    output: nothing,
    errors: [missing, 'accounts/own-account', 'accounts/last-admin'],
  }),
  endUserSessions: contract({
    method: 'DELETE',
    path: '/api/admin/users/{id}/devices',
    access: 'admin',
    summary: 'Signs an account out everywhere.',
    input: z.strictObject({ id }),
    output: z.object({ ended: z.number().int() }),
    errors: [missing],
  }),
  endUserSession: contract({
    method: 'DELETE',
    path: '/api/admin/users/{id}/devices/{deviceId}',
    access: 'admin',
    summary: 'Signs one device of an account out.',
    input: z.strictObject({ id, deviceId: id }),
    output: nothing,
    errors: [missing, 'system/not-found'],
  }),
  resendVerification: contract({
    method: 'POST',
    path: '/api/admin/users/{id}/verification-mail',
    access: 'admin',
    summary: 'Sends a new verification link and ends the old ones.',
    input: z.strictObject({ id }),
    output: nothing,
    errors: [missing, 'accounts/already-verified'],
  }),
  markVerified: contract({
    method: 'POST',
    path: '/api/admin/users/{id}/verified',
    access: 'admin',
    summary: 'Marks an address as verified without its link.',
    input: z.strictObject({ id, reason }),
    output: nothing,
    errors: [missing, 'accounts/already-verified'],
  }),
  listAuditLog: contract({
    method: 'GET',
    path: '/api/admin/audit-log',
    access: 'admin',
    summary: 'What the staff changed, newest first, by who, what and to what.',
    input: z.strictObject({
      /** Id or address. */
      actor: z.string().max(254).optional(),
      /** An action, or the beginning of some. */
      action: z
        .string()
        .regex(/^[a-z/-]{1,60}$/)
        .optional(),
      subjectType: z.string().max(64).optional(),
      subjectId: z.string().max(128).optional(),
      limit,
      cursor: rowCursor,
    }),
    output: z.object({ items: z.array(auditRowSchema), ...page }),
    errors: [],
  }),
};
