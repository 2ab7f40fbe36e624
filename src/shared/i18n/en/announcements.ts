import type { Shape } from '../catalogue.ts';
import type { announcements as ar } from '../ar/announcements.ts';

export const announcements = {
  region: 'Announcement',
  open: 'Details',
  dismiss: (title) => `Hide the announcement: ${title}`,
  place: 'Move it to the top',
  next: (place, count) => `Next (${place}/${count})`,
} satisfies Shape<typeof ar>;
