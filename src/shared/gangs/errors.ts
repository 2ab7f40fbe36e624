import type { ErrorRow } from '../kernel/error-row.ts';

const conflict = { status: 409, severity: 'low', category: 'game', retryable: false } as const;
const invalidInput = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;

/** Error codes of gangs, their members and their evenings. */
export const gangErrors = {
  /** No gang has this id, or the caller neither hosts it nor is linked to one of its members. */
  'gangs/not-found': { ...conflict, status: 404 },
  /** A linked member may see the gang; its hosts alone change it. */
  'gangs/hosts-only': { ...conflict, status: 403 },
  /** Its owner alone deletes a gang and removes hosts. */
  'gangs/owner-only': { ...conflict, status: 403 },
  'gangs/too-many': conflict,
  'gangs/full': conflict,
  'gangs/too-many-hosts': conflict,
  /** No member of this gang has the id, or has it any more. */
  'gangs/unknown-member': { ...conflict, status: 404 },
  /** A host can't remove the only member: a gang has one at least. */
  'gangs/last-member': conflict,
  /** Two members of a gang never share a name. */
  'gangs/name-taken': conflict,
  /** One person, or an account that another member of the gang is linked to. */
  'gangs/already-linked': conflict,
  /** Both were in teams of one game, so that they are two people. */
  'gangs/played-together': conflict,
  /** Never made, used, withdrawn or older than a week. */
  'gangs/invitation-gone': { ...conflict, status: 404 },
  /** A linked member decides alone whether the name is shown. */
  'gangs/consent-of-member': { ...conflict, status: 403 },
  /** A game's teams of members: a list for each team, and each member in one of them. */
  'gangs/teams-invalid': invalidInput,
  /** In a gang's game each team has a member. */
  'gangs/team-empty': invalidInput,
  /** A team of a game has at most 12 players. */
  'gangs/team-full': invalidInput,
  /** More must play together or apart than the teams allow. */
  'gangs/draw-impossible': invalidInput,
  /** A gang begins with a member at least. */
  'gangs/members-missing': invalidInput,
  'gangs/name-missing': invalidInput,
  'gangs/name-too-long': invalidInput,
  'gangs/name-invisible': invalidInput,
} as const satisfies Record<string, ErrorRow>;
