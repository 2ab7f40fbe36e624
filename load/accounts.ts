import { randomIndex, type Random } from '#shared/kernel/random.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  /** To be signed up and confirmed first. */
  readonly isNew: boolean;
}

/** Accounts for journeys: each is used by one journey at a time. */
export interface Accounts {
  /** Null while all are in use. */
  take(random: Random): Account | null;
  giveBack(account: Account): void;
}

const password = 'diwaniya-2026';

/** Half of the journeys open a new account, the others come back to one that an earlier journey left. */
export function growingAccounts(): Accounts {
  const idle: Account[] = [];
  let count = 0;
  return {
    take(random) {
      if (random() < 0.5 && idle.length > 0) return takeAny(idle, random);
      count += 1;
      return { email: `journey-${count}@load.test`, password, isNew: true };
    },
    giveBack: (account) => void idle.push({ ...account, isNew: false }),
  };
}

/** Accounts that exist. */
export function givenAccounts(accounts: readonly Account[]): Accounts {
  const idle = [...accounts];
  return {
    take: (random) => takeAny(idle, random),
    giveBack: (account) => void idle.push(account),
  };
}

function takeAny(idle: Account[], random: Random): Account | null {
  return idle.splice(randomIndex(random, idle.length), 1)[0] ?? null;
}

/** Reads a file with an e-mail address and a password on each line; throws for a line without both, and for none. */
export function parseAccounts(text: string): readonly Account[] {
  const lines = text.split('\n').map((line) => line.trim());
  const accounts = lines.flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    const [, email, secret] = /^(\S+@[^\s,;]+)[\s,;]+(\S.*)$/.exec(line) ?? [];
    if (email === undefined || secret === undefined)
      throw new Error(`line ${index + 1} of the accounts must have an e-mail address and a password`);
    return [{ email, password: secret, isNew: false }];
  });
  if (accounts.length === 0) throw new Error('the file of accounts is empty');
  return accounts;
}
