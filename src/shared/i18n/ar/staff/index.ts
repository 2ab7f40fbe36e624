// What only staff read, in Arabic; loaded with their area. English must have the same shape.
import type { Shape } from '../../catalogue.ts';
import type { ErrorText } from '../../error-text.ts';
import { admin } from './admin.ts';
import { adminAchievements } from './admin-achievements.ts';
import { adminAnnouncements } from './admin-announcements.ts';
import { adminGames } from './admin-games.ts';
import { adminMaintenance } from './admin-maintenance.ts';
import { adminMedia } from './admin-media.ts';
import { adminNotifications } from './admin-notifications.ts';
import { adminPayment } from './admin-payment.ts';
import { adminPeople } from './admin-people.ts';
import { adminCategoryFigures } from './admin-category-figures.ts';
import { adminQuestionExchange } from './admin-question-exchange.ts';
import { adminQuestions } from './admin-questions.ts';
import { adminRedeemCodes } from './admin-redeem-codes.ts';
import { adminSounds } from './admin-sounds.ts';
import { adminStore } from './admin-store.ts';
import { adminSupport } from './admin-support.ts';
import { errors } from './errors.ts';
import { statistics } from './statistics.ts';

const domains = {
  admin,
  adminAchievements,
  adminAnnouncements,
  adminGames,
  adminMaintenance,
  adminMedia,
  adminNotifications,
  adminPayment,
  adminPeople,
  adminCategoryFigures,
  adminQuestionExchange,
  adminQuestions,
  adminRedeemCodes,
  adminSounds,
  adminStore,
  adminSupport,
  statistics,
};

export type StaffCatalogue = Shape<typeof domains> & { readonly errors: Readonly<Record<string, ErrorText>> };

export const staff: StaffCatalogue = { ...domains, errors };
