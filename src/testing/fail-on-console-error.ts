import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { MockInstance } from 'vitest';

// Nothing is complained about in silence: a test that makes anybody call console.error fails.
let spy: MockInstance;
beforeEach(() => {
  spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const complaints = spy.mock.calls.map((values) => values.map(String).join(' '));
  spy.mockRestore();
  expect(complaints).toEqual([]);
});
