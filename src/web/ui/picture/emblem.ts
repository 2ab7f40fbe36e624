/** A path of a team's emblem in a square of 48. */
export interface EmblemPath {
  readonly d: string;
  /** Its inner part is a hole. */
  readonly isHollow: boolean;
}

/** The paths of an emblem that the page shows, so that its drawing is in one place. */
export function emblemPathsOf(emblem: Element): readonly EmblemPath[] {
  return [...emblem.querySelectorAll('path')].map((path) => ({
    d: path.getAttribute('d') ?? '',
    isHollow: path.getAttribute('fill-rule') === 'evenodd',
  }));
}

/** In the current colour, with its middle at the origin. */
export function paintEmblem(context: CanvasRenderingContext2D, emblem: readonly EmblemPath[], size: number): void {
  context.save();
  context.translate(-size / 2, -size / 2);
  context.scale(size / 48, size / 48);
  for (const { d, isHollow } of emblem) context.fill(new Path2D(d), isHollow ? 'evenodd' : 'nonzero');
  context.restore();
}
