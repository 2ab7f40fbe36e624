import type { titles as ar } from '../ar/titles.ts';

export const titles: typeof ar = {
  site: 'Siraj · The trivia game for family nights',
  home: 'Siraj · The trivia game for family nights',
  store: 'Store · Siraj',
  login: 'Sign in · Siraj',
  register: 'New account · Siraj',
  forgotPassword: 'Forgot your password · Siraj',
  contact: 'Contact us · Siraj',
  links: 'The app · Siraj',
  privacy: 'Privacy · Siraj',
  terms: 'Terms · Siraj',
  credits: 'Pictures and sounds · Siraj',
  deleteAccount: 'Delete your account · Siraj',
  gangs: 'My gangs · Siraj',
  gang: 'A gang · Siraj',
  gangInvitation: 'Invitation to a gang · Siraj',
  publicGang: 'Table of a gang · Siraj',
  notFound: 'Page not found · Siraj',
};
