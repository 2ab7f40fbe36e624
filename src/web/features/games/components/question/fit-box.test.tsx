import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FitBox } from './fit-box.tsx';

const explanation = 'why it is so';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['says that it is tight where its texts do not fit at the smallest size', 300, true],
  ['does not where they fit', 80, false],
] as const)('%s', (_, contentHeight, isTight) => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(contentHeight);
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    paddingLeft: '0px',
    paddingRight: '0px',
  } as CSSStyleDeclaration);
  render(<FitBox>{explanation}</FitBox>);
  expect(screen.getByText(explanation).hasAttribute('data-tight')).toBe(isTight);
});
