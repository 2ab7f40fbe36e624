import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { MockInstance } from 'vitest';

// A test fails if anything calls console.error.
let spy: MockInstance;
beforeEach(() => {
  spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const complaints = spy.mock.calls.map((values) => values.map(String).join(' '));
  spy.mockRestore();
  expect(complaints).toEqual([]);
});
