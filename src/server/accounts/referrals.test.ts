import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { rememberAddress } from './deleted-addresses.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

async function invoke(client: TestClient, name: string, data?: unknown, headers: Record<string, string> = {}) {
  const { status, json } = await client.request({
    method: 'POST',
    path: `/functions/me-central1/${name}`,
    body: { data },
    headers,
  });
  return {
    status,
    ...(json as {
      result?: Record<string, unknown>;
      error?: { status: string; message: string; details: { code: string } };
    }),
  };
}
const codeOf = async (client: TestClient) => String((await invoke(client, 'getReferralCode')).result?.['referralCode']);
const process = async (client: TestClient, referralCode: string) =>
  (await invoke(client, 'processReferral', { referralCode })).result;
const balance = async (client: TestClient) => (await client.call(accountsApi.getMe, {})).user.gameSessionBalance;
const signUpWith = async (email: string, referralCode: string) => {
  const client = app.visitor();
  await client.call(passwordApi.signUp, { email, referralCode, displayName: 'ضيف', password: 'secret-1' });
  return client;
};
const verify = async (client: TestClient, email: string) =>
  client.call(passwordApi.completeAction, { mode: 'verifyEmail', oobCode: await app.mailedCode(email) });

it('makes a code when first asked for, the same ever after, also by ten at once [REF-1]', async () => {
  const host = await app.signUp();
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(host)));
  expect(new Set(codes).size).toBe(1);
  expect(await host.call(accountsApi.getReferral, {})).toEqual({
    referralCode: codes[0],
    friends: 0,
    reward: { inviter: 1, invited: 1 },
  });
});

it('rewards both once the invited address is verified, not before, by rows of the ledger [REF-1]', async () => {
  const host = await app.verified();
  const code = await codeOf(host);
  const friend = await signUpWith('friend@example.com', code);
  expect(await balance(host)).toBe(3);
  expect((await invoke(friend, 'checkPendingReferral')).result).toMatchObject({
    alreadyProcessed: false,
    message: 'حفظنا الرمز. أكّد بريدك، وتصلك الهدية.',
  });
  const { user } = await verify(friend, 'friend@example.com');
  expect(user).toMatchObject({ gameSessionBalance: 4, referredBy: code, referralProcessed: true });
  expect(await balance(host)).toBe(4);
  expect(await host.call(accountsApi.getReferral, {})).toMatchObject({ friends: 1 });
  const rows = await app.database.query
    .selectFrom('session_ledger')
    .select(['user_id', 'delta'])
    .where('reason', '=', 'referral')
    .execute();
  expect(rows.map(({ user_id, delta }) => `${user_id} ${delta}`).sort()).toEqual(
    [`${host.user.uid} 1`, `${user?.uid} 1`].sort(),
  );
});

it('takes a code typed after the verification, however it is typed [REF-1]', async () => {
  const code = await codeOf(await app.verified());
  const friend = await app.verified();
  expect(await process(friend, ` ${code.slice(0, 3)}-${code.slice(3).toLowerCase()} `)).toEqual({
    success: true,
    message: 'تم. أضفنا جلسة إلى رصيدك هدية.',
  });
  expect(await balance(friend)).toBe(4);
  expect((await invoke(friend, 'checkPendingReferral')).result).toEqual({
    message: 'استفدت من رمز دعوة من قبل.',
    alreadyProcessed: true,
  });
});

it('lets a code that waits be put right before the verification [REF-1]', async () => {
  const code = await codeOf(await app.verified());
  const friend = await signUpWith('friend@example.com', 'NOBODY');
  expect(await process(friend, code)).toMatchObject({
    success: true,
    message: 'حفظنا الرمز. أكّد بريدك، وتصلك الهدية.',
  });
  await verify(friend, 'friend@example.com');
  expect(await balance(friend)).toBe(4);
});

it('verifies an address whatever its code is worth [REF-1]', async () => {
  const friend = await signUpWith('friend@example.com', 'NOBODY');
  expect((await verify(friend, 'friend@example.com')).user).toMatchObject({
    emailVerified: true,
    referralProcessed: false,
    gameSessionBalance: 3,
  });
  expect((await invoke(friend, 'checkPendingReferral')).result).toEqual({
    message: 'لا رمز دعوة ينتظر.',
    alreadyProcessed: false,
  });
});

