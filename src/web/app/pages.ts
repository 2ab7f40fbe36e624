import type { ComponentType } from 'react';
import { AdminPeoplePage } from '../features/accounts/admin.ts';
import { AdminRewardsPage } from '../features/achievements/admin.ts';
import { AdminAnnouncementsPage } from '../features/announcements/admin.ts';
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
import { AdminGamesPage } from '../features/games/admin.ts';
import { AnswerPage, FinishedGamesPage, SetupPage } from '../features/games/index.ts';
import { AdminMediaPage } from '../features/media/admin.ts';
import { AnalyticsPage } from '../features/statistics/admin.ts';
import { AdminSupportPage } from '../features/support/admin.ts';
import { LeaderboardPage } from '../features/standings/index.ts';
import { AdminNotificationsPage } from '../features/notifications/admin.ts';
import {
  CheckoutPage,
  PaymentFailedPage,
  ReceiptPage,
  SandboxPaymentPage,
  ThankYouPage,
} from '../features/store/index.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import { pageNames, paths, type PageName } from '../lib/paths.ts';
import { GameRoute, GameSummaryRoute } from './game-routes.tsx';
import { SettingsRoute } from './settings-route.tsx';

interface PageRow {
  readonly name: PageName;
  readonly Page: ComponentType;
}

/** The page of each path of lib/paths.ts. One line per page; the bars only link to pages listed here. */
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
  { name: 'testQr', Page: lazyPage(() => import('./test-qr-page.tsx'), 'TestQrPage') },
  { name: 'wrapperTest', Page: lazyPage(() => import('./wrapper-test-page.tsx'), 'WrapperTestPage') },
  { name: 'admin', Page: lazyPage(() => import('./admin/overview-page.tsx'), 'AdminOverviewPage') },
  { name: 'adminQuestions', Page: lazyPage(() => import('./admin/questions-route.tsx'), 'AdminQuestionsRoute') },
  { name: 'adminQuestionPreview', Page: lazyPage(() => import('./admin/questions-route.tsx'), 'QuestionPreviewRoute') },
  { name: 'adminMedia', Page: AdminMediaPage },
  { name: 'adminSupport', Page: AdminSupportPage },
  { name: 'adminNotifications', Page: AdminNotificationsPage },
  { name: 'adminAnnouncements', Page: AdminAnnouncementsPage },
  { name: 'adminUsers', Page: AdminPeoplePage },
  { name: 'adminGameSessions', Page: AdminGamesPage },
  { name: 'adminStore', Page: lazyPage(() => import('./admin/store-route.tsx'), 'AdminStoreRoute') },
  { name: 'adminAnalytics', Page: AnalyticsPage },
  { name: 'adminBadges', Page: lazyPage(() => import('./admin/badges-route.tsx'), 'AdminBadgesRoute') },
  { name: 'adminRewards', Page: AdminRewardsPage },
];

/** All staff pages [ROUTE-5]. */
export const staffPages: readonly PageName[] = pageNames.filter((name) => isForStaff(name));

export function isForStaff(name: PageName): boolean {
  const { guard } = paths[name];
  return guard === 'moderator' || guard === 'admin';
}
