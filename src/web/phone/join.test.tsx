import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { roomsApi } from '#shared/rooms/api.ts';
import { newSeatSchema } from '#shared/rooms/schema.ts';
import { code, gameId, openRoom, PhoneSocket, renderPhone, testChange, testRoom } from '#testing/web/phone.tsx';
import type { Answer } from '#testing/web/fake-api.ts';
import { phoneCalls } from './calls.ts';
import { keepSeat, kept, newToken, type KeptSeat } from './kept.ts';

const joinCall = `POST /api/rooms/${code}/seats`;
const refused = (errorCode: string, status = 409): Answer => ({ refusal: { status, code: errorCode } });
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const typeName = async (name: string) => userEvent.type(await screen.findByLabelText('اسمك'), name);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const seatOf = (changes: Partial<KeptSeat> = {}) => ({
  gameId,
  code,
  token: newToken(),
  teamName: 'الصقور',
  isTaken: true,
  ...changes,
});

it('calls what the contracts say', () => {
  for (const name of ['findRoom', 'takeSeat', 'leaveSeat'] as const) {
    const { method, path } = roomsApi[name];
    expect(phoneCalls[name]).toEqual({ method, path });
  }
});

it('joins with a name and one tap on a team [ROOM-2]', async () => {
  const { sent } = renderPhone();
  const title = await heading('مع أي فريق أنت؟');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByRole('button', { name: /الصقور.*لاعبان/ })).toBeTruthy();
  await typeName('نورة 👩‍👩‍👧‍👦');
  await tap(/اللؤلؤ.*لا أحد بعد/);
  await heading('مقعدك في اللعبة');
  const body = sent.find(({ key }) => key === joinCall)?.body;
  expect(newSeatSchema.parse(body)).toMatchObject({ name: 'نورة 👩‍👩‍👧‍👦', teamIndex: 1 });
});

/** Every tap on the page, whatever it lands on: into a field, on a label, on a button. */
function countTaps(): () => number {
  let taps = 0;
  const count = () => void (taps += 1);
  document.addEventListener('click', count, { capture: true });
  onTestFinished(() => document.removeEventListener('click', count, { capture: true }));
  return () => taps;
}

it.each([
  ['a team', /اللؤلؤ/],
  ['none', 'سأتفرج فقط'],
])(
  'takes three taps at most from its address to a seat in %s on a new phone, typing apart [ROOM-2]',
  async (_, place) => {
    const taps = countTaps();
    renderPhone();
    // Into the field, as a finger does; the keyboard then comes by itself.
    await typeName('نورة');
    await tap(place);
    await heading('مقعدك في اللعبة');
    expect(taps()).toBeLessThanOrEqual(3);
  },
);

it('takes one tap on a phone of an earlier game, and none on one that has its seat [ROOM-2]', async () => {
  const taps = countTaps();
  kept.name.write('نورة');
  kept.team.write('الصقور');
  const { unmount } = renderPhone();
  await tap('نعم، معهم');
  await heading('مقعدك في اللعبة');
  expect(taps()).toBe(1);
  unmount();
  renderPhone();
  await heading('مقعدك في اللعبة');
  expect(taps()).toBe(1);
});

it('keeps the token before the call, and repeats a lost call with it [ROOM-2]', async () => {
  const answers: Answer[] = ['no-network', { body: { gameId } }];
  const keptThen: (KeptSeat | undefined)[] = [];
  const { sent } = renderPhone({
    ...openRoom,
    [joinCall]: () => {
      keptThen.push(kept.seats.read()?.[0]);
      return answers.shift() ?? 'no-network';
    },
  });
  await typeName('نورة');
  await tap(/الصقور/);
  await heading('لا اتصال');
  await tap('حاول مرة أخرى');
  await heading('مقعدك في اللعبة');
  const tokens = sent.filter(({ key }) => key === joinCall).map(({ body }) => (body as { token: string }).token);
  expect(tokens[0]).toBe(tokens[1]);
  expect(keptThen.map((seat) => [seat?.token, seat?.isTaken])).toEqual([
    [tokens[0], false],
    [tokens[0], false],
  ]);
  expect(kept.seats.read()?.[0]).toMatchObject({ token: tokens[0], isTaken: true });
});

it('repeats a call whose answer was lost with its page, though the room is locked now [ROOM-2]', async () => {
  const lost = seatOf({ isTaken: false });
  keepSeat(lost);
  kept.name.write('نورة');
  const locked = { ...testRoom, isLocked: true, hasPlaceForPlayers: false, hasPlaceForOnlookers: false };
  const { sent } = renderPhone({ ...openRoom, [`GET /api/rooms/${code}`]: { body: locked } });
  await heading('مقعدك في اللعبة');
  const repeated = { token: lost.token, name: 'نورة', teamIndex: 0 };
  expect(sent.find(({ key }) => key === joinCall)?.body).toMatchObject(repeated);
});

it('shows that the room is locked where the lost call had got no seat [ROOM-2]', async () => {
  keepSeat(seatOf({ isTaken: false }));
  kept.name.write('نورة');
  renderPhone({ ...openRoom, [joinCall]: refused('rooms/locked') });
  await heading('الغرفة مقفلة');
  await tap('حاول مرة أخرى');
  await heading('مع أي فريق أنت؟');
});

