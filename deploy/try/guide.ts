/**
 * The blocks of commands under a heading of a guide in Markdown, in order. `path` names the heading below its parents:
 * `['One machine', 'Restore']`. Throws if the heading or a block is missing.
 */
export function commandsUnder(guide: string, ...path: readonly string[]): readonly string[] {
  const blocks: string[] = [];
  const headings: string[] = [];
  let block: string[] | null = null;
  for (const line of guide.split('\n')) {
    const [, signs = '', title = ''] = block === null ? (/^(#+) (.*)$/.exec(line) ?? []) : [];
    if (signs !== '') headings.splice(signs.length - 1, Infinity, title);
    if (!line.startsWith('```')) block?.push(line);
    else if (block === null) block = [];
    else {
      if (isUnder(headings, path)) blocks.push(block.join('\n'));
      block = null;
    }
  }
  if (blocks.length === 0) throw new Error(`the guide has no commands under "${path.join('", "')}"`);
  return blocks;
}

/** The title of the document isn't part of a path. */
function isUnder([, ...headings]: readonly string[], path: readonly string[]): boolean {
  return headings.length === path.length && headings.every((title, index) => title === path[index]);
}

/** What an operator writes in the place of the guide's examples. Throws if an example isn't in the commands. */
export function filledIn(commands: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [example, value]) => {
    if (!text.includes(example)) throw new Error(`the commands don't contain ${example}`);
    return text.replaceAll(example, value);
  }, commands);
}
