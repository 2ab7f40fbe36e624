import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Pack } from '#shared/games/pack.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { renderTable } from '#testing/web/render-table.tsx';
import { useTable } from '../../engine/table.tsx';
import { QuestionScreen } from './question-screen.tsx';

function OpenQuestion() {
  const { state } = useTable();
  return state.question ? <QuestionScreen open={state.question} notice={null} /> : null;
}

async function openAt(options: SampleOptions = {}, more: (table: Parameters<NonNullable<Parameters<typeof renderTable>[1]['before']>>[0], pack: Pack) => void = () => undefined) {
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0, ...options });
  const rendered = await renderTable(<OpenQuestion />, {
    pack,
    before(table) {
      table.give({ type: 'pick', cellId: pack.cells.find(({ value }) => value === 600)?.id ?? '' });
      more(table, pack);
    },
  });
  // The category's drawing comes in a chunk of its own.
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  return { ...rendered, pack };
}

describe('answers said aloud', () => {
  it('passes to the next team, then lets the room say who was right [GAME-2]', async () => {
    const { table } = await openAt();
    expect(screen.queryByRole('list')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'مرّره إلى الفريق 2' }));
    expect(table.state().question?.stage).toBe('steal');
    expect(screen.queryByRole('button', { name: /مرّره/ })).toBeNull();
    expect(screen.queryByText(/جواب sample/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'أظهر الجواب' }));
    expect(screen.getByText(/^جواب sample/)).toBeTruthy();
    expect(screen.getByText('شرح.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /الفريق 2 ?\+600/ }));
    expect(table.state().scores).toEqual([0, 600]);
  });

  it('writes "+600", never "600+"', async () => {
    await openAt({}, (table) => table.give({ type: 'reveal' }));
    const points = screen.getByRole('button', { name: /الفريق 1/ }).querySelector('bdi.num');
    expect(points?.textContent).toBe('+600');
  });

  it('stops and starts the clock, and adds 15 seconds [GAME-2]', async () => {
    const { table } = await openAt();
    await userEvent.click(screen.getByRole('button', { name: 'أوقف الوقت' }));
    expect(table.state().question?.paused).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'زد 15 ثانية' }));
    expect(table.state().question?.clock?.remainingMs).toBe(75_000);
    await userEvent.click(screen.getByRole('button', { name: 'أكمل الوقت' }));
    expect(table.state().question?.paused).toBe(false);
  });

  it('shows the two answers that fiftyFifty leaves, and no way to pass [LIFE-1]', async () => {
    await openAt();
    await userEvent.click(screen.getByRole('button', { name: 'حذف خيارين، متاحة' }));
    await userEvent.click(screen.getByRole('button', { name: 'استخدموها' }));
    expect(screen.getByRole('list').children).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /مرّره/ })).toBeNull();
  });

  it('asks a teammate by name while the question\'s clock stands, until they are done [LIFE-1]', async () => {
    const { table } = await openAt();
    await userEvent.click(screen.getByRole('button', { name: 'اسأل زميلك، متاحة' }));
    await userEvent.type(screen.getByLabelText('من تسألون؟'), 'نورة');
    await userEvent.click(screen.getByRole('button', { name: 'ابدأ السؤال' }));
    expect(screen.getByRole('heading', { name: 'تسألون نورة' })).toBeTruthy();
    expect(table.state().question?.clock?.since).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'انتهينا' }));
    expect(table.state().question).toMatchObject({ consultation: null });
  });
});

describe('flip', () => {
  it('swaps the question once and shows the old answer [LIFE-2]', async () => {
    const { table } = await openAt({}, (begun, pack) => {
      begun.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
      begun.give({ type: 'reveal' });
      begun.give({ type: 'award', teamIndex: null });
      begun.give({ type: 'pick', cellId: pack.cells.find(({ value }) => value === 400)?.id ?? '' });
    });
    expect(screen.getByText('30 ثانية للقلب')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'اقلبوا السؤال' }));
    expect(table.state().question?.swapped).toBe(true);
    expect(screen.getByText(/جواب السؤال الأول/).textContent).toMatch(/جواب sample/);
    expect(screen.queryByRole('button', { name: 'اقلبوا السؤال' })).toBeNull();
  });
});

describe('answers tapped', () => {
  it('shows four options, hands a wrong one on, and the verdict may be corrected [GAME-2]', async () => {
    const { table, pack } = await openAt({ setup: { answerMode: 'choices' } });
    expect(screen.getByRole('list').children).toHaveLength(4);
    const wordsOf = (id: string) => pack.cells.flatMap(({ question }) => question.options).find((option) => option.id === id)?.text.ar ?? '';
    await userEvent.click(screen.getByRole('button', { name: new RegExp(wordsOf(table.wrongOption())) }));
    expect(table.state().question?.stage).toBe('steal');
    await userEvent.click(screen.getByRole('button', { name: new RegExp(wordsOf(table.rightOption())) }));
    expect(table.state().question).toMatchObject({ stage: 'revealed', verdict: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'صحّح الحكم' }));
    await userEvent.click(screen.getByRole('button', { name: 'لا أحد' }));
    expect(table.state().scores).toEqual([0, 0]);
  });
});

describe('a secret word', () => {
  it('stands nowhere on the screen until it is held, and is gone when let go [GAME-7]', async () => {
    await openAt({ kind: 'secret-word' });
    expect(screen.getByText('مثّلها')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/جواب sample/);
    const hold = screen.getByRole('button', { name: /اضغط مطوّلًا/ });
    const user = userEvent.setup();
    hold.focus();
    await user.keyboard('{ >}');
    expect(document.body.textContent).toMatch(/جواب sample/);
    await user.keyboard('{/ }');
    expect(document.body.textContent).not.toMatch(/جواب sample/);
  });

  it('can\'t be passed on, and no judge\'s code is offered for it [GAME-7]', async () => {
    await openAt({ kind: 'secret-word' });
    expect(screen.queryByRole('button', { name: /مرّره/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'الجواب للحكم' })).toBeNull();
  });
});
