const order = [
  'id',
  'collection',
  'use',
  'name',
  'description',
  'icon',
  'hue',
  'availableFrom',
  'season',
  'questions',
  'kind',
  'value',
  'band',
  'act',
  'studySeconds',
  'goal',
  'seconds',
  'media',
  'steps',
  'file',
  'alt',
  'text',
  'year',
  'clues',
  'answer',
  'forbidden',
  'wrong',
  'accepted',
  'complete',
  'pictures',
  'namesShown',
  'optionsShown',
  'events',
  'number',
  'unit',
  'counted',
  'ar',
  'en',
  'explanation',
  'source',
];

/**
 * A category as its file is written: fields in one order, two spaces deep, each localized text and picture on
 * a separate line, and nothing that is so by default.
 */
export function layOut(category: unknown): string {
  return JSON.stringify(inOrder(category), null, 2)
    .replace(/\{\s+"ar": ("(?:[^"\\]|\\.)*"),\s+"en": ("(?:[^"\\]|\\.)*")\s+\}/g, '{ "ar": $1, "en": $2 }')
    .replace(/"media": \{\s+"file": ("[^"]*"),\s+"alt": (\{[^}]*\})\s+\}/g, '"media": { "file": $1, "alt": $2 }')
    .replace(/\{\s+"text": (\{[^}]*\}),\s+"year": (-?\d+)\s+\}/g, '{ "text": $1, "year": $2 }')
    .replace(/"(pictures|steps)": \[([^\]]*)\]/g, (_, name: string, files: string) => {
      return `"${name}": [${files.trim().replaceAll(/\s+/g, ' ')}]`;
    })
    .replace(/\n\s+"band": "everyone",/g, '')
    .replace(/\n\s+"use": "board",/g, '');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return Object.fromEntries(entries.map(([name, entry]) => [name, inOrder(entry)]));
}
