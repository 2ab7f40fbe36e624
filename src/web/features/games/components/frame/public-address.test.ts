import { describe, expect, it } from 'vitest';
import { answerAddress, isLoopback } from './public-address.ts';

describe('the address behind a code', () => {
  it.each(['localhost', 'siraj.localhost', '127.0.0.1', '127.8.8.8', '[::1]'])(
    'is none on %s: a phone could not open it [GAME-7]',
    (hostname) => {
      expect(isLoopback(hostname)).toBe(true);
      expect(answerAddress('Kx7', { origin: `http://${hostname}:3000`, hostname })).toBeNull();
    },
  );

  it('is short, on the address the page was opened by [GAME-7]', () => {
    expect(answerAddress('Kx7', { origin: 'https://siraj.example', hostname: 'siraj.example' })).toBe(
      'https://siraj.example/answer/Kx7',
    );
    expect(isLoopback('192.168.1.7')).toBe(false);
  });
});
