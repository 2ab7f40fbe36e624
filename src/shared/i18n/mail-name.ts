import type { Language } from '../kernel/text.ts';
import { unnamed as ar } from './ar/provider-window.ts';
import { unnamed as en } from './en/provider-window.ts';

declare const checked: unique symbol;

/** A person's name as a mail shows it. Texts of mails take nothing else, so that no raw name gets into one. */
export type MailName = string & { readonly [checked]: true };

// All but what a name is written with, and what joins emoji: mail readers make links of dots, slashes, colons and @.
const notOfNames =
  /(?!\u200d|\ufe0f)[^\p{L}\p{M}\p{Nd}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}'’_-]/gu;
/** More digits than this may be a telephone number, which mail readers make callable. */
const maxDigits = 4;
const unnamed: Readonly<Record<Language, string>> = { ar, en };

/**
 * The name without anything that a mail reader could turn into a link or a call. A mail goes to the owner of the
 * address, and a stranger may have chosen the name.
 */
export function mailName(name: string, language: Language): MailName {
  const hasManyDigits = (name.match(/\p{Nd}/gu)?.length ?? 0) > maxDigits;
  const uncalled = hasManyDigits ? name.replace(/\p{Nd}/gu, ' ') : name;
  const written = uncalled.replace(notOfNames, ' ').replace(/\s+/gu, ' ').trim();
  return (/[\p{L}\p{Nd}\p{Extended_Pictographic}]/u.test(written) ? written : unnamed[language]) as MailName;
}
