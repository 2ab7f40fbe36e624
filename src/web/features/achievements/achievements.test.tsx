import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Language } from '#shared/kernel/text.ts';
import { testUser, type Answer } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { keepSavedFiles } from '#testing/web/saved-files.ts';
import type { PicturePart } from './admin/badge-look.tsx';
import { AdminBadgesPage } from './admin/badges-page.tsx';
import { AdminRewardsPage } from './admin/rewards-page.tsx';
import { GameAchievements } from './components/game-achievements.tsx';
import { MyAchievements } from './components/my-achievements.tsx';

const look = {
  name: { ar: 'أول الطريق', en: 'First steps' },
  description: { ar: 'أكملت لعبتك الأولى', en: 'Your first game' },
  emblem: 'lantern',
  color: 'coral',
  pictureUrl: null,
};
const earned = {
  id: 'b-1',
  ...look,
  earnedAt: 1_763_700_000_000,
  gameId: 'game-1',
  conditions: [{ metric: 'games', atLeast: 1, reached: 3 }],
};
const open = {
  id: 'b-2',
  ...look,
  name: { ar: 'السارق', en: 'Thief' },
  earnedAt: null,
  gameId: null,
  conditions: [{ metric: 'mostSteals', atLeast: 5, reached: 2 }],
};
const reward = { id: 'r-1', kind: 'nth-game', count: 10, sessions: 2, gameId: 'game-1', grantedAt: 1_763_700_000_000 };
const own = (badges: unknown[], rewards: unknown[]) => ({ 'GET /api/achievements': { body: { badges, rewards } } });
const admin = testUser({ role: 'admin' });
const pictureId = '0199aaaa-0000-7000-8000-000000000001';
const pictureName = 'لؤلؤة';
const MediumPicker: PicturePart = ({ chosenId, onChoose }) => (
  <button
    type="button"
    aria-pressed={chosenId === pictureId}
    onClick={() => onChoose({ id: pictureId, url: '/media/k/640.webp' })}
  >
    {pictureName}
  </button>
);

it('shows earned badges, progress of others, and granted rewards [BADGE-1]', async () => {
  await renderPage(<MyAchievements />, { user: testUser(), answers: own([earned, open], [reward]) });
  expect(await screen.findByText('كسبت 1 من 2')).toBeTruthy();
  expect(screen.getByText('2 من 5')).toBeTruthy();
  expect(screen.getByText(/اسرق 5 أسئلة في لعبة واحدة/)).toBeTruthy();
  expect(screen.getByText('للعبتك رقم 10')).toBeTruthy();
});

it('shows a badge by its picture, and by its emblem where the picture does not come [BADGE-1]', async () => {
  const { container } = await renderPage(<MyAchievements />, {
    user: testUser(),
    answers: own([{ ...earned, pictureUrl: '/media/k/320.webp' }, open], []),
  });
  await screen.findByText('كسبت 1 من 2');
  const signs = () =>
    screen
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.closest('li')?.querySelector('img, svg')?.getAttribute('src') ?? 'emblem');
  expect(signs()).toEqual(['/media/k/320.webp', 'emblem']);
  fireEvent.error(container.querySelector('img')!);
  expect(signs()).toEqual(['emblem', 'emblem']);
});

it('reports that there are no badges, or that they could not be loaded [BADGE-1]', async () => {
  const page = await renderPage(<MyAchievements />, { user: testUser(), answers: own([], []) });
  expect(await screen.findByText('لا شارات بعد')).toBeTruthy();
  page.unmount();
  await renderPage(<MyAchievements />, {
    user: testUser(),
    answers: { 'GET /api/achievements': { refusal: { status: 403, code: 'auth/permission-denied' } } },
  });
  expect(await screen.findByText('لم نستطع تحميل شاراتك.')).toBeTruthy();
});

it('celebrates what this game has brought, and nothing of another [BADGE-1]', async () => {
  const page = await renderPage(<GameAchievements gameId="game-1" />, {
    user: testUser(),
    answers: own([earned, open], [reward]),
  });
  expect(await screen.findByText('شارة جديدة!')).toBeTruthy();
  expect(screen.getByText('جلستان')).toBeTruthy();
  expect(screen.queryByText('السارق')).toBeNull();
  page.unmount();
  const other = await renderPage(<GameAchievements gameId="game-2" />, {
    user: testUser(),
    answers: own([earned], [reward]),
  });
  await expect.poll(() => other.sent.length).toBeGreaterThan(0);
  expect(screen.queryByText('شارة جديدة!')).toBeNull();
});

