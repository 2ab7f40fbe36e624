import type { EveningCard, Gang, GangCard, Member, PublicGang, Table, TableRow } from '#shared/gangs/schema.ts';

export const gangId = '0197c0de-0000-7000-8000-00000000000a';
export const memberId = (number: number) => `0197c0de-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;

export function testMember(number: number, name: string, changes: Partial<Member> = {}): Member {
  return {
    id: memberId(number),
    name,
    emblem: 'falcon',
    color: 'coral',
    isYoung: false,
    isShown: false,
    isLinked: false,
    isYou: false,
    joinedAt: 1_763_700_000_000,
    ...changes,
  };
}

/** A gang of three, as its owner sees it. */
export function testGang(changes: Partial<Gang> = {}): Gang {
  return {
    id: gangId,
    name: 'شلّة الخميس',
    emblem: 'coffee',
    color: 'turquoise',
    role: 'owner',
    members: [
      testMember(1, 'نورة', { isShown: true }),
      testMember(2, 'فهد', { emblem: 'palm', color: 'lime', isLinked: true }),
      testMember(3, 'دانة', { emblem: 'pearl', color: 'violet', isYoung: true }),
    ],
    evenings: 4,
    lastEveningAt: 1_763_700_000_000,
    hosts: [
      { uid: 'user-1', name: 'فاطمة', isOwner: true, isYou: true },
      { uid: 'user-2', name: 'بو سالم', isOwner: false, isYou: false },
    ],
    lastHere: [],
    merges: [],
    publicToken: null,
    ...changes,
  };
}

export function cardOf({ members, ...gang }: Gang): GangCard {
  const { id, name, emblem, color, role, evenings, lastEveningAt } = gang;
  return { id, name, emblem, color, role, members: members.length, evenings, lastEveningAt };
}

export const geography = { id: 'geography', name: { ar: 'جغرافيا', en: 'Geography' }, icon: 'globe', hue: 220 };

export function testRow(number: number, changes: Partial<TableRow> = {}): TableRow {
  return {
    memberId: memberId(number),
    evenings: 4,
    wins: 2,
    share: 50,
    favourite: null,
    feared: null,
    rival: null,
    partner: null,
    ...changes,
  };
}

export function testTable(changes: Partial<Table> = {}): Table {
  return {
    season: 'all',
    seasons: ['2025-11', '2025-10'],
    rows: [
      testRow(2, {
        wins: 3,
        share: 62,
        favourite: geography,
        rival: { memberId: memberId(1), wins: 3, losses: 1 },
        partner: { memberId: memberId(3), evenings: 3, wins: 2 },
      }),
      testRow(1, { wins: 1, share: 41 }),
    ],
    titles: [
      {
        id: 'geography',
        category: { name: geography.name, icon: geography.icon, hue: geography.hue },
        holders: [
          { memberId: memberId(1), since: Date.parse('2025-10-02T20:00:00+03:00') },
          { memberId: memberId(2), since: Date.parse('2025-11-06T20:00:00+03:00') },
        ],
      },
      { id: 'steals', category: null, holders: [{ memberId: memberId(3), since: 1_763_000_000_000 }] },
    ],
    ...changes,
  };
}

export function testEvening(changes: Partial<EveningCard> = {}): EveningCard {
  return {
    gameId: '0197c0de-0000-7000-8000-0000000002aa',
    at: Date.parse('2025-11-06T20:00:00+03:00'),
    counts: true,
    seed: 'K7F2QX9M',
    draws: 3,
    teams: [
      { name: 'الصقور', color: 'coral', emblem: 'falcon', score: 2400, memberIds: [memberId(1)] },
      { name: 'اللؤلؤ', color: 'turquoise', emblem: 'pearl', score: 3000, memberIds: [memberId(2), memberId(3)] },
    ],
    winners: [1],
    ...changes,
  };
}

/** As a stranger sees it: one consented, another not, and the third is young. */
export function testPublicGang(changes: Partial<PublicGang> = {}): PublicGang {
  return {
    name: 'شلّة الخميس',
    emblem: 'coffee',
    color: 'turquoise',
    evenings: 4,
    members: [
      { id: memberId(1), name: 'نورة', emblem: 'falcon', color: 'coral' },
      { id: memberId(2), name: null, emblem: 'palm', color: 'lime' },
      { id: memberId(3), name: null, emblem: 'pearl', color: 'violet' },
    ],
    table: testTable(),
    ...changes,
  };
}

/** The answers that a gang's page asks for. */
export function gangAnswers(gang: Gang, table: Table = testTable()) {
  return {
    [`GET /api/gangs/${gang.id}`]: { body: { gang } },
    [`GET /api/gangs/${gang.id}/table`]: { body: table },
    [`GET /api/gangs/${gang.id}/evenings`]: { body: { items: [testEvening()], nextCursor: null, hasMore: false } },
    'GET /api/gangs': { body: { items: [cardOf(gang)] } },
  };
}
