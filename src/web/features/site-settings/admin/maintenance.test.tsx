import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { changeMaintenance, noMaintenance, type Maintenance } from '#shared/site-settings/maintenance.ts';
import { testUser, type Answer } from '#testing/web/fake-api.ts';
import { renderPage, type Rendered } from '#testing/web/render.tsx';
import { plainSettings } from '#testing/web/site-settings.ts';
import { MaintenanceCard } from './maintenance-card.tsx';
import { MaintenanceSign } from './maintenance-sign.tsx';

const setKey = 'PATCH /api/admin/site-settings/maintenance';
const on = changeMaintenance(
  noMaintenance,
  { enabled: true, message: 'نعود بعد العشاء', estimatedMinutes: 90 },
  Date.now(),
);
const show = (maintenance: Maintenance, role: 'moderator' | 'admin', answer?: Answer) =>
  renderPage(
    <>
      <MaintenanceSign />
      <MaintenanceCard />
    </>,
    {
      user: testUser({ role }),
      answers: {
        'GET /api/settings': { body: { ...plainSettings, ...maintenance } },
        ...(answer === undefined ? {} : { [setKey]: answer }),
      },
    },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = ({ sent }: Rendered) => sent.filter(({ key }) => key === setKey).map(({ body }) => body);
const sign = /الصيانة مفعّلة/;

it('asks before players are turned away, saying what will happen, and shows at once that they are [SITE-2]', async () => {
  const page = await show(noMaintenance, 'admin', { body: on });
  const minutes = await screen.findByLabelText<HTMLInputElement>('المدة المتوقعة بالدقائق');
  expect(minutes.value).toBe('60');
  expect(screen.queryByText(sign)).toBeNull();
  await userEvent.type(screen.getByLabelText('الرسالة'), 'نعود بعد العشاء');
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '٩٠');
  await press('شغّل الصيانة');
  const question = await screen.findByRole('dialog', { name: 'تشغيل الصيانة؟' });
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'يرى اللاعبون والزوار صفحة الصيانة فورًا.',
    'الألعاب الجارية تكمل إلى نهايتها، ولا تبدأ لعبة جديدة.',
    'المشرفون والمدير يدخلون كالمعتاد.',
  ]);
  expect(bodies(page)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'شغّلها الآن' }));
  await waitFor(() =>
    expect(bodies(page)).toEqual([{ enabled: true, message: 'نعود بعد العشاء', estimatedMinutes: 90 }]),
  );
  expect(await screen.findByText('الموقع تحت الصيانة الآن.')).toBeTruthy();
  expect(screen.getByText(sign)).toBeTruthy();
});

it('opens the site again without asking [SITE-2]', async () => {
  const page = await show(on, 'admin', { body: { ...on, maintenanceMode: false, maintenanceStartTime: null } });
  await press('افتح الموقع');
  await waitFor(() => expect(bodies(page)).toEqual([{ enabled: false }]));
  expect(await screen.findByText('الموقع مفتوح للجميع.')).toBeTruthy();
  expect(screen.queryByText(sign)).toBeNull();
});

it('changes the message and the estimate while it is on [SITE-2]', async () => {
  const page = await show(on, 'admin', { body: { ...on, estimatedMaintenanceTime: '120' } });
  const minutes = await screen.findByLabelText('المدة المتوقعة بالدقائق');
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '120');
  await press('احفظ التعديل');
  await waitFor(() =>
    expect(bodies(page)).toEqual([{ enabled: true, message: 'نعود بعد العشاء', estimatedMinutes: 120 }]),
  );
});

it.each(['0', '1441', 'ساعة', '1.5', ''])('takes no estimate of "%s" [SITE-2]', async (typed) => {
  const page = await show(noMaintenance, 'admin');
  const minutes = await screen.findByLabelText('المدة المتوقعة بالدقائق');
  await userEvent.clear(minutes);
  if (typed !== '') await userEvent.type(minutes, typed);
  await press('شغّل الصيانة');
  expect(await screen.findByText('اكتب عددًا من 1 إلى 1440.')).toBeTruthy();
  expect(bodies(page)).toEqual([]);
});

it('says in the question why it was not switched [SITE-2] [ERR-2]', async () => {
  await show(noMaintenance, 'admin', { refusal: { status: 503, code: 'site-settings/maintenance-failed' } });
  await press('شغّل الصيانة');
  await press('شغّلها الآن');
  expect(await screen.findByText('تعذّر تغيير وضع الصيانة.')).toBeTruthy();
});

it('shows a moderator the state, without controls [SITE-2]', async () => {
  await show(on, 'moderator');
  expect(await screen.findByText('الموقع تحت الصيانة الآن.')).toBeTruthy();
  expect(screen.getByText('تغييره للمدير وحده.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
