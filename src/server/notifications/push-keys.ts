import { present } from '#shared/kernel/assert.ts';
import type { Clock } from '../platform/clock.ts';
import { lockJob } from '../platform/database/index.ts';
import type { Database } from '../platform/database/index.ts';
import { openText, sealText } from '../platform/sealed-text.ts';

/** The pair by which push services know who sends (VAPID, RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const purpose = 'push key';

/** The operator's pair, or the one that was made once and is the same in every process. */
export function createPushKeys(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly given: PushKeys | null;
}): () => Promise<PushKeys> {
  const { database, clock, secret, given } = deps;
  let opened: PushKeys | null = given;
  const read = async (from: Pick<Database['query'], 'selectFrom'>): Promise<PushKeys | null> => {
    const rows = await from.selectFrom('push_keys').selectAll().orderBy('created_at', 'desc').execute();
    for (const row of rows) {
      // A key sealed under another secret is lost; devices register again on their next visit.
      const privateKey = openText(row.sealed_private_key, secret, purpose);
      if (privateKey !== null) return { publicKey: row.public_key, privateKey };
    }
    return null;
  };
  const make = () =>
    database.transaction(async (tx) => {
      await lockJob(tx, 'pushKeys');
      if ((await read(tx)) !== null) return;
      const { default: webPush } = await import('web-push');
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      await tx
        .insertInto('push_keys')
        .values({
          public_key: publicKey,
          sealed_private_key: sealText(privateKey, secret, purpose),
          created_at: new Date(clock.now()),
        })
        .execute();
    });
  return async () => {
    opened ??= await read(database.query);
    if (opened !== null) return opened;
    await make();
    opened = present(await read(database.query), 'push key');
    return opened;
  };
}
