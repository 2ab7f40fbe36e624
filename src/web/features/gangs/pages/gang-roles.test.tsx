import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { gangAnswers, gangId, memberId, testGang, testMember } from '#testing/web/gang.ts';
import { renderPage } from '#testing/web/render.tsx';
import { GangPage } from '../index.ts';

const show = (gang: ReturnType<typeof testGang>, tab: 'members' | 'settings', answers: Answers = {}) =>
  renderPage(
    <Suspense>
      <Routes>
        <Route path="/gangs/:gangId" element={<GangPage />} />
      </Routes>
    </Suspense>,
    { path: `/gangs/${gangId}?tab=${tab}`, user: testUser(), answers: { ...gangAnswers(gang), ...answers } },
  );
const at = `/api/gangs/${gangId}`;
const ofMember = `${at}/members/${memberId(1)}`;
const changed = { body: { gang: testGang() } };
const asMember = () =>
  testGang({ role: 'member', members: [testMember(1, 'نورة', { isLinked: true, isYou: true }), testMember(2, 'فهد')] });
const button = (name: string) => screen.findByRole('button', { name });
const sentTo = (page: Awaited<ReturnType<typeof show>>, key: string) =>
  page.sent.find((sent) => sent.key === key)?.body;

it('lets a host edit a member, and sends only what changed [GANG-7]', async () => {
  const page = await show(testGang({ role: 'host' }), 'members', { [`PATCH ${ofMember}`]: changed });
  await userEvent.click(await button('تعديل نورة'));
  const name = screen.getByLabelText('الاسم');
  await userEvent.clear(name);
  await userEvent.type(name, 'أم سالم');
  await userEvent.click(screen.getByRole('switch', { name: /من الصغار/ }));
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }));
  await waitFor(() => expect(sentTo(page, `PATCH ${ofMember}`)).toEqual({ name: 'أم سالم', isYoung: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaves the name on the public page to a member with an account [GANG-7]', async () => {
  await show(testGang(), 'members');
  await userEvent.click(await button('تعديل فهد'));
  expect(screen.getByText('لهذا الاسم حساب، وقرار ظهوره منه وحده.')).toBeTruthy();
  expect(screen.queryByRole('switch', { name: /يظهر الاسم/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'دعوة لربط حساب' })).toBeNull();
});

it('shows a linked member the gang, and the own consent alone to change [GANG-7]', async () => {
  const page = await show(asMember(), 'members', { [`PATCH ${ofMember}`]: { body: { gang: asMember() } } });
  const members = within(await screen.findByRole('list', { name: 'الأعضاء' }));
  expect(members.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByLabelText('الأسماء')).toBeNull();
  expect(screen.queryByRole('link', { name: 'ابدؤوا سهرة' })).toBeNull();
  await userEvent.click(members.getByRole('button', { name: 'ظهور اسمك' }));
  expect(screen.queryByLabelText('الاسم')).toBeNull();
  expect(screen.queryByRole('button', { name: 'إزالة من الشلّة' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: /يظهر اسمي/ }));
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }));
  await waitFor(() => expect(sentTo(page, `PATCH ${ofMember}`)).toEqual({ isShown: true }));
});

it('adds pasted names in one call, and keeps all of them if they could not be added [GANG-9]', async () => {
  let isFull = true;
  const page = await show(testGang(), 'members', {
    [`POST ${at}/members`]: () => (isFull ? { refusal: { status: 409, code: 'gangs/full' } } : changed),
  });
  await userEvent.click(await screen.findByLabelText('الأسماء'));
  await userEvent.paste('بو علي\nسارة\nنوره');
  expect(screen.getByRole('alert').textContent).toContain('«نوره» موجود في القائمة');
  const names = screen.getByLabelText<HTMLInputElement>('الأسماء');
  expect(names.value).toBe('نوره');
  await userEvent.click(screen.getByRole('button', { name: 'إضافة 3 أعضاء' }));
  expect(page.sent.some(({ key }) => key === `POST ${at}/members`)).toBe(false);
  await userEvent.clear(names);
  await userEvent.click(screen.getByRole('button', { name: 'إضافة عضوين' }));
  expect(await screen.findByText('اكتملت الشلّة: 60 عضوًا.')).toBeTruthy();
  const typed = () => screen.getByRole('list', { name: 'أسماء كتبتها' });
  expect(
    within(typed())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['بو علي', 'سارة']);
  isFull = false;
  await userEvent.click(screen.getByRole('button', { name: 'إضافة عضوين' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'أسماء كتبتها' })).toBeNull());
  const both = { members: [{ name: 'بو علي' }, { name: 'سارة' }] };
  expect(page.sent.filter(({ key }) => key === `POST ${at}/members`).map(({ body }) => body)).toEqual([both, both]);
});

