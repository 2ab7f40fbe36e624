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
      'Takes error records of a page. Those of high and critical severity are kept and sent on; `accepted` says how many.',
    input: z.strictObject({ records: z.array(errorRecordSchema).min(1).max(maxRecords) }),
    output: z.object({ accepted: z.number().int() }),
    errors: [],
  }),
};
