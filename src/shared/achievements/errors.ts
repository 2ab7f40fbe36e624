import type { ErrorRow } from '../kernel/error-row.ts';

const invalidInput = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;

export const achievementErrors = {
  'achievements/badge-not-found': { ...invalidInput, status: 404 },
  'achievements/rule-not-found': { ...invalidInput, status: 404 },
  'achievements/condition-twice': invalidInput,
  'achievements/picture-not-found': invalidInput,
  'achievements/picture-moves': invalidInput,
  'achievements/changed-meanwhile': { ...invalidInput, status: 409 },
  'achievements/window-reversed': invalidInput,
} as const satisfies Record<string, ErrorRow>;
