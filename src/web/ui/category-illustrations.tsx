/** Every illustration as an address that needs no request, by its file. */
const files: Readonly<Record<string, string>> = import.meta.glob<string>('./category-art/*.svg', {
  eager: true,
  import: 'default',
  query: '?inline',
});

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

/** The address of an illustration; of the medallion if there is none of this name. */
export function illustrationOf(name: string): string {
  const find = (each: string) => files[`./category-art/${each}.svg`];
  return find(name) ?? find(oldNames[name] ?? 'medallion') ?? '';
}

/** Loaded through CategoryArt only. */
export function CategoryIllustration({ name, className }: { name: string; className: string }) {
  return <img src={illustrationOf(name)} alt="" draggable={false} className={className} />;
}
