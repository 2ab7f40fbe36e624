import { z } from 'zod';
import { errorCategories, errorSeverities, type ErrorSeverity } from '../kernel/error-row.ts';

/** What one record may hold: a trace, never a dump. Whoever writes one cuts it to this. */
export const mostLengths = {
  code: 80,
  context: 120,
  name: 60,
  message: 500,
  userMessage: 300,
  stack: 4000,
  environment: 40,
  metadataValue: 200,
} as const;
export const mostMetadata = 12;

/** In one call. */
export const mostRecords = 20;

const metadataSchema = z
  .record(z.string().max(40), z.union([z.string().max(mostLengths.metadataValue), z.number(), z.boolean(), z.null()]))
  .refine((metadata) => Object.keys(metadata).length <= mostMetadata);

/** ERR-1. */
export const errorRecordSchema = z.strictObject({
  severity: z.enum(errorSeverities),
  category: z.enum(errorCategories),
  /** A code of the product, or the name of what was thrown. */
  code: z.string().min(1).max(mostLengths.code),
  /** What was being done. */
  context: z.string().max(mostLengths.context),
  /** The kind of thing that was thrown. */
  type: z.string().max(mostLengths.name),
  message: z.string().max(mostLengths.message),
  /** What the person was told; null where they were told nothing. */
  userMessage: z.string().max(mostLengths.userMessage).nullable(),
  timestamp: z.number().int().min(0).max(8.64e15),
  metadata: metadataSchema,
  stack: z.string().max(mostLengths.stack).nullable(),
  /** False for what nobody caught. */
  handled: z.boolean(),
  environment: z.string().max(mostLengths.environment),
});
export type ErrorRecord = z.output<typeof errorRecordSchema>;

/** ERR-1: these go to monitoring, the rest stays on its device. */
export function isForMonitoring(severity: ErrorSeverity): boolean {
  return severity === 'high' || severity === 'critical';
}
