import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { changeMaintenance, noMaintenance, type Maintenance } from '#shared/site-settings/maintenance.ts';
import { testUser, type Answer, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { plainSettings } from '#testing/web/site-settings.ts';
import { LiveUpdates } from '../../lib/live-updates.tsx';
import { Router } from '../router.tsx';

const title = 'سِراج تحت الصيانة';
const on = (message = '') =>
  changeMaintenance(noMaintenance, { enabled: true, message, estimatedMinutes: 30 }, Date.now());
const settings = (maintenance: Maintenance): Answer => ({ body: { ...plainSettings, ...maintenance } });
const visit = (
  path: string,
  user: ReturnType<typeof testUser> | null = null,
  maintenance = on(),
  answers: Answers = {},
) =>
  renderPage(<Router />, {
    path,
    user,
    answers: {
      'GET /api/settings': settings(maintenance),
      'GET /api/admin/support-requests/waiting': { body: { count: 0, oldestAt: null, reportedQuestions: 0 } },
      ...answers,
    },
  });
const findTitle = () => screen.findByRole('heading', { level: 1, name: title });

afterEach(() => {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
});

it.each(['/', '/store', '/auth/register', '/nowhere', '/admin'])(
  'replaces %s for a visitor, with the rest of the estimate [SITE-2]',
  async (path) => {
    const page = await visit(path);
    await findTitle();
    expect(screen.getByText('نرتّب المكان ونعود. ألعابك وجلساتك محفوظة كما هي.')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^نعود بعد(30:00|29:5\d)$/);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(page.address()).toBe(path);
  },
);

it("is shown to a player too, with the admin's message, without a link for staff [SITE-2]", async () => {
  await visit('/profile', testUser(), on('نعود بعد صلاة العشاء'));
  await findTitle();
  expect(screen.getByText('نعود بعد صلاة العشاء')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'دخول فريق سِراج' })).toBeNull();
});

it.each([
  ['/auth/login', 'حيّاك الله'],
  ['/auth/forgot-password', null],
  ['/auth/reset-password', null],
  ['/auth/action', null],
  ['/auth/email-signin', null],
  ['/answer/1', null],
  ['/game/g-1', null],
  ['/game-summary/g-1', null],
])('leaves %s open: signing in, and a game in play [SITE-2]', async (path, heading) => {
  const page = await visit(path, path.startsWith('/game') ? testUser() : null);
  if (heading !== null) await screen.findByRole('heading', { name: heading });
  await waitFor(() => expect(page.sent.some(({ key }) => key === 'GET /api/settings')).toBe(true));
  await waitFor(() => expect(document.querySelector('#content')?.textContent).not.toBe(''));
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

it('leaves every page open to an admin [SITE-2]', async () => {
  const page = await visit('/contact', testUser({ role: 'admin' }));
  await screen.findByRole('heading', { name: 'تواصل معنا' });
  expect(page.address()).toBe('/contact');
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

it('leads a moderator to the dashboard, and from there leaves every page open [SITE-2]', async () => {
  const page = await visit('/contact', testUser({ role: 'moderator' }));
  await expect.poll(page.address).toBe('/admin');
  await userEvent.click(await screen.findByRole('link', { name: /الصفحة الرئيسية|الرئيسية/ }));
  await expect.poll(page.address).toBe('/');
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

it('leads a moderator who was kept out, and has signed in, to the dashboard [SITE-2]', async () => {
  const moderator = testUser({ role: 'moderator' });
  const page = await visit('/store', null, on(), { 'POST /api/auth/sign-in': { body: { user: moderator } } });
  await userEvent.click(await screen.findByRole('link', { name: 'دخول فريق سِراج' }));
  await userEvent.type(await screen.findByLabelText('البريد الإلكتروني'), moderator.email);
  await userEvent.type(screen.getByLabelText('كلمة المرور'), 'secret-1');
  await userEvent.keyboard('{Enter}');
  await expect.poll(page.address).toBe('/admin');
  expect(await screen.findByRole('heading', { name: 'نظرة عامة' })).toBeTruthy();
});

it('comes up on an open page at the first call that is turned away [SITE-2]', async () => {
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      static readonly OPEN = 1;
      readonly readyState = 0;
      close() {
        return undefined;
      }
    },
  );
  let maintenance = noMaintenance;
  const page = await renderPage(
    <LiveUpdates>
      <Router />
    </LiveUpdates>,
    {
      path: '/contact',
      answers: {
        'GET /api/settings': () => settings(maintenance),
        'POST /api/support-requests': { refusal: { status: 503, code: 'system/maintenance' } },
      },
    },
  );
  await userEvent.type(await screen.findByLabelText('صف لنا المشكلة'), 'لا أسمع صوت اللعبة');
  maintenance = on();
  await userEvent.click(screen.getByRole('button', { name: 'أرسل' }));
  await findTitle();
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  expect(page.address()).toBe('/contact');
});

it("doesn't block an offline user: whether maintenance lasts is unknown then [SITE-2]", async () => {
  await visit('/contact');
  await findTitle();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByRole('heading', { name: 'تواصل معنا' })).toBeTruthy();
});

it('says soon when the estimate has run out [SITE-2]', async () => {
  await visit('/', null, { ...on(), maintenanceStartTime: Date.now() - 31 * 60_000 });
  expect((await screen.findByText('نعود قريبًا')).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('timer')).toBeNull();
});
