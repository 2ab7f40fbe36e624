import type { ErrorText } from '#shared/i18n/error-text.ts';
import { present } from '#shared/kernel/assert.ts';
import type { Language } from '#shared/kernel/text.ts';

/** What an area consists of; its error texts join those of every page while it is open. */
export type AreaTexts = { readonly errors?: Readonly<Record<string, ErrorText>> } & Readonly<Record<string, unknown>>;

type PerLanguage<Value> = Readonly<Record<Language, Value>>;

/** The texts of one part of the page, in its own chunk per language. `openTextArea` of language.ts loads one. */
export class TextArea<Texts extends AreaTexts> {
  readonly #load: PerLanguage<() => Promise<Texts>>;
  readonly #texts: Map<Language, Texts>;

  constructor(load: PerLanguage<() => Promise<Texts>>, loaded: Partial<PerLanguage<Texts>> = {}) {
    this.#load = load;
    this.#texts = new Map(Object.entries(loaded) as [Language, Texts][]);
  }

  has(language: Language): boolean {
    return this.#texts.has(language);
  }

  async load(language: Language): Promise<void> {
    if (!this.has(language)) this.#texts.set(language, await this.#load[language]());
  }

  /** In the other language if this one couldn't be loaded. Throws if the area was never opened. */
  textsIn(language: Language): Texts {
    const [other] = this.#texts.values();
    return present(this.#texts.get(language) ?? other, 'the texts of an open area');
  }
}
