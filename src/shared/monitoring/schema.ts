import { z } from 'zod';
import { errorCategories, errorSeverities, type ErrorSeverity } from '../kernel/error-row.ts';

/** The maximum size of a record's fields: a trace, never a dump. The writer cuts to these. */
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
  /** A code of the product, or the name of the thrown error. */
  code: z.string().min(1).max(maxLengths.code),
  /** The operation that failed. */
  context: z.string().max(maxLengths.context),
  /** The kind of thing that was thrown. */
  type: z.string().max(maxLengths.name),
  message: z.string().max(maxLengths.message),
  /** The message shown to the user; null if none was. */
  userMessage: z.string().max(maxLengths.userMessage).nullable(),
  timestamp: z.number().int().min(0).max(8.64e15),
  metadata: metadataSchema,
  stack: z.string().max(maxLengths.stack).nullable(),
  /** False for an unhandled error. */
  handled: z.boolean(),
  environment: z.string().max(maxLengths.environment),
});
export type ErrorRecord = z.output<typeof errorRecordSchema>;

/** ERR-1: these go to monitoring, the rest stays on its device. */
export function isForMonitoring(severity: ErrorSeverity): boolean {
  return severity === 'high' || severity === 'critical';
}
