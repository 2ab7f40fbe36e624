/** What bench/games.ts measures, built as one file. */
export { playSeededGame } from '#testing/invariants.ts';
export { samplePack } from '#testing/sample-pack.ts';
