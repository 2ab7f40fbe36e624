import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { currentAnnouncementsSchema } from './schema.ts';

export const announcementsApi = {
  listCurrent: contract({
    method: 'GET',
    path: '/api/announcements',
    access: 'anyone',
    summary:
      'What the house announces to whoever asks: what runs, what begins within minutes, and nothing they have put away.',
    input: z.strictObject({}),
    output: currentAnnouncementsSchema,
    errors: [],
  }),
  dismiss: contract({
    method: 'POST',
    path: '/api/announcements/{id}/dismissal',
    access: 'signed-in',
    summary: "Puts an announcement away for one's account, on all its devices.",
    input: z.strictObject({ id: z.string().max(64) }),
    output: z.object({}),
    errors: ['announcements/not-found'],
  }),
};
