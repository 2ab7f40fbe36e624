import { useNavigate } from 'react-router';
import { intermissions } from '#shared/games/api.ts';
import { openContext } from '#shared/games/question.ts';
import { mayObject } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { profileGames } from '../../../../lib/paths.ts';
import { useSession } from '../../../../lib/session.ts';
import type { IconName } from '../../../../ui/icon.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useFullScreen } from '../../hooks/use-full-screen.ts';
import { useRoomOnScreen, type RoomOnScreen } from '../../rooms/room-context.tsx';

export type ToolName =
  | 'judge'
  | 'object'
  | 'sound'
  | 'volumes'
  | 'full-screen'
  | 'prayer'
  | 'dinner'
  | 'phones'
  | 'late'
  | 'how-to-play'
  | 'keys'
  | 'support'
  | 'end'
  | 'leave';

export interface Tool {
  readonly name: ToolName;
  readonly icon: IconName;
  readonly label: string;
  readonly hint?: string;
  /** In the menu alone, by name. */
  readonly isRare?: boolean;
  /** Undefined if it opens a dialog. */
  readonly act?: () => void;
}

/** The tools that make sense just now. */
export function useTools(): readonly Tool[] {
  const { play, sounds, manners } = useText().games;
  const { tools: text, objection } = play;
  const navigate = useNavigate();
  const { pack, state, isWriter, isSoundOn, toggleSound, askSupport } = useGameContext();
  const intermissionTools = useIntermissionTools();
  const lateTool = useLateTool();
  const fullScreen = useFullScreen();
  const room = useRoomOnScreen();
  const open = state.question;
  const hasJudge =
    open !== null && open.stage !== 'revealed' && openContext(pack, open).question.kind !== 'secret-word';
  const mayEnd = isWriter && ['board', 'question', 'lastQuestion'].includes(state.phase);
  return [
    ...(hasJudge ? [judgeTool(text.judge, room)] : []),
    ...(isWriter && mayObject(pack, state)
      ? [{ name: 'object', icon: 'report', label: objection.label } as const]
      : []),
    {
      name: 'sound',
      icon: isSoundOn ? 'sound' : 'sound-off',
      label: isSoundOn ? text.mute : text.unmute,
      act: toggleSound,
    },
    { name: 'volumes', icon: 'volumes', label: sounds.title },
    ...(fullScreen.isPossible
      ? [
          {
            name: 'full-screen',
            icon: fullScreen.isFull ? 'full-screen-exit' : 'full-screen',
            label: fullScreen.isFull ? text.exitFullScreen : text.fullScreen,
            act: fullScreen.toggle,
          } as const,
        ]
      : []),
    ...intermissionTools,
    // An open question needs the room in the bar.
    ...(room === null ? [] : [{ name: 'phones', icon: 'phone', label: room.label, isRare: open !== null } as const]),
    ...lateTool,
    { name: 'how-to-play', icon: 'film', label: manners.howTo.label, isRare: true },
    { name: 'keys', icon: 'help', label: text.keys },
    { name: 'support', icon: 'support', label: text.support, act: askSupport },
    ...(mayEnd ? [{ name: 'end', icon: 'finish', label: text.end } as const] : []),
    {
      name: 'leave',
      icon: 'leave',
      label: text.leave,
      hint: text.leaveHint,
      act: () => void navigate(profileGames),
    },
  ];
}

/** The note says whose phone already shows the answer. */
function judgeTool(label: string, room: RoomOnScreen | null): Tool {
  const hint = room?.judgeNote ?? null;
  return { name: 'judge', icon: 'qr', label, ...(hint === null ? {} : { hint }) };
}

/** Who came late, in a game of a gang. */
function useLateTool(): readonly Tool[] {
  const label = useText().games.play.tools.late;
  const { pack, isWriter } = useGameContext();
  return isWriter && pack.gangId !== undefined ? [{ name: 'late', icon: 'register', label, isRare: true }] : [];
}

/** Prayer, where the host has chosen a city for it, and dinner. */
function useIntermissionTools(): readonly Tool[] {
  const { begin, beginHint } = useText().games.manners.intermission;
  const { isWriter, beginIntermission } = useGameContext();
  const city = useSession().shown?.prayerCity ?? null;
  if (!isWriter) return [];
  return intermissions
    .filter((kind) => kind !== 'prayer' || city !== null)
    .map((kind) => ({
      name: kind,
      icon: kind === 'prayer' ? 'night' : 'dinner',
      label: begin[kind],
      hint: beginHint,
      isRare: true,
      act: () => beginIntermission(kind),
    }));
}
