import { emojiBody } from '../emoji/emoji.ts';

const cell = 40;

/** Every emoji of a crowd once for each time it is there, shuffled over a grid and shifted a little; equal seeds, equal pictures. */
export function drawCrowd(crowd: Readonly<Record<string, number>>, seed: number): string {
  const random = randomFrom(seed);
  const names = Object.keys(crowd);
  const members = shuffled(
    Object.entries(crowd).flatMap(([name, count]) => Array.from({ length: count }, () => names.indexOf(name))),
    random,
  );
  const columns = Math.ceil(Math.sqrt(members.length * 1.7));
  const rows = Math.ceil(members.length / columns);
  const places = members.map((member, index) => {
    const [x, y] = [(index % columns) * cell, Math.floor(index / columns) * cell];
    const [right, down, turn] = [random() * 8, random() * 8, Math.round(random() * 24 - 12)];
    return `<use href="#c${member}" transform="translate(${Math.round(x + right)} ${Math.round(y + down)}) rotate(${turn} 16 16)"/>`;
  });
  const drawings = names.map((name, index) => `<g id="c${index}">${emojiBody(name, `c${index}-`)}</g>`);
  const [width, height] = [columns * cell, rows * cell];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" rx="10" fill="#fff7e6"/><defs>${drawings.join('')}</defs>${places.join('')}</svg>`
  );
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Mulberry32: numbers from 0 to below 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
