import { transform, type Selector, type SelectorComponent } from 'lightningcss';

/** Names that occur in a page: more than any selector needs to match, and never less. */
interface Names {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/**
 * The rules of a stylesheet that may apply to a page: a rule stays if every name in its selector occurs in the HTML. Rules
 * keep their order and layers, so that the whole stylesheet may follow and change nothing.
 */
export function criticalStyles(css: string, html: string): string {
  const names = namesIn(html);
  const ruled = rewrite(css, {
    Rule: {
      style: (rule) => (rule.value.selectors.some((selector) => mayMatch(selector, names)) ? undefined : []),
    },
  });
  const words = ruled.match(/[\w-]+/g) ?? [];
  // Keyframes name themselves once.
  const isUsed = (name: string) => words.filter((word) => word === name).length > 1;
  return rewrite(ruled, {
    Rule: {
      keyframes: ({ value }) => (value.name.type === 'ident' && !isUsed(value.name.value) ? [] : undefined),
    },
  });
}

type Visitor = NonNullable<Parameters<typeof transform>[0]['visitor']>;

function rewrite(css: string, visitor: Visitor): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}

function mayMatch(selector: Selector, names: Names): boolean {
  return selector.every((part) => isThere(part, names));
}

function isThere(part: SelectorComponent, names: Names): boolean {
  switch (part.type) {
    case 'class':
      return names.classes.has(part.name);
    case 'type':
      return names.tags.has(part.name.toLowerCase());
    case 'attribute':
      return names.attributes.has(part.name);
    case 'pseudo-class':
      return part.kind === 'is' || part.kind === 'where'
        ? part.selectors.some((selector) => mayMatch(selector, names))
        : true;
    default:
      return true;
  }
}

function namesIn(html: string): Names {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Set<string>();
  for (const [, tag = '', list = ''] of html.matchAll(/<([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)/g)) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of list.matchAll(/\s([^\s=>/]+)(?:="([^"]*)")?/g)) {
      attributes.add(name);
      if (name === 'class') for (const each of unescape(value).split(/\s+/)) classes.add(each);
    }
  }
  return { tags, classes, attributes };
}

function unescape(value: string): string {
  return value
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
