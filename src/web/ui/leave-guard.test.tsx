import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#testing/web/render.tsx';
import { askToLeave, letGo, useLeaveGuard } from '../lib/unsaved.ts';
import { Sheet } from './dialog.tsx';

function Editor({ view }: { view?: string }) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const leave = useLeaveGuard(typed !== '', view === undefined ? {} : { view });
  return (
    <>
      <input aria-label="text" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={() => setTyped('')}>
        {'save'}
      </button>
      <button type="button" onClick={() => leave(() => setTyped('dropped'))}>
        {'drop'}
      </button>
      <button type="button" onClick={() => void navigate('?edit=2', { replace: true })}>
        {'saved as new'}
      </button>
    </>
  );
}

const links = (
  <>
    <Link to="/elsewhere">{'elsewhere'}</Link>
    <Link to="?filter=1">{'filter'}</Link>
    <Link to="?edit=7">{'other'}</Link>
  </>
);
const show = (view?: string) =>
  renderPage(
    <>
      {links}
      <Editor {...(view === undefined ? {} : { view })} />
    </>,
    { before: ['/before'], path: '/editor' },
  );
const type = () => userEvent.type(screen.getByLabelText('text'), 'a');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const question = () => screen.queryByRole('dialog', { name: 'تغادر قبل الحفظ؟' });
const closesAtOnce = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('asks on a link, names the loss, and stays or leaves by the answer [ADM-1]', async () => {
  const shown = await show();
  await type();
  await follow('elsewhere');
  expect(
    within(await screen.findByRole('dialog', { name: 'تغادر قبل الحفظ؟' })).getByText(
      'ما كتبته هنا لم يُحفظ بعد، ويضيع إن غادرت.',
    ),
  ).toBeTruthy();
  await press('ابقَ هنا');
  expect(question()).toBeNull();
  expect(shown.address()).toBe('/editor');
  expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('a');
  await follow('elsewhere');
  await press('غادر دون حفظ');
  await expect.poll(shown.address).toBe('/elsewhere');
  expect(question()).toBeNull();
});

it('asks in English too, and on the way back [ADM-1]', async () => {
  const shown = await renderPage(<Editor />, { before: ['/before'], path: '/editor', language: 'en' });
  await type();
  await shown.goBack();
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(shown.address()).toBe('/editor');
  await press('Leave without saving');
  await expect.poll(shown.address).toBe('/before');
});

it("doesn't ask without input, or if all of it is saved [ADM-1]", async () => {
  const shown = await show();
  expect(closesAtOnce()).toBe(true);
  await type();
  expect(closesAtOnce()).toBe(false);
  await press('save');
  expect(closesAtOnce()).toBe(true);
  await follow('elsewhere');
  expect(question()).toBeNull();
  expect(shown.address()).toBe('/elsewhere');
});

it('leaves alone what keeps the text: a filter, and an address the page itself replaces [ADM-1]', async () => {
  const shown = await show('edit');
  await type();
  await follow('filter');
  expect(question()).toBeNull();
  expect(shown.address()).toBe('/editor?filter=1');
  await press('saved as new');
  expect(question()).toBeNull();
  expect(shown.address()).toBe('/editor?edit=2');
  await follow('other');
  expect(question()).not.toBeNull();
  expect(shown.address()).toBe('/editor?edit=2');
});

it('asks before a button drops it [ADM-1]', async () => {
  await show();
  await type();
  await press('drop');
  await press('ابقَ هنا');
  expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('a');
  await press('drop');
  await press('غادر دون حفظ');
  expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('dropped');
});

function Drawer({ onClose }: { onClose: () => void }) {
  useLeaveGuard(true, { loss: 'uploads' });
  return (
    <Sheet open onClose={onClose} title="drawer">
      <Editor />
    </Sheet>
  );
}

const escape = (dialog: HTMLElement, cancelable = true) =>
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable }));

it('asks before closing a drawer with text in it, and only about that drawer [ADM-1]', async () => {
  const close = vi.fn();
  await renderPage(<Drawer onClose={close} />);
  const drawer = screen.getByRole('dialog', { name: 'drawer' });
  escape(drawer);
  expect(close).toHaveBeenCalledTimes(1);
  await type();
  const ways = [
    () => escape(drawer),
    () => fireEvent.click(drawer),
    () => fireEvent.click(within(drawer).getByRole('button', { name: 'إغلاق' })),
  ];
  for (const way of ways) {
    way();
    expect(question()?.textContent).toContain('ما كتبته هنا');
    expect(question()?.textContent).not.toContain('ملفات');
    await press('ابقَ هنا');
  }
  expect(close).toHaveBeenCalledTimes(1);
  escape(drawer);
  await press('غادر دون حفظ');
  expect(close).toHaveBeenCalledTimes(2);
});

it('opens a drawer again that the browser closed without leave, and asks [ADM-1]', async () => {
  const close = vi.fn();
  await renderPage(<Drawer onClose={close} />);
  await type();
  const drawer = screen.getByRole<HTMLDialogElement>('dialog', { name: 'drawer' });
  escape(drawer, false);
  expect(question()).toBeNull();
  drawer.close();
  await waitFor(() => expect(question()).not.toBeNull());
  expect(drawer.open).toBe(true);
  expect(close).not.toHaveBeenCalled();
});

it('asks once before signing out, which then continues [AUTH-2]', async () => {
  const leave = vi.fn(letGo);
  await show();
  await type();
  askToLeave(leave);
  await screen.findByRole('dialog', { name: 'تغادر قبل الحفظ؟' });
  expect(leave).not.toHaveBeenCalled();
  await press('غادر دون حفظ');
  expect(leave).toHaveBeenCalledTimes(1);
  expect(closesAtOnce()).toBe(true);
});
