import type { ErrorRow } from '../kernel/error-row.ts';

const refusedInput = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;

/** SUP-1 and GAME-8. */
export const supportErrors = {
  'support/description-required': refusedInput,
  'support/feedback-required': refusedInput,
  'support/description-too-long': refusedInput,
  'support/invalid-name': refusedInput,
  'support/not-found': { ...refusedInput, status: 404 },
  'support/changed-meanwhile': { ...refusedInput, status: 409, retryable: true },
  'support/assignee-not-staff': refusedInput,
  'support/notes-too-long': refusedInput,
} as const satisfies Record<string, ErrorRow>;