it('rewards once, however many calls come at once [REF-1]', async () => {
  const host = await app.verified();
  const code = await codeOf(host);
  const friend = await app.verified();
  const answers = await Promise.all(Array.from({ length: 10 }, () => process(friend, code)));
  expect(answers.filter((answer) => answer?.['success'] === true)).toHaveLength(1);
  expect([await balance(host), await balance(friend)]).toEqual([4, 4]);
});

describe('gives nothing', () => {
  const refused = async (client: TestClient, code: string) => {
    const before = await balance(client);
    const answer = await process(client, code);
    expect(await balance(client)).toBe(before);
    expect(answer?.['success']).toBe(false);
    return answer?.['code'];
  };

  it('for an unknown code [REF-1]', async () => {
    expect(await refused(await app.verified(), 'NOBODY')).toBe('accounts/referral-unknown');
  });

  it('for oneself [REF-1]', async () => {
    const host = await app.verified();
    expect(await refused(host, await codeOf(host))).toBe('accounts/referral-own');
  });

  it('a second time [REF-1]', async () => {
    const friend = await app.verified();
    await process(friend, await codeOf(await app.verified()));
    expect(await refused(friend, await codeOf(await app.verified()))).toBe('accounts/referral-processed');
  });

  it('round a loop, short or long [REF-1]', async () => {
    const [first, second, third] = [await app.verified(), await app.verified(), await app.verified()];
    expect(await process(second, await codeOf(first))).toMatchObject({ success: true });
    expect(await refused(first, await codeOf(second))).toBe('accounts/referral-loop');
    expect(await process(third, await codeOf(second))).toMatchObject({ success: true });
    expect(await refused(first, await codeOf(third))).toBe('accounts/referral-loop');
  });

  it("to the later of two who take each other's code at once [REF-1]", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await app.verified(), await app.verified()];
      const codes = [await codeOf(other), await codeOf(one)];
      const answers = await Promise.all([one, other].map((client, index) => process(client, String(codes[index]))));
      expect(answers.filter((answer) => answer?.['success'] === true)).toHaveLength(1);
      expect(answers.find((answer) => answer?.['success'] === false)).toMatchObject({ code: 'accounts/referral-loop' });
      expect([await balance(one), await balance(other)]).toEqual([4, 4]);
    }
  });

  it("to the later of two who confirm at once, each with the other's code [REF-1] [AUTH-4]", async () => {
    const emails = ['one@example.com', 'other@example.com'] as const;
    const [one, other] = [await app.signUp({ email: emails[0] }), await app.signUp({ email: emails[1] })];
    const codes = [await codeOf(other), await codeOf(one)] as const;
    expect(await process(one, codes[0])).toMatchObject({ success: true });
    expect(await process(other, codes[1])).toMatchObject({ success: true });
    const mailed = [await app.mailedCode(emails[0]), await app.mailedCode(emails[1])] as const;
    const answers = await Promise.all(
      [one, other].map((client, index) =>
        client.call(passwordApi.completeAction, { mode: 'verifyEmail', oobCode: String(mailed[index]) }),
      ),
    );
    expect(answers.map(({ user }) => user?.emailVerified)).toEqual([true, true]);
    expect(answers.filter(({ user }) => user?.referralProcessed)).toHaveLength(1);
    expect([await balance(one), await balance(other)]).toEqual([4, 4]);
  });

  it('for an address that had an account which was deleted [REF-1]', async () => {
    const host = await app.verified();
    const friend = await app.signUp({ email: 'back@example.com' });
    await app.database.transaction((tx) =>
      rememberAddress(tx, 'a secret for tests only, long enough', 'back@example.com', app.clock.now()),
    );
    await verify(friend, 'back@example.com');
    expect(await refused(friend, await codeOf(host))).toBe('accounts/referral-returning');
    expect(await balance(host)).toBe(3);
  });
});

