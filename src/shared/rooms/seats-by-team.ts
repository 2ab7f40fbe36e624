interface Placed {
  readonly teamIndex: number | null;
}

interface SeatsByTeam<Seat extends Placed> {
  /** One list per team index; empty for a team without seats. */
  readonly teams: readonly (readonly Seat[])[];
  readonly onlookers: readonly Seat[];
}

/** The seats of each team and the onlookers, each in the order of joining. */
export function seatsByTeam<Seat extends Placed>(seats: readonly Seat[], teamCount: number): SeatsByTeam<Seat> {
  return {
    teams: Array.from({ length: teamCount }, (_, index) => seats.filter(({ teamIndex }) => teamIndex === index)),
    onlookers: seats.filter(({ teamIndex }) => teamIndex === null),
  };
}
