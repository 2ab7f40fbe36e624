import { expect, it } from 'vitest';
import { seededRandom } from '#shared/kernel/random.ts';
import { givenAccounts, growingAccounts, parseAccounts } from './accounts.ts';

it('reads an address and a password a line, with comments and empty lines between', () => {
  expect(parseAccounts('# hosts\n\nnoura@siraj.test  a pass phrase\r\nfahad@siraj.test,secret-1\n')).toEqual([
    { email: 'noura@siraj.test', password: 'a pass phrase', isNew: false },
    { email: 'fahad@siraj.test', password: 'secret-1', isNew: false },
  ]);
});

it('names the line that has no password, and never its text', () => {
  expect(() => parseAccounts('noura@siraj.test secret-1\nsecret-2')).toThrow(/^line 2 of the accounts must have/);
  expect(() => parseAccounts('# none\n')).toThrow('empty');
});

it('gives an account to one journey at a time', () => {
  const accounts = givenAccounts(parseAccounts('a@siraj.test secret-1\nb@siraj.test secret-2'));
  const random = seededRandom('accounts');
  const taken = [accounts.take(random), accounts.take(random)];
  expect(new Set(taken.map((account) => account?.email)).size).toBe(2);
  expect(accounts.take(random)).toBeNull();
  accounts.giveBack(taken[1]!);
  expect(accounts.take(random)).toEqual(taken[1]);
});

it('opens new accounts, and comes back to those of earlier journeys in half of the cases', () => {
  const accounts = growingAccounts();
  const random = seededRandom('accounts');
  let fresh = 0;
  for (let journey = 0; journey < 1000; journey += 1) {
    const account = accounts.take(random)!;
    if (account.isNew) fresh += 1;
    accounts.giveBack(account);
  }
  expect(fresh).toBeGreaterThan(430);
  expect(fresh).toBeLessThan(570);
});
