import { z } from 'zod';
import { newId } from '../../../lib/new-id.ts';
import { stored } from '../../../lib/storage.ts';

/** One purchase that this tab began in the app's store; pressed again, also after a reload, it is the same at the server. */
export interface InAppTry {
  readonly key: string;
  readonly uid: string;
  readonly packageId: string;
  /** Known once the server has answered. */
  readonly purchaseId: string | null;
}

const triesSchema = z.array(
  z.object({ key: z.string(), uid: z.string(), packageId: z.string(), purchaseId: z.string().nullable() }),
);
/** An older one is the server's to finish. */
const maxTries = 10;

function readTries(): readonly InAppTry[] {
  return triesSchema.safeParse(stored.inAppTries.read()).data ?? [];
}

export function tryToBuy(uid: string, packageId: string): InAppTry {
  const kept = readTries().find((each) => each.uid === uid && each.packageId === packageId);
  return kept ?? keepInAppTry({ key: newId(), uid, packageId, purchaseId: null });
}

export function keepInAppTry(inAppTry: InAppTry): InAppTry {
  stored.inAppTries.write([inAppTry, ...readTries().filter(({ key }) => key !== inAppTry.key)].slice(0, maxTries));
  return inAppTry;
}

export function endInAppTry(key: string): void {
  stored.inAppTries.write(readTries().filter((each) => each.key !== key));
}

/** What this tab began for this person by that id; for no id, what it began last. */
export function findInAppTry(
  uid: string,
  purchaseId: string | null,
): (InAppTry & { readonly purchaseId: string }) | null {
  for (const each of readTries()) {
    if (each.uid === uid && each.purchaseId !== null && (purchaseId === null || each.purchaseId === purchaseId))
      return { ...each, purchaseId: each.purchaseId };
  }
  return null;
}
