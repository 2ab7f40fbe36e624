import { isCommonPassword } from '#shared/accounts/common-passwords.ts';
import { minPasswordLength } from '#shared/accounts/password.ts';
import { AppError } from '../platform/app-error.ts';

/** ASVS 5 asks for the 3000 most used that the rule on length lets through; ordered by how often they are. */
const listed = 5000;
let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/** Rejects a common password, in general or for this address. */
export async function refuseCommonPassword(
  password: string,
  email: string,
  field: 'password' | 'newPassword',
): Promise<void> {
  commonPasswords ??= loadCommonPasswords();
  if (!(await commonPasswords).has(password.toLowerCase()) && !isCommonPassword(password, email)) return;
  throw new AppError('auth/password-too-common', { fields: { [field]: 'auth/password-too-common' } });
}

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].filter((password) => password.length >= minPasswordLength).slice(0, listed),
  );
}
