import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { renderPage } from '#testing/web/render.tsx';
import { Replay } from './replay.tsx';

const at = 1_763_700_000_000;
const pack = samplePack();
const [cell] = pack.cells;

it('replays a game step by step, time running as one reads [ADM-4]', async () => {
  await renderPage(<Replay pack={pack} commands={[
    { id: 'command-1', seq: 1, at, type: 'wheelStopped' }, { id: 'command-2', seq: 2, at, type: 'pick', cellId: cell?.id ?? '' }, { id: 'command-3', seq: 3, at, type: 'reveal' },
  ]} />);
  const controls = within(screen.getByRole('group', { name: 'الخطوة' }));
  expect(controls.getByRole('status').textContent).toBe('الخطوة 3 من 3');
  expect(screen.getByText('ظهر الجواب')).toBeTruthy();
  controls.getByRole('slider').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('جواب صاحب الدور')).toBeTruthy();
  await userEvent.keyboard('{ArrowLeft}');
  expect(controls.getByRole('status').textContent).toBe('الخطوة 3 من 3');
  await userEvent.click(controls.getByRole('button', { name: 'إلى البداية' }));
  expect(controls.getByRole('status').textContent).toBe('قبل أول خطوة');
  await userEvent.click(screen.getByRole('button', { name: /وقفت العجلة/ }));
  expect(controls.getByRole('status').textContent).toBe('الخطوة 1 من 3');
});