it('asks before a badge is switched on, with who has earned it already [BADGE-1] [ADM-3]', async () => {
  const badge = {
    id: 'b-1',
    ...look,
    pictureId: null,
    conditions: [{ metric: 'games', atLeast: 1 }],
    isActive: false,
    version: 1,
    createdAt: 1,
    updatedAt: 1,
    earnedCount: 0,
  };
  const { sent } = await renderPage(<AdminBadgesPage MediumPicker={MediumPicker} />, {
    user: admin,
    answers: {
      'GET /api/admin/badges': { body: { items: [badge] } },
      'GET /api/admin/badges/b-1/preview': { body: { count: 2, names: ['نورة', 'فهد'] } },
      'POST /api/admin/badges/b-1/activation': { body: { badge: { ...badge, isActive: true } } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'فعّل' }));
  expect(await screen.findByText('شخصان حققا شروطها من قبل.')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'أعطها أيضًا لمن حقق شروطها من قبل' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'فعّل' }).at(-1)!);
  await expect
    .poll(() => sent.find(({ key }) => key.endsWith('/activation'))?.body)
    .toEqual({ isActive: true, alsoPast: true });
});

const rule = {
  id: 'rule-1',
  kind: 'nth-game',
  count: 2,
  sessions: 1,
  isActive: true,
  startsAt: null,
  endsAt: null,
  createdAt: 1,
  updatedAt: 1,
  grantCount: 3,
  sessionCount: 3,
};
async function showRewards(rules: readonly unknown[], language: Language = 'ar') {
  const shown = await renderPage(<AdminRewardsPage />, {
    user: admin,
    language,
    answers: {
      'GET /api/admin/rewards': { body: { items: rules } },
      'GET /api/admin/rewards/grants': { body: { items: [], nextCursor: null, hasMore: false } },
      'GET /api/admin/site-settings/referral-reward': { body: { inviter: 1, invited: 1 } },
      'POST /api/admin/site-settings/referral-reward': { body: { inviter: 11, invited: 0 } },
      'POST /api/admin/rewards': { refusal: { status: 400, code: 'system/invalid-input' } },
      'PATCH /api/admin/rewards/rule-1': { body: { rule } },
    },
  });
  return { changes: () => shown.sent.filter(({ key }) => !key.startsWith('GET')).map(({ body }) => body) };
}
const asks = (name: string) => within(screen.getByRole('dialog', { name }));
const linesOf = (question: ReturnType<typeof asks>) =>
  question.getAllByText(/\.$/).map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
async function retype(field: string, typed: string) {
  await userEvent.clear(await screen.findByLabelText(field));
  await userEvent.type(screen.getByLabelText(field), typed);
}

it('adds a rule once its admin has read whom it grants how much [BADGE-1] [ADM-4]', async () => {
  const { changes } = await showRewards([]);
  expect(await screen.findByText('لا قواعد بعد')).toBeTruthy();
  await press('أضف قاعدة');
  await userEvent.type(await screen.findByLabelText('العدد'), '10');
  await retype('الجلسات الممنوحة', '100');
  await press('أضف قاعدة');
  const question = asks('حفظ القاعدة؟');
  expect(linesOf(question)).toEqual([
    'حين يكمل أي شخص لعبته رقم 10، نمنحه 100 جلسة.',
    'يبدأ ذلك فور الحفظ، مع كل لعبة تنتهي بعده.',
    'ما مُنح من قبل يبقى لأصحابه.',
  ]);
  expect(changes()).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'تراجع' }));
  // The input stays, and going back doesn't leave the page.
  expect(screen.queryByRole('dialog', { name: /^(حفظ القاعدة|تغادر)/ })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('العدد').value).toBe('10');
  await press('أضف قاعدة');
  await press('احفظ القاعدة');
  await expect
    .poll(changes)
    .toEqual([{ kind: 'nth-game', count: 10, sessions: 100, isActive: true, startsAt: null, endsAt: null }]);
  expect(await asks('حفظ القاعدة؟').findByRole('alert')).toBeTruthy();
});

