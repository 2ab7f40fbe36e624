import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import {
  gameStateSchema,
  maxNotesLength,
  questionFlaws,
  requestStatuses,
  sentFromSchema,
  supportCategories,
} from './schema.ts';

const instant = z.number().int();
const staffMemberSchema = z.object({ id: z.string(), displayName: z.string() });
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** A message as the staff see it [SUP-1]. */
export const supportRequestSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userEmail: z.string().nullable(),
  userName: z.string().nullable(),
  category: z.enum(supportCategories),
  description: z.string(),
  gameId: z.string().nullable(),
  gameState: gameStateSchema.nullable(),
  questionId: z.string().nullable(),
  reason: z.enum(questionFlaws).nullable(),
  /** How many messages there are about the same question, this one among them. */
  reportCount: z.number().int(),
  sentFrom: sentFromSchema.nullable(),
  status: z.enum(requestStatuses),
  notes: z.string().nullable(),
  assignedTo: staffMemberSchema.nullable(),
  writtenAt: instant,
  createdAt: instant,
  updatedAt: instant,
  version: z.number().int(),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;

/** The maximum rows of the file. */
export const maxRequestsExported = 5000;

const filters = {
  status: z.enum(requestStatuses).optional(),
  category: z.enum(supportCategories).optional(),
  /** Assigned to the caller, or to no one. */
  assigned: z.enum(['me', 'nobody']).optional(),
  questionId: z.string().max(100).optional(),
  /** About any question. */
  about: z.literal('question').optional(),
  /** Anywhere in the text, the name or the address. */
  text: z.string().trim().max(100).optional(),
};

export const supportAdminApi = {
  list: contract({
    method: 'GET',
    path: '/api/admin/support-requests',
    access: 'moderator',
    summary: 'Support requests, newest first.',
    input: z.strictObject({
      ...filters,
      limit: z.coerce.number().int().min(1).max(100).default(30),
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({ items: z.array(supportRequestSchema), nextCursor: z.string().nullable(), hasMore: z.boolean() }),
    errors: [],
  }),
  exportCsv: contract({
    method: 'GET',
    path: '/api/admin/support-requests/csv',
    access: 'moderator',
    limit: 'storage_download',
    summary: 'The same as a file for spreadsheets.',
    input: z.strictObject(filters),
    output: z.object({ fileName: z.string(), csv: z.string() }),
    errors: [],
  }),
  listStaff: contract({
    method: 'GET',
    path: '/api/admin/support-requests/staff',
    access: 'moderator',
    summary: 'The staff who can be assigned a message.',
    input: z.strictObject({}),
    output: z.object({ items: z.array(staffMemberSchema) }),
    errors: [],
  }),
  get: contract({
    method: 'GET',
    path: '/api/admin/support-requests/{id}',
    access: 'moderator',
    summary: 'One message.',
    input: z.strictObject({ id: z.string().max(64) }),
    output: z.object({ item: supportRequestSchema }),
    errors: ['support/not-found'],
  }),
  change: contract({
    method: 'PATCH',
    path: '/api/admin/support-requests/{id}',
    access: 'moderator',
    summary: "Changes a message's state, assignee and notes; rejected if it changed since it was read.",
    input: z.strictObject({
      id: z.string().max(64),
      /** As it was read. */
      version: z.number().int(),
      status: z.enum(requestStatuses).optional(),
      notes: z.string().trim().max(maxNotesLength, { error: 'support/notes-too-long' }).nullable().optional(),
      assignedTo: z.string().max(64).nullable().optional(),
    }),
    output: z.object({ item: supportRequestSchema }),
    errors: ['support/not-found', 'support/changed-meanwhile', 'support/assignee-not-staff', 'support/notes-too-long'],
  }),
};
