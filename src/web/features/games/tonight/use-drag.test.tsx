import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { badr, drawnTeams, face, gangId, haya, noura, openTonight, press, saad, sentTo } from '#testing/web/tonight.ts';

/** Where the teams are: each is a hundred wide, and below them is nothing. */
const [inFirst, inSecond, below] = [
  { clientX: 50, clientY: 50 },
  { clientX: 150, clientY: 50 },
  { clientX: 150, clientY: 500 },
];
const movedTeams = [[haya.id], [saad.id, badr.id, noura.id]];

let page: Awaited<ReturnType<typeof openTonight>>;
beforeEach(async () => {
  page = await openTonight();
  await press('قرعة عادلة');
  await screen.findByRole('button', { name: /^بدر/ });
  Object.defineProperty(document, 'elementFromPoint', {
    configurable: true,
    value: (x: number, y: number) => (y > 100 ? document.body : teams()[Math.floor(x / 100)]),
  });
  onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
});

const teams = () => [...screen.getByRole('dialog').querySelectorAll<HTMLElement>('[data-drop-team]')];
const marked = () => teams().map(({ dataset }) => dataset['over'] !== undefined);
const namesIn = (team: number) =>
  [...(teams()[team]?.querySelectorAll('[data-member]') ?? [])].map(({ textContent }) => textContent.trim());
const grip = (name: string) => present(face(name).querySelector('[data-grip]'), 'its grip');
const label = (name: string) => within(face(name)).getByText(name);
const odds = () => sentTo(page, `POST /api/gangs/${gangId}/odds`);
const isAsked = () => screen.queryByText(/^نقل نورة إلى/) !== null;

interface Pointer {
  readonly pointerType?: 'mouse' | 'touch';
  readonly pointerId?: number;
  readonly isPrimary?: boolean;
}
const by = ({ pointerType = 'mouse', pointerId = 1, isPrimary = true }: Pointer = {}) => ({
  pointerType,
  pointerId,
  isPrimary,
  button: 0,
});
const touch = { pointerType: 'touch' } as const;

it('drags a name by the mouse to the team below it, which is marked meanwhile [GANG-12]', async () => {
  fireEvent.pointerDown(label('نورة'), { ...by(), ...inFirst });
  fireEvent.pointerMove(face('نورة'), { ...by(), ...inSecond });
  expect(face('نورة').style.translate).toBe('100px 0px');
  expect(marked()).toEqual([false, true]);
  fireEvent.pointerMove(face('نورة'), { ...by(), ...inFirst });
  expect(marked()).toEqual([true, false]);
  fireEvent.pointerMove(face('نورة'), { ...by(), ...inSecond });
  fireEvent.pointerUp(face('نورة'), { ...by(), ...inSecond });
  expect([0, 1].map(namesIn)).toEqual([['هيا'], ['سعد', 'بدر', 'نورة']]);
  expect(marked()).toEqual([false, false]);
  expect(face('نورة').style.translate).toBe('');
  await screen.findByText('62');
  expect(odds()).toEqual([{ teams: movedTeams }]);
  // The name is focused in its new team, where a key chooses it at once, though no click has followed the drag.
  expect(document.activeElement).toBe(face('نورة'));
  await userEvent.keyboard('{Enter}');
  expect(isAsked()).toBe(true);
});

it('drags by a finger only at the grip, so that it can scroll anywhere else [GANG-12]', () => {
  fireEvent.pointerDown(label('نورة'), { ...by(touch), ...inFirst });
  fireEvent.pointerMove(face('نورة'), { ...by(touch), ...inSecond });
  expect(face('نورة').style.translate).toBe('');
  fireEvent.pointerUp(face('نورة'), { ...by(touch), ...inSecond });
  expect(namesIn(0)).toEqual(['هيا', 'نورة']);
  fireEvent.pointerDown(grip('نورة'), { ...by(touch), ...inFirst });
  fireEvent.pointerMove(face('نورة'), { ...by(touch), ...inSecond });
  expect(marked()).toEqual([false, true]);
  fireEvent.pointerUp(face('نورة'), { ...by(touch), ...inSecond });
  expect(namesIn(1)).toEqual(['سعد', 'بدر', 'نورة']);
});

it('takes a movement of a few pixels for a press, and a drag back to its own team for none [GANG-12]', () => {
  const drag = (to: { clientX: number; clientY: number }) => {
    fireEvent.pointerDown(label('نورة'), { ...by(), ...inFirst });
    fireEvent.pointerMove(face('نورة'), { ...by(), ...to });
    fireEvent.pointerUp(face('نورة'), { ...by(), ...to });
    fireEvent.click(face('نورة'), { detail: 1 });
  };
  drag({ clientX: 70, clientY: 60 });
  expect(isAsked()).toBe(false);
  drag({ clientX: 55, clientY: 55 });
  expect(isAsked()).toBe(true);
  expect(namesIn(0)).toEqual(['هيا', 'نورة']);
  expect(odds()).toEqual([]);
});

it('leaves a name in its team where the drag is cancelled, or ends over no team [GANG-12]', async () => {
  const start = () => {
    fireEvent.pointerDown(grip('نورة'), { ...by(touch), ...inFirst });
    fireEvent.pointerMove(face('نورة'), { ...by(touch), ...inSecond });
  };
  const expectAsDrawn = () => {
    expect(teams().map((_, team) => namesIn(team).length)).toEqual(drawnTeams.map(({ length }) => length));
    expect(marked()).toEqual([false, false]);
    expect(face('نورة').style.translate).toBe('');
    expect(odds()).toEqual([]);
  };
  start();
  fireEvent.pointerCancel(face('نورة'), by(touch));
  expectAsDrawn();
  fireEvent.pointerUp(face('نورة'), { ...by(touch), ...inSecond });
  expectAsDrawn();
  start();
  fireEvent.pointerUp(face('نورة'), { ...by(touch), ...below });
  expectAsDrawn();
  // No click has followed either: a key still presses.
  face('نورة').focus();
  await userEvent.keyboard('{Enter}');
  expect(isAsked()).toBe(true);
});

it('follows the first finger alone [GANG-12]', () => {
  const second = { ...touch, pointerId: 2, isPrimary: false };
  fireEvent.pointerDown(grip('نورة'), { ...by(touch), ...inFirst });
  fireEvent.pointerMove(face('نورة'), { ...by(touch), ...inSecond });
  fireEvent.pointerDown(grip('هيا'), { ...by(second), ...inFirst });
  fireEvent.pointerMove(face('هيا'), { ...by(second), ...inSecond });
  expect(face('هيا').style.translate).toBe('');
  fireEvent.pointerMove(face('نورة'), { ...by(second), ...inFirst });
  fireEvent.pointerCancel(face('نورة'), by(second));
  expect(face('نورة').style.translate).toBe('100px 0px');
  fireEvent.pointerUp(face('نورة'), { ...by(touch), ...inSecond });
  expect([0, 1].map(namesIn)).toEqual([['هيا'], ['سعد', 'بدر', 'نورة']]);
});

it('moves a name by keys alone: the name, then its team [GANG-12]', async () => {
  face('نورة').focus();
  await userEvent.keyboard('{Enter}');
  expect(face('نورة').getAttribute('aria-pressed')).toBe('true');
  within(screen.getByRole('dialog')).getByRole('button', { name: 'اللؤلؤ' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(namesIn(1)).toEqual(['سعد', 'بدر', 'نورة']);
  expect(document.activeElement).toBe(face('نورة'));
  await screen.findByText('62');
  expect(odds()).toEqual([{ teams: movedTeams }]);
});
