import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { errorRecordSchema, maxRecords } from './schema.ts';

export const monitoringApi = {
  reportErrors: contract({
    method: 'POST',
    path: '/api/errors',
    access: 'anyone',
    inMaintenance: 'open',
    summary:
      'Accepts error records of a page. Stores and forwards those of high and critical severity; `accepted` is their number.',
    input: z.strictObject({ records: z.array(errorRecordSchema).min(1).max(maxRecords) }),
    output: z.object({ accepted: z.number().int() }),
    errors: [],
  }),
};
