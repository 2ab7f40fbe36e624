import type { ErrorRow } from '../kernel/error-row.ts';

const refusedInput = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;

export const achievementErrors = {
  'achievements/badge-not-found': { ...refusedInput, status: 404 },
  'achievements/rule-not-found': { ...refusedInput, status: 404 },
  'achievements/condition-twice': refusedInput,
  'achievements/picture-not-found': refusedInput,
  'achievements/picture-moves': refusedInput,
  'achievements/changed-meanwhile': { ...refusedInput, status: 409 },
  'achievements/window-reversed': refusedInput,
} as const satisfies Record<string, ErrorRow>;
