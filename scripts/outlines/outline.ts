import type { LocalizedText } from '#shared/kernel/text.ts';

/** A place by its longitude and latitude. */
export type Place = readonly [number, number];

/** Countries of the atlas, melted into one shape. */
export interface Land {
  /** By the names the atlas gives them. */
  readonly countries: readonly string[];
  /** West, south, east, north: parts outside are left out (overseas parts, far islands). */
  readonly within?: readonly [number, number, number, number];
  /** Only the parts that contain one of these places, for islands. */
  readonly holding?: readonly Place[];
}

/** Water round a place, up to its shores. */
export interface Sea {
  readonly seed: Place;
  /** West, south, east, north of everything needed to find the shores. */
  readonly box: readonly [number, number, number, number];
  /** Lines that close its straits, so that it doesn't run out into its neighbours. */
  readonly walls: readonly (readonly [Place, Place])[];
}

/** A country by its code (ISO 3166 alpha-2, lower case), or the words themselves. */
export type Choice = string | LocalizedText;

/** One question of the silent maps, as written by hand. */
export interface Outline {
  /** Of its id: stays when the question moves to another value. */
  readonly number: number;
  readonly file: string;
  readonly shape: Land | Sea;
  /** A scene or a joke about the shape; never a name. */
  readonly text: LocalizedText;
  readonly answer: Choice;
  /** Like it in shape, in size or by neighbourhood. */
  readonly wrong: readonly [Choice, Choice, Choice];
  readonly isForChildren?: boolean;
  /** What the shape is like, for those who can't see it; never a name. */
  readonly alt: LocalizedText;
  readonly fact: LocalizedText;
  /** Where the fact can be read. */
  readonly source: string;
}
