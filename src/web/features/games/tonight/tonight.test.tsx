import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ar } from '#shared/i18n/ar/index.ts';
import { testUser } from '#testing/web/fake-api.ts';
import { categories, openSetup, pressStart, startedGame, startedPack } from '#testing/web/setup-page.tsx';
import {
  accept,
  answers,
  badr,
  drawExpiresAt,
  drawnTeams,
  face,
  gang,
  gangId,
  haya,
  idOf,
  isOn,
  noura,
  openTonight,
  press,
  saad,
  salem,
  sentTo,
} from '#testing/web/tonight.ts';
import { stored } from '../../../lib/storage.ts';

it('has last time’s people on, and taps change who is here [GANG-10]', async () => {
  const page = await openTonight();
  expect(['سعد', 'هيا', 'نورة', 'بدر'].map(isOn)).toEqual([true, true, true, false]);
  expect(screen.getByText('3 حاضرين')).toBeTruthy();
  await userEvent.click(face('بدر'));
  await userEvent.click(face('سعد'));
  await press('قرعة عادلة');
  await screen.findByText('K7M4Q9XR');
  expect(sentTo(page, `POST /api/gangs/${gangId}/draw`)).toEqual([
    { memberIds: [haya.id, noura.id, badr.id], teams: 2, apart: [], together: [] },
  ]);
});

it('asks at once who is here where the page of a gang leads to set-up; a gang that is gone opens the first [GANG-10]', async () => {
  for (const asked of [gangId, idOf(9)]) {
    const page = await openSetup(answers, testUser(), `/game?gang=${asked}`);
    expect(await screen.findByRole('dialog', { name: 'من حاضر الليلة؟' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /سعد/ })).toBeTruthy();
    page.unmount();
  }
});

it('adds a name that is typed once, and takes a known one for the member [GANG-10]', async () => {
  const page = await openTonight({
    [`POST /api/gangs/${gangId}/members`]: { body: { gang: { ...gang, members: [...gang.members, salem] } } },
  });
  const field = screen.getByLabelText('اسم جديد');
  await userEvent.type(field, 'بدر{Enter}');
  expect(isOn('بدر')).toBe(true);
  expect(page.sent.some(({ key }) => key.endsWith('/members'))).toBe(false);
  await userEvent.type(field, 'اسم طويل جدًا جدًا جدًا جدًا جدًا{Enter}');
  expect(screen.getByText('الاسم طويل. أقصاه 24 حرفًا.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'سالم{Enter}');
  await screen.findByRole('button', { name: /سالم/ });
  expect(isOn('سالم')).toBe(true);
  expect(sentTo(page, `POST /api/gangs/${gangId}/members`)).toEqual([{ members: [{ name: 'سالم' }] }]);
});

it('keeps two apart or together for tonight, and says where no teams meet the wishes [GANG-10]', async () => {
  const page = await openTonight({
    [`POST /api/gangs/${gangId}/draw`]: { refusal: { status: 400, code: 'gangs/draw-impossible' } },
  });
  await press('فرّقوا اثنين');
  await userEvent.click(face('سعد'));
  await userEvent.click(face('هيا'));
  await press('اجمعوا اثنين');
  await userEvent.click(face('هيا'));
  await userEvent.click(face('نورة'));
  await press('قرعة عادلة');
  await screen.findByText(/لا تجتمع هذه الرغبات/);
  expect(sentTo(page, `POST /api/gangs/${gangId}/draw`)).toMatchObject([
    { apart: [[saad.id, haya.id]], together: [[haya.id, noura.id]] },
  ]);
  await press('إلغاء: سعد وهيا');
  expect(screen.queryByRole('button', { name: 'إلغاء: سعد وهيا' })).toBeNull();
});

it('chooses another gang in the dialog, also while the form has one, and remembers it [GANG-10]', async () => {
  const other = {
    ...gang,
    id: '0191aaaa-0000-7000-8000-0000000000bb',
    name: 'العائلة',
    members: [saad, salem],
    lastHere: [],
  };
  const page = await openTonight({
    'GET /api/gangs': {
      body: {
        items: [
          { ...gang, members: 4 },
          { ...other, members: 2 },
        ],
      },
    },
    [`GET /api/gangs/${other.id}`]: { body: { gang: other } },
    [`POST /api/gangs/${other.id}/draw`]: {
      body: {
        teams: [[saad.id], [salem.id]],
        odds: [50, 50],
        seed: 'A3C4D6E7',
        proof: 'proof-of-draw',
        expiresAt: drawExpiresAt,
      },
    },
  });
  await press('قرعة عادلة');
  await accept();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^من حاضر الليلة؟/ }));
  await press(/^من حاضر الليلة؟/);
  await userEvent.click(screen.getByRole('radio', { name: 'العائلة' }));
  await screen.findByRole('button', { name: /^سالم/ });
  await press('قرعة عادلة');
  await accept();
  expect(screen.getByText('A3C4D6E7')).toBeTruthy();
  expect(stored.gang.read()).toBe(other.id);
  expect(sentTo(page, `POST /api/gangs/${other.id}/draw`)).toMatchObject([{ memberIds: [saad.id, salem.id] }]);
});

