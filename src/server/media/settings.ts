import { z } from 'zod';
import { missingOf, settingsGroup, trustedUrlSetting } from '../platform/settings-group.ts';

/** A bucket of any S3-compatible store. */
export interface S3Settings {
  readonly endpoint: URL;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** How long it may send nothing. */
  readonly timeoutMs: number;
}

interface MediaSettings {
  /** Null: media are stored in DATA_DIR. */
  readonly s3: S3Settings | null;
}

/** Twice this is the longest that an upload or a page waits for a silent bucket. */
const silenceMs = 5_000;

export const mediaSettings = settingsGroup({
  shape: {
    S3_ENDPOINT: trustedUrlSetting().optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })
      .optional(),
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/, { error: 'must be a region like me-central-1' })
      .default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
  },
  missing: (given) => missingOf(given, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
  read({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }): MediaSettings {
    if (
      S3_ENDPOINT === undefined ||
      S3_BUCKET === undefined ||
      S3_ACCESS_KEY_ID === undefined ||
      S3_SECRET_ACCESS_KEY === undefined
    )
      return { s3: null };
    return {
      s3: {
        endpoint: new URL(S3_ENDPOINT),
        region: S3_REGION,
        bucket: S3_BUCKET,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
        timeoutMs: silenceMs,
      },
    };
  },
});
