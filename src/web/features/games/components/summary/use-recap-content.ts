import { recapOfSummary, type Recap } from '#shared/gangs/recap.ts';
import { teamOf } from '#shared/games/pack.ts';
import { directions } from '#shared/i18n/catalogue.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { signed } from '#shared/i18n/named.ts';
import { present } from '#shared/kernel/assert.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { emblemPathsOf } from '../../../../ui/picture/emblem.ts';
import type { RecapContent } from './recap-picture.ts';
import type { Shared } from './share-button.tsx';

type Moment = RecapContent['moments'][number];

interface RecapWords {
  /** What the picture tells, in words. */
  readonly told: readonly string[];
  /** Who came late; null where all were in a team. */
  readonly late: string | null;
  /** `emblems`: an emblem of each team, in the order of the pack. */
  readonly contentOf: (code: HTMLCanvasElement, emblems: ArrayLike<Element>) => RecapContent;
}

/** The recap of a game in the words of its picture. */
export function useRecapContent({ pack, summary, title, finishedAt, latecomers = [] }: Shared): RecapWords {
  const text = useText();
  const { language } = useLanguage();
  const { figures, picture, questions, sheet, story } = text.games.summary;
  const recap = recapOfSummary(pack, summary);
  const nameOf = (index: number) => present(pack.categories[index], 'the category').name[language];
  const tileOf = ({ categoryIndex, value }: { readonly categoryIndex: number; readonly value: number }) =>
    sheet.cell(nameOf(categoryIndex), value);
  const moments = momentsOf(recap, (index) => teamOf(pack, index), {
    lastQuestion: ({ points }) => ({ label: story.lastQuestion, value: signed(points) }),
    swing: (swing) => ({ label: swing.isLead ? story.swing : story.leap, value: tileOf(swing) }),
    steal: (steal) => ({ label: story.steal, value: tileOf(steal) }),
    streak: ({ count }) => ({ label: figures.streak, value: figures.streakOf(count) }),
    hardest: (tile) => ({ label: `${story.hardest} · ${questions.nobody}`, value: tileOf(tile) }),
  });
  const order = recap.teams.map(({ teamIndex }) => teamIndex);
  return {
    told: moments.map(({ label, value, team }) => `${label}: ${value}${team ? ` (${team.name})` : ''}`),
    late: latecomers.length === 0 ? null : `${story.late}: ${story.lateOf(latecomers)}`,
    contentOf: (code, emblems) => ({
      brand: text.shell.brand,
      title,
      date: formatDate(finishedAt, language),
      teams: recap.teams.map(({ teamIndex, score, place, players }) => {
        const { name, color } = teamOf(pack, teamIndex);
        const emblem = emblemPathsOf(present(emblems[teamIndex], 'the emblem'));
        return { name, color, emblem, players, isWinner: place === 1, score: score < 0 ? `−${-score}` : String(score) };
      }),
      course: recap.course.map((scores) => order.map((index) => scores[index] ?? 0)),
      mark: recap.swing && { step: recap.swing.step, team: order.indexOf(recap.swing.teamIndex) },
      moments,
      late: { label: story.late, names: latecomers },
      carried: {
        label: story.crowns,
        categories: order.flatMap((index) =>
          recap.carried
            .filter(({ teamIndex }) => teamIndex === index)
            .map(({ categoryIndex }) => ({ name: nameOf(categoryIndex), color: teamOf(pack, index).color })),
        ),
      },
      invitation: picture.invitation,
      address: window.location.host,
      code,
      direction: directions[language],
    }),
  };
}

type Said = Pick<Moment, 'label' | 'value'>;
type Words = {
  readonly [Kind in 'lastQuestion' | 'swing' | 'streak' | 'hardest']: (moment: NonNullable<Recap[Kind]>) => Said;
} & { readonly steal: (steal: NonNullable<Recap['bestSteal']>) => Said };

/** The moments that there are, the one that decided first. */
function momentsOf(
  { lastQuestion, swing, bestSteal, streak, hardest }: Recap,
  teamAt: (index: number) => NonNullable<Moment['team']>,
  words: Words,
): readonly Moment[] {
  const moments: Moment[] = [];
  if (lastQuestion)
    moments.push({ sign: 'last', ...words.lastQuestion(lastQuestion), team: teamAt(lastQuestion.teamIndex) });
  if (swing)
    moments.push({ sign: swing.isLead ? 'swing' : 'leap', ...words.swing(swing), team: teamAt(swing.teamIndex) });
  if (bestSteal) moments.push({ sign: 'steal', ...words.steal(bestSteal), team: teamAt(bestSteal.teamIndex) });
  if (streak) moments.push({ sign: 'streak', ...words.streak(streak), team: teamAt(streak.teamIndex) });
  if (hardest) moments.push({ sign: 'hardest', ...words.hardest(hardest), team: null });
  return moments;
}
