import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ar } from '#shared/i18n/ar/index.ts';
import { present } from '#shared/kernel/assert.ts';
import { testUser } from '#testing/web/fake-api.ts';
import { openSetup, pressStart, startedPack } from '#testing/web/setup-page.tsx';
import {
  accept,
  answers,
  badr,
  drawnTeams,
  drawExpiresAt,
  face,
  gang,
  gangId,
  haya,
  idOf,
  isOn,
  member,
  noura,
  openTonight,
  press,
  saad,
  salem,
  sentTo,
} from '#testing/web/tonight.ts';
import { forgetGang, keepGang } from '#web/features/gangs/queries.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { stored } from '../../../lib/storage.ts';
import { newDraft, problemsOf, readDraft } from '../components/setup/draft.ts';
import { gangQuery, hostedGangsQuery } from './gang-queries.ts';

it('says that a member left before the draw, and draws those who stayed, also where the gangs load no more [GANG-10]', async () => {
  stored.gang.write(gangId);
  let isGone = false;
  const page = await openTonight({
    'GET /api/gangs': () =>
      isGone ? { refusal: { status: 500, code: 'system/unexpected' } } : { body: { items: [{ ...gang, members: 4 }] } },
    [`GET /api/gangs/${gangId}`]: () => ({ body: { gang: isGone ? { ...gang, members: [saad, haya, badr] } : gang } }),
    [`POST /api/gangs/${gangId}/draw`]: () => {
      if (isGone) return { body: { teams: [[haya.id], [saad.id]], odds: [49, 51], seed: 'K7M4Q9XR' } };
      isGone = true;
      return { refusal: { status: 404, code: 'gangs/unknown-member' } };
    },
  });
  await press('قرعة عادلة');
  await screen.findByText('غادر أحد الأعضاء الشلّة، وحدّثنا القائمة. حاولوا مرة أخرى.');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^نورة/ })).toBeNull());
  await waitFor(() => expect(page.sent.filter(({ key }) => key === 'GET /api/gangs')).toHaveLength(2));
  await press('قرعة عادلة');
  await screen.findByText('K7M4Q9XR');
  expect(sentTo(page, `POST /api/gangs/${gangId}/draw`)).toMatchObject([
    { memberIds: [saad.id, haya.id, noura.id] },
    { memberIds: [saad.id, haya.id] },
  ]);
});

it('keeps an open draw where the screen is turned or resized to another layout, and its card in one place [GANG-11]', async () => {
  const page = await openTonight();
  const resize = (width: number, height: number) =>
    act(() => {
      [window.innerWidth, window.innerHeight] = [width, height];
      window.dispatchEvent(new Event('resize'));
    });
  const cards = () => screen.getAllByRole('button', { name: /من حاضر الليلة؟/, hidden: true }).length;
  await userEvent.click(face('بدر'));
  resize(800, 1100);
  expect(isOn('بدر')).toBe(true);
  await press('قرعة عادلة');
  await screen.findByText('K7M4Q9XR');
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    resize(width, height);
    expect(screen.getByText('K7M4Q9XR')).toBeTruthy();
    expect(cards()).toBe(1);
  }
  expect(sentTo(page, `POST /api/gangs/${gangId}/draw`)).toHaveLength(1);
  await accept();
  expect(screen.getByRole('button', { name: /من حاضر الليلة؟/ })).toBeTruthy();
});

it('draws the member who stays where another was merged into them while the dialog was open [GANG-4]', async () => {
  stored.gang.write(gangId);
  let isMerged = false;
  const merged = { ...gang, members: [saad, haya, badr], merges: [{ id: noura.id, intoId: badr.id }] };
  const page = await openTonight({
    'GET /api/gangs': { body: { items: [{ ...gang, members: 4 }] } },
    [`GET /api/gangs/${gangId}`]: () => ({ body: { gang: isMerged ? merged : gang } }),
    [`POST /api/gangs/${gangId}/draw`]: () => {
      if (isMerged) return { body: { teams: [[haya.id, badr.id], [saad.id]], odds: [49, 51], seed: 'K7M4Q9XR' } };
      isMerged = true;
      return { refusal: { status: 404, code: 'gangs/unknown-member' } };
    },
  });
  await press('قرعة عادلة');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^نورة/ })).toBeNull());
  expect(screen.getByRole('button', { name: /^بدر/ }).getAttribute('aria-pressed')).toBe('true');
  await press('قرعة عادلة');
  await screen.findByText('K7M4Q9XR');
  expect(sentTo(page, `POST /api/gangs/${gangId}/draw`).at(-1)).toMatchObject({
    memberIds: [saad.id, haya.id, badr.id],
  });
});

