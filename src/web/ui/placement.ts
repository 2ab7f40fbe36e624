export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface PlacementOptions {
  readonly side: 'above' | 'below';
  /** `end` aligns with the end of the anchor's line: its left edge in Arabic. */
  readonly align: 'center' | 'end';
  /** Between the anchor and the panel, in px. */
  readonly gap: number;
  /** Between the panel and the window's edge, in px. */
  readonly margin: number;
}

/** Where a panel goes; a panel above hangs from its bottom edge, so that it grows upwards. */
export interface Placement {
  readonly left: number;
  readonly edge: 'top' | 'bottom';
  /** From that edge of the window, in px. */
  readonly distance: number;
  readonly maxHeight: number;
}

/** Places a panel beside its anchor and within the window; on the other side if only that one has room. */
export function placeBeside(
  anchor: Box,
  panel: Size,
  page: Size,
  isRightToLeft: boolean,
  { side, align, gap, margin }: PlacementOptions,
): Placement {
  const above = anchor.top - gap - margin;
  const below = page.height - (anchor.top + anchor.height) - gap - margin;
  const [preferred, other] = side === 'above' ? [above, below] : [below, above];
  const isAbove = (side === 'above') === (panel.height <= preferred || preferred >= other);
  const centred = anchor.left + (anchor.width - panel.width) / 2;
  const atEnd = isRightToLeft ? anchor.left : anchor.left + anchor.width - panel.width;
  const wanted = align === 'center' ? centred : atEnd;
  return {
    left: Math.max(margin, Math.min(wanted, page.width - panel.width - margin)),
    edge: isAbove ? 'bottom' : 'top',
    distance: isAbove ? page.height - anchor.top + gap : anchor.top + anchor.height + gap,
    maxHeight: Math.max(0, isAbove ? above : below),
  };
}
