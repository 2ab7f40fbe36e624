import { deadlineOf } from '../games/clock.ts';
import { openContext } from '../games/question.ts';
import type { Game } from '../games/state.ts';
import {
  acceptedNames,
  answerOf,
  awardChoices,
  boardColumns,
  optionViews,
  refusalOf,
  stealTakers,
} from '../games/view.ts';
import { plainRemoteActs, type JudgeView, type RemoteAct, type RemoteView } from './schema.ts';

const lifelines = ['fiftyFifty', 'askTeammate', 'comeback'] as const;

/**
 * What a remote may press at this step: everything that the rules accept at the time `at`, in ms since 1970. `phones`: those
 * of the team in turn.
 */
export function remoteView(game: Game, at: number, phones: RemoteView['teammates'] = []): RemoteView {
  const { pack, state } = game;
  const may = (act: RemoteAct) => refusalOf(game, act, at) === null;
  const open = state.question;
  const options = open === null ? [] : optionViews(pack, open);
  const points = new Map(awardChoices(pack, state).map((choice) => [choice.teamIndex, choice.points]));
  const teams = [...pack.teams.keys(), null];
  const mayUse = lifelines.filter((lifeline) => may({ type: 'useLifeline', lifeline }));
  return {
    seq: game.seq,
    acts: plainRemoteActs.filter((type) => may({ type })),
    columns:
      state.phase === 'board'
        ? boardColumns(pack).map(({ category: { name, icon, hue }, rows }) => ({
            name,
            icon,
            hue,
            tiles: rows.flatMap(({ cells }) =>
              cells
                .filter(({ id }) => may({ type: 'pick', cellId: id }))
                .map(({ id, value }) => ({ cellId: id, value })),
            ),
          }))
        : [],
    options: options.filter(({ id }) => may({ type: 'choose', optionId: id })).map(({ id, text }) => ({ id, text })),
    awards: teams
      .filter((teamIndex) => may({ type: 'award', teamIndex }))
      .map((teamIndex) => ({ teamIndex, points: teamIndex === null ? 0 : (points.get(teamIndex) ?? 0) })),
    lifelines: mayUse,
    teammates: mayUse.includes('askTeammate') ? phones : [],
    steals: stealTakers(pack, state).filter((teamIndex) => may({ type: 'takeSteal', teamIndex })),
  };
}

/** When the rules next accept something else without a step, in ms since 1970: a reading ends, a clock runs out. */
export function nextChangeOfRemote({ state }: Game, at: number): number | null {
  const { reading, clock = null, flipClock = null, consultation = null } = state.question ?? {};
  const clocks = [reading, clock, flipClock, consultation?.clock];
  const times = clocks.flatMap((each) =>
    typeof each !== 'object' || each === null ? [] : [each.since, deadlineOf(each)].filter((time) => time !== null),
  );
  const coming = times.filter((time) => time > at);
  return coming.length === 0 ? null : Math.min(...coming);
}

/**
 * The answer of the open question; null without a question, with options to choose from, and for a secret word, which only
 * the acting player may see.
 */
export function judgeView({ pack, state }: Game): JudgeView | null {
  if (state.question === null || pack.answerMode !== 'open') return null;
  const { question } = openContext(pack, state.question);
  if (question.kind === 'secret-word') return null;
  const accepted = acceptedNames(pack, question)?.names.map(({ ar, en }) => ({ ar, en })) ?? null;
  return { ...answerOf(pack, question), accepted };
}
