import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { Popover } from './popover.tsx';

function Opened({ topOf }: { topOf: () => number }) {
  const trigger = useRef<HTMLButtonElement | null>(null);
  return (
    <>
      <button
        type="button"
        ref={(button) => {
          trigger.current = button;
          if (button !== null) button.getBoundingClientRect = () => new DOMRect(100, topOf(), 80, 40);
        }}
      >
        {'open'}
      </button>
      <Popover trigger={trigger} onClose={() => undefined} role="dialog" aria-label="menu" />
    </>
  );
}

it('follows its trigger when content above it grows, without a scroll or a resize [SHELL-1]', async () => {
  let top = 50;
  render(<Opened topOf={() => top} />);
  const panel = screen.getByRole('dialog', { name: 'menu', hidden: true });
  expect(panel.style.top).toBe('100px');
  top = 150;
  await expect.poll(() => panel.style.top).toBe('200px');
});