it('says what a rule will grant, in English too, and that one that is stopped grants nothing [BADGE-1] [ADM-4]', async () => {
  const { changes } = await showRewards([rule], 'en');
  await userEvent.click(await screen.findByRole('button', { name: /^Change For your game number 2/ }));
  await userEvent.selectOptions(screen.getByLabelText('What is rewarded?'), 'every-games');
  await retype('Sessions granted', '5');
  await press('Save');
  expect(linesOf(asks('Save the rule?'))[0]).toBe(
    'Whenever anybody has finished another 2 games, they get 5 sessions.',
  );
  await press('Go back');
  await userEvent.click(screen.getByRole('switch', { name: 'The rule is active' }));
  await press('Save');
  expect(linesOf(asks('Stop this rule?'))).toEqual([
    'This rule will grant nobody any sessions from now on.',
    'Sessions that were already granted stay.',
  ]);
  await press('Stop the rule');
  await expect.poll(changes).toMatchObject([{ sessions: 5, isActive: false }]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it("doesn't ask before changing a rule that grants nothing [BADGE-1] [ADM-4]", async () => {
  const { changes } = await showRewards([{ ...rule, isActive: false }]);
  await userEvent.click(await screen.findByRole('button', { name: /^عدّل للعبتك/ }));
  await retype('الجلسات الممنوحة', '5');
  await press('احفظ');
  await expect.poll(changes).toMatchObject([{ sessions: 5, isActive: false }]);
});

it('sets what an invitation is worth once its admin has read who gets what [REF-1] [ADM-4]', async () => {
  const { changes } = await showRewards([]);
  await retype('جلسات لمن دعا', '11');
  await retype('جلسات للمدعو', '0');
  await press('احفظ');
  const question = asks('تغيير مكافأة الدعوة؟');
  expect(linesOf(question).slice(0, 2)).toEqual(['نمنح من دعا غيره 11 جلسة.', 'لا نمنح المدعو جلسات.']);
  expect(changes()).toEqual([]);
  await press('احفظ المكافأة');
  await expect.poll(changes).toEqual([{ inviter: 11, invited: 0 }]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

const addedKey = 'POST /api/admin/badges';
async function writeBadge(answer: Answer, language: Language = 'ar') {
  const shown = await renderPage(<AdminBadgesPage MediumPicker={MediumPicker} />, {
    user: admin,
    language,
    answers: { 'GET /api/admin/badges': { body: { items: [] } }, [addedKey]: answer },
  });
  const words =
    language === 'ar'
      ? { add: 'أضف شارة', condition: 'أضف شرطًا', name: 'الاسم', about: 'الوصف' }
      : { add: 'Add a badge', condition: 'Add a condition', name: 'Name', about: 'Description' };
  await userEvent.click(await screen.findByRole('button', { name: words.add }));
  for (const field of [...screen.getAllByLabelText(words.name), ...screen.getAllByLabelText(words.about)])
    await userEvent.type(field, 'x');
  await userEvent.click(screen.getByRole('button', { name: words.condition }));
  const rows = () =>
    screen.getAllByRole('group', { name: language === 'ar' ? /^الشرط \d/ : /^Condition \d/ }).map((row) => within(row));
  return {
    sent: () => shown.sent.filter(({ key }) => key === addedKey),
    rows,
    save: () => userEvent.click(screen.getAllByRole('button', { name: words.add }).at(-1)!),
  };
}

it('shows at each condition of a badge what is wrong with it [BADGE-1] [ADM-3]', async () => {
  const { sent, rows, save } = await writeBadge({ body: {} });
  const said = () => rows().map((row) => row.queryAllByRole('alert').map(({ textContent }) => textContent));
  const [first, second] = rows();
  await userEvent.selectOptions(second!.getByLabelText('ما يُحسب'), 'games');
  await userEvent.type(second!.getByLabelText('على الأقل'), '10000001');
  await save();
  expect(said()).toEqual([['هذا الحقل مطلوب'], ['اختر كل شرط مرة واحدة.', 'العدد أكبر مما يُقبل هنا']]);
  await userEvent.type(first!.getByLabelText('على الأقل'), '0');
  await userEvent.clear(second!.getByLabelText('على الأقل'));
  await userEvent.type(second!.getByLabelText('على الأقل'), '٥٠');
  expect(said()).toEqual([['اكتب عددًا صحيحًا أكبر من صفر'], ['اختر كل شرط مرة واحدة.']]);
  expect(second!.getByLabelText('ما يُحسب').getAttribute('aria-invalid')).toBe('true');
  // The repeat is mended from the other row too.
  await userEvent.selectOptions(first!.getByLabelText('ما يُحسب'), 'sweeps');
  await userEvent.type(first!.getByLabelText('على الأقل'), '{Backspace}3');
  await expect.poll(said).toEqual([[], []]);
  expect(sent()).toEqual([]);
  await save();
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toMatchObject([
      {
        name: { ar: 'x', en: 'x' },
        conditions: [
          { metric: 'sweeps', atLeast: 3 },
          { metric: 'games', atLeast: 50 },
        ],
      },
    ]);
});

it('gives a badge a picture of the library, required if none is chosen yet [BADGE-1] [ADM-3]', async () => {
  const { sent, rows, save } = await writeBadge({
    refusal: {
      status: 400,
      code: 'achievements/picture-not-found',
      fields: { pictureId: 'achievements/picture-not-found' },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'احذف الشرط 2' }));
  await userEvent.type(rows()[0]!.getByLabelText('على الأقل'), '3');
  await userEvent.click(screen.getByRole('radio', { name: 'صورة من المكتبة' }));
  expect(screen.queryByRole('radio', { name: 'صقر' })).toBeNull();
  await save();
  expect(await screen.findByText('اختر صورة من المكتبة')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'صورة من المكتبة' }));
  await userEvent.click(screen.getByRole('button', { name: pictureName, pressed: false }));
  await userEvent.click(screen.getByRole('radio', { name: 'رسم من رسومنا' }));
  await userEvent.click(screen.getByRole('radio', { name: 'صورة من المكتبة' }));
  expect(screen.getByRole('button', { name: pictureName, pressed: true })).toBeTruthy();
  await save();
  expect(await screen.findByText('هذه الصورة ليست في المكتبة. اختر غيرها.')).toBeTruthy();
  expect(sent().map(({ body }) => body)).toMatchObject([{ emblem: 'lantern', pictureId }]);
});

it('opens the badge that its address names [BADGE-1] [ADM-3]', async () => {
  const badge = {
    id: 'b-1',
    ...look,
    pictureId: null,
    conditions: [{ metric: 'games', atLeast: 10 }],
    isActive: true,
    version: 4,
    createdAt: 1,
    updatedAt: 1,
    earnedCount: 7,
  };
  const shown = await renderPage(<AdminBadgesPage MediumPicker={MediumPicker} />, {
    user: admin,
    path: '/admin/badges?edit=b-1',
    answers: {
      'GET /api/admin/badges': { body: { items: [badge] } },
      'PATCH /api/admin/badges/b-1': { body: { badge } },
    },
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'عدّل أول الطريق' }));
  await userEvent.click(sheet.getByRole('button', { name: 'احفظ' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(shown.address()).toBe('/admin/badges');
  expect(shown.sent.find(({ key }) => key.startsWith('PATCH'))?.body).toMatchObject({ version: 4 });
});

it('saves the badges in their order with what each asks for [BADGE-1] [ADM-3]', async () => {
  const badge = {
    id: 'b-1',
    ...look,
    pictureId: null,
    conditions: [
      { metric: 'games', atLeast: 10 },
      { metric: 'mostSteals', atLeast: 5 },
    ],
    isActive: true,
    version: 1,
    createdAt: 1,
    updatedAt: 1,
    earnedCount: 7,
  };
  const saved = keepSavedFiles();
  await renderPage(<AdminBadgesPage MediumPicker={MediumPicker} />, {
    user: admin,
    answers: { 'GET /api/admin/badges': { body: { items: [badge] } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'نزّل CSV' }));
  await expect.poll(() => saved.length).toBe(1);
  expect((await saved[0]?.text())?.split('\r\n')).toEqual([
    '\ufeffالاسم (بالعربية),الاسم (بالإنجليزية),الشروط (كلها معًا),الحالة,عدد من كسبوها',
    'أول الطريق,First steps,العب 10 ألعاب | اسرق 5 أسئلة في لعبة واحدة,مفعّلة,7',
    '',
  ]);
});

it('puts what the server refuses at its condition, in English too [BADGE-1] [ADM-3]', async () => {
  const fields = {
    'conditions.1.metric': 'achievements/condition-twice',
    'conditions.0.atLeast': 'too-big',
    'name.en': 'too-long',
  };
  const { rows, save } = await writeBadge({ refusal: { status: 400, code: 'system/invalid-input', fields } }, 'en');
  for (const [index, row] of rows().entries()) await userEvent.type(row.getByLabelText('At least'), String(index + 1));
  await save();
  const [first, second] = rows();
  expect(await first!.findByText('The number is larger than allowed here')).toBeTruthy();
  expect(second!.getByText('Choose each condition once.')).toBeTruthy();
  expect(screen.getByText('The text is longer than its place')).toBeTruthy();
});
