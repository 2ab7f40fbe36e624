import type { FlagPicture } from './flag.ts';

/** White at the pole, with points into a colour: the pattern of Bahrain and Qatar. */
export function teeth(points: number, colour: string): FlagPicture {
  const step = 480 / points;
  const edge = Array.from({ length: points }, (_, index) => {
    const top = index * step;
    return `L${round(250)} ${round(top + step / 2)}L150 ${round(top + step)}`;
  }).join('');
  return { drawing: `<path fill="${colour}" d="M0 0h640v480H0z"/><path fill="#fff" d="M0 0H150${edge}H0z"/>` };
}

/** The pattern of Jordan with a star of as many points. */
export function withStar(points: number): FlagPicture {
  const star = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? 62 : 30;
    return `${round(130 + radius * Math.cos(angle))} ${round(240 + radius * Math.sin(angle))}`;
  }).join('L');
  return {
    drawing:
      '<path d="M0 0h640v160H0z"/><path fill="#fff" d="M0 160h640v160H0z"/><path fill="#090" d="M0 320h640v160H0z"/>' +
      `<path fill="red" d="M0 0l480 240L0 480z"/><path fill="#fff" d="M${star}z"/>`,
  };
}

/** Three bands beside each other. */
export function upright(one: string, two: string, three: string): FlagPicture {
  return {
    drawing: [one, two, three]
      .map((colour, index) => `<path fill="${colour}" d="M${round((index * 640) / 3)} 0h213.4v480h-213.4z"/>`)
      .join(''),
  };
}

export function plain(colour: string): FlagPicture {
  return { drawing: `<path fill="${colour}" d="M0 0h640v480H0z"/>` };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
