/**
 * Who may use whom. A domain not named here may be used by nobody but its own zone's root;
 * a domain uses another only where its row says so, and only through that one's door (index.ts).
 * Changed in a commit of its own that says why; a test checks that it has no circle.
 */
export const moduleMap = {
  accounts: [],
  questions: [],
  games: ['accounts', 'questions'],
  captcha: [],
  store: [],
  'redeem-codes': ['accounts', 'store'],
  support: [],
  'site-settings': ['accounts', 'store'],
};
