import type { ErrorRow } from '../kernel/error-row.ts';

const refusedInput = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;

/** Product.md §5 and §8 "Support". */
export const supportErrors = {
  'support/description-required': refusedInput,
  'support/feedback-required': refusedInput,
  'support/description-too-long': refusedInput,
  'support/invalid-name': refusedInput,
} as const satisfies Record<string, ErrorRow>;
