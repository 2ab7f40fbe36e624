import { achievementErrors } from './achievements/errors.ts';
import { accountErrors } from './accounts/errors.ts';
import { announcementErrors } from './announcements/errors.ts';
import { gameErrors } from './games/errors.ts';
import { gangErrors } from './gangs/errors.ts';
import type { allErrors } from './i18n/all-errors.ts';
import type { Shape } from './i18n/catalogue.ts';
import type { ErrorText } from './i18n/error-text.ts';
import { systemErrors } from './kernel/error-row.ts';
import type { ErrorRow } from './kernel/error-row.ts';
import { mediaErrors } from './media/errors.ts';
import { notificationErrors } from './notifications/errors.ts';
import { questionErrors } from './questions/errors.ts';
import { redeemCodeErrors } from './redeem-codes/errors.ts';
import { roomErrors } from './rooms/errors.ts';
import { siteSettingsErrors } from './site-settings/errors.ts';
import { storeErrors } from './store/errors.ts';
import { supportErrors } from './support/errors.ts';

/**
 * Every error code of the product. A domain adds its rows here, and its texts in i18n/{ar,en}/errors.ts, or
 * staff/errors.ts if only calls of staff answer them.
 */
export const errorRows = {
  ...systemErrors,
  ...accountErrors,
  ...gameErrors,
  ...gangErrors,
  ...roomErrors,
  ...achievementErrors,
  ...questionErrors,
  ...storeErrors,
  ...redeemCodeErrors,
  ...notificationErrors,
  ...announcementErrors,
  ...siteSettingsErrors,
  ...supportErrors,
  ...mediaErrors,
} as const satisfies Record<string, ErrorRow>;
export type ErrorCode = keyof typeof errorRows;

const accessCodes = ['auth/unauthenticated', 'auth/email-not-verified', 'auth/permission-denied'] as const;
/** A code that any call can answer, besides those of its contract. */
export type CommonErrorCode = keyof typeof systemErrors | (typeof accessCodes)[number];

export function isCommonErrorCode(code: string): code is CommonErrorCode {
  return Object.hasOwn(systemErrors, code) || accessCodes.some((each) => each === code);
}

type Complete<Texts extends Readonly<Record<ErrorCode, ErrorText>>> = Texts;
/** The texts of all codes in one language. A code that has none doesn't compile here. */
export type ErrorTexts = Complete<Shape<(typeof allErrors)['ar']>>;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorRows, code);
}
