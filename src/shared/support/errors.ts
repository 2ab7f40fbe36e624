import type { ErrorRow } from '../kernel/error-row.ts';

const invalidInput = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;

/** [SUP-1] [GAME-8] */
export const supportErrors = {
  'support/description-required': invalidInput,
  'support/feedback-required': invalidInput,
  'support/description-too-long': invalidInput,
  'support/invalid-name': invalidInput,
  'support/not-found': { ...invalidInput, status: 404 },
  'support/changed-meanwhile': { ...invalidInput, status: 409, retryable: true },
  'support/assignee-not-staff': invalidInput,
  'support/notes-too-long': invalidInput,
} as const satisfies Record<string, ErrorRow>;
