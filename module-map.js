/**
 * Which domain may use which. A domain not named here may be used only by its zone's root; a domain uses another only
 * with a row here, and only through its index.ts. Change it in a separate commit that says why; a test checks that it
 * has no cycle.
 */
export const moduleMap = {
  accounts: [],
  // Questions show pictures and play sounds of the library, and register them as used.
  questions: ['media'],
  games: ['accounts', 'questions'],
  // Evenings are recorded as games start and end; erasing a member changes packs and logs.
  gangs: ['games', 'questions'],
  // Phones watch the games of their room.
  rooms: ['accounts', 'games'],
  // Badges and rewards are recorded as a game ends, and grant through the ledger; a badge may show a picture of the
  // library.
  achievements: ['accounts', 'games', 'media'],
  captcha: [],
  store: [],
  'redeem-codes': ['accounts', 'store'],
  notifications: ['accounts'],
  announcements: [],
  // Games notify both, in their own transaction, when a game starts or ends.
  standings: ['games'],
  statistics: ['games'],
  support: [],
  // The staff's library of pictures, sounds and films; users of a medium register through its index.ts.
  media: [],
  monitoring: [],
  'site-settings': ['accounts', 'store'],
};
