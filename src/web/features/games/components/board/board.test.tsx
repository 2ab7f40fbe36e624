import { present } from '#shared/kernel/assert.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { TurnCall } from '../frame/turn-call.tsx';
import { GameScreen } from '../frame/game-screen.tsx';

const pack = samplePack({ kind: 'text', firstTeamIndex: 0 });
const cellOf = (category: number, value: number) =>
  pack.cells.find((cell) => cell.categoryIndex === category && cell.value === value)?.id ?? '';

describe('the board', () => {
  it.each([2, 3, 4])('says which lifelines a waiting team has queued, among %d teams [LIFE-1]', async (teams) => {
    const { give } = await renderGame(<GameScreen notice={null} />, {
      pack: samplePack({ kind: 'text', firstTeamIndex: 0, teams }),
    });
    const waiting = () => present(screen.getByRole('button', { name: /الفريق 2/ }).parentElement, 'the team’s bar');
    expect(within(waiting()).queryByText('حذف خيارين، محجوزة')).toBeNull();
    await give({ type: 'queueLifeline', teamIndex: 1, lifeline: 'fiftyFifty' });
    expect(within(waiting()).getByText('حذف خيارين، محجوزة')).toBeTruthy();
  });

  it('has a button for each open tile, called by its category and value [GAME-2]', async () => {
    const { testGame } = await renderGame(<GameScreen notice={null} />, { pack });
    await userEvent.click(screen.getByRole('button', { name: 'فئة 2، 400' }));
    expect(testGame.state().question?.cellId).toBe(cellOf(1, 400));
  });

  it('shows a used tile as no button any more, and says who took it [GAME-2]', async () => {
    await renderGame(<GameScreen notice={null} />, {
      pack,
      before(testGame) {
        for (const [category, team] of [
          [0, 0],
          [1, null],
        ] as const) {
          testGame.give({ type: 'pick', cellId: cellOf(category, 200) });
          testGame.give({ type: 'reveal' });
          testGame.give({ type: 'award', teamIndex: team });
        }
      },
    });
    expect(screen.getByRole('img', { name: 'فئة 1، 200، أخذها فريق الفريق 1' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'فئة 2، 200، لم يصبها أحد' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'فئة 1، 200' })).toBeNull();
  });

  it('has its heading, and can only be looked at while another device plays [GAME-3]', async () => {
    const { testGame } = await renderGame(<GameScreen notice={null} />, { pack, isWriter: false });
    expect(screen.getByRole('heading', { level: 1, name: 'لوحة الأسئلة' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'فئة 2، 400' }));
    expect(testGame.state().phase).toBe('board');
  });

  it('waits below an open question: out of reach, and the same board afterwards [GAME-2]', async () => {
    const { give } = await renderGame(<GameScreen notice={null} />, { pack });
    const board = screen.getByRole('region', { name: 'فئة 1' });
    await userEvent.click(screen.getByRole('button', { name: 'فئة 1، 200' }));
    expect(screen.queryByRole('region', { name: 'فئة 1' })).toBeNull();
    expect(board.closest('[data-covered]')).not.toBeNull();
    const reveal = screen.getByRole('button', { name: 'أظهر الجواب' });
    await waitFor(() => expect(document.activeElement).toBe(reveal));
    await give({ type: 'reveal' });
    await give({ type: 'award', teamIndex: 0 });
    expect(screen.getByRole('region', { name: 'فئة 1' })).toBe(board);
    expect(within(board).getByRole('img', { name: 'فئة 1، 200، أخذها فريق الفريق 1' })).toBeTruthy();
    await give({ type: 'end' });
    expect(board.isConnected).toBe(false);
  });

  it('announces the result of the last question, and the team in turn', async () => {
    const { give } = await renderGame(<TurnCall />, { pack });
    await give({ type: 'pick', cellId: cellOf(0, 600) });
    await give({ type: 'reveal' });
    await give({ type: 'award', teamIndex: 0 });
    const said = document.querySelector('[aria-live]')?.textContent ?? '';
    expect(said).toContain('+600');
    expect(said).toContain('لفريق الفريق 1');
    expect(said).toContain('دور فريق الفريق 2');
  });
});

