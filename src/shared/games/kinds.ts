import type { QuestionKind } from '../questions/schema.ts';

/** How a kind of question is played (game.md, "Kinds of question"). */
export interface KindRules {
  /** False: judged by the host in both answer modes. */
  readonly hasOptions: boolean;
  readonly canBeStolen: boolean;
  readonly allows: { readonly fiftyFifty: boolean; readonly askTeammate: boolean; readonly flip: boolean };
  /** True where it may lie on a board; false for the tie-breaker's kind. */
  readonly onBoard: boolean;
}

const ordinary: KindRules = {
  hasOptions: true, canBeStolen: true, onBoard: true, allows: { fiftyFifty: true, askTeammate: true, flip: true },
};

export const kindRules: Readonly<Record<QuestionKind, KindRules>> = {
  text: ordinary,
  image: ordinary,
  saying: ordinary,
  'secret-word': { hasOptions: false, canBeStolen: false, onBoard: true, allows: { fiftyFifty: false, askTeammate: false, flip: true } },
  'closest-number': { hasOptions: false, canBeStolen: false, onBoard: false, allows: { fiftyFifty: false, askTeammate: false, flip: false } },
};
