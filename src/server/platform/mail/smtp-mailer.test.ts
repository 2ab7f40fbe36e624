import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

it('hands a mail to the mail server, and fails if the server rejects it', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => done(address.startsWith('gone@') ? new Error('no such mailbox') : null),
    onData(stream, _, done) {
      stream.on('data', (chunk: Buffer) => received.push(chunk.toString()));
      stream.on('end', () => done());
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Siraj <siraj@example.com>');
  await mailer.send({ to: 'noura@example.com', subject: 'Hello', text: 'plain text', html: '<p>rich text</p>' });
  await expect(mailer.send({ to: 'gone@example.com', subject: 'x', text: 'x', html: 'x' })).rejects.toThrow(
    'no such mailbox',
  );
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(received.join('')).toMatch(/To: noura@example\.com[\s\S]*plain text[\s\S]*<p>rich text<\/p>/);
});
