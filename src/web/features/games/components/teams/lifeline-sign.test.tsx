import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LifelineSign } from './lifeline-sign.tsx';

it('draws fifty-fifty with one half over the other in a square, and side by side in a line of text', () => {
  const { container, rerender } = render(<LifelineSign lifeline="fiftyFifty" />);
  const inSquare = container.querySelector('b')?.className;
  expect(container.textContent).toBe('50:50');
  rerender(<LifelineSign lifeline="fiftyFifty" isInLine />);
  expect(container.textContent).toBe('50:50');
  expect(container.querySelector('b')?.className).not.toBe(inSquare);
});
