import type { ColumnType } from 'kysely';
import type { ErrorRecord } from '#shared/monitoring/schema.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    error_records: {
      id: string;
      user_id: string | null;
      origin: 'page' | 'server';
      severity: ErrorRecord['severity'];
      category: ErrorRecord['category'];
      code: string;
      context: string;
      type: string;
      message: string;
      user_message: string | null;
      metadata: ColumnType<ErrorRecord['metadata'], string>;
      stack: string | null;
      handled: boolean;
      environment: string;
      occurred_at: Date;
      received_at: Date;
    };
  }
}
