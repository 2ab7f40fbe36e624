import { describe, expect, it } from 'vitest';
import { placeBeside, type PlacementOptions } from './placement.ts';

const phone = { width: 390, height: 844 };
const options: PlacementOptions = { side: 'below', align: 'end', gap: 10, margin: 10 };
const anchor = { left: 100, top: 20, width: 60, height: 48 };

describe('a panel beside its trigger', () => {
  it('ends where the trigger ends, in both directions of text', () => {
    const panel = { width: 120, height: 300 };
    expect(placeBeside({ ...anchor, left: 200 }, panel, phone, false, options)).toEqual({
      left: 140,
      edge: 'top',
      distance: 78,
      maxHeight: 756,
    });
    expect(placeBeside(anchor, panel, phone, true, options).left).toBe(100);
  });

  it('stays within the window', () => {
    const panel = { width: 256, height: 300 };
    expect(placeBeside(anchor, panel, phone, false, options).left).toBe(10);
    expect(placeBeside({ ...anchor, left: 300 }, panel, phone, true, options).left).toBe(124);
    expect(placeBeside(anchor, { width: 500, height: 300 }, phone, true, options).left).toBe(10);
  });

  it('changes sides where only the other one has room', () => {
    const low = { ...anchor, top: 700 };
    expect(placeBeside(low, { width: 120, height: 300 }, phone, false, options)).toMatchObject({
      edge: 'bottom',
      distance: 154,
      maxHeight: 680,
    });
    expect(placeBeside(low, { width: 120, height: 70 }, phone, false, options).edge).toBe('top');
    expect(placeBeside(anchor, { width: 120, height: 2000 }, phone, false, options)).toMatchObject({
      edge: 'top',
      maxHeight: 756,
    });
  });

  it('centres above the trigger, and below it at the top of the window', () => {
    const tooltip: PlacementOptions = { side: 'above', align: 'center', gap: 8, margin: 6 };
    const panel = { width: 80, height: 30 };
    const inTheMiddle = { ...anchor, top: 400 };
    expect(placeBeside(inTheMiddle, panel, phone, true, tooltip)).toMatchObject({
      left: 90,
      edge: 'bottom',
      distance: 452,
    });
    expect(placeBeside({ ...anchor, top: 2 }, panel, phone, false, tooltip).edge).toBe('top');
  });
});
