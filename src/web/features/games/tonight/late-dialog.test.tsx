import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Act } from '#shared/games/commands.ts';
import type { Answers } from '#testing/web/fake-api.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { samplePack } from '#testing/sample-pack.ts';
import { badr, face, gang, gangId, haya, isOn, noura, press, saad, salem } from '#testing/web/tonight.ts';
import { loadEveningTexts } from '../../../lib/language.ts';
import { stored } from '../../../lib/storage.ts';
import { LateDialog } from './late-dialog.tsx';
import { LateOutbox } from './late-outbox.tsx';

const pack = { ...samplePack(), gangId };
const evening = `/api/gangs/${gangId}/evenings/${pack.gameId}`;
const attendance = { players: [saad.id, haya.id], latecomers: [] as string[] };
const online: Answers = {
  [`GET /api/gangs/${gangId}`]: { body: { gang } },
  [`GET ${evening}`]: { body: attendance },
  [`POST ${evening}/latecomers`]: { body: { ...attendance, latecomers: [badr.id] } },
  [`DELETE ${evening}/latecomers/${badr.id}`]: { body: attendance },
};

/** With the wheel behind it, and then these steps. */
async function openDialog(
  sentSeq: number,
  { steps = [], answers = {} }: { steps?: readonly Act[]; answers?: Answers } = {},
) {
  await loadEveningTexts();
  const page = await renderGame(
    <>
      <LateOutbox gangId={gangId} steps={{ gameId: pack.gameId, seq: 1 + steps.length, sentSeq }} />
      <LateDialog open onClose={() => undefined} />
    </>,
    {
      pack,
      answers: { ...online, ...answers },
      before: ({ give }) => steps.forEach((step) => give(step)),
    },
  );
  await screen.findByRole('button', { name: /^بدر/ });
  const sent = (method: string) => page.sent.filter(({ key }) => key.startsWith(`${method} ${evening}/latecomers`));
  return { page, sent };
}

it('shows who isn’t here yet, and sends a tap with the step after which it holds [LATE-1]', async () => {
  const { sent } = await openDialog(1);
  expect(screen.queryByRole('button', { name: /^سعد/ })).toBeNull();
  expect(isOn(noura.name)).toBe(false);
  await userEvent.click(face('بدر'));
  expect(isOn('بدر')).toBe(true);
  expect(screen.getByText('حيّا الله بدر')).toBeTruthy();
  await waitFor(() => expect(sent('POST').map(({ body }) => body)).toEqual([{ memberId: badr.id, afterSeq: 1 }]));
  await waitFor(() => expect(isOn('بدر')).toBe(true));
});

it('takes a slip back by a second tap [LATE-3]', async () => {
  const { sent } = await openDialog(1);
  await press(/^بدر/);
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  await press(/^بدر/);
  expect(isOn('بدر')).toBe(false);
  await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
  expect(isOn('بدر')).toBe(false);
});

it('keeps a tap while the server hasn’t the steps from before it [LATE-2]', async () => {
  const { sent } = await openDialog(0);
  await press(/^بدر/);
  expect(isOn('بدر')).toBe(true);
  expect(sent('POST')).toEqual([]);
});

it('leaves what another account of this device tapped to that one [LATE-2]', async () => {
  const waiting = [{ uid: 'another', gangId, gameId: pack.gameId, memberId: noura.id, afterSeq: 1 }];
  stored.lateTaps.write(waiting);
  const { sent } = await openDialog(1);
  expect(isOn(noura.name)).toBe(false);
  await press(/^بدر/);
  await waitFor(() => expect(sent('POST').map(({ body }) => body)).toEqual([{ memberId: badr.id, afterSeq: 1 }]));
  await waitFor(() => expect(stored.lateTaps.read()).toEqual(waiting));
});

it('takes a name that is typed in the middle of a game for one who comes just then, and a known one for the member [LATE-1]', async () => {
  let came = 0;
  const { page, sent } = await openDialog(4, {
    steps: [{ type: 'pick', cellId: pack.cells[0]?.id ?? '' }, { type: 'reveal' }, { type: 'award', teamIndex: null }],
    answers: {
      [`POST /api/gangs/${gangId}/members`]: { body: { gang: { ...gang, members: [...gang.members, salem] } } },
      [`POST ${evening}/latecomers`]: () => ({
        body: { ...attendance, latecomers: [salem.id, badr.id].slice(0, (came += 1)) },
      }),
    },
  });
  const arrivals = () => sent('POST').map(({ body }) => body);
  const added = () =>
    page.sent.filter(({ key }) => key === `POST /api/gangs/${gangId}/members`).map(({ body }) => body);
  const field = screen.getByLabelText('اسم جديد');
  await userEvent.type(field, 'سالم{Enter}');
  await waitFor(() => expect(arrivals()).toEqual([{ memberId: salem.id, afterSeq: 4 }]));
  expect(added()).toEqual([{ members: [{ name: 'سالم' }] }]);
  expect(isOn('سالم')).toBe(true);
  await userEvent.type(field, 'بدر{Enter}');
  await waitFor(() => expect(arrivals().at(-1)).toEqual({ memberId: badr.id, afterSeq: 4 }));
  // Saad plays since the start.
  await userEvent.type(field, 'سعد{Enter}');
  expect(arrivals()).toHaveLength(2);
  expect(added()).toHaveLength(1);
});
