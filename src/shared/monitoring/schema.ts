import { z } from 'zod';
import { errorCategories, errorSeverities, type ErrorSeverity } from '../kernel/error-row.ts';

/** What one record may hold: a trace, never a dump. Whoever writes one cuts it to this. */
export const maxLengths = {
  code: 80,
  context: 120,
  name: 60,
  message: 500,
  userMessage: 300,
  stack: 4000,
  environment: 40,
  metadataValue: 200,
} as const;
export const maxMetadata = 12;

/** In one call. */
export const maxRecords = 20;

const metadataSchema = z
  .record(z.string().max(40), z.union([z.string().max(maxLengths.metadataValue), z.number(), z.boolean(), z.null()]))
  .refine((metadata) => Object.keys(metadata).length <= maxMetadata);

/** ERR-1. */
export const errorRecordSchema = z.strictObject({
  severity: z.enum(errorSeverities),
  category: z.enum(errorCategories),
  /** A code of the product, or the name of what was thrown. */
  code: z.string().min(1).max(maxLengths.code),
  /** What was being done. */
  context: z.string().max(maxLengths.context),
  /** The kind of thing that was thrown. */
  type: z.string().max(maxLengths.name),
  message: z.string().max(maxLengths.message),
  /** What the person was told; null where they were told nothing. */
  userMessage: z.string().max(maxLengths.userMessage).nullable(),
  timestamp: z.number().int().min(0).max(8.64e15),
  metadata: metadataSchema,
  stack: z.string().max(maxLengths.stack).nullable(),
  /** False for what nobody caught. */
  handled: z.boolean(),
  environment: z.string().max(maxLengths.environment),
});
export type ErrorRecord = z.output<typeof errorRecordSchema>;

/** ERR-1: these go to monitoring, the rest stays on its device. */
export function isForMonitoring(severity: ErrorSeverity): boolean {
  return severity === 'high' || severity === 'critical';
}
