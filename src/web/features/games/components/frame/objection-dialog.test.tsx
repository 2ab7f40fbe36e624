import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { Toaster } from '../../../../ui/toaster.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { GameScreen } from './game-screen.tsx';

function OpenQuestion() {
  const { state } = useGameContext();
  return (
    <>
      {state.phase !== 'wheel' && <GameScreen notice={null} />}
      <Toaster />
    </>
  );
}

async function revealed(options: { isWriter?: boolean } = {}) {
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0 });
  return renderGame(<OpenQuestion />, {
    pack,
    ...options,
    before(testGame) {
      testGame.give({ type: 'pick', cellId: pack.cells[0]?.id ?? '' });
      testGame.give({ type: 'reveal' });
    },
  });
}
const tool = () => screen.queryAllByRole('button', { name: 'اعتراض على السؤال' })[0];

async function object(reason: string): Promise<void> {
  await userEvent.click(tool() as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'اعتراض على السؤال' }));
  await userEvent.click(dialog.getByRole('radio', { name: reason }));
  await userEvent.click(dialog.getByRole('button', { name: 'ألغِ السؤال' }));
}

it('annuls a revealed question with a reason: another comes, then the tile closes and the team picks again', async () => {
  const { testGame } = await revealed();
  await object('مرّ علينا من قبل');
  expect(screen.getByText('سؤال بديل: أُلغي الأول باعتراض')).toBeTruthy();
  expect(tool()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'أظهر الجواب' }));
  await object('السؤال غير واضح');
  expect(await screen.findByText(/أُلغي السؤال\. الدور باقٍ لفريق .*الفريق 1/)).toBeTruthy();
  expect(testGame.state().annulled?.map(({ reason }) => reason)).toEqual(['seen', 'unclear']);
  expect(testGame.state()).toMatchObject({ phase: 'board', currentTeamIndex: 0 });
});

it('leaves an objection to the writing device, and to the reveal [GAME-3]', async () => {
  await revealed({ isWriter: false });
  expect(tool()).toBeUndefined();
});