it('names the one that another host took meanwhile [GANG-9]', async () => {
  const taken = { 'members.1.name': 'gangs/name-taken' };
  const page = await show(testGang(), 'members', {
    [`POST ${at}/members`]: { refusal: { status: 409, code: 'gangs/name-taken', fields: taken } },
  });
  await userEvent.click(await screen.findByLabelText('الأسماء'));
  await userEvent.paste('بو علي\nسارة');
  const isRead = () => page.sent.filter(({ key }) => key === `GET ${at}`).length;
  const before = isRead();
  await userEvent.click(screen.getByRole('button', { name: 'إضافة عضوين' }));
  expect(await screen.findByText(/^«سارة» موجود في القائمة/)).toBeTruthy();
  await waitFor(() => expect(isRead()).toBe(before + 1));
});

it('asks before another part of the gang drops typed names [GANG-9]', async () => {
  await show(testGang(), 'members');
  await userEvent.type(await screen.findByLabelText('الأسماء'), 'سارة');
  const tabs = within(screen.getByRole('navigation', { name: 'أقسام الشلّة' }));
  await userEvent.click(tabs.getByRole('link', { name: 'الجدول' }));
  await userEvent.click(await screen.findByRole('button', { name: 'ابقَ هنا' }));
  expect(screen.getByLabelText<HTMLInputElement>('الأسماء').value).toBe('سارة');
});

it('asks before a closed dialog or another step drops what was changed of a member [GANG-7]', async () => {
  await show(testGang(), 'members');
  await userEvent.click(await button('تعديل نورة'));
  await userEvent.type(screen.getByLabelText('الاسم'), ' سالم');
  const stay = async () => userEvent.click(await screen.findByRole('button', { name: 'ابقَ هنا' }));
  await userEvent.click(screen.getByRole('button', { name: 'دمج مع اسم آخر' }));
  await stay();
  await userEvent.click(screen.getByRole('button', { name: 'إغلاق' }));
  await stay();
  expect(screen.getByLabelText<HTMLInputElement>('الاسم').value).toBe('نورة سالم');
});

it('says what merging does before it merges [GANG-7]', async () => {
  const page = await show(testGang(), 'members', { [`POST ${ofMember}/merge`]: changed });
  await userEvent.click(await button('تعديل نورة'));
  await userEvent.click(screen.getByRole('button', { name: 'دمج مع اسم آخر' }));
  await userEvent.selectOptions(screen.getByLabelText('الشخص نفسه باسم'), 'دانة');
  expect(screen.getByText(/تنتقل سهرات نورة كلها إلى دانة، ويختفي اسم نورة/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'الدمج في دانة' }));
  await waitFor(() => expect(sentTo(page, `POST ${ofMember}/merge`)).toEqual({ intoId: memberId(3) }));
});

it('says what removing erases before it removes [GANG-7]', async () => {
  const page = await show(testGang(), 'members', { [`DELETE ${ofMember}`]: changed });
  await userEvent.click(await button('تعديل نورة'));
  await userEvent.click(screen.getByRole('button', { name: 'إزالة من الشلّة' }));
  expect(screen.getByText(/يُمحى الاسم من الشلّة ومن كل لعبة/)).toBeTruthy();
  expect(sentTo(page, `DELETE ${ofMember}`)).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'إزالة ومحو الاسم' }));
  await waitFor(() => expect(page.sent.some(({ key }) => key === `DELETE ${ofMember}`)).toBe(true));
});

