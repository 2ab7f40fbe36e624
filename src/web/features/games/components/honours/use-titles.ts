import { honoursOf, storyOf, type Honour, type Recalled } from '#shared/games/honours.ts';
import { teamOf, type Pack } from '#shared/games/pack.ts';
import type { Summary } from '#shared/games/summary.ts';
import { present } from '#shared/kernel/assert.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import type { IconName } from '../../../../ui/icon.tsx';

/** A title of honour in words. */
export interface Title {
  readonly kind: Honour['kind'];
  readonly teamIndex: number;
  readonly name: string;
  readonly reason: string;
}

/** A moment of a game in words. */
export interface Moment {
  readonly kind: 'lastQuestion' | 'swing' | 'steal' | 'hardest' | 'crowns';
  readonly name: string;
  readonly lines: readonly string[];
}

export const titleIcons: Readonly<Record<Honour['kind'], IconName>> = {
  streak: 'lightning',
  steals: 'steal',
  comeback: 'comeback',
  category: 'crown',
};
export const momentIcons: Readonly<Record<Moment['kind'], IconName>> = {
  lastQuestion: 'star',
  swing: 'flip',
  steal: 'steal',
  hardest: 'help',
  crowns: 'crown',
};

type Played = Pick<Summary, 'turns' | 'winners'>;

export function useTitles(pack: Pack, played: Played): readonly Title[] {
  const { honours } = useText().games.summary;
  const nameOf = useCategoryName(pack);
  return honoursOf(pack, played).map((honour) => {
    const { kind, teamIndex } = honour;
    switch (kind) {
      case 'streak':
        return { kind, teamIndex, name: honours.streak, reason: honours.streakOf(honour.count) };
      case 'steals':
        return { kind, teamIndex, name: honours.steals, reason: honours.stealsOf(honour.count) };
      case 'comeback':
        return { kind, teamIndex, name: honours.comeback, reason: honours.comebackOf(honour.deficit) };
      case 'category': {
        const name = honours.category(nameOf(honour.categoryIndex));
        return { kind, teamIndex, name, reason: honours.categoryOf(honour.tiles) };
      }
    }
  });
}

export function useMoments(pack: Pack, played: Recalled): readonly Moment[] {
  const text = useText().games.summary;
  const { story } = text;
  const nameOf = useCategoryName(pack);
  const { lastQuestion, swing, bestSteal, hardest, crowns } = storyOf(pack, played);
  const tileOf = ({ categoryIndex, value }: { readonly categoryIndex: number; readonly value: number }) =>
    text.sheet.cell(nameOf(categoryIndex), value);
  const teamName = (teamIndex: number) => teamOf(pack, teamIndex).name;
  const moments: Moment[] = [];
  if (lastQuestion) {
    const line = story.lastQuestionOf(teamName(lastQuestion.teamIndex), lastQuestion.points);
    moments.push({ kind: 'lastQuestion', name: story.lastQuestion, lines: [line] });
  }
  if (swing) {
    const line = story.swingOf(teamName(swing.teamIndex), tileOf(swing), swing.turn);
    moments.push({ kind: 'swing', name: story.swing, lines: [line] });
  }
  if (bestSteal) {
    const line = story.stealOf(teamName(bestSteal.teamIndex), tileOf(bestSteal));
    moments.push({ kind: 'steal', name: story.steal, lines: [line] });
  }
  if (hardest) moments.push({ kind: 'hardest', name: story.hardest, lines: [story.hardestOf(tileOf(hardest))] });
  const kings = pack.teams.flatMap((team, teamIndex) => {
    const names = crowns.filter((crown) => crown.teamIndex === teamIndex).map((crown) => nameOf(crown.categoryIndex));
    return names.length === 0 ? [] : [story.crown(team.name, names)];
  });
  if (kings.length > 0) moments.push({ kind: 'crowns', name: story.crowns, lines: kings });
  return moments;
}

function useCategoryName(pack: Pack): (categoryIndex: number) => string {
  const { language } = useLanguage();
  return (index) => present(pack.categories[index], 'the category').name[language];
}
