import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#testing/web/render.tsx';
import { Menu, MenuAction, MenuLink, MenuSeparator } from './menu.tsx';

async function renderMenu() {
  const onSelect = vi.fn<() => void>();
  const page = await renderPage(
    <>
      <Menu
        label="القائمة"
        trigger={(props) => (
          <button type="button" {...props}>
            {'افتح'}
          </button>
        )}
      >
        <MenuLink to="/store" icon="store">
          {'المتجر'}
        </MenuLink>
        <MenuLink to="/contact" icon="support">
          {'الدعم'}
        </MenuLink>
        <MenuSeparator />
        <MenuAction icon="sign-out" onSelect={onSelect}>
          {'إعدادات'}
        </MenuAction>
      </Menu>
      <button type="button">{'بعدها'}</button>
    </>,
  );
  return { ...page, onSelect };
}

const trigger = () => screen.getByRole('button', { name: 'افتح' });
const isOpen = () => screen.queryByRole('menu') !== null;
const focused = () => document.activeElement?.textContent.trim();

it('opens by keyboard at its first or last item, and by pointer at none', async () => {
  await renderMenu();
  await userEvent.click(trigger());
  expect(document.activeElement).toBe(screen.getByRole('menu', { name: 'القائمة' }));
  await userEvent.click(trigger());
  expect([isOpen(), trigger().getAttribute('aria-expanded')]).toEqual([false, 'false']);
  trigger().focus();
  await userEvent.keyboard('{Enter}');
  expect([focused(), trigger().getAttribute('aria-expanded')]).toEqual(['المتجر', 'true']);
  await userEvent.keyboard('{Escape}{ArrowUp}');
  expect(focused()).toBe('إعدادات');
  await userEvent.keyboard('{Escape}{ArrowDown}');
  expect(focused()).toBe('المتجر');
});

it('moves by arrows, Home, End and the first letter', async () => {
  await renderMenu();
  trigger().focus();
  await userEvent.keyboard(' {ArrowDown}');
  expect(focused()).toBe('الدعم');
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(focused()).toBe('إعدادات');
  await userEvent.keyboard('{PageUp}{PageDown}');
  expect(focused()).toBe('إعدادات');
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(focused()).toBe('المتجر');
  // Any alef, and round from the end.
  await userEvent.keyboard('ا');
  expect(focused()).toBe('الدعم');
  await userEvent.keyboard('اا');
  expect(focused()).toBe('المتجر');
});

it('chooses by Enter, Space or a press, and gives the focus back', async () => {
  const page = await renderMenu();
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('menuitem', { name: 'إعدادات' }));
  expect([isOpen(), focused(), page.onSelect.mock.calls.length]).toEqual([false, 'افتح', 1]);
  await userEvent.keyboard('{ArrowUp} ');
  expect([isOpen(), focused(), page.onSelect.mock.calls.length]).toEqual([false, 'افتح', 2]);
  await userEvent.keyboard('{ArrowDown} ');
  expect([isOpen(), page.address()]).toEqual([false, '/store']);
});

it('does not scroll by Space before an item is chosen', async () => {
  await renderMenu();
  await userEvent.click(trigger());
  expect(fireEvent.keyDown(screen.getByRole('menu'), { key: ' ' })).toBe(false);
  expect(isOpen()).toBe(true);
});

it('closes by Escape, Tab, a press elsewhere and the focus elsewhere', async () => {
  await renderMenu();
  const next = screen.getByRole('button', { name: 'بعدها' });
  trigger().focus();
  await userEvent.keyboard('{Enter}{Escape}');
  expect([isOpen(), focused()]).toEqual([false, 'افتح']);
  await userEvent.keyboard('{Enter}{Tab}');
  expect([isOpen(), focused()]).toEqual([false, 'بعدها']);
  await userEvent.click(trigger());
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
  await userEvent.click(trigger());
  next.focus();
  await vi.waitFor(() => expect(isOpen()).toBe(false), 10_000);
});
