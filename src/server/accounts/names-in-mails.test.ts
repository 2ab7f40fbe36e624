import { expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { providerApi } from '#shared/accounts/provider-api.ts';
import { languages } from '#shared/kernel/text.ts';
import { noura, withIssuer } from '#testing/provider-browser.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
const { issuer, signIn } = withIssuer(() => app);

const password = 'secret-1';
const ours = /http:\/\/localhost:3000[^\s"<]*/g;

it.each(languages)(
  'carries no link from a display name in any mail in %s [AUTH-4] [AUTH-5] [AUTH-6] [AUTH-10]',
  async (language) => {
    app = await createTestApp({ providers: issuer().settings });
    const email = 'victim@example.net';
    const owner = app.visitor();
    await owner.call(passwordApi.signUp, {
      email,
      password,
      language,
      displayName: 'bank-evil.com/win 99887766 a@evil.org',
    });
    const oobCode = await app.mailedCode(email);
    await app.visitor().call(accountsApi.sendPasswordResetMail, { email });
    await app.visitor().call(accountsApi.sendSignInLink, { email });
    await owner.call(passwordApi.completeAction, { mode: 'verifyEmail', oobCode });
    const { link } = await owner.call(providerApi.allowIdentityLink, { password });
    await signIn(owner, 'google', { ...noura, email: 'other@example.net' }, `origin=/profile&link=${link}`);
    await app.mails();
    await owner.call(providerApi.unlinkIdentity, { provider: 'google' });
    await owner.call(passwordApi.changePassword, { currentPassword: password, newPassword: 'secret-2' });
    await app.mails();
    await owner.call(accountsApi.deleteMe, { password: 'secret-2' });

    const mails = (await app.mails()).filter(({ to }) => to === email);
    // Verification, reset, sign-in link, linked, unlinked, password changed, deleted.
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(7);
    for (const { subject, text, html } of mails) {
      const shown = `${subject}\n${text}\n${html.replace(/<!doctype[\s\S]*?<body[^>]*>/, '')}`.replace(ours, '');
      expect(shown).toContain('bank-evil com win');
      expect(shown).not.toMatch(/evil\.|evil com\/|@|99887766|\/\//);
    }
  },
);
