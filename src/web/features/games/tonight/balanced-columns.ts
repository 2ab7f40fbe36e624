/** The columns for a number of faces: as many as fit unless the last row then has one alone, and no fewer than two thirds. */
export function balancedColumns(count: number, most: number): number {
  for (let columns = most; columns >= (most * 2) / 3; columns -= 1)
    if (count <= columns || count % columns !== 1) return columns;
  return most;
}
