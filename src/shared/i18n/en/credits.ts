import type { CreditsText } from '../ar/credits.ts';

export const credits: CreditsText = {
  title: 'Thanks to those who drew and played',
  lead: 'Some pictures and sounds in our questions are ours, and some their makers share with everyone. Here are their names and licences.',
  licence: 'Licence',
  author: 'By',
  used: 'In',
  licences: {
    own: 'Made for Siraj',
    'public-domain': 'Public domain',
  },
};