describe('undo', () => {
  const played = {
    pack,
    before(testGame: Parameters<NonNullable<Parameters<typeof renderGame>[1]['before']>>[0]) {
      testGame.give({ type: 'pick', cellId: cellOf(0, 400) });
      testGame.give({ type: 'reveal' });
      testGame.give({ type: 'award', teamIndex: 0 });
    },
  };

  it('shows the swing before the second tap, then takes it back; redo brings it again [GAME-2]', async () => {
    const { testGame } = await renderGame(<GameScreen notice={null} />, played);
    await userEvent.click(screen.getByRole('button', { name: 'تراجع' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('تُسحب نقاط آخر سؤال ويعود جوابه.')).toBeTruthy();
    expect(dialog.getByRole('listitem').textContent).toBe('الفريق 14000');
    expect(dialog.getByText('ويعود الدور إلى فريق الفريق 1.')).toBeTruthy();
    expect(testGame.state().scores).toEqual([400, 0]);
    await userEvent.click(dialog.getByRole('button', { name: 'تراجع الآن' }));
    expect(testGame.state()).toMatchObject({ scores: [0, 0], phase: 'question' });
  });

  it('is left alone by the other button', async () => {
    const { testGame } = await renderGame(<GameScreen notice={null} />, played);
    await userEvent.click(screen.getByRole('button', { name: 'تراجع' }));
    await userEvent.click(screen.getByRole('button', { name: 'اتركها' }));
    expect(testGame.state().scores).toEqual([400, 0]);
  });

  it('has nothing to take back at the wheel, its floor', async () => {
    await renderGame(<GameScreen notice={null} />, { pack });
    expect(screen.getByRole('button', { name: 'تراجع' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('lifelines', () => {
  it('says what comeback could bring before it is used, then doubles [LIFE-1]', async () => {
    const { testGame } = await renderGame(<GameScreen notice={null} />, {
      pack,
      before: (begun) => begun.give({ type: 'adjust', teamIndex: 1, points: 500, reason: 'بداية' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'عودة، متاحة' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['200+400', '400+800', '600+1200']);
    await userEvent.click(dialog.getByRole('button', { name: 'استخدموها' }));
    expect(testGame.state().lifelines[0]?.comeback.status).toBe('active');
  });

  it("tells why one can't be used now, and offers no use [LIFE-1]", async () => {
    await renderGame(<GameScreen notice={null} />, { pack });
    await userEvent.click(screen.getByRole('button', { name: 'عودة، متاحة' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('هذه الوسيلة للفريق المتأخر في النقاط.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'استخدموها' })).toBeNull();
  });

  it('lets a waiting team book flip for its turn and take it off again [LIFE-2]', async () => {
    const { testGame } = await renderGame(<GameScreen notice={null} />, { pack });
    await userEvent.click(screen.getByRole('button', { name: /الفريق 2/ }));
    const row = within(within(screen.getByRole('dialog')).getByText('قلب').closest('li') ?? document.body);
    await userEvent.click(row.getByRole('button', { name: 'احجزوها لدوركم' }));
    expect(testGame.state().lifelines[1]?.flip.status).toBe('queued');
    await userEvent.click(row.getByRole('button', { name: 'ألغوا الحجز' }));
    expect(testGame.state().lifelines[1]?.flip.status).toBe('available');
  });

  it('corrects a score only with a number and a reason [GAME-2]', async () => {
    const { testGame } = await renderGame(<GameScreen notice={null} />, { pack });
    await userEvent.click(screen.getByRole('button', { name: /الفريق 2/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'تعديل النقاط' }));
    expect(dialog.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'اكتب عددًا من 1 إلى 10000.',
      'اكتب السبب ليظهر في ملخص اللعبة.',
    ]);
    await userEvent.type(dialog.getByLabelText('كم نقطة؟'), '٢٠٠');
    await userEvent.type(dialog.getByLabelText('السبب'), 'أصابوا قبل الجرس');
    await userEvent.click(dialog.getByRole('button', { name: /الآن/ }));
    expect(testGame.state()).toMatchObject({
      scores: [0, 200],
      sheet: [{ cause: { kind: 'adjust', reason: 'أصابوا قبل الجرس' } }],
    });
  });
});
