import { teamOf } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import { answeringTeam, isDoubled } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useGameContext } from '../../hooks/game-context.tsx';

/** Who may answer, or could as the last. */
export function TurnPill() {
  const text = useText().games.question;
  const { pack, state } = useGameContext();
  const answering = answeringTeam(state);
  const isSteal = state.question !== null && state.question.stealTeamIndex !== null;
  if (state.question && openContext(pack, state.question).rules.contest)
    return <span className="pill max-w-full text-saffron-text">{text.contest.everyone}</span>;
  if (answering === null)
    return (
      <span className="pill max-w-full">
        <span className="min-w-0 leading-tight text-saffron-text wrap-anywhere">{text.stealRace.pill}</span>
      </span>
    );
  const team = teamOf(pack, answering);
  return (
    <span data-team={team.color} className="pill max-w-full">
      <span className="min-w-0 leading-tight text-team-text wrap-anywhere">
        {isSteal ? text.stealBy(team.name) : text.turnOf(team.name)}
      </span>
      {isDoubled(state) && !isSteal && <span className="text-saffron-text">{text.doubled}</span>}
    </span>
  );
}