it('takes its team from the seat that a lost call got, not from the repeated one [ROOM-2]', async () => {
  keepSeat(seatOf({ isTaken: false }));
  kept.name.write('نورة');
  renderPhone();
  await heading('مقعدك في اللعبة');
  const { seat } = testChange();
  await PhoneSocket.last().show(testChange({}, { seat: { ...seat, teamIndex: 1 } }));
  expect(screen.getByText('مع فريق اللؤلؤ')).toBeTruthy();
  expect([kept.team.read(), kept.seats.read()?.[0]?.teamName]).toEqual(['اللؤلؤ', 'اللؤلؤ']);
});

it('asks nothing of a phone that has a seat, not even the server [ROOM-2]', async () => {
  const seat = seatOf();
  keepSeat(seat);
  const { sent } = renderPhone();
  await heading('مقعدك في اللعبة');
  await PhoneSocket.last().show(testChange());
  expect(PhoneSocket.last().topics()).toEqual([`seats/${gameId}/${seat.token}`]);
  expect(sent).toEqual([]);
});

it('finds a seat by its game where the room has another code now [ROOM-2]', async () => {
  keepSeat(seatOf({ code: '111111' }));
  renderPhone();
  await heading('مقعدك في اللعبة');
  expect(kept.seats.read()?.[0]?.code).toBe(code);
});

it('finds a seat by its game however old it is, and by its code for a day [ROOM-2]', async () => {
  kept.seats.write([{ ...seatOf(), keptAt: Date.now() - 25 * 60 * 60 * 1000 }]);
  const { sent } = renderPhone();
  await heading('مقعدك في اللعبة');
  expect(sent.map(({ key }) => key)).toEqual([`GET /api/rooms/${code}`]);
});

it('asks a phone of an earlier game one thing: still with its team?', async () => {
  keepSeat(seatOf({ gameId: 'earlier', code: '111111' }));
  kept.team.write('الصقور');
  kept.name.write('نورة');
  const { sent } = renderPhone();
  await heading('ما زلت مع فريق الصقور؟');
  await tap(/نعم، معهم/);
  await heading('مقعدك في اللعبة');
  expect(sent.find(({ key }) => key === joinCall)?.body).toMatchObject({ name: 'نورة', teamIndex: 0 });
});

it('shows all teams to a phone that left its earlier team', async () => {
  keepSeat(seatOf({ gameId: 'earlier', code: '111111' }));
  kept.team.write('الصقور');
  kept.name.write('نورة');
  renderPhone();
  await tap('فريق آخر');
  await heading('مع أي فريق أنت؟');
  expect(screen.getByLabelText<HTMLInputElement>('اسمك').value).toBe('نورة');
});

it('joins onlookers without a team [ROOM-2]', async () => {
  const { sent } = renderPhone();
  await typeName('سالم');
  await tap('سأتفرج فقط');
  await heading('مقعدك في اللعبة');
  expect(sent.find(({ key }) => key === joinCall)?.body).toMatchObject({ teamIndex: null });
});

it.each([
  ['', 'اكتب الاسم.'],
  ['نورة بنت سالم بن محمد', 'الاسم طويل. أقصاه 16 حرفًا.'],
  ['نو\u202eرة', 'في الاسم رموز لا تُرى. اكتبه من جديد.'],
])('rejects the name %j before any call', async (name, fault) => {
  const { sent } = renderPhone();
  if (name !== '') await typeName(name);
  await tap(/الصقور/);
  expect((await screen.findByRole('alert')).textContent).toBe(fault);
  expect(sent.some(({ key }) => key === joinCall)).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('اسمك'));
});

it('counts a family of emoji as one character', async () => {
  renderPhone();
  await typeName('👨‍👩‍👧‍👦'.repeat(11));
  await tap(/الصقور/);
  await heading('مقعدك في اللعبة');
});

it('changes the emblem by a tap, says which it is, and keeps it [ROOM-2]', async () => {
  kept.emblem.write('falcon');
  renderPhone();
  const button = await screen.findByRole('button', { name: 'شعارك: صقر. غيّره' });
  const before = button.dataset['emblem'];
  await userEvent.click(button);
  expect(button.dataset['emblem']).not.toBe(before);
  expect(button.getAttribute('aria-label')).toBe('شعارك: لؤلؤة. غيّره');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('لؤلؤة');
  expect(kept.emblem.read()).toBe(button.dataset['emblem']);
});

it('asks for six digits without a code, in any digits [ROOM-1]', async () => {
  renderPhone(openRoom, '/r');
  await heading('حيّاك في اللعبة');
  const field = screen.getByLabelText<HTMLInputElement>('رمز الغرفة');
  expect([field.inputMode, field.dir]).toEqual(['numeric', 'ltr']);
  await userEvent.type(field, '٤٨٢');
  await tap('ادخل');
  expect((await screen.findByRole('alert')).textContent).toBe('الرمز ستة أرقام.');
  await userEvent.type(field, '۹۱۳');
  expect(field.value).toBe('482913');
  await tap('ادخل');
  await heading('مع أي فريق أنت؟');
  expect(window.location.pathname).toBe(`/r/${code}`);
});

