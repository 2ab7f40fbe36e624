import type { Command } from '#shared/games/commands.ts';
import { findCell, type Pack } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import type { Game } from '#shared/games/state.ts';
import { formatDateTime, formatGuess } from '#shared/i18n/format.ts';
import type { Catalogue } from '#shared/i18n/ar/index.ts';
import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import { signed } from '#shared/i18n/named.ts';
import type { Language } from '#shared/kernel/text.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';

interface CommandLogProps {
  /** Before each command, in their order. */
  readonly games: readonly Game[];
  readonly commands: readonly Command[];
  readonly step: number;
  readonly onGo: (step: number) => void;
}

/** All commands of a game in their order; a press shows the game after that command. */
export function CommandLog({ games, commands, step, onGo }: CommandLogProps) {
  const { games: gameWords } = useText();
  const words = useStaffText().adminGames;
  const { language } = useLanguage();
  if (commands.length === 0) return <p className="text-quiet">{words.never}</p>;
  return (
    <ol className="grid max-h-[28rem] gap-1 overflow-y-auto" tabIndex={0} aria-label={words.game.parts.log}>
      {commands.map((command, index) => (
        <li key={command.seq}>
          <button
            type="button"
            aria-current={command.seq === step ? 'step' : undefined}
            onClick={() => onGo(command.seq)}
            className={[
              'flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-xl px-3 text-start hover:bg-raised',
              'aria-[current]:bg-raised aria-[current]:font-semibold',
            ].join(' ')}
          >
            <bdi className="num w-8 text-quiet">{command.seq}</bdi>
            <bdi dir="auto">{sentence(command, games[index], { words: words.steps, games: gameWords }, language)}</bdi>
            <span className="ms-auto text-sm text-quiet">
              <bdi>{formatDateTime(command.at, language)}</bdi>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function sentence(
  command: Command,
  before: Game | undefined,
  { words, games }: { words: StaffCatalogue['adminGames']['steps']; games: Catalogue['games'] },
  language: Language,
): string {
  const team = (index: number) => before?.pack.teams[index]?.name ?? '';
  const { names } = games.play.lifelines;
  switch (command.type) {
    case 'pick':
      return words.pick(cellName(before?.pack, command.cellId, games, language));
    case 'choose':
      return words.choose(optionText(before, command.optionId, language));
    case 'award':
      return command.teamIndex === null ? words.awardNobody : words.award(team(command.teamIndex));
    case 'takeSteal':
      return words.takeSteal(team(command.teamIndex));
    case 'annul':
      return words.annul(games.play.objection.reasons[command.reason]);
    case 'useLifeline':
      return words.useLifeline(names[command.lifeline]);
    case 'queueLifeline':
      return words.queueLifeline(team(command.teamIndex), names[command.lifeline]);
    case 'unqueueLifeline':
      return words.unqueueLifeline(team(command.teamIndex), names[command.lifeline]);
    case 'adjust':
      return words.adjust(team(command.teamIndex), signed(command.points), command.reason);
    case 'commitPoints':
      return words.commitPoints(team(command.teamIndex), String(command.points));
    case 'commitNumber':
      return words.commitNumber(team(command.teamIndex), formatGuess(command.number, language));
    case 'commitOrder':
      return words.commitOrder(team(command.teamIndex));
    default:
      return words[command.type];
  }
}

function cellName(pack: Pack | undefined, cellId: string, games: Catalogue['games'], language: Language): string {
  const cell = pack && findCell(pack, cellId);
  return pack === undefined || cell === undefined
    ? cellId
    : games.play.board.tile(pack.categories[cell.categoryIndex]?.name[language] ?? '', cell.value);
}

// An option's id means something within its question alone.
function optionText(before: Game | undefined, optionId: string, language: Language): string {
  const open = before?.state.question;
  const options = before && open ? openContext(before.pack, open).question.options : [];
  return options.find(({ id }) => id === optionId)?.text[language] ?? optionId;
}
