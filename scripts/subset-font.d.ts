/** The part of subset-font that make-fonts.ts uses; the package has no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly preserveNameIds: readonly number[];
    readonly noHinting: boolean;
    readonly keepFeatures?: readonly string[];
  }
  const subsetFont: (font: Uint8Array, text: string, options: Options) => Promise<Buffer>;
  export = subsetFont;
}
