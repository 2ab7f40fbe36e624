import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Router } from '#web/app/router.tsx';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { gangAnswers, gangId, testGang, testMember } from '#testing/web/gang.ts';
import { renderPage } from '#testing/web/render.tsx';

const token = 'SW52aXRhdGlvblRvQUdhbmc';
const at = `/api/gang-invitations/${token}`;
const { name, emblem, color } = testGang();
const gang = { id: gangId, name, emblem, color };
const { id, emblem: ownEmblem, color: ownColor } = testMember(1, 'نورة');
const member = { id, name: 'نورة', emblem: ownEmblem, color: ownColor };
const show = (answers: Answers, user: ReturnType<typeof testUser> | null = testUser()) =>
  renderPage(<Router />, { path: `/gangs/join/${token}`, user, answers });

it('says whose name waits, and makes the user this member [GANG-7]', async () => {
  const page = await show({
    ...gangAnswers(testGang({ role: 'member' })),
    [`GET ${at}`]: { body: { gang, member } },
    [`POST ${at}`]: { body: { gang: testGang({ role: 'member' }) } },
  });
  expect(await screen.findByRole('heading', { name: 'لك دعوة إلى «شلّة الخميس»' })).toBeTruthy();
  expect(screen.getByText(/بعد القبول يصير اسم نورة لك/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'نعم، أنا' }));
  await waitFor(() => expect(page.address()).toBe(`/gangs/${gangId}`));
});

it('asks a co-host plainly, and says why it did not work [GANG-7]', async () => {
  await show({
    [`GET ${at}`]: { body: { gang, member: null } },
    [`POST ${at}`]: { refusal: { status: 409, code: 'gangs/too-many-hosts' } },
  });
  expect(await screen.findByRole('heading', { name: 'استضافة «شلّة الخميس»' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'أستضيفها' }));
  expect(await screen.findByText('للشلّة 6 مضيفين، وهم أقصى عدد.')).toBeTruthy();
});

it('says that an invitation is used or old [GANG-7]', async () => {
  await show({ [`GET ${at}`]: { refusal: { status: 404, code: 'gangs/invitation-gone' } } });
  expect(await screen.findByRole('heading', { name: 'هذه الدعوة لم تعد صالحة' })).toBeTruthy();
});

it('brings a visitor back after signing in [GANG-7]', async () => {
  const page = await show({}, null);
  expect(await screen.findByRole('heading', { name: 'حيّاك الله' })).toBeTruthy();
  expect(page.keptOrigin()).toBe(`/gangs/join/${token}`);
});
