import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { LifelineLine } from './lifeline-line.tsx';

const pack = samplePack({ kind: 'text', firstTeamIndex: 0, setup: { questionTimeSeconds: null } });
const line = () => screen.queryByText(/توقف وقت السؤال 30 ثانية/);
const open = () =>
  renderGame(<LifelineLine />, {
    pack,
    before: (game) => game.give({ type: 'pick', cellId: pack.cells[0]?.id ?? '' }),
  });

it('says what a lifeline does while it acts for the first time on this device, and never again [GUIDE-2]', async () => {
  const first = await open();
  expect(line()).toBeNull();
  await first.give({ type: 'useLifeline', lifeline: 'askTeammate' });
  expect(line()).toBeTruthy();
  await first.give({ type: 'endConsultation' });
  expect(line()).toBeNull();
  first.unmount();
  const second = await open();
  await second.give({ type: 'useLifeline', lifeline: 'askTeammate' });
  expect(line()).toBeNull();
});
