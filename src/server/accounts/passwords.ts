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
  // Loaded by the first password.
  const load = () => import('@node-rs/argon2');
  const hash = async (password: string) => (await load()).hash(password, cost);
  let decoy: Promise<string> | null = null;
  return {
    hash,
    async matches(password, passwordHash) {
      decoy ??= hash('nobody has this password');
      const { verify } = await load();
      const matched = await verify(passwordHash ?? (await decoy), password);
      return matched && passwordHash !== null;
    },
  };
}
