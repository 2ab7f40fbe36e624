import sharp from 'sharp';

/** Steps of a channel that stay: fewer colours, smaller files. */
const shades = 24;

/** A picture as this many squares a side, each of one colour. The rows of one colour are one path. */
export async function drawSquares(picture: Buffer, side: number): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(side, side, { kernel: 'cubic', fit: 'fill' })
    .flatten({ background: '#fff7e6' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (place: number) =>
    [0, 1, 2].map((channel) => shadeOf(data[place * info.channels + channel] ?? 0)).join('');
  const paths = new Map<string, string>();
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side;) {
      const colour = colourAt(y * side + x);
      let width = 1;
      while (x + width < side && colourAt(y * side + x + width) === colour) width += 1;
      paths.set(colour, `${paths.get(colour) ?? ''}M${x} ${y}h${width}v1H${x}z`);
      x += width;
    }
  }
  const squares = [...paths].map(([colour, d]) => `<path fill="#${colour}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">${squares}</svg>`;
}

function shadeOf(value: number): string {
  const shade = Math.min(255, Math.round(value / shades) * shades);
  return shade.toString(16).padStart(2, '0');
}
