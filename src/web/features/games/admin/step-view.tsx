import { openContext } from '#shared/games/question.ts';
import type { Game } from '#shared/games/state.ts';
import { answerOf, boardColumns } from '#shared/games/view.ts';
import { tileValues } from '#shared/questions/schema.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';

/** A game at one step: points and turn, the board, the open question with its answer. */
export function StepView({ game: { pack, state } }: { game: Game }) {
  const { replay: words } = useStaffText().adminGames;
  const { language } = useLanguage();
  const inTurn = pack.teams[state.currentTeamIndex]?.name ?? '';
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-x-4 font-semibold">
        <span>{words.phases[state.phase]}</span>
        <span>{words.turn(inTurn)}</span>
      </p>
      <ul className="flex flex-wrap gap-2">
        {pack.teams.map((team, index) => (
          <li key={index} data-team={team.color} className="flex items-center gap-2 rounded-2xl bg-well px-3 py-1.5">
            <UserText className="font-semibold text-team-text">{team.name}</UserText>
            <NumberValue value={state.scores[index] ?? 0} className="font-extrabold" />
          </li>
        ))}
      </ul>
      <OpenQuestion game={{ pack, state }} />
      <DataTable
        caption={words.board}
        rows={boardColumns(pack)}
        keyOf={({ category }) => category.id}
        columns={[
          { key: 'category', label: words.category, isName: true, cell: ({ category }) => category.name[language] },
          ...tileValues.map((value) => ({
            key: String(value),
            label: String(value),
            cell: ({ rows }: ReturnType<typeof boardColumns>[number]) => (
              <span className="flex flex-wrap gap-x-3">
                {rows
                  .find((row) => row.value === value)
                  ?.cells.map(({ id }) => (
                    <Tile key={id} value={value} won={state.tiles[id]} teams={pack.teams} />
                  ))}
              </span>
            ),
          })),
        ]}
      />
    </div>
  );
}

function Tile({
  value,
  won,
  teams,
}: {
  value: number;
  won: { readonly awardedTo: number | null } | undefined;
  teams: Game['pack']['teams'];
}) {
  const { replay: words } = useStaffText().adminGames;
  if (won === undefined) return <bdi className="num font-semibold">{words.closed(value)}</bdi>;
  const team = won.awardedTo === null ? undefined : teams[won.awardedTo];
  return team === undefined ? (
    <span className="text-quiet">{words.lost}</span>
  ) : (
    <span data-team={team.color} className="text-team-text">
      <UserText>{team.name}</UserText>
    </span>
  );
}

function OpenQuestion({ game: { pack, state } }: { game: Pick<Game, 'pack' | 'state'> }) {
  const { replay: words, game } = useStaffText().adminGames;
  const { language } = useLanguage();
  const open = state.question;
  const tieBreaker = state.tieBreak === null ? undefined : pack.tieBreaker;
  const question = open === null ? tieBreaker : openContext(pack, open).question;
  if (question === undefined) return null;
  return (
    <div className="rounded-2xl bg-well p-3">
      <Facts
        rows={[
          [words.question, <UserText key="text">{question.text[language]}</UserText>],
          [words.answer, <UserText key="answer">{answerOf(pack, question).answer[language]}</UserText>],
          ...(open === null
            ? []
            : [
                [words.stage, words.stages[open.stage]] as const,
                [words.paused, open.paused ? game.yes : game.no] as const,
              ]),
        ]}
      />
    </div>
  );
}
