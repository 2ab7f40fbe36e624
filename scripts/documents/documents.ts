import { readFileSync, readdirSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

export interface Document {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** The documents for readers: of the root, of docs/ and of the question bank. */
export function readDocuments(): readonly Document[] {
  const inFolder = (folder: string) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}${name}`);
  const ofBank = ['content/README.md', 'content/REVIEW.md'];
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'AGENTS.md', ...inFolder('docs/'), ...ofBank]
    .sort()
    .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));
}

export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

export interface Fence {
  /** Empty where the fence names none. */
  readonly language: string;
  readonly lines: readonly Line[];
}

/** A document in its fenced blocks, and the lines outside them. */
export function partsOf(text: string): { readonly fences: readonly Fence[]; readonly prose: readonly Line[] } {
  const fences: Fence[] = [];
  const prose: Line[] = [];
  let open: { language: string; lines: Line[] } | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const [, language] = /^ *```(\w*)/.exec(line) ?? [];
    if (language !== undefined && open === null) {
      open = { language, lines: [] };
      fences.push(open);
    } else if (language === undefined) (open?.lines ?? prose).push({ text: line, number: index + 1 });
    else open = null;
  }
  return { fences, prose };
}
