import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['Noura@Example.com', 'noura@example.com'],
  ['noura+1@example.com', 'noura@example.com'],
  ['noura+a+b@example.com', 'noura@example.com'],
  ['no.ura@example.com', 'no.ura@example.com'],
  ['no.u.ra+x@gmail.com', 'noura@gmail.com'],
  ['No.Ura@GoogleMail.com', 'noura@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['noura@gmail.com.example', 'noura@gmail.com.example'],
])('takes %s for the mailbox %s [REF-1]', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