it('draws no more teams than there are people [GANG-10]', async () => {
  await openTonight();
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: '4 فرق' }));
  expect(dialog.getByText('لا بد من 4 أشخاص على الأقل لهذا العدد من الفرق.')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'قرعة عادلة' }).disabled).toBe(true);
});

it('fills the teams by the draw, and the start sends the gang: five presses from set-up [GANG-11]', async () => {
  const page = await openTonight();
  await press('قرعة عادلة');
  await accept();
  const teams = screen.getByRole('region', { name: 'الفرق' });
  expect(within(teams).getByText('هيا')).toBeTruthy();
  expect(within(teams).getByText('بدر')).toBeTruthy();
  expect(screen.getByText('K7M4Q9XR')).toBeTruthy();
  await press('فاجئنا');
  await pressStart();
  await waitFor(() => expect(page.address()).toBe(`/game/${startedPack.gameId}`));
  const [body] = sentTo(page, 'POST /api/games');
  expect(body).toMatchObject({
    gang: { id: gangId, teams: drawnTeams, seed: 'K7M4Q9XR' },
    // Saad is the host.
    hostTeamIndex: 1,
    teams: [{ name: 'الصقور' }, { name: 'اللؤلؤ' }],
  });
  expect(JSON.stringify(body)).not.toContain('players');
  // The same people may play the next game, but not by this draw.
  expect(stored.gameSetup.read()).toMatchObject({ gang: { id: gangId, seed: null } });
});

it('marks a drawn team as young where more than half of it are, and the host may change that [YOUNG-4]', async () => {
  // Noura alone is young: half of her team of two, all of it once she is alone.
  const page = await openTonight();
  await press('قرعة عادلة');
  await accept();
  const teams = screen.getByRole('region', { name: 'الفرق' });
  expect(within(teams).queryByText('فريق من الصغار')).toBeNull();
  page.unmount();
  const alone = [[noura.id], [haya.id, saad.id, badr.id]];
  await openTonight({
    [`POST /api/gangs/${gangId}/draw`]: { body: { teams: alone, odds: [49, 51], seed: 'K7M4Q9XR' } },
  });
  await press('قرعة عادلة');
  await accept();
  expect(within(screen.getByRole('region', { name: 'الفرق' })).getAllByText('فريق من الصغار')).toHaveLength(1);
  expect(stored.gameSetup.read()).toMatchObject({ teams: [{ isYoung: true }, { isYoung: false }] });
  await press('لون الصقور وشعاره');
  await userEvent.click(screen.getByRole('switch', { name: /^فريق من الصغار/ }));
  expect(stored.gameSetup.read()).toMatchObject({ teams: [{ isYoung: false }, { isYoung: false }] });
});

it('says how many fresh games are left for those who are here, and not for the host alone [SEEN-2]', async () => {
  const tonight = categories.map((category) => ({ ...category, gamesLeft: { full: 1, short: 2 } }));
  const page = await openTonight({ [`POST /api/gangs/${gangId}/categories`]: { body: { items: tonight } } });
  const left = ar.gameSetup.categories.freshLeft(1);
  expect(screen.getAllByText(left)).toHaveLength(1);
  await press('قرعة عادلة');
  await accept();
  await waitFor(() => expect(screen.getAllByText(left)).toHaveLength(categories.length));
  expect(sentTo(page, `POST /api/gangs/${gangId}/categories`)).toEqual([{ memberIds: drawnTeams.flat() }]);
});

