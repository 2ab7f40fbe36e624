import { createElement, lazy, type ComponentType } from 'react';

/** Every illustration by its file; those of a collection share a chunk (scripts/page-chunks.ts). */
const files = import.meta.glob<string>('./category-art/*.svg', { import: 'default', query: '?inline' });

/** Names that packs of older games contain, and the illustration of the same category. */
const oldNames: Readonly<Record<string, string>> = {
  baby: 'kite',
  book: 'books',
  'book-open': 'rehal',
  'building-2': 'skyline',
  clapperboard: 'projector',
  cpu: 'gears',
  drama: 'masks',
  feather: 'quill',
  flag: 'banner',
  'flask-conical': 'flask',
  'heart-pulse': 'heart',
  history: 'hourglass',
  landmark: 'towers',
  languages: 'inkwell',
  leaf: 'palm',
  lightbulb: 'bulb',
  map: 'folded-map',
  'map-pin': 'lattice',
  medal: 'torch',
  mic: 'bubbles',
  moon: 'lantern',
  'moon-star': 'mosque',
  mountain: 'arch',
  'paw-print': 'camel',
  'pen-tool': 'crossword',
  puzzle: 'padlock',
  quote: 'dallah',
  scale: 'tie-break',
  scales: 'tie-break',
  scroll: 'pyramids',
  shapes: 'tangram',
  ship: 'dhow',
  soup: 'bowl',
  telescope: 'planet',
  trophy: 'football',
  tv: 'television',
  university: 'astrolabe',
  user: 'magnifier',
  volleyball: 'racket',
};

/**
 * The address of an illustration, which needs no request by itself; of the medallion if there is none of this name. Rejects
 * if its chunk can't be fetched.
 */
export async function illustrationOf(name: string): Promise<string> {
  const find = (each: string) => files[`./category-art/${each}.svg`];
  const fetchAddress = find(name) ?? find(oldNames[name] ?? 'medallion');
  return (await fetchAddress?.()) ?? '';
}

const illustrations = new Map<string, ComponentType<{ className: string }>>();

/** One component for each name, so that an illustration that has arrived shows at once. */
function componentOf(name: string): ComponentType<{ className: string }> {
  const known = illustrations.get(name);
  if (known !== undefined) return known;
  const Illustration = lazy(async () => {
    try {
      const address = await illustrationOf(name);
      return { default: ({ className }: { className: string }) => <Picture address={address} className={className} /> };
    } catch (error) {
      // The next to show it tries again.
      illustrations.delete(name);
      throw error;
    }
  });
  illustrations.set(name, Illustration);
  return Illustration;
}

function Picture({ address, className }: { address: string; className: string }) {
  return <img src={address} alt="" draggable={false} className={className} />;
}

/** Loaded through CategoryArt only. */
export function CategoryIllustration({ name, className }: { name: string; className: string }) {
  return createElement(componentOf(name), { className });
}
