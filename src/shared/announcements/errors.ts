import type { ErrorRow } from '../kernel/error-row.ts';

const invalidInput = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;

export const announcementErrors = {
  'announcements/not-found': { ...invalidInput, status: 404 },
  'announcements/changed-meanwhile': { ...invalidInput, status: 409 },
  'announcements/withdrawn-already': { ...invalidInput, status: 409 },
  'announcements/window-reversed': invalidInput,
  'announcements/window-past': invalidInput,
  'announcements/link-refused': invalidInput,
} as const satisfies Record<string, ErrorRow>;