describe('pays one reward a mailbox, however its address is written', () => {
  const friendAt = async (email: string) => app.verified({ email });

  it('to the first account of it, also when another comes by another code; every account stays [REF-1]', async () => {
    const [host, other] = [await app.verified(), await app.verified()];
    const first = await friendAt('fahad@gmail.com');
    expect(await process(first, await codeOf(host))).toMatchObject({ success: true });
    for (const email of ['fahad+1@gmail.com', 'f.a.h.a.d@gmail.com', 'fahad+2@googlemail.com']) {
      const again = await friendAt(email);
      expect(await process(again, await codeOf(other))).toMatchObject({
        success: false,
        code: 'accounts/referral-mailbox-rewarded',
      });
      expect(await balance(again)).toBe(3);
    }
    expect([await balance(host), await balance(other), await balance(first)]).toEqual([4, 3, 4]);
    expect(await process(await friendAt('fahad@elsewhere.example'), await codeOf(other))).toMatchObject({
      success: true,
    });
  });

  it("by a code that waits, which doesn't keep the address from being verified [REF-1]", async () => {
    const host = await app.verified();
    const code = await codeOf(host);
    for (const email of ['fahad@example.com', 'fahad+1@example.com'])
      await verify(await signUpWith(email, code), email);
    expect(await balance(host)).toBe(4);
    const rows = await app.database.query
      .selectFrom('users')
      .select(['email_verified', 'referral_processed'])
      .where('email', '=', 'fahad+1@example.com')
      .execute();
    expect(rows).toEqual([{ email_verified: true, referral_processed: false }]);
  });

  it('to one of many that come at once [REF-1]', async () => {
    const host = await app.verified();
    const code = await codeOf(host);
    const friends: TestClient[] = [];
    for (let tag = 0; tag < 8; tag += 1) friends.push(await friendAt(`fahad+${tag}@example.com`));
    const answers = await Promise.all(friends.map((friend) => process(friend, code)));
    expect(answers.filter((answer) => answer?.['success'] === true)).toHaveLength(1);
    expect(await balance(host)).toBe(4);
  });

  it('and none for inviting oneself by another address of it [REF-1]', async () => {
    const host = await friendAt('fahad@example.com');
    const self = await friendAt('fahad+me@example.com');
    expect(await process(self, await codeOf(host))).toMatchObject({ success: false, code: 'accounts/referral-own' });
  });

  it('nor again after the account was deleted, of which no address stays [REF-1] [AUTH-10]', async () => {
    const host = await app.verified();
    const code = await codeOf(host);
    const first = await friendAt('fahad+1@gmail.com');
    await process(first, code);
    await first.call(accountsApi.deleteMe, { password: first.password });
    expect(JSON.stringify(await app.database.query.selectFrom('referrals').selectAll().execute())).not.toContain(
      'fahad',
    );
    const again = await friendAt('fa.had+2@gmail.com');
    expect(await process(again, code)).toMatchObject({ success: false, code: 'accounts/referral-returning' });
    expect(await balance(host)).toBe(4);
  });

  it('also if a stranger opened an account with it, and deleted it unconfirmed [REF-1] [AUTH-10]', async () => {
    const stranger = await app.signUp({ email: 'fahad@example.com' });
    await stranger.call(accountsApi.deleteMe, { password: stranger.password });
    await app.mails();
    expect(await process(await friendAt('fahad@example.com'), await codeOf(await app.verified()))).toMatchObject({
      success: true,
    });
  });
});

describe('a callable', () => {
  it('refuses in the protocol of callables, with the code and in the language of the request', async () => {
    const { status, error } = await invoke(app.visitor(), 'getReferralCode', null, { 'accept-language': 'en' });
    expect({ status, error }).toMatchObject({
      status: 401,
      error: { status: 'UNAUTHENTICATED', details: { code: 'auth/unauthenticated' } },
    });
    expect(error?.message).toMatch(/^[A-Z]/);
  });

  it('rejects invalid input', async () => {
    const friend = await app.signUp();
    for (const data of [null, {}, { referralCode: 7 }, { referralCode: ['x'] }, { referralCode: 'a\0b' }, 'text']) {
      expect(await invoke(friend, 'processReferral', data)).toMatchObject({
        status: 400,
        error: { status: 'INVALID_ARGUMENT' },
      });
    }
  });

  it('refuses a page of another site', async () => {
    const friend = await app.signUp();
    expect(await invoke(friend, 'getReferralCode', null, { origin: 'https://elsewhere.example' })).toMatchObject({
      status: 403,
      error: { status: 'PERMISSION_DENIED', details: { code: 'system/foreign-origin' } },
    });
  });

  it('uses the configured region', async () => {
    const elsewhere = await createTestApp({ functionsRegion: 'europe-west1' });
    const { status } = await elsewhere
      .visitor()
      .request({ method: 'POST', path: '/functions/europe-west1/getReferralCode', body: {} });
    expect(status).toBe(401);
    expect(
      (await elsewhere.visitor().request({ method: 'POST', path: '/functions/me-central1/getReferralCode', body: {} }))
        .status,
    ).toBe(404);
  });
});
