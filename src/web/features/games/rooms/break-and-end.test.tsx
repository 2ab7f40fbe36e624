import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { roomTopicOf } from '#shared/rooms/schema.ts';
import { samplePack } from '#testing/sample-pack.ts';
import {
  roomAnswer as answer,
  RoomSocket,
  testRoomOf,
  testSeat as seat,
  withRoomSocket,
} from '#testing/web/game-room.tsx';
import { renderGame } from '#testing/web/render-game.tsx';
import { renderPage } from '#testing/web/render.tsx';
import { afterPaint } from '../../../lib/after-paint.ts';
import { loadRoomTexts } from '../../../lib/language.ts';
import { LiveUpdates } from '../../../lib/live-updates.tsx';
import { IntermissionScreen } from '../components/intermission/intermission-screen.tsx';
import { AwardSection } from '../components/summary/award-list.tsx';
import { FinishedRoom } from './finished-room.tsx';
import { RoomProvider } from './room-provider.tsx';

const pack = samplePack({ firstTeamIndex: 0, kind: 'text' });
const room = `/api/games/${pack.gameId}/room`;
const sara = seat(1, 'سارة', 0, { isRemote: true });
const noor = seat(2, 'نور', null);
const changing = ({ id }: { id: string }, method = 'PATCH') => `${method} ${room}/seats/${id}`;

withRoomSocket();

const breakScreen = (isWriter: boolean, onEnd = vi.fn<() => void>()) =>
  renderGame(
    <RoomProvider>
      <IntermissionScreen kind="dinner" notice="بار المتابعة" onEnd={isWriter ? onEnd : null} />
    </RoomProvider>,
    {
      pack,
      isWriter,
      intermission: 'dinner',
      answers: {
        [`POST ${room}`]: answer(sara, noor),
        [`PATCH ${room}`]: answer(sara, noor),
        [changing(sara)]: answer({ ...sara, isRemote: false }, noor),
        [changing(noor, 'DELETE')]: answer(sara),
      },
    },
  );

it('lets the host rule the room during a break, without ending it [ROOM-3, REST-1]', async () => {
  const onEnd = vi.fn<() => void>();
  const { sent } = await breakScreen(true, onEnd);
  await userEvent.click(await screen.findByRole('button', { name: 'الجوالات' }));
  const phones = within(screen.getByRole('dialog', { name: 'الجوالات' }));
  await userEvent.click(phones.getByRole('switch', { name: /^أقفل الدخول/ }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ key: `PATCH ${room}`, body: { isLocked: true } }));
  await userEvent.click(phones.getByRole('button', { name: 'تعديل سارة' }));
  await userEvent.click(phones.getByRole('switch', { name: /^الريموت/ }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ key: changing(sara), body: { isRemote: false } }));
  await userEvent.click(phones.getByRole('button', { name: 'إخراج نور' }));
  await waitFor(() => expect(sent.at(-1)?.key).toBe(changing(noor, 'DELETE')));
  await userEvent.click(phones.getByRole('button', { name: 'إغلاق' }));
  expect(screen.queryByRole('dialog', { name: 'الجوالات' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'العَشاء جاهز' })).toBeTruthy();
  expect(onEnd).not.toHaveBeenCalled();
});

it('has no way to the phones on a device that watches a break [ROOM-3, REST-1]', async () => {
  const { sent } = await breakScreen(false);
  // What the room of a device that writes needs to be there.
  await act(async () => {
    await new Promise<void>(afterPaint);
    await Promise.all([import('./room-parts.ts'), loadRoomTexts()]);
    await new Promise<void>(afterPaint);
  });
  expect(screen.getByText('بار المتابعة')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent).toEqual([]);
});

const awards = `GET ${room}/awards`;

/** The summary's part about phones, whose topic says that these were there. */
async function summary(...seats: readonly (typeof sara)[]) {
  await loadRoomTexts();
  let names = seats.map(({ name }) => name);
  const rendered = await renderPage(
    <LiveUpdates>
      <AwardSection gameId={pack.gameId} pack={pack} />
      <FinishedRoom gameId={pack.gameId} pack={pack} />
    </LiveUpdates>,
    {
      answers: {
        [awards]: () => ({
          body: { awards: names.map((name) => ({ award: { kind: 'votes', count: 3 }, seats: [{ ...sara, name }] })) },
        }),
        [changing(sara)]: () => {
          names = ['أم خالد'];
          return answer({ ...sara, name: 'أم خالد' });
        },
        [changing(sara, 'DELETE')]: () => {
          names = [];
          return answer();
        },
      },
    },
  );
  const topic = roomTopicOf(pack.gameId);
  await waitFor(() => expect(RoomSocket.latest.topics).toContain(topic));
  act(
    () =>
      void RoomSocket.latest.dispatchEvent(
        new MessageEvent('message', { data: JSON.stringify({ topic, version: '1', data: testRoomOf(...seats) }) }),
      ),
  );
  return rendered;
}

it('renames and removes a seat after the end, in the awards too, and has no teams or parts to give [ROOM-3]', async () => {
  const { sent } = await summary(sara);
  await screen.findByText('سارة');
  await userEvent.click(screen.getByRole('button', { name: 'الجوالات' }));
  const phones = within(screen.getByRole('dialog', { name: 'الجوالات' }));
  await userEvent.click(phones.getByRole('button', { name: 'تعديل سارة' }));
  expect(phones.queryByRole('switch')).toBeNull();
  expect(phones.queryByRole('group', { name: 'الفريق' })).toBeNull();
  await userEvent.clear(phones.getByLabelText('الاسم'));
  await userEvent.type(phones.getByLabelText('الاسم'), 'أم خالد');
  await userEvent.click(phones.getByRole('button', { name: 'احفظ الاسم' }));
  await waitFor(() => expect(screen.getAllByText('أم خالد')).toHaveLength(2));
  expect(sent.find(({ key }) => key === changing(sara))?.body).toEqual({ name: 'أم خالد' });
  await userEvent.click(phones.getByRole('button', { name: 'إخراج أم خالد' }));
  await waitFor(() => expect(screen.queryByText('أم خالد')).toBeNull());
  expect(phones.getByRole('button', { name: 'أعِده' })).toBeTruthy();
});

it('shows nothing on the summary of a game without phones [ROOM-3]', async () => {
  const { sent } = await summary();
  await waitFor(() => expect(sent.map(({ key }) => key)).toContain(awards));
  expect(screen.queryByRole('button', { name: 'الجوالات' })).toBeNull();
});
