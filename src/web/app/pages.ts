import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
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
import { GangInvitationPage, GangPage, GangsPage, PublicGangPage } from '../features/gangs/index.ts';
import { LeaderboardPage } from '../features/standings/index.ts';
import {
  CheckoutPage,
  PaymentFailedPage,
  ReceiptPage,
  SandboxPaymentPage,
  StorePage,
  ThankYouPage,
} from '../features/store/index.ts';
import { ContactPage } from '../features/support/index.ts';
import { RedeemBox } from '../features/redeem-codes/index.ts';
import { loadHomeTexts } from '../lib/language.ts';
import { lazyPage, type LazyPage } from '../lib/lazy-page.ts';
import { paths, type PageName, type PhonePageName, type StaffPageName } from '../lib/paths.ts';
import { loadTestPageText } from '../lib/test-page-text.ts';
import { GameRoute, GameSummaryRoute } from './game-routes.tsx';
import { SettingsRoute } from './settings-route.tsx';

interface PageRow {
  readonly name: Exclude<PageName, StaffPageName | PhonePageName>;
  readonly Page: ComponentType & Partial<Pick<LazyPage<object>, 'preload'>>;
}

/** A page with lazy parts of other features: they are loaded beside it, and shown with it. */
async function withParts<Module>(page: Promise<Module>, ...parts: readonly LazyPage<never>[]): Promise<Module> {
  const [loaded] = await Promise.all([page, ...parts.map((part) => part.preload())]);
  return loaded;
}

/** Loads what an address shows, so that the page rendered at build becomes live in one step. */
export async function preloadPage(pathname: string): Promise<void> {
  await pages.find(({ name }) => matchPath(paths[name].pattern, pathname) !== null)?.Page.preload?.();
}

/** The page of each path of lib/paths.ts, besides the staff's (admin/staff-page.tsx) and the phones' (phone/main.tsx). */
export const pages: readonly PageRow[] = [
  { name: 'home', Page: lazyPage(() => import('./home/home-page.tsx'), 'HomePage', loadHomeTexts) },
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
  { name: 'gangs', Page: GangsPage },
  { name: 'gang', Page: GangPage },
  { name: 'gangInvitation', Page: GangInvitationPage },
  { name: 'publicGang', Page: PublicGangPage },
  { name: 'answer', Page: AnswerPage },
  { name: 'store', Page: lazyPage(() => withParts(import('./store-route.tsx'), StorePage, RedeemBox), 'StoreRoute') },
  { name: 'checkout', Page: CheckoutPage },
  { name: 'thankYou', Page: ThankYouPage },
  { name: 'paymentFailed', Page: PaymentFailedPage },
  { name: 'receipt', Page: ReceiptPage },
  { name: 'sandboxPayment', Page: SandboxPaymentPage },
  { name: 'privacy', Page: lazyPage(() => import('./public/legal-page.tsx'), 'PrivacyPage') },
  { name: 'terms', Page: lazyPage(() => import('./public/legal-page.tsx'), 'TermsPage') },
  { name: 'credits', Page: lazyPage(() => import('./public/credits-page.tsx'), 'CreditsPage') },
  {
    name: 'contact',
    Page: lazyPage(() => withParts(import('./public/contact-route.tsx'), ContactPage), 'ContactRoute'),
  },
  { name: 'links', Page: lazyPage(() => import('./public/links-page.tsx'), 'LinksPage') },
  { name: 'deleteAccount', Page: DeleteAccountPage },
  { name: 'testQr', Page: lazyPage(() => import('./test-pages/test-qr-page.tsx'), 'TestQrPage', loadTestPageText) },
  {
    name: 'wrapperTest',
    Page: lazyPage(() => import('./test-pages/wrapper-test-page.tsx'), 'WrapperTestPage', loadTestPageText),
  },
];
