import type { QuestionKind } from '../questions/schema.ts';

/** How a kind of question is played (docs/rules.md, "Kinds of question"). */
export interface KindRules {
  /** False: judged by the host, or by what the teams committed, in both answer modes. */
  readonly hasOptions: boolean;
  readonly canBeStolen: boolean;
  /** What every team commits unseen, and the nearest wins; null where the team in turn answers alone. */
  readonly contest: 'number' | 'order' | null;
  readonly allows: { readonly fiftyFifty: boolean; readonly askTeammate: boolean; readonly flip: boolean };
}

const ordinary: KindRules = {
  hasOptions: true,
  canBeStolen: true,
  contest: null,
  allows: { fiftyFifty: true, askTeammate: true, flip: true },
};
const contest = {
  hasOptions: false,
  canBeStolen: false,
  allows: { fiftyFifty: false, askTeammate: false, flip: true },
};

export const kindRules: Readonly<Record<QuestionKind, KindRules>> = {
  text: ordinary,
  image: ordinary,
  sound: ordinary,
  video: ordinary,
  saying: ordinary,
  'falling-clues': ordinary,
  'secret-word': {
    hasOptions: false,
    canBeStolen: false,
    contest: null,
    allows: { fiftyFifty: false, askTeammate: false, flip: true },
  },
  'closest-number': { ...contest, contest: 'number' },
  'order-years': { ...contest, contest: 'order' },
};
