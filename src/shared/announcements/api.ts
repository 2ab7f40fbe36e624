import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { currentAnnouncementsSchema } from './schema.ts';

export const announcementsApi = {
  listCurrent: contract({
    method: 'GET',
    path: '/api/announcements',
    access: 'anyone',
    summary:
      'The announcements for the caller: active ones and those that begin within minutes, without dismissed ones.',
    input: z.strictObject({}),
    output: currentAnnouncementsSchema,
    errors: [],
  }),
  dismiss: contract({
    method: 'POST',
    path: '/api/announcements/{id}/dismissal',
    access: 'signed-in',
    summary: "Dismisses an announcement for the caller's account, on all its devices.",
    input: z.strictObject({ id: z.string().max(64) }),
    output: z.object({}),
    errors: ['announcements/not-found'],
  }),
};
