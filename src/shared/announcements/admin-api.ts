import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { announcementInputSchema, announcementSchema, announcementStates } from './schema.ts';

const count = z.number().int();
const id = z.string().min(1).max(64);
/** As it was read. */
const version = z.number().int();

const staffAnnouncementSchema = announcementSchema.extend({
  state: z.enum(announcementStates),
  withdrawnAt: count.nullable(),
  /** How many accounts have put it away; visitors are not counted. */
  dismissedCount: count,
  createdAt: count,
  updatedAt: count,
  version: count,
});
export type StaffAnnouncement = z.infer<typeof staffAnnouncementSchema>;
const announcement = z.object({ announcement: staffAnnouncementSchema });

const inputErrors = [
  'announcements/link-refused',
  'announcements/window-reversed',
  'announcements/window-past',
] as const;
const changeErrors = [
  'announcements/not-found',
  'announcements/changed-meanwhile',
  'announcements/withdrawn-already',
] as const;

export const announcementsAdminApi = {
  list: contract({
    method: 'GET',
    path: '/api/admin/announcements',
    access: 'moderator',
    summary: 'All announcements, newest first, by state.',
    input: z.strictObject({
      state: z.enum(announcementStates).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({
      items: z.array(staffAnnouncementSchema),
      nextCursor: z.string().nullable(),
      hasMore: z.boolean(),
    }),
    errors: [],
  }),
  create: contract({
    method: 'POST',
    path: '/api/admin/announcements',
    access: 'moderator',
    status: 201,
    summary: 'Creates an announcement, from now or from a given time.',
    input: announcementInputSchema,
    output: announcement,
    errors: inputErrors,
  }),
  change: contract({
    method: 'PATCH',
    path: '/api/admin/announcements/{id}',
    access: 'moderator',
    summary: 'Changes an announcement, also on open pages; rejected if it changed since it was read, or was withdrawn.',
    input: announcementInputSchema.safeExtend({ id, version }),
    output: announcement,
    errors: [...changeErrors, ...inputErrors],
  }),
  withdraw: contract({
    method: 'POST',
    path: '/api/admin/announcements/{id}/withdrawal',
    access: 'moderator',
    summary: 'Ends an announcement at once, permanently.',
    input: z.strictObject({ id, version }),
    output: announcement,
    errors: changeErrors,
  }),
};
