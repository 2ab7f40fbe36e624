import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testUser, type Answer } from '#testing/web/fake-api.ts';
import { memoryMessages } from '#testing/web/memory-messages.ts';
import { renderPage } from '#testing/web/render.tsx';
import type { MessageStore } from '../../../lib/message-store.ts';
import type { SupportDialogProps } from '../../../lib/support-slot.ts';
import { KeptMessages } from '../sending/kept-messages.tsx';
import { createOutboxes, OutboxContext } from '../sending/outboxes.ts';
import { SupportDialog } from './support-dialog.tsx';

let store: MessageStore;
beforeEach(() => {
  store = memoryMessages();
});

/** A page whose messages are kept in `store`. */
function render(element: ReactNode, answer: Answer) {
  return renderPage(<OutboxContext value={createOutboxes(() => store)}>{element}</OutboxContext>, {
    user: testUser(),
    answers: { 'POST /api/support-requests': answer },
  });
}

const gameId = '0190a1b2-0000-7000-8000-000000000001';
const gameState = {
  teams: [
    { name: 'الصقور', score: 600 },
    { name: 'النوارس', score: 0 },
  ],
  currentTeamIndex: 0,
  gameStatus: 'playing',
  phase: 'board',
  step: 7,
} as const;

function Room(props: Partial<SupportDialogProps>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'again'}
      </button>
      <SupportDialog
        gameId={gameId}
        gameState={{ ...gameState, teams: [...gameState.teams] }}
        kind="game_issue"
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

async function show(answer: Answer = { body: { id: 'one' } }, props: Partial<SupportDialogProps> = {}) {
  const shown = await render(<Room {...props} />, answer);
  // The author is known after the first answer.
  await screen.findByText(/نرد عليك على/);
  return {
    ...shown,
    posted: () =>
      shown.sent
        .filter(({ key }) => key === 'POST /api/support-requests')
        .map(({ body }) => body as Record<string, unknown>),
  };
}

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'أرسل' });
const field = (label = 'صف لنا المشكلة') => screen.getByLabelText<HTMLTextAreaElement>(label);

it('sends a problem with the current state of the game, and confirms it [GAME-8]', async () => {
  const { posted } = await show();
  expect(screen.getByText(/نرفق مع رسالتك أسماء الفرق ونقاطها/)).toBeTruthy();
  await userEvent.type(field(), '  توقف المؤقت ');
  await userEvent.click(send());
  expect(await screen.findByText('تم إرسال طلب الدعم')).toBeTruthy();
  expect(screen.getByText('سنقوم بالرد عليك في أقرب وقت ممكن')).toBeTruthy();
  expect(posted()).toMatchObject([
    {
      category: 'game_issue',
      description: 'توقف المؤقت',
      gameId,
      gameState,
      writtenBy: 'user-1',
      sentFrom: { language: 'ar', platform: 'web' },
    },
  ]);
});

it('sends an opinion as feedback, and thanks for it [GAME-8]', async () => {
  const { posted } = await show();
  await userEvent.click(screen.getByRole('radio', { name: 'ملاحظة أو فكرة' }));
  await userEvent.type(field('اكتب ملاحظاتك'), 'لعبة حلوة');
  await userEvent.click(send());
  expect(await screen.findByText('تم إرسال ملاحظاتك بنجاح')).toBeTruthy();
  expect(posted()).toMatchObject([{ category: 'game_feedback', description: 'لعبة حلوة' }]);
});

it.each([
  ['مشكلة أو سؤال', 'صف لنا المشكلة', 'يرجى إدخال وصف للمشكلة'],
  ['ملاحظة أو فكرة', 'اكتب ملاحظاتك', 'يرجى إدخال ملاحظاتك'],
])('disables the button without text, and shows what is missing: %s [GAME-8]', async (kind, label, message) => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: kind }));
  expect(send().disabled).toBe(true);
  await userEvent.type(field(label), ' ');
  expect(send().disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe(message);
  await userEvent.type(field(label), 'نص');
  expect(send().disabled).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('stores the message here without a network, and says so plainly [GAME-8]', async () => {
  await show('no-network');
  await userEvent.type(field(), 'توقف المؤقت');
  await userEvent.click(send());
  expect(await screen.findByText('حُفظت رسالتك، ونرسلها حين يعود الاتصال')).toBeTruthy();
  expect((await store.all()).map(({ message }) => message)).toMatchObject([{ description: 'توقف المؤقت', gameState }]);
});

it('leaves the text in the field where this browser keeps nothing, and sends it as the same message at the next press [GAME-8]', async () => {
  store = { ...store, keep: () => Promise.reject(new DOMException('refused', 'QuotaExceededError')) };
  const { posted } = await show('no-network');
  await userEvent.type(field(), 'توقف المؤقت');
  await userEvent.click(send());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('حدث خطأ أثناء إرسال طلب الدعم. يرجى المحاولة مرة أخرى.');
  expect(alert.textContent).toContain('متصفحك لا يحفظ الرسائل');
  expect(field().value).toBe('توقف المؤقت');
  await userEvent.click(send());
  await vi.waitFor(() => expect(posted()).toHaveLength(2), 10_000);
  const [first, second] = posted();
  expect(first?.['messageId']).toBe(second?.['messageId']);
});

it('has the draft again after it was closed by accident, and an empty field after it was sent [GAME-8]', async () => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'ملاحظة أو فكرة' }));
  await userEvent.type(field('اكتب ملاحظاتك'), 'لعبة');
  await userEvent.click(screen.getByRole('button', { name: 'إغلاق' }));
  expect(screen.queryByLabelText('اكتب ملاحظاتك')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(field('اكتب ملاحظاتك').value).toBe('لعبة');
  await userEvent.click(send());
  await userEvent.click(await screen.findByRole('button', { name: 'حسنًا' }));
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(field().value).toBe('');
});

it('reports one question with a reason, as feedback [GAME-8]', async () => {
  const { posted } = await show(undefined, {
    kind: 'game_feedback',
    question: { id: 'geo-0017', text: 'ما عاصمة أستراليا؟' },
  });
  expect(screen.getByText('ما عاصمة أستراليا؟')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'مشكلة أو سؤال' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'معلومة قديمة' }));
  await userEvent.type(field('اكتب لنا ما لاحظت'), 'تغيّرت قبل سنة');
  await userEvent.click(send());
  expect(await screen.findByText('تم إرسال ملاحظاتك بنجاح')).toBeTruthy();
  expect(posted()).toMatchObject([
    { category: 'game_feedback', questionId: 'geo-0017', reason: 'outdated', description: 'تغيّرت قبل سنة', gameId },
  ]);
});

it("shows the text of the server's error, and stores nothing [GAME-8]", async () => {
  await show({ refusal: { status: 400, code: 'support/description-too-long' } });
  await userEvent.type(field(), 'نص');
  await userEvent.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain('الرسالة طويلة. أقصاها 4000 حرف.');
  expect(await store.all()).toEqual([]);
});

it('returns to its form what was written offline and is rejected later [GAME-8]', async () => {
  await store.keep({
    id: 'one',
    message: {
      messageId: '0190a1b2-0000-7000-8000-0000000000aa',
      category: 'game_feedback',
      description: 'لعبة حلوة',
      gameId,
      gameState,
    },
  });
  const late = await render(<KeptMessages uid="user-1" />, {
    refusal: { status: 400, code: 'support/description-too-long' },
  });
  await waitFor(async () => expect(await store.all()).toEqual([]));
  late.unmount();
  await show();
  expect(field('اكتب ملاحظاتك').value).toBe('لعبة حلوة');
});