it('drops a member who left from the drawn teams, which is no draw any more [GANG-12]', async () => {
  let isGone = false;
  const page = await openTonight({
    [`GET /api/gangs/${gangId}`]: () => ({ body: { gang: isGone ? { ...gang, members: [saad, haya, badr] } : gang } }),
    [`POST /api/gangs/${gangId}/odds`]: () => {
      if (isGone) return { body: { odds: [62, 38] } };
      isGone = true;
      return { refusal: { status: 404, code: 'gangs/unknown-member' } };
    },
  });
  await press('قرعة عادلة');
  await screen.findByText('K7M4Q9XR');
  await userEvent.click(await screen.findByRole('button', { name: /^بدر/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'الصقور' }));
  await screen.findByText('62');
  expect(sentTo(page, `POST /api/gangs/${gangId}/odds`).at(-1)).toEqual({ teams: [[haya.id, badr.id], [saad.id]] });
});

it('asks once who is here where the address asks: it does not ask again after a reload [GANG-10]', async () => {
  const page = await openSetup(answers, testUser(), `/game?gang=${gangId}`);
  await screen.findByRole('dialog', { name: 'من حاضر الليلة؟' });
  await waitFor(() => expect(page.address()).toBe('/game'));
  expect(screen.getByRole('dialog', { name: 'من حاضر الليلة؟' })).toBeTruthy();
  expect(stored.gang.read()).toBe(gangId);
});

it('begins with those whom the server knows of the last game, once these teams have played [GANG-10]', async () => {
  const page = await openTonight();
  await press('قرعة عادلة');
  await accept();
  await press('فاجئنا');
  await pressStart();
  await waitFor(() => expect(page.address()).toBe(`/game/${startedPack.gameId}`));
  page.unmount();
  // A name was merged into Badr's, or a co-host has played meanwhile.
  const changed = { ...gang, lastHere: [badr.id, noura.id] };
  await openTonight({ [`GET /api/gangs/${gangId}`]: { body: { gang: changed } } });
  expect(['سعد', 'هيا', 'نورة', 'بدر'].filter(isOn)).toEqual(['نورة', 'بدر']);
});

it('shows the number of a draw as long as an evening keeps it [GANG-11]', async () => {
  const page = await openTonight();
  await press('قرعة عادلة');
  await accept();
  expect(screen.getByText('K7M4Q9XR')).toBeTruthy();
  page.unmount();
  const kept = present(readDraft(stored.gameSetup.read()), 'the draft');
  expect(kept.gang?.expiresAt).toBe(drawExpiresAt);
  stored.gameSetup.write({ ...kept, gang: { ...present(kept.gang, 'its gang'), expiresAt: Date.now() } });
  await openSetup(answers);
  expect(await screen.findByText(/الفرق باختياركم/)).toBeTruthy();
  expect(screen.queryByText('K7M4Q9XR')).toBeNull();
});

it('leads back to the drawn teams while the same people are here [GANG-10]', async () => {
  await openTonight();
  await userEvent.click(face('بدر'));
  await press('قرعة عادلة');
  await userEvent.click(await screen.findByRole('button', { name: 'الحضور' }));
  await press('ارجعوا إلى القرعة');
  expect(screen.getByText('K7M4Q9XR')).toBeTruthy();
  await press('الحضور');
  await userEvent.click(face('بدر'));
  expect(screen.queryByRole('button', { name: 'ارجعوا إلى القرعة' })).toBeNull();
});

