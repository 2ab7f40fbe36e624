import { questionKinds, type QuestionKind } from '../questions/schema.ts';

/** How a kind of question is played (docs/rules.md, "Kinds of question"). */
export interface KindRules {
  /** False: judged by the host, or by what the teams committed, in both answer modes. */
  readonly hasOptions: boolean;
  /** The first rules version whose packs can have it. */
  readonly since: number;
  /** What its clock waits for: the time to read it, the actor who has seen the word, or a look at its picture. */
  readonly opensWith: 'reading' | 'actor' | 'study';
  readonly canBeStolen: boolean;
  /** What the host uncovers one by one, each for 100 points; null where all is there at once. */
  readonly steps: 'clues' | 'pictures' | null;
  /** What every team commits unseen, and the nearest wins; null where the team in turn answers alone. */
  readonly contest: 'number' | 'order' | null;
  readonly allows: { readonly fiftyFifty: boolean; readonly askTeammate: boolean; readonly flip: boolean };
}

const ordinary: KindRules = {
  hasOptions: true,
  since: 1,
  opensWith: 'reading',
  canBeStolen: true,
  steps: null,
  contest: null,
  allows: { fiftyFifty: true, askTeammate: true, flip: true },
};
const contest = {
  hasOptions: false,
  since: 1,
  opensWith: 'reading',
  canBeStolen: false,
  steps: null,
  allows: { fiftyFifty: false, askTeammate: false, flip: true },
} as const;

export const kindRules: Readonly<Record<QuestionKind, KindRules>> = {
  text: ordinary,
  image: ordinary,
  sound: ordinary,
  video: ordinary,
  saying: ordinary,
  'falling-clues': { ...ordinary, steps: 'clues' },
  'secret-word': {
    hasOptions: false,
    since: 1,
    opensWith: 'actor',
    canBeStolen: false,
    steps: null,
    contest: null,
    allows: { fiftyFifty: false, askTeammate: false, flip: true },
  },
  'closest-number': { ...contest, contest: 'number' },
  'order-years': { ...contest, contest: 'order' },
  memory: { ...ordinary, since: 6, opensWith: 'study' },
  'name-them': {
    hasOptions: false,
    since: 6,
    opensWith: 'reading',
    canBeStolen: false,
    steps: null,
    contest: null,
    allows: { fiftyFifty: false, askTeammate: false, flip: true },
  },
  'picture-reveal': { ...ordinary, since: 6, steps: 'pictures' },
};

/** Kinds that packs of these rules can't have. */
export function kindsAfter(rulesVersion: number): readonly QuestionKind[] {
  return questionKinds.filter((kind) => kindRules[kind].since > rulesVersion);
}
