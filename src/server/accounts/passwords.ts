import { hash, verify } from '@node-rs/argon2';

export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first choice for argon2id, which is the library's default algorithm. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** With null it takes as long and answers false: an unknown address must not show by its speed. */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
}

export function createPasswords(cost: PasswordCost): Passwords {
  let decoy: Promise<string> | null = null;
  return {
    hash: (password) => hash(password, cost),
    async matches(password, passwordHash) {
      decoy ??= hash('nobody has this password', cost);
      const matched = await verify(passwordHash ?? (await decoy), password);
      return matched && passwordHash !== null;
    },
  };
}
