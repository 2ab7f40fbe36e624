import { expect, it } from 'vitest';
import { roomsApi } from '#shared/rooms/api.ts';
import { seatNamed, useTestHouse } from '#testing/test-house.ts';

const house = useTestHouse({ answerMode: 'choices' });

it('has no judge where options are tapped: the rules judge, and a player stays in its team [ROOM-7]', async () => {
  await house.join({ name: 'نورة', teamIndex: 0 });
  const seat = seatNamed(await house.openRoom(), 'نورة');
  const judging = { id: house.device.gameId, seatId: seat.id, teamIndex: null, isJudge: true };
  expect((await house.host.errorOf(roomsApi.changeSeat, judging)).code).toBe('rooms/no-judge');
  expect(seatNamed(await house.openRoom(), 'نورة')).toMatchObject({ teamIndex: 0, isJudge: false });
});
