import { describe, expect, it } from 'vitest';
import { playThrough } from '#testing/play-through.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { openSecret } from '../../games/pack.ts';
import { openContext } from '../../games/question.ts';
import type { Game } from '../../games/state.ts';
import { answerOf, forbiddenWords, optionViews } from '../../games/view.ts';
import type { SeatTask } from './schema.ts';
import { seatTask, taskKeyOf } from './index.ts';
import type { TaskSeat } from './task.ts';

/** Two of each team, one of them whom the bots ask by name, and an onlooker. */
const seats: readonly TaskSeat[] = [0, 1, 2].flatMap((teamIndex) => [
  { id: `asked${teamIndex}`, teamIndex, isCaptain: true, label: 'نورة' },
  { id: `other${teamIndex}`, teamIndex, isCaptain: false, label: 'فهد' },
]);
const onlooker: TaskSeat = { id: 'onlooker', teamIndex: null, isCaptain: false };

const samples: readonly SampleOptions[] = [
  { setup: { answerMode: 'choices', lastQuestion: true } },
  { setup: { answerMode: 'open', lastQuestion: true } },
  { setup: { answerMode: 'open' }, hasOptionPictures: true, kind: 'text' },
  { setup: { answerMode: 'choices' }, isRead: true },
  { setup: { answerMode: 'open' }, isRead: true, kind: 'secret-word' },
];
const games: readonly Game[] = samples.flatMap((options, index) =>
  playThrough(samplePack({ seed: `secrets-${index}`, teams: 3, ...options }), `secrets-${index}`),
);
/** One of the team in turn has taken the actor's part, wherever there may be one. */
const isActor = ({ state }: Game, { id }: TaskSeat) => id === `other${state.currentTeamIndex}`;
function taskOf(game: Game, seat: TaskSeat): SeatTask | null {
  const task = taskKeyOf(game.state) ?? '';
  const pressed = seats
    .filter((each) => isActor(game, each))
    .map(({ id, teamIndex }) => ({ seatId: id, teamIndex, press: { kind: 'act-it' as const, task } }));
  return seatTask({ game, seat, pressed, at: game.lastAt });
}

/** What a task says beside its options, which the screen shows. */
const saidBesideOptions = (task: SeatTask) => JSON.stringify('options' in task ? { ...task, options: [] } : task);

describe('what a phone is asked', () => {
  it('says no answer before the screen does, and marks no option as the right one, in whole games [ROOM-4]', () => {
    const kinds = new Set<string>();
    for (const game of games) {
      const open = game.state.question;
      for (const seat of seats) {
        const task = taskOf(game, seat);
        if (task === null) continue;
        kinds.add(task.kind);
        if (open === null || (task.kind === 'actor' && isActor(game, seat))) continue;
        const { question } = openContext(game.pack, open);
        const said = saidBesideOptions(task);
        const right = openSecret(game.pack, question, 'rightOptionId');
        if (right !== null) expect(said).not.toContain(right);
        expect(said).not.toContain(JSON.stringify(answerOf(game.pack, question).answer.ar));
        if (!('options' in task)) continue;
        const shown = optionViews(game.pack, open).filter(({ look }) => look === 'open');
        expect(task.options.map(({ id, text }) => ({ id, text }))).toEqual(shown.map(({ id, text }) => ({ id, text })));
        for (const option of task.options) expect(Object.keys(option).toSorted()).toEqual(['id', 'place', 'text']);
      }
      expect(taskOf(game, onlooker)).toBeNull();
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['vote', 'hint', 'actor']));
  });

  it('has a secret word and what is forbidden for its actor alone, in its own time alone, in whole games [ACTOR-1]', () => {
    let words = 0;
    for (const game of games) {
      const open = game.state.question;
      const question = open === null ? null : openContext(game.pack, open).question;
      for (const seat of [...seats, onlooker]) {
        const task = taskOf(game, seat);
        const said = JSON.stringify(task);
        if (question === null || question.kind !== 'secret-word') {
          expect(task?.kind).not.toBe('actor');
          continue;
        }
        const { answer } = answerOf(game.pack, question);
        const forbidden = forbiddenWords(game.pack, question);
        if (isActor(game, seat) && open?.stage === 'own') {
          expect(task).toMatchObject({ kind: 'actor', part: 'own', word: answer, forbidden });
          words += 1;
          continue;
        }
        for (const secret of [answer, ...(forbidden ?? [])])
          for (const text of [secret.ar, secret.en]) expect(said).not.toContain(JSON.stringify(text));
      }
    }
    expect(words).toBeGreaterThan(0);
  });
});
