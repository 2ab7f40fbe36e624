interface Named {
  readonly id: string;
  readonly name: string;
  /** Null for an onlooker, who has no label. */
  readonly teamIndex: number | null;
}

/**
 * What the screen calls the seats of teams, by their ids: their names, and where two of one team have the same name a
 * number behind the later one. `seats` are in the order of joining.
 */
export function seatLabels(seats: readonly Named[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const names = new Set(seats.map((seat) => keyOf(seat, seat.name)));
  const taken = new Set<string>();
  for (const seat of seats) {
    if (seat.teamIndex === null) continue;
    let label = seat.name;
    for (let number = 2; taken.has(keyOf(seat, label)) || (number > 2 && names.has(keyOf(seat, label))); number += 1)
      label = `${seat.name} ${number}`;
    taken.add(keyOf(seat, label));
    labels.set(seat.id, label);
  }
  return labels;
}

const keyOf = ({ teamIndex }: Named, label: string) => `${teamIndex} ${label}`;