it('takes no more than 12 into a team and 48 into a game, and starts a larger gang with no one on [GANG-10]', async () => {
  const members = Array.from({ length: 49 }, (_, index) => ({
    ...member(0, `عضو ${index}`),
    id: `0191aaaa-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
  }));
  const ids = members.map(({ id }) => id);
  const teams = [ids.slice(0, 12), ids.slice(12, 23)];
  const page = await openSetup({
    ...answers,
    [`GET /api/gangs/${gangId}`]: { body: { gang: { ...gang, members, lastHere: [] } } },
    [`POST /api/gangs/${gangId}/draw`]: { body: { teams, odds: [49, 51], seed: 'K7M4Q9XR' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^من حاضر الليلة؟/ }));
  await screen.findByText('لا أحد بعد');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'الكل' }));
  expect(screen.getByText('أقصى عدد 12 في الفريق. زيدوا الفرق، أو خفّفوا الحضور.')).toBeTruthy();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('radio', { name: '4 فرق' }));
  expect(screen.getByText('أقصى عدد 48 لاعبًا. خفّفوا الحضور.')).toBeTruthy();
  await userEvent.click(face('عضو 48'));
  await press('قرعة عادلة');
  await screen.findByText('K7M4Q9XR');
  await userEvent.click(await screen.findByRole('button', { name: 'عضو 12' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'الصقور' }));
  expect(screen.getByText('أقصى عدد 12 في الفريق. انقلوا منه اسمًا قبل ذلك.')).toBeTruthy();
  expect(sentTo(page, `POST /api/gangs/${gangId}/odds`)).toEqual([]);
});

it('says which team of the form has no one after a change of their number [GANG-12]', async () => {
  await openTonight();
  await press('قرعة عادلة');
  await accept();
  await userEvent.click(screen.getByRole('radio', { name: '3 فرق' }));
  expect(screen.getByText('لا أحد في هذا الفريق. أعيدوا القرعة، أو قلّلوا الفرق.')).toBeTruthy();
});

it('does not start a game with a team of no one, and says so [GANG-12]', async () => {
  const page = await openTonight();
  await press('قرعة عادلة');
  await accept();
  await userEvent.click(screen.getByRole('radio', { name: '3 فرق' }));
  const draft = readDraft(stored.gameSetup.read());
  expect(draft === null ? null : problemsOf(draft)).toMatchObject({ 'teams.2.members': 'gangs/team-empty' });
  page.unmount();
});

it('says which draw these teams are, as the server counts, and nothing of it once a name was moved [DRAW-5]', async () => {
  let draws = 2;
  await openTonight({
    [`POST /api/gangs/${gangId}/draw`]: () => ({
      body: { teams: drawnTeams, odds: [49, 51], seed: 'K7M4Q9XR', draws: (draws += 1) },
    }),
  });
  await press('قرعة عادلة');
  expect((await screen.findByText(/القرعة الثالثة/)).closest('p')?.textContent).toContain('قرعة رقم K7M4Q9XR');
  await press('أعيدوا القرعة');
  await screen.findByText(/القرعة الرابعة/);
  await userEvent.click(await screen.findByRole('button', { name: /^نورة/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'اللؤلؤ' }));
  await screen.findByText('62');
  expect(screen.queryByText(/القرعة ال/)).toBeNull();
});

it('asks before a closed dialog loses the draw [GANG-11]', async () => {
  await openTonight();
  await press('قرعة عادلة');
  await screen.findByText('K7M4Q9XR');
  await press(ar.shell.close);
  await userEvent.click(await screen.findByRole('button', { name: ar.shell.unsaved.stay }));
  expect(screen.getByText('K7M4Q9XR')).toBeTruthy();
  await press(ar.shell.close);
  await userEvent.click(await screen.findByRole('button', { name: ar.shell.unsaved.leave }));
  await waitFor(() => expect(screen.queryByText('K7M4Q9XR')).toBeNull());
});

it('asks before another gang loses the draw [GANG-11]', async () => {
  const other = { ...gang, id: idOf(8), name: 'العائلة', members: [salem] };
  const cards = [gang, other].map((each) => ({ ...each, members: each.members.length }));
  await openTonight({
    'GET /api/gangs': { body: { items: cards } },
    [`GET /api/gangs/${other.id}`]: { body: { gang: other } },
  });
  await userEvent.click(face('بدر'));
  await press('قرعة عادلة');
  await userEvent.click(await screen.findByRole('button', { name: 'الحضور' }));
  await userEvent.click(screen.getByRole('radio', { name: 'العائلة' }));
  await userEvent.click(await screen.findByRole('button', { name: ar.shell.unsaved.stay }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: gang.name }).checked).toBe(true);
  await press('ارجعوا إلى القرعة');
  expect(screen.getByText('K7M4Q9XR')).toBeTruthy();
  await press('الحضور');
  await userEvent.click(screen.getByRole('radio', { name: 'العائلة' }));
  await userEvent.click(await screen.findByRole('button', { name: ar.shell.unsaved.leave }));
  await screen.findByRole('button', { name: /^سالم/ });
  expect(screen.queryByRole('button', { name: 'ارجعوا إلى القرعة' })).toBeNull();
});

it('gives typed players back once the gang is put away [GANG-11]', async () => {
  const typed = readDraft({ ...newDraft(['الصقور', 'اللآلئ']), gang: null });
  if (typed === null) throw new Error('no draft');
  stored.gameSetup.write({ ...typed, teams: typed.teams.map((team) => ({ ...team, players: 'مريم، علي' })) });
  await openTonight();
  await press('قرعة عادلة');
  await accept();
  await press('العبوا بلا شلّة');
  expect(readDraft(stored.gameSetup.read())).toMatchObject({
    gang: null,
    teams: [{ players: 'مريم، علي' }, { players: 'مريم، علي' }],
  });
});

it('shows a gang as its pages changed it, and forgets one that is gone [GANG-10]', async () => {
  const client = createQueryClient();
  const { queryKey } = gangQuery(gangId);
  const isHostedStale = () => client.getQueryState(hostedGangsQuery.queryKey)?.isInvalidated;
  client.setQueryData(queryKey, gang);
  client.setQueryData(hostedGangsQuery.queryKey, [{ ...gang, members: 4 }]);
  await keepGang(client, { ...gang, members: [saad] });
  expect(client.getQueryData(queryKey)?.members).toEqual([saad]);
  expect(isHostedStale()).toBe(true);
  client.setQueryData(hostedGangsQuery.queryKey, [{ ...gang, members: 1 }]);
  stored.gang.write(gangId);
  await forgetGang(client, gangId);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  expect(isHostedStale()).toBe(true);
  expect(stored.gang.read()).toBeNull();
});

it('gives the focus to what takes the place of a pressed button, and first to the faces [GANG-10]', async () => {
  let answer: (value: { body: unknown }) => void = () => undefined;
  const page = await openSetup({
    ...answers,
    [`GET /api/gangs/${gangId}`]: () => new Promise((resolve) => (answer = resolve)),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^من حاضر الليلة؟/ }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByRole('button', { name: ar.shell.close }).focus();
  answer({ body: { gang } });
  await screen.findByRole('button', { name: /^سعد/ });
  expect(document.activeElement).toBe(face('سعد'));
  await press('فرّقوا اثنين');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'إلغاء' }));
  await press('إلغاء');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'فرّقوا اثنين' }));
  page.unmount();
});

it('changes no people and no gang while a draw is on its way [GANG-10]', async () => {
  let answer: (value: { body: unknown }) => void = () => undefined;
  await openTonight({
    'GET /api/gangs': {
      body: {
        items: [
          { ...gang, members: 4 },
          { ...gang, id: idOf(8), name: 'العائلة', members: 2 },
        ],
      },
    },
    [`POST /api/gangs/${gangId}/draw`]: () => new Promise((resolve) => (answer = resolve)),
  });
  const isOff = () =>
    [face('سعد'), screen.getByRole('radio', { name: 'العائلة' })].map(
      (element) => element.closest('fieldset')?.disabled,
    );
  expect(isOff()).toEqual([false, false]);
  await press('قرعة عادلة');
  await waitFor(() => expect(isOff()).toEqual([true, true]));
  answer({ body: { teams: drawnTeams, odds: [49, 51], seed: 'K7M4Q9XR' } });
  await screen.findByText('K7M4Q9XR');
});
