// Accounts on the page: signing up and in, verifying the address, the profile, the reminder banner. The session itself
// is in lib/session.ts, since every feature needs it. Guards are in app/; these pages continue to the page a guard
// protected [ROUTE-3, ROUTE-4].
import { loadAccountTexts, loadAllTexts } from '../../lib/language.ts';
import { lazyPage } from '../../lib/lazy-page.ts';

export { Welcome } from './components/welcome.tsx';
export { VerificationBanner } from './components/verification-banner.tsx';
export const LoginPage = lazyPage(() => import('./pages/login-page.tsx'), 'LoginPage', loadAccountTexts);
export const RegisterPage = lazyPage(() => import('./pages/register-page.tsx'), 'RegisterPage', loadAccountTexts);
export const VerifyEmailPage = lazyPage(
  () => import('./pages/verify-email-page.tsx'),
  'VerifyEmailPage',
  loadAccountTexts,
);
export const ResendVerificationPage = lazyPage(
  () => import('./pages/resend-verification-page.tsx'),
  'ResendVerificationPage',
  loadAccountTexts,
);
export const AuthActionPage = lazyPage(
  () => import('./pages/auth-action-page.tsx'),
  'AuthActionPage',
  loadAccountTexts,
);
export const ForgotPasswordPage = lazyPage(
  () => import('./pages/forgot-password-page.tsx'),
  'ForgotPasswordPage',
  loadAccountTexts,
);
export const ResetPasswordPage = lazyPage(
  () => import('./pages/reset-password-page.tsx'),
  'ResetPasswordPage',
  loadAccountTexts,
);
export const EmailSignInPage = lazyPage(
  () => import('./pages/email-sign-in-page.tsx'),
  'EmailSignInPage',
  loadAccountTexts,
);
export const DeleteAccountPage = lazyPage(
  () => import('./pages/delete-account-page.tsx'),
  'DeleteAccountPage',
  loadAccountTexts,
);
export const ProfilePage = lazyPage(() => import('./pages/profile-page.tsx'), 'ProfilePage', loadAllTexts);
