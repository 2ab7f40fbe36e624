import { suspenseSeconds } from '#shared/games/sounds/finale.ts';
import type { SoundName } from '#shared/games/sounds/sounds.ts';
import { lastResults } from '#shared/games/last-question.ts';
import { openContext } from '#shared/games/question.ts';
import type { Choice, Game, OpenQuestion } from '#shared/games/state.ts';
import { audibleCues, cuesOf, streakRun } from '../sound/cues.ts';

/** How long a scene lasts, and whether it covers the stage; a press skips one that does, and goes through one that doesn't. */
export const sceneTimes = {
  /** Before the answer. */
  suspense: { ms: suspenseSeconds * 1000, covers: true },
  /** The answer appears out of the light. */
  light: { ms: 800, covers: false },
  right: { ms: 1400, covers: true },
  wrong: { ms: 900, covers: true },
  timeUp: { ms: 1400, covers: true },
  stealOpens: { ms: 1400, covers: true },
  stealWon: { ms: 1900, covers: true },
  /** The room, or a contest, has named the team that was right. */
  cheer: { ms: 1200, covers: false },
  nobody: { ms: 1300, covers: false },
  streak: { ms: 2200, covers: false },
} as const satisfies Record<string, { readonly ms: number; readonly covers: boolean }>;
type SceneName = keyof typeof sceneTimes;

/** A moment of the game that fills the screen for a second or two. The game itself has moved on already. */
export interface Scene {
  readonly name: SceneName;
  /** Begins with the scene; null where the question is quiet. */
  readonly sound: SoundName | null;
  readonly teamIndex: number | null;
  /** What the team tapped. */
  readonly choice: Choice | null;
  /** Right answers in a row. */
  readonly run: number;
}

/** The sounds that belong to scenes: with scenes on, these play with them. */
export const stagedSounds: ReadonlySet<SoundName> = new Set([
  'right',
  'wrong',
  'reveal',
  'timeUp',
  'stealOpens',
  'stealWon',
  'streak',
]);

/** The scenes of a step: those of its sounds, in their order. So undo, redo, reloading and catching up have none. */
export function scenesOf(before: Game, now: Game): readonly Scene[] {
  const cues = cuesOf(before, now)
    .map(({ name }) => name)
    .filter((name) => stagedSounds.has(name));
  if (cues.length === 0) return [];
  const was = before.state.question;
  const open = now.state.question;
  const scenes = was && open ? questionScenes(cues, was, open, now) : awardScenes(cues, now);
  return scenes.map((scene) => withSound(scene, before, now));
}

type Draft = Partial<Scene> & Pick<Scene, 'name'>;

function questionScenes(cues: readonly SoundName[], was: OpenQuestion, open: OpenQuestion, now: Game): Draft[] {
  const choice = open.choices.length > was.choices.length ? (open.choices.at(-1) ?? null) : null;
  const scenes = cues.map((sound): Draft => {
    if (sound === 'reveal') return { name: 'light', sound };
    if (sound === 'stealOpens') return { name: sound, sound, teamIndex: open.stealTeamIndex };
    if (sound === 'timeUp') return { name: sound, sound };
    if (open.isFoul) return { name: 'wrong', sound, teamIndex: now.state.currentTeamIndex };
    // The answer of a contest comes first, on its card: its winner is cheered over it.
    if (choice === null) return { name: 'cheer', sound, teamIndex: open.verdict ?? nearestTeam(now) };
    return {
      name: sound === 'wrong' || sound === 'stealWon' ? sound : 'right',
      sound,
      teamIndex: choice.teamIndex,
      choice,
    };
  });
  // The gong is its own beat.
  if (cues[0] === 'timeUp') return open.stage === 'revealed' ? [...scenes, { name: 'light' }] : scenes;
  // Who passes a question on has shown nothing, a secret word that was guessed is no secret, and the room
  // has counted what was named.
  const isKnown = cues[0] === 'stealOpens' || isHeardByAll(was, now);
  return isKnown
    ? scenes
    : [{ name: 'suspense', sound: 'suspense', teamIndex: choice?.teamIndex ?? null, choice }, ...scenes];
}

/** Of the last question; null where several teams were equally near. */
function nearestTeam({ pack, state }: Game): number | null {
  const [nearest, ...others] = lastResults(pack, state).filter(({ isNearest }) => isNearest);
  return nearest !== undefined && others.length === 0 ? nearest.teamIndex : null;
}

function isHeardByAll(was: OpenQuestion, { pack }: Game): boolean {
  const { question } = openContext(pack, was);
  return question.goal !== undefined || (was.stage === 'own' && question.kind === 'secret-word');
}

function awardScenes(cues: readonly SoundName[], { state }: Game): Draft[] {
  // The end has another show.
  if (state.phase !== 'board') return [];
  const teamIndex = state.turns.at(-1)?.awardedTo ?? null;
  return cues.map((sound): Draft => {
    if (sound === 'streak') return { name: sound, sound, teamIndex, run: streakRun(state, teamIndex) };
    if (sound === 'stealWon') return { name: sound, sound, teamIndex };
    return { name: sound === 'wrong' ? 'nobody' : 'cheer', sound, teamIndex };
  });
}

function withSound(
  { name, sound = null, teamIndex = null, choice = null, run = 0 }: Draft,
  before: Game,
  now: Game,
): Scene {
  const isHeard = sound !== null && audibleCues([{ name: sound, afterMs: 0 }], before, now).length > 0;
  return { name, sound: isHeard ? sound : null, teamIndex, choice, run };
}

/** Whether two points of a game are the same moment for the room: a pause, a booking or a correction of points is. */
export function isSameMoment(before: Game, now: Game): boolean {
  return before.seq <= now.seq && momentOf(before) === momentOf(now);
}

function momentOf({ pack, state: { phase, turn, question } }: Game): string {
  const { cellId, swapped, stage, stealTeamIndex } = question ?? {};
  return [pack.gameId, phase, turn, cellId, swapped, stage, stealTeamIndex].join();
}
