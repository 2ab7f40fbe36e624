import type { PhoneView } from '#shared/rooms/schema.ts';
import { TeamEmblem } from '../features/games/components/teams/team-emblem.tsx';
import { classNames } from '../ui/class-names.ts';
import { TeamWeave } from '../ui/team-weave.tsx';
import { usePhoneText } from './language.tsx';
import type { Moment } from './moment.ts';
import { NameText } from './parts.tsx';
import { Score } from './scores.tsx';

type Team = PhoneView['teams'][number];

/** The large card: whose turn it is, the question on the screen, and the own team's points. */
export function Hero({
  view,
  ownIndex,
  moment,
  isWon,
}: {
  view: PhoneView;
  ownIndex: number | null;
  moment: Moment;
  isWon: boolean;
}) {
  const team = ownIndex === null ? undefined : view.teams[ownIndex];
  const isOwn = moment.tone === 'own';
  return (
    <section
      data-team={team?.color}
      data-own={isOwn || undefined}
      className={classNames(
        'relative grid grid-cols-1 grid-rows-[auto_1fr_auto] overflow-hidden rounded-card',
        isOwn ? 'bg-team text-on-team' : 'card',
      )}
    >
      {team === undefined ? <span className="h-3" /> : <TeamWeave className="h-4 w-full rounded-none" />}
      {team !== undefined && <Backdrop team={team} isOwn={isOwn} isWon={isWon} />}
      <div className="relative grid grid-cols-1 content-center justify-items-center gap-2 p-4 text-center short:py-2">
        {isWon && team !== undefined && (
          <TeamEmblem emblem={team.emblem} className="size-28 animate-unlock short:size-12" />
        )}
        <Words moment={moment} />
        <OpenQuestion question={view.question} title={moment.title} />
        {view.question === null && view.phase === 'board' && <TilesLeft count={view.tilesLeft} isOwn={isOwn} />}
      </div>
      {team !== undefined && <OwnTeam team={team} isOwn={isOwn} />}
    </section>
  );
}

/** The team's emblem behind its card; for winners its woven pattern. */
function Backdrop({ team, isOwn, isWon }: { team: Team; isOwn: boolean; isWon: boolean }) {
  if (isWon) return <TeamWeave className="absolute inset-0 w-full rounded-none opacity-15" />;
  return (
    <span
      className={classNames(
        'absolute inset-0 grid place-items-center',
        isOwn ? 'opacity-10' : 'text-team-text opacity-8',
      )}
    >
      <TeamEmblem emblem={team.emblem} className="size-[min(80%,18rem)]" />
    </span>
  );
}

/** Announced at each change. */
function Words({ moment: { title, body, tone } }: { moment: Moment }) {
  const isOwn = tone === 'own';
  return (
    <div role="status" className="grid gap-1.5">
      <h2
        key={title}
        className={classNames('animate-appear', isOwn ? 'text-[clamp(2rem,min(12vw,14vh),4.5rem)]' : 'text-3xl')}
      >
        {title}
      </h2>
      <p className={classNames('text-lg', isOwn ? 'font-semibold' : 'text-quiet')}>{body}</p>
    </div>
  );
}

function TilesLeft({ count, isOwn }: { count: number; isOwn: boolean }) {
  const { text } = usePhoneText();
  return <p className={classNames('text-sm', !isOwn && 'text-quiet')}>{text.seat.tilesLeft(count)}</p>;
}

function OwnTeam({ team, isOwn }: { team: Team; isOwn: boolean }) {
  const { text } = usePhoneText();
  return (
    <div className={classNames('relative flex flex-wrap items-center gap-x-3 px-4 pb-4', !isOwn && 'text-team-text')}>
      <TeamEmblem emblem={team.emblem} className="size-9 flex-none" />
      <NameText className="line-clamp-2 min-w-20 flex-1 font-display text-xl leading-tight font-extrabold">
        {team.name}
      </NameText>
      <Score
        value={team.score}
        className="font-display text-[clamp(2.5rem,15vw,3.75rem)] leading-none font-extrabold"
      />
      <span role="status" className="sr-only">
        {text.seat.ownScore(team.name, team.score)}
      </span>
    </div>
  );
}

/** Its category and value; nothing where the heading says it already. */
function OpenQuestion({ question, title }: { question: PhoneView['question']; title: string }) {
  const { text, language } = usePhoneText();
  if (question === null || (question.category === null && title === text.now.lastCategory)) return null;
  const { category, value } = question;
  return (
    <p
      className="hue mt-1 inline-flex max-w-full items-center gap-2.5 rounded-full bg-[var(--hue-dark)] px-4 py-1.5 font-semibold text-white"
      style={{ '--hue': category?.hue ?? 80 }}
    >
      <span className="truncate">{category === null ? text.now.lastCategory : category.name[language]}</span>
      {value > 0 && <bdi className="num font-display text-xl font-extrabold">{value}</bdi>}
    </p>
  );
}
