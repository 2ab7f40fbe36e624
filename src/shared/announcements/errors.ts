import type { ErrorRow } from '../kernel/error-row.ts';

const refused = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;

export const announcementErrors = {
  'announcements/not-found': { ...refused, status: 404 },
  'announcements/changed-meanwhile': { ...refused, status: 409 },
  'announcements/withdrawn-already': { ...refused, status: 409 },
  'announcements/window-reversed': refused,
  'announcements/window-past': refused,
  'announcements/link-refused': refused,
} as const satisfies Record<string, ErrorRow>;