it('says that the last member can’t be removed, and offers no press for it [GANG-3, GANG-7]', async () => {
  const gang = testGang();
  await show({ ...gang, members: gang.members.slice(0, 1) }, 'members');
  await userEvent.click(await button('تعديل نورة'));
  await userEvent.click(screen.getByRole('button', { name: 'إزالة من الشلّة' }));
  expect(screen.getByText('هذا آخر عضو، ولا شلّة بلا أعضاء. يُضاف غيره أولًا.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'إزالة ومحو الاسم' })).toBeNull();
});

it('invites a member to link an account by a link that can be copied [GANG-7]', async () => {
  const page = await show(testGang(), 'members', {
    [`POST ${at}/invitations`]: { body: { token: 'Tm9Jbm5QQWdlT2ZBR2FuZw', expiresAt: 1_764_300_000_000 } },
  });
  await userEvent.click(await button('تعديل نورة'));
  await userEvent.click(screen.getByRole('button', { name: 'دعوة لربط حساب' }));
  const link = within(await screen.findByRole('group', { name: 'رابط الدعوة' }));
  expect(link.getByText(/\/gangs\/join\/Tm9Jbm5QQWdlT2ZBR2FuZw$/)).toBeTruthy();
  await userEvent.click(link.getByRole('button', { name: 'نسخ الرابط' }));
  expect(await navigator.clipboard.readText()).toContain('/gangs/join/Tm9Jbm5QQWdlT2ZBR2FuZw');
  expect(sentTo(page, `POST ${at}/invitations`)).toEqual({ memberId: memberId(1) });
});

it('lets the owner remove a host and delete the gang, after typing its name [GANG-7]', async () => {
  const page = await show(testGang(), 'settings', {
    [`DELETE ${at}/hosts/user-2`]: changed,
    [`DELETE ${at}`]: { body: {} },
  });
  await userEvent.click(await button('إنهاء استضافة بو سالم'));
  await userEvent.click(screen.getByRole('button', { name: 'إنهاء الاستضافة' }));
  await waitFor(() => expect(page.sent.some(({ key }) => key === `DELETE ${at}/hosts/user-2`)).toBe(true));
  expect(screen.queryByRole('button', { name: 'مغادرة الشلّة' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'حذف الشلّة' }));
  const confirm = screen.getByRole('button', { name: 'حذف الشلّة كلها' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  await userEvent.type(screen.getByLabelText('اسم الشلّة، للتأكيد'), 'شلة الخميس');
  await userEvent.click(confirm);
  await waitFor(() => expect(page.address()).toBe('/gangs'));
});

it('lets a co-host invite and leave, but neither remove hosts nor delete the gang [GANG-7]', async () => {
  const page = await show(testGang({ role: 'host' }), 'settings', { [`POST ${at}/leave`]: { body: {} } });
  expect(await button('دعوة للمشاركة في الاستضافة')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /أزل المضيف/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'حذف الشلّة' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'مغادرة الشلّة' }));
  expect(within(screen.getByRole('dialog')).queryByRole('radio')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'مغادرة' }));
  await waitFor(() => expect(sentTo(page, `POST ${at}/leave`)).toEqual({ isErased: false }));
});

it('lets a member leave the name and its evenings there, and says so first [GANG-7]', async () => {
  const page = await show(asMember(), 'settings', { [`POST ${at}/leave`]: { body: {} } });
  await userEvent.click(await button('مغادرة الشلّة'));
  const kept = screen.getByRole<HTMLInputElement>('radio', { name: /يبقى اسمي مع سهراتي/ });
  expect(kept.checked).toBe(true);
  expect(screen.getByText(/في الألعاب والجدول والألقاب كما هو، وبعيدًا عن الصفحة العامة/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'بياناتي في الإعدادات' }).getAttribute('href')).toBe('/profile?tab=settings');
  await userEvent.click(screen.getByRole('button', { name: 'مغادرة وإبقاء اسمي' }));
  await waitFor(() => expect(sentTo(page, `POST ${at}/leave`)).toEqual({ isErased: false }));
});

it('lets a member leave, and have the name erased, and says first what goes [GANG-7]', async () => {
  const page = await show(asMember(), 'settings', { [`POST ${at}/leave`]: { body: {} } });
  await userEvent.click(await button('مغادرة الشلّة'));
  expect(screen.queryByRole('switch', { name: /صفحة يراها/ })).toBeNull();
  expect(screen.getByText(/من الشلّة وكل ألعابها، ومن الجدول والألقاب/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /يُمحى اسمي من كل مكان/ }));
  // A closed question forgets the choice that can't be undone.
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'إلغاء' }));
  await userEvent.click(await button('مغادرة الشلّة'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /يُمحى اسمي من كل مكان/ }).checked).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: /يُمحى اسمي من كل مكان/ }));
  await userEvent.click(screen.getByRole('button', { name: 'مغادرة ومحو اسمي' }));
  await waitFor(() => expect(sentTo(page, `POST ${at}/leave`)).toEqual({ isErased: true }));
  await waitFor(() => expect(page.address()).toBe('/gangs'));
});

it('turns the public page on, and shows its address [GANG-8]', async () => {
  const token = 'UHVibGljUGFnZU9mR2FuZw';
  const page = await show(testGang(), 'settings', {
    [`PATCH ${at}`]: { body: { gang: testGang({ publicToken: token }) } },
  });
  await userEvent.click(await screen.findByRole('switch', { name: /صفحة يراها من عنده رابطها/ }));
  const address = within(await screen.findByRole('group', { name: 'رابط الصفحة' }));
  expect(address.getByText(new RegExp(`/g/${token}$`))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'مشاركة الصفحة' })).toBeTruthy();
  expect(sentTo(page, `PATCH ${at}`)).toEqual({ isPublic: true });
});
