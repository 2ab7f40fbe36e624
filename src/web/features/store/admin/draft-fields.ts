import { z } from 'zod';
import type { Schema } from '#shared/kernel/schema.ts';
import { parseDecimal } from '#shared/store/decimal.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';

const maxMoney = 1_000_000;

/** Money as it is typed, to the last fils or cent; `problem` is what the form says of anything else. */
export function typedMoney(places: number, problem: string) {
  return z.string().transform((typed, context) => {
    const amount = parseDecimal(typed, places);
    if (amount !== null && amount >= 1 && amount <= maxMoney) return amount;
    context.issues.push({ code: 'custom', message: problem, input: typed });
    return z.NEVER;
  });
}

/** Left empty, it is none. */
export function optionally<Output>(schema: Schema<Output, string>) {
  return z.union([
    z
      .string()
      .trim()
      .length(0)
      .transform(() => null),
    schema,
  ]);
}

export function typedWhole(max: number, problem: string) {
  return z.string().transform((typed, context) => {
    const whole = /^\s*[\d٠-٩]{1,9}\s*$/.test(typed) ? parseDecimal(typed, 0) : null;
    if (whole !== null && whole >= 1 && whole <= max) return whole;
    context.issues.push({ code: 'custom', message: problem, input: typed });
    return z.NEVER;
  });
}

export const requiredText = (max: number) =>
  z.string().trim().min(1, { error: 'required' }).max(max, { error: 'too-long' });

/** Words for what a form of the store, or the server, found wrong with a field. */
export function useProblemText(): (code: string | undefined) => string | undefined {
  return useCodeText(useStaffText().adminStore.problems);
}
