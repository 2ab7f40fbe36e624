/**
 * Who may use whom. A domain not named here may be used by nobody but its own zone's root;
 * a domain uses another only where its row says so, and only through that one's door (index.ts).
 * Changed in a commit of its own that says why; a test checks that it has no circle.
 */
export const moduleMap = {
  accounts: [],
  // Questions show pictures and play sounds of the staff's library, and tell it of which.
  questions: ['media'],
  games: ['accounts', 'questions'],
  // Badges and rewards are settled as a game ends, and grant by the ledger; a badge may show a picture of the library.
  achievements: ['accounts', 'games', 'media'],
  captcha: [],
  store: [],
  'redeem-codes': ['accounts', 'store'],
  notifications: ['accounts'],
  announcements: [],
  // Games tell both, in their own transaction, of what began and ended.
  standings: ['games'],
  statistics: ['games'],
  support: [],
  // The staff's library of pictures, sounds and films; what uses one tells it by its door.
  media: [],
  monitoring: [],
  'site-settings': ['accounts', 'store'],
};
