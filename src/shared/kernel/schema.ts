import type { z } from 'zod';

/** Any zod schema. Not `z.ZodType`: comparing a schema with all of its methods costs the compiler seconds in every project. */
export type Schema<Output = unknown, Input = unknown> = z.core.$ZodType<Output, Input>;
