import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Gang, Member } from '#shared/gangs/schema.ts';
import type { Answers } from './fake-api.ts';
import { openSetup } from './setup-page.tsx';

// A gang at set-up, for the tests of who is here tonight.

export const gangId = '0191aaaa-0000-7000-8000-0000000000aa';
export const idOf = (index: number) => `0191aaaa-0000-7000-8000-00000000000${index}`;
export const member = (index: number, name: string, changes: Partial<Member> = {}): Member => ({
  id: idOf(index),
  name,
  emblem: 'pearl',
  color: 'coral',
  isYoung: false,
  isShown: false,
  isLinked: false,
  isYou: false,
  joinedAt: 1,
  ...changes,
});
export const [saad, haya, noura, badr, salem] = [
  member(1, 'سعد', { isYou: true }),
  member(2, 'هيا'),
  member(3, 'نورة', { isYoung: true }),
  member(4, 'بدر'),
  member(5, 'سالم'),
] as const;
export const gang: Gang = {
  id: gangId,
  name: 'شلّة الخميس',
  emblem: 'dhow',
  color: 'lime',
  role: 'owner',
  members: [saad, haya, noura, badr],
  evenings: 3,
  lastEveningAt: 1,
  hosts: [],
  lastHere: [saad.id, haya.id, noura.id],
  merges: [],
  publicToken: null,
};
export const drawnTeams = [
  [haya.id, noura.id],
  [saad.id, badr.id],
];
/** The server's time is the device's in these tests. */
export const drawExpiresAt = Date.now() + 24 * 60 * 60 * 1000;
export const answers: Answers = {
  'GET /api/gangs': { body: { items: [{ ...gang, members: 4 }] } },
  [`GET /api/gangs/${gangId}`]: { body: { gang } },
  [`POST /api/gangs/${gangId}/draw`]: {
    body: { teams: drawnTeams, odds: [49, 51], seed: 'K7M4Q9XR', proof: 'proof-of-draw', expiresAt: drawExpiresAt },
  },
  [`POST /api/gangs/${gangId}/odds`]: { body: { odds: [62, 38] } },
};

export const openTonight = async (more: Answers = {}) => {
  const page = await openSetup({ ...answers, ...more });
  await userEvent.click(await screen.findByRole('button', { name: /^من حاضر الليلة؟/ }));
  await screen.findByRole('button', { name: /سعد/ });
  return page;
};
export const face = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
export const isOn = (name: string) => face(name).getAttribute('aria-pressed') === 'true';
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const accept = async () => userEvent.click(await screen.findByRole('button', { name: 'العبوا بهذه الفرق' }));
export const sentTo = (page: Awaited<ReturnType<typeof openSetup>>, key: string) =>
  page.sent.filter((request) => request.key === key).map(({ body }) => body);
