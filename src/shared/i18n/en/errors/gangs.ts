import type { Shape } from '../../catalogue.ts';
import type { errors as ar } from '../../ar/errors/gangs.ts';

export const errors = {
  'gangs/not-found': 'We could not find this gang.',
  'gangs/hosts-only': 'Only the hosts of the gang can do this.',
  'gangs/owner-only': 'Only the owner of the gang can do this.',
  'gangs/too-many': 'You have 20 gangs, which is the limit. Delete one to add another.',
  'gangs/full': 'The gang is full: 60 members.',
  'gangs/too-many-hosts': 'The gang has 6 hosts, which is the limit.',
  'gangs/unknown-member': 'This member is no longer in the gang.',
  'gangs/last-member': 'This is the last member, and a gang needs at least one. Add another first.',
  'gangs/name-taken': 'Another member of the gang has this name. Choose another one.',
  'gangs/already-linked': 'This account is in the gang already, or the member has an account.',
  'gangs/played-together': 'These two members played in the same game, so they are two people.',
  'gangs/invitation-gone': 'This invitation has ended. Ask for a new one.',
  'gangs/consent-of-member': 'This member has an account, and decides alone whether the name is shown.',
  'gangs/teams-invalid': 'Each member plays in one team only. Check the teams and try again.',
  'gangs/team-empty': 'A team has no members. Draw again, or play with fewer teams.',
  'gangs/team-full': 'A team has at most 12 players.',
  'gangs/draw-impossible': 'No draw can meet all of these wishes. Drop some and draw again.',
  'gangs/members-missing': 'Type the name of at least one person you play with.',
  'gangs/name-missing': 'Enter a name.',
  'gangs/name-too-long': 'This name is too long. The limit is 24 characters.',
  'gangs/name-invisible': "This name has characters that can't be seen. Type it again.",
} satisfies Shape<typeof ar>;
