import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { gameStateSchema, maxDescriptionLength, questionFlaws, sentFromSchema, supportCategories } from './schema.ts';

export const supportApi = {
  countWaiting: contract({
    method: 'GET',
    path: '/api/admin/support-requests/waiting',
    access: 'moderator',
    summary: 'The number of requests with status new, the time of the oldest, and the number of questions they report.',
    input: z.strictObject({}),
    output: z.object({
      count: z.number().int(),
      oldestAt: z.number().nullable(),
      /** The number of different questions that these requests report. */
      reportedQuestions: z.number().int(),
    }),
    errors: [],
  }),
  sendRequest: contract({
    method: 'POST',
    path: '/api/support-requests',
    access: 'anyone',
    status: 201,
    summary:
      'Stores a request or feedback, once per messageId. Name and address of a signed-in sender come from the account.',
    input: z.strictObject({
      category: z.enum(supportCategories).default('game_issue'),
      description: z
        .string({ error: 'support/description-required' })
        .trim()
        .max(maxDescriptionLength, { error: 'support/description-too-long' }),
      userName: z.string().trim().max(80, { error: 'support/invalid-name' }).optional(),
      /** Where to answer a visitor. */
      userEmail: z
        .string()
        .max(1000, { abort: true, error: 'auth/invalid-email' })
        .normalize('NFKC')
        .trim()
        .toLowerCase()
        .max(254, { error: 'auth/invalid-email' })
        .pipe(z.email({ error: 'auth/invalid-email' }))
        .optional(),
      gameId: z.uuid().optional(),
      gameState: gameStateSchema.optional(),
      /** The question that is reported, and for what. */
      questionId: z.string().min(1).max(100).optional(),
      reason: z.enum(questionFlaws).optional(),
      /** Chosen by the client: the same message sent again is stored once. */
      messageId: z
        .string()
        .regex(/^[\w-]{8,64}$/)
        .optional(),
      /** Server time in ms; a message may have waited for the network. */
      writtenAt: z.number().int().min(0).optional(),
      /** The account it was written under: rejected if another user is signed in by now. */
      writtenBy: z.string().max(64).optional(),
      sentFrom: sentFromSchema.optional(),
    }),
    output: z.object({ id: z.string() }),
    errors: [
      'auth/unauthenticated',
      'support/description-required',
      'support/feedback-required',
      'support/description-too-long',
      'auth/invalid-email',
    ],
  }),
};
