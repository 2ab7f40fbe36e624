// Accounts on the page: signing up and in, confirming the address, one's own page, the reminder above it.
// The session itself lives in lib/session.ts, since every feature asks who is there.
// Guards stand in app/; these pages lead on to where a guard stopped somebody [ROUTE-3, ROUTE-4].
import { lazyPage } from '../../lib/lazy-page.ts';

export { Welcome } from './components/welcome.tsx';
export { VerificationBanner } from './components/verification-banner.tsx';
export const LoginPage = lazyPage(() => import('./pages/login-page.tsx'), 'LoginPage');
export const RegisterPage = lazyPage(() => import('./pages/register-page.tsx'), 'RegisterPage');
export const VerifyEmailPage = lazyPage(() => import('./pages/verify-email-page.tsx'), 'VerifyEmailPage');
export const ResendVerificationPage = lazyPage(
  () => import('./pages/resend-verification-page.tsx'),
  'ResendVerificationPage',
);
export const AuthActionPage = lazyPage(() => import('./pages/auth-action-page.tsx'), 'AuthActionPage');
export const ForgotPasswordPage = lazyPage(() => import('./pages/forgot-password-page.tsx'), 'ForgotPasswordPage');
export const ResetPasswordPage = lazyPage(() => import('./pages/reset-password-page.tsx'), 'ResetPasswordPage');
export const EmailSignInPage = lazyPage(() => import('./pages/email-sign-in-page.tsx'), 'EmailSignInPage');
export const DeleteAccountPage = lazyPage(() => import('./pages/delete-account-page.tsx'), 'DeleteAccountPage');
export const ProfilePage = lazyPage(() => import('./pages/profile-page.tsx'), 'ProfilePage');