it('offers the last seat to a phone without a code', async () => {
  keepSeat(seatOf());
  renderPhone(openRoom, '/r');
  await tap('ارجع إلى مقعدك');
  await heading('مقعدك في اللعبة');
});

it('says that no room has the code, and takes another [ROOM-1]', async () => {
  renderPhone({ ...openRoom, 'GET /api/rooms/000000': refused('rooms/not-found', 404) }, '/r/000000');
  await heading('لا غرفة بهذا الرمز');
  await userEvent.type(screen.getByLabelText('رمز الغرفة'), `${code}{Enter}`);
  await heading('مع أي فريق أنت؟');
});

it.each([
  ['الغرفة مقفلة', { body: { ...testRoom, isLocked: true } }],
  ['امتلأت الغرفة', { body: { ...testRoom, hasPlaceForPlayers: false, hasPlaceForOnlookers: false } }],
  ['لا اتصال', 'no-network'],
  ['تمهّل قليلًا', refused('rate-limited', 429)],
  ['لم نصل إلى الغرفة', refused('system/unavailable', 503)],
] as const)('says «%s» and tries again when asked', async (title, answer) => {
  const found = vi.fn<() => Answer>(() => answer);
  renderPhone({ ...openRoom, [`GET /api/rooms/${code}`]: found });
  await heading(title);
  found.mockReturnValue({ body: testRoom });
  await tap('حاول مرة أخرى');
  await heading('مع أي فريق أنت؟');
});

it('offers to watch where all player seats are taken', async () => {
  const found = vi.fn<() => Answer>(() => ({ body: testRoom }));
  const { sent } = renderPhone({
    ...openRoom,
    [`GET /api/rooms/${code}`]: found,
    [joinCall]: (body) =>
      (body as { teamIndex: number | null }).teamIndex === null ? { body: { gameId } } : refused('rooms/full'),
  });
  await typeName('سالم');
  found.mockReturnValue({ body: { ...testRoom, hasPlaceForPlayers: false } });
  await tap(/الصقور/);
  await heading('اكتمل عدد اللاعبين');
  expect(screen.queryByRole('button', { name: /الصقور/ })).toBeNull();
  await tap('ادخل متفرجًا');
  await heading('مقعدك في اللعبة');
  expect(sent.filter(({ key }) => key === joinCall)).toHaveLength(2);
});

it('says that the room is locked where it was locked meanwhile', async () => {
  renderPhone({ ...openRoom, [joinCall]: refused('rooms/locked') });
  await typeName('سالم');
  await tap(/الصقور/);
  await heading('الغرفة مقفلة');
});

it('takes another token where the host removed the seat of this one [ROOM-3]', async () => {
  const answers = [refused('rooms/seat-gone', 404), { body: { gameId } }];
  const { sent } = renderPhone({ ...openRoom, [joinCall]: () => answers.shift() ?? 'no-network' });
  await typeName('سالم');
  await tap(/الصقور/);
  await heading('لم يعد مقعدك هنا');
  await tap('ادخل من جديد');
  await tap(/الصقور/);
  await heading('مقعدك في اللعبة');
  const tokens = sent.filter(({ key }) => key === joinCall).map(({ body }) => (body as { token: string }).token);
  expect(new Set(tokens).size).toBe(2);
});

it('switches to English, and keeps the choice', async () => {
  renderPhone();
  await tap('English');
  await heading('Which team are you on?');
  expect(kept.language.read()).toBe('en');
  await waitFor(() => expect(document.documentElement.dir).toBe('ltr'));
});

it('joins where the browser blocks storage, and repeats a lost call as the same phone [ROOM-2]', async () => {
  const block = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(block);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(block);
  const answers: Answer[] = ['no-network', { body: { gameId } }];
  const { sent } = renderPhone({ ...openRoom, [joinCall]: () => answers.shift() ?? 'no-network' });
  await typeName('نورة');
  await tap(/اللؤلؤ/);
  await heading('لا اتصال');
  await tap('حاول مرة أخرى');
  await heading('مقعدك في اللعبة');
  expect(screen.getByText('نورة')).toBeTruthy();
  const [first, second] = sent.filter(({ key }) => key === joinCall).map(({ body }) => body);
  expect(newSeatSchema.parse(first)).toMatchObject({ name: 'نورة', teamIndex: 1 });
  expect(second).toEqual(first);
  for (const each of Object.values(kept)) each.clear();
});

it('says why the server rejects a name, until another is typed [ROOM-2]', async () => {
  renderPhone({ ...openRoom, [joinCall]: refused('rooms/name-invisible', 400) });
  await typeName('نورة');
  await tap(/الصقور/);
  expect((await screen.findByRole('alert')).textContent).toBe('في الاسم رموز لا تُرى. اكتبه من جديد.');
  expect(document.activeElement).toBe(screen.getByLabelText('اسمك'));
  await typeName('!');
  expect(screen.queryByRole('alert')).toBeNull();
});