it('drops the number of the draw where a name is moved by hand, and says the new odds [GANG-12]', async () => {
  const page = await openTonight();
  await press('قرعة عادلة');
  await waitFor(() => expect(screen.getByText('51')).toBeTruthy());
  await screen.findByRole('button', { name: /نورة/ });
  await userEvent.click(face('نورة'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'اللؤلؤ' }));
  const teams = [[haya.id], [saad.id, badr.id, noura.id]];
  await screen.findByText('62');
  expect(sentTo(page, `POST /api/gangs/${gangId}/odds`)).toEqual([{ teams }]);
  expect(screen.queryByText('K7M4Q9XR')).toBeNull();
  await accept();
  await press('فاجئنا');
  await pressStart();
  await waitFor(() => expect(page.address()).toBe(`/game/${startedPack.gameId}`));
  expect(sentTo(page, 'POST /api/games')).toMatchObject([{ gang: { id: gangId, teams, seed: null } }]);
});

it('deals out the people of a team that is taken away, which is no draw any more [GANG-12]', async () => {
  await openTonight();
  await press('قرعة عادلة');
  await accept();
  await userEvent.click(screen.getByRole('radio', { name: '3 فرق' }));
  await userEvent.click(screen.getByRole('radio', { name: 'فريقان' }));
  expect(screen.getByText(/الفرق باختياركم/)).toBeTruthy();
  expect(stored.gameSetup.read()).toMatchObject({
    gang: {
      seed: null,
      teams: [
        [{}, {}],
        [{}, {}],
      ],
    },
  });
});

it('plays again with the gang of this device’s latest game, without the number of its draw [GANG-11]', async () => {
  const page = await openTonight();
  await press('قرعة عادلة');
  await accept();
  await press('فاجئنا');
  await pressStart();
  await waitFor(() => expect(page.address()).toBe(`/game/${startedPack.gameId}`));
  page.unmount();
  const { teams } = stored.gameSetup.read() as { teams: { name: string; color: string; emblem: string }[] };
  const pack = {
    ...startedPack,
    teams: teams.map(({ name, color, emblem }) => ({ name, color, emblem, players: ['هيا', 'نورة'] })),
  };
  const again = await openSetup(
    {
      ...answers,
      [`GET /api/games/${pack.gameId}`]: {
        body: { game: startedGame, pack, commands: [], lease: null, branches: [], now: 1 },
      },
    },
    testUser(),
    `/game?again=${pack.gameId}`,
  );
  await pressStart();
  await waitFor(() => expect(again.address()).toBe(`/game/${startedPack.gameId}`));
  expect(sentTo(again, 'POST /api/games')).toMatchObject([{ gang: { id: gangId, teams: drawnTeams, seed: null } }]);
});

it('plays again with the gang on another device, with the members as they are now [GANG-11]', async () => {
  const pack = { ...startedPack, teams: startedPack.teams.map((team) => ({ ...team, players: ['اسم قديم'] })) };
  const players = [
    { id: haya.id, name: haya.name, teamIndex: 0 },
    { id: saad.id, name: saad.name, teamIndex: 1 },
  ];
  const again = await openSetup(
    {
      ...answers,
      [`GET /api/games/${pack.gameId}`]: {
        body: { game: startedGame, pack, commands: [], lease: null, branches: [], now: 1 },
      },
      [`GET /api/games/${pack.gameId}/gang`]: { body: { gang: { id: gangId, players } } },
    },
    testUser(),
    `/game?again=${pack.gameId}`,
  );
  expect(screen.queryByText('اسم قديم')).toBeNull();
  await pressStart();
  await waitFor(() => expect(again.address()).toBe(`/game/${startedPack.gameId}`));
  expect(sentTo(again, 'POST /api/games')).toMatchObject([
    { gang: { id: gangId, teams: [[haya.id], [saad.id]], seed: null } },
  ]);
});

it('plays without the gang at any time', async () => {
  const page = await openTonight();
  await press('قرعة عادلة');
  await accept();
  await press('العبوا بلا شلّة');
  await press('فاجئنا');
  await pressStart();
  await waitFor(() => expect(page.address()).toBe(`/game/${startedPack.gameId}`));
  expect(sentTo(page, 'POST /api/games')[0]).not.toHaveProperty('gang');
});

