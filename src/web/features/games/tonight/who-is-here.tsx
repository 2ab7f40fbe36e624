import { maxPlayers, maxTeams, minTeams } from '#shared/games/setup.ts';
import type { Gang, Member } from '#shared/gangs/schema.ts';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../components/setup/segments.tsx';
import { Face } from './face.tsx';
import { NewName } from './new-name.tsx';
import { useDrawErrorText } from './use-draw.ts';
import { balancedColumns } from './balanced-columns.ts';
import styles from './who-is-here.module.css';
import { WishList, type Wish } from './wishes.tsx';

/** What a host chooses before the draw. */
export interface Tonight {
  readonly here: ReadonlySet<string>;
  readonly teams: number;
  readonly wishes: readonly Wish[];
}

interface WhoIsHereProps {
  readonly gang: Gang;
  readonly tonight: Tonight;
  readonly onChange: (tonight: Tonight) => void;
  readonly onDraw: () => void;
  /** Present while the drawn teams are of these people. */
  readonly onBackToDraw: (() => void) | undefined;
  readonly isDrawing: boolean;
  readonly error: Error | null;
}

const counts = Array.from({ length: maxTeams - minTeams + 1 }, (_, index) => minTeams + index);

/** The wish whose two people are being picked. */
interface Picking {
  readonly kind: Wish['kind'];
  readonly first: string | null;
}

/** Faces to tap, a new name, wishes for tonight and the number of teams. */
export function WhoIsHere(props: WhoIsHereProps) {
  const { gang, tonight, onChange, onDraw, onBackToDraw, isDrawing, error } = props;
  const text = useText();
  const words = text.gangEvening;
  const [picking, setPicking] = useState<Picking | null>(null);
  const lead = useRef<HTMLDivElement>(null);
  const faces = useFocusOnFaces();
  const press = ({ id }: Member) => {
    if (picking === null) onChange({ ...tonight, here: toggled(tonight.here, id) });
    else if (picking.first === null) setPicking({ ...picking, first: id });
    else if (picking.first !== id) {
      onChange({ ...tonight, wishes: withWish(tonight.wishes, { kind: picking.kind, ids: [picking.first, id] }) });
      setPicking(null);
    }
  };
  const here = gang.members.filter(({ id }) => tonight.here.has(id));
  const shown = picking === null ? gang.members : here;
  const problem = useProblem(here.length, tonight.teams, error);
  return (
    <div className="grid gap-4">
      <div ref={lead} className={styles.lead}>
        <Prompt gang={gang} picking={picking} />
        <div className="flex flex-wrap items-center gap-2">
          {picking === null && gang.members.length > 0 && (
            <AllOrNone
              isDisabled={isDrawing}
              onChange={(isAll) =>
                onChange({ ...tonight, here: new Set(isAll ? gang.members.map(({ id }) => id) : []) })
              }
            />
          )}
          <p aria-live="polite" className="pill">
            {words.card.here(here.length)}
          </p>
        </div>
      </div>
      <fieldset disabled={isDrawing} className="grid min-w-0 gap-4">
        <ul ref={faces} aria-label={words.who.faces} className={styles.faces} style={columnsOf(shown.length)}>
          {shown.map((member) => (
            <li key={member.id} className="grid">
              <Face
                member={member}
                isOn={picking === null ? tonight.here.has(member.id) : picking.first === member.id}
                isPicking={picking !== null}
                onPress={() => press(member)}
              />
            </li>
          ))}
        </ul>
        <div className={styles.rows}>
          <NewName gang={gang} onHere={(id) => onChange({ ...tonight, here: new Set([...tonight.here, id]) })} />
          <WishList
            members={gang.members}
            wishes={tonight.wishes.filter(({ ids }) => ids.every((id) => tonight.here.has(id)))}
            isPicking={picking !== null}
            canPick={here.length > 1}
            onPick={(kind) => {
              setPicking(kind === null ? null : { kind, first: null });
              // The faces may be out of sight.
              if (kind !== null) lead.current?.scrollIntoView({ block: 'nearest' });
            }}
            onRemove={(wish) => onChange({ ...tonight, wishes: tonight.wishes.filter((each) => each !== wish) })}
          />
        </div>
      </fieldset>
      <div className={styles.foot}>
        <Segments
          isDisabled={isDrawing}
          label={words.draw.teams}
          isLabelHidden
          value={String(tonight.teams)}
          onChange={(teams) => onChange({ ...tonight, teams: Number(teams) })}
          options={counts.map((count) => ({ value: String(count), label: text.gameSetup.teams.countOf(count) }))}
        />
        <Button
          size="large"
          icon="sparkles"
          busy={isDrawing}
          disabled={problem?.isBlocking === true}
          data-first=""
          onClick={onDraw}
        >
          {isDrawing ? words.draw.busy : words.draw.button}
        </Button>
        {onBackToDraw !== undefined && (
          <Button variant="secondary" disabled={isDrawing} className={styles.back} onClick={onBackToDraw}>
            {words.who.backToDraw}
          </Button>
        )}
        <p role="status" className={styles.problem}>
          {problem?.message}
        </p>
      </div>
    </div>
  );
}

/** On a phone, a tablet and a wide screen. */
function columnsOf(count: number) {
  return {
    '--narrow': balancedColumns(count, 3),
    '--middle': balancedColumns(count, 5),
    '--wide': balancedColumns(count, 8),
  };
}

function AllOrNone({ isDisabled, onChange }: { isDisabled: boolean; onChange: (isAll: boolean) => void }) {
  const words = useText().gangEvening.who;
  return (
    <>
      <Button variant="bare" disabled={isDisabled} className="text-base" onClick={() => onChange(true)}>
        {words.all}
      </Button>
      <Button variant="bare" disabled={isDisabled} className="text-base" onClick={() => onChange(false)}>
        {words.none}
      </Button>
    </>
  );
}

/** While the faces load only the dialog's cross can take the focus; the first face then does. */
function useFocusOnFaces() {
  const faces = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (
      activeElement instanceof HTMLButtonElement &&
      faces.current?.closest('dialog')?.contains(activeElement) === true
    )
      faces.current.querySelector<HTMLElement>('button')?.focus();
  }, []);
  return faces;
}

/** What a press on a face does. */
function Prompt({ gang, picking }: { gang: Gang; picking: Picking | null }) {
  const words = useText().gangEvening;
  if (picking === null)
    return <p className="text-quiet">{gang.members.length === 0 ? words.who.empty : words.who.lead}</p>;
  const first = gang.members.find(({ id }) => id === picking.first);
  return (
    <p role="status" className="font-semibold text-saffron-text">
      {first === undefined ? words.wishes.pickFirst : words.wishes.pickSecond(first.name)}
    </p>
  );
}

/** Why these people can't be drawn, or weren't. */
function useProblem(
  here: number,
  teams: number,
  error: Error | null,
): { readonly message: string; readonly isBlocking: boolean } | null {
  const words = useText().gangEvening.who;
  const describe = useDrawErrorText();
  if (here < teams) return { message: words.tooFew(teams), isBlocking: true };
  if (here > teams * maxPlayers)
    return { message: teams === maxTeams ? words.tooManyForAll : words.tooMany, isBlocking: true };
  return error === null ? null : { message: describe(error), isBlocking: false };
}

function toggled(here: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(here);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** A later wish about the same two takes the place of the earlier one. */
function withWish(wishes: readonly Wish[], wish: Wish): readonly Wish[] {
  const isSamePair = ({ ids }: Wish) => ids.every((id) => wish.ids.includes(id));
  return [...wishes.filter((each) => !isSamePair(each)), wish];
}
