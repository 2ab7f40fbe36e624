import type { ComponentType } from 'react';
import {
  AuthActionPage,
  DeleteAccountPage,
  EmailSignInPage,
  ForgotPasswordPage,
  LoginPage,
  RegisterPage,
  ResendVerificationPage,
  ResetPasswordPage,
  VerifyEmailPage,
} from '../features/accounts/index.ts';
import { AnswerPage, FinishedGamesPage, SetupPage } from '../features/games/index.ts';
import { LeaderboardPage } from '../features/standings/index.ts';
import {
  CheckoutPage,
  PaymentFailedPage,
  ReceiptPage,
  SandboxPaymentPage,
  ThankYouPage,
} from '../features/store/index.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import type { PageName, StaffPageName } from '../lib/paths.ts';
import { loadTestPageText } from '../lib/test-page-text.ts';
import { GameRoute, GameSummaryRoute } from './game-routes.tsx';
import { SettingsRoute } from './settings-route.tsx';

interface PageRow {
  readonly name: Exclude<PageName, StaffPageName>;
  readonly Page: ComponentType;
}

/** The page of each path of lib/paths.ts, besides the staff's (admin/staff-page.tsx). */
export const pages: readonly PageRow[] = [
  { name: 'home', Page: lazyPage(() => import('./home/home-page.tsx'), 'HomePage') },
  { name: 'login', Page: LoginPage },
  { name: 'register', Page: RegisterPage },
  { name: 'verifyEmail', Page: VerifyEmailPage },
  { name: 'resendVerification', Page: ResendVerificationPage },
  { name: 'authAction', Page: AuthActionPage },
  { name: 'forgotPassword', Page: ForgotPasswordPage },
  { name: 'resetPassword', Page: ResetPasswordPage },
  { name: 'emailSignIn', Page: EmailSignInPage },
  { name: 'profile', Page: lazyPage(() => import('./profile-route.tsx'), 'ProfileRoute') },
  { name: 'settings', Page: SettingsRoute },
  { name: 'newGame', Page: SetupPage },
  { name: 'game', Page: GameRoute },
  { name: 'finishedGames', Page: FinishedGamesPage },
  { name: 'gameSummary', Page: GameSummaryRoute },
  { name: 'leaderboard', Page: LeaderboardPage },
  { name: 'answer', Page: AnswerPage },
  { name: 'store', Page: lazyPage(() => import('./store-route.tsx'), 'StoreRoute') },
  { name: 'checkout', Page: CheckoutPage },
  { name: 'thankYou', Page: ThankYouPage },
  { name: 'paymentFailed', Page: PaymentFailedPage },
  { name: 'receipt', Page: ReceiptPage },
  { name: 'sandboxPayment', Page: SandboxPaymentPage },
  { name: 'privacy', Page: lazyPage(() => import('./public/legal-page.tsx'), 'PrivacyPage') },
  { name: 'terms', Page: lazyPage(() => import('./public/legal-page.tsx'), 'TermsPage') },
  { name: 'contact', Page: lazyPage(() => import('./public/contact-route.tsx'), 'ContactRoute') },
  { name: 'links', Page: lazyPage(() => import('./public/links-page.tsx'), 'LinksPage') },
  { name: 'deleteAccount', Page: DeleteAccountPage },
  { name: 'testQr', Page: lazyPage(() => import('./test-pages/test-qr-page.tsx'), 'TestQrPage', loadTestPageText) },
  {
    name: 'wrapperTest',
    Page: lazyPage(() => import('./test-pages/wrapper-test-page.tsx'), 'WrapperTestPage', loadTestPageText),
  },
];