it('follows the gang: who has left is in no team, and a deleted gang plays no game', async () => {
  const teams = drawnTeams.map((ids) => ids.map((id) => ({ id, name: 'اسم قديم' })));
  const keep = () =>
    stored.gameSetup.write({
      ...(stored.gameSetup.read() as object),
      gang: { id: gangId, teams, seed: 'K7M4Q9XR' },
    });
  const page = await openTonight();
  await press('قرعة عادلة');
  await accept();
  keep();
  page.unmount();
  const left = { ...gang, members: [saad, haya, badr] };
  const { unmount } = await openSetup({ ...answers, [`GET /api/gangs/${gangId}`]: { body: { gang: left } } });
  const list = await screen.findByRole('region', { name: 'الفرق' });
  expect(await within(list).findByText('هيا')).toBeTruthy();
  expect(within(list).queryByText('اسم قديم')).toBeNull();
  unmount();
  await openSetup({ 'GET /api/gangs': { body: { items: [] } } });
  await waitFor(() => expect(stored.gameSetup.read()).toMatchObject({ gang: null }));
});

it('starts again with one who was merged since the last game, without asking who is here [GANG-4]', async () => {
  const page = await openTonight();
  await press('قرعة عادلة');
  await accept();
  await press('فاجئنا');
  await pressStart();
  await waitFor(() => expect(page.address()).toBe(`/game/${startedPack.gameId}`));
  page.unmount();
  // Noura was also Salem: her evenings are his, and her name has left the gang.
  const merged = { ...gang, members: [saad, haya, badr, salem], merges: [{ id: noura.id, intoId: salem.id }] };
  const again = await openSetup({ ...answers, [`GET /api/gangs/${gangId}`]: { body: { gang: merged } } });
  const list = await screen.findByRole('region', { name: 'الفرق' });
  expect(await within(list).findByText('سالم')).toBeTruthy();
  expect(within(list).queryByText('نورة')).toBeNull();
  await press('فاجئنا');
  await pressStart();
  await waitFor(() => expect(again.address()).toBe(`/game/${startedPack.gameId}`));
  const teams = drawnTeams.map((ids) => ids.map((id) => (id === noura.id ? salem.id : id)));
  expect(sentTo(again, 'POST /api/games')).toMatchObject([{ gang: { id: gangId, teams, seed: null } }]);
});

it('starts the first game of a draw with one who was merged since, whose teams are no draw any more [GANG-4]', async () => {
  const page = await openTonight();
  await press('قرعة عادلة');
  await accept();
  page.unmount();
  const merged = { ...gang, members: [saad, haya, badr, salem], merges: [{ id: noura.id, intoId: salem.id }] };
  const again = await openSetup({ ...answers, [`GET /api/gangs/${gangId}`]: { body: { gang: merged } } });
  const list = await screen.findByRole('region', { name: 'الفرق' });
  expect(await within(list).findByText('سالم')).toBeTruthy();
  await press('فاجئنا');
  await pressStart();
  await waitFor(() => expect(again.address()).toBe(`/game/${startedPack.gameId}`));
  const teams = drawnTeams.map((ids) => ids.map((id) => (id === noura.id ? salem.id : id)));
  expect(sentTo(again, 'POST /api/games')).toMatchObject([{ gang: { id: gangId, teams, seed: null } }]);
});

it('has one quiet line for a host without a gang, and nothing for who only plays in one', async () => {
  await openSetup({ 'GET /api/gangs': { body: { items: [{ ...gang, members: 4, role: 'member' }] } } });
  const link = await screen.findByRole('link', { name: /صحبة كل أسبوع؟/ });
  expect(link.getAttribute('href')).toBe('/gangs');
  expect(screen.queryByRole('button', { name: /من حاضر الليلة؟/ })).toBeNull();
});

it('says that a gang did not load where this device had one, and tries again', async () => {
  stored.gang.write(gangId);
  let isAway = true;
  await openSetup({
    ...answers,
    'GET /api/gangs': () =>
      isAway ? { refusal: { status: 500, code: 'system/unexpected' } } : { body: { items: [{ ...gang, members: 4 }] } },
  });
  await screen.findByText('لم نستطع تحميل شلّتكم.');
  isAway = false;
  await press('أعد المحاولة');
  await screen.findByRole('button', { name: /^من حاضر الليلة؟/ });
});
