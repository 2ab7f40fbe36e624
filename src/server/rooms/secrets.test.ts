import { expect, it } from 'vitest';
import { untilWinnerMs } from '#shared/games/finale-times.ts';
import { openContext } from '#shared/games/question.ts';
import type { Game } from '#shared/games/state.ts';
import { answerOf, refusalOf } from '#shared/games/view.ts';
import { present } from '#shared/kernel/assert.ts';
import { seededRandom } from '#shared/kernel/random.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import type { NewSeat } from '#shared/rooms/schema.ts';
import { botMove } from '#testing/bot.ts';
import { seatChange, seatNamed, useTestHouse } from '#testing/test-house.ts';

const house = useTestHouse({ lastQuestion: true });

/** The answers of a game by question, as they would stand in a message in either language. */
function answersOf({ pack }: Game): ReadonlyMap<string, readonly string[]> {
  const questions = pack.cells.flatMap(({ question, reserve }) => [question, reserve]);
  const answers = questions.map((question) => [question.id, answerOf(pack, question).answer] as const);
  return new Map(answers.map(([id, { ar, en }]) => [id, [ar, en].map((text) => JSON.stringify(text))]));
}

/** Counts the messages of a seat, and in them the answers that the screen hasn't shown. */
async function watchSeat(token: string, answers: ReturnType<typeof answersOf>, known: ReadonlySet<string>) {
  const counts = { messages: 0, early: 0 };
  const page = await house.followSeat(token);
  page.socket.on('message', (raw: Buffer) => {
    const text = raw.toString();
    counts.messages += 1;
    for (const [id, answer] of answers)
      if (!known.has(id) && answer.some((each) => text.includes(each))) counts.early += 1;
  });
  return counts;
}

it('brings an answer to the judge alone before the screen shows it, in a whole game [ROOM-4] [ROOM-7]', async () => {
  const [own, other, onlooker, remote, judge] = await Promise.all(
    ['نورة', 'فهد', 'لولوة', 'أم خالد', 'سالم'].map((name, index) =>
      house.join({ name, teamIndex: index < 2 ? index : null }),
    ),
  );
  const room = await house.openRoom();
  const partOf = (name: string, part: object) =>
    house.host.call(roomsApi.changeSeat, { id: house.device.gameId, seatId: seatNamed(room, name).id, ...part });
  await partOf('سالم', { isJudge: true });
  await partOf('أم خالد', { isRemote: true });
  const known = new Set<string>();
  const answers = answersOf(house.device.game());
  const watch = (seat: NewSeat | undefined) => watchSeat(present(seat, 'a seat').token, answers, known);
  const [others, judged] = [await Promise.all([own, other, onlooker, remote].map(watch)), await watch(judge)];
  const random = seededRandom('secrets');
  while (house.device.game().state.phase !== 'finished') {
    const game = house.device.game();
    const { act, waitMs } = botMove(game, random, house.app.clock.now());
    house.device.passTime(waitMs);
    if (refusalOf(game, act, house.app.clock.now()) !== null) continue;
    await house.device.play(act);
    const { pack, state } = house.device.game();
    const { question } = state;
    if (question?.stage === 'revealed') known.add(openContext(pack, question).question.id);
    // A question that flip replaced is shown with its answer.
    if (question?.swapped === true) known.add(openContext(pack, { ...question, swapped: false }).question.id);
  }
  // The screen lets the room wait for the winner, and phones wait with it.
  house.app.clock.moveBy(untilWinnerMs(2));
  const last = await house.followSeat(present(own, 'a seat').token);
  await seatChange(last, ({ view }) => view.outcome === 'finished' || view.phase === 'result');
  expect(others.map(({ early }) => early)).toEqual([0, 0, 0, 0]);
  for (const { messages } of others) expect(messages).toBeGreaterThan(house.device.game().state.turns.length);
  expect(judged.early).toBeGreaterThan(0);
}, 300_000);
