import type { TeamColor } from '#shared/games/team-looks.ts';
import {
  display,
  drawPng,
  fitFont,
  ink,
  paintBrand,
  paintGround,
  quiet,
  raised,
  saffron,
  textual,
} from '../ui/picture/canvas.ts';
import { paintWeave, teamInks } from '../ui/picture/weaves.ts';

/** What the picture says, in the words of one language. */
export interface CardContent {
  readonly brand: string;
  readonly name: string;
  readonly team: string;
  readonly color: TeamColor;
  readonly place: string;
  readonly awards: readonly { readonly name: string; readonly detail: string }[];
  readonly figures: readonly string[];
  readonly address: string;
  readonly direction: 'rtl' | 'ltr';
}

const [width, height, margin] = [1080, 1350, 90];

/** The card of a phone as PNG, drawn on the phone; nothing leaves it. */
export async function drawCard(content: CardContent): Promise<Blob> {
  const { awards, figures, address, brand, name, place, team } = content;
  const texts = [brand, name, team, place, address, ...figures, ...awards.flatMap((each) => Object.values(each))];
  return drawPng({ width, height }, texts, (context) => paintCard(context, content));
}

function paintCard(context: CanvasRenderingContext2D, content: CardContent): void {
  paintGround(context, { width, height });
  paintWeave(context, content.color, { x: 0, y: 220, width, height: 130 }, 65);
  const { brand, direction } = content;
  paintBrand(context, { brand, direction, x: width / 2, align: 'center', top: 92, size: 76 });
  context.direction = content.direction;
  context.textAlign = 'center';
  const room = width - 2 * margin;
  const line = (text: string, y: number, style: { family: string; size: number; color: string }) => {
    const weight = style.family === display ? 800 : 400;
    fitFont(context, text, { family: style.family, weight, max: style.size, min: 1, room });
    context.fillStyle = style.color;
    context.fillText(text, width / 2, y, room);
  };
  line(content.name, 520, { family: display, size: 128, color: ink });
  line(content.team, 612, { family: display, size: 64, color: teamInks[content.color] });
  line(content.place, 684, { family: textual, size: 46, color: quiet });
  let y = 730;
  for (const { name, detail } of content.awards) {
    context.fillStyle = raised;
    context.strokeStyle = saffron;
    context.lineWidth = 4;
    context.beginPath();
    context.roundRect(margin, y, room, 142, 28);
    context.fill();
    context.stroke();
    line(name, y + 64, { family: display, size: 50, color: saffron });
    line(detail, y + 118, { family: textual, size: 32, color: ink });
    y += 158;
  }
  // Beside all awards there is no place for them.
  for (const figure of content.figures.slice(0, content.awards.length > 2 ? 0 : 3)) {
    y += 56;
    line(figure, y, { family: textual, size: 40, color: ink });
  }
  context.direction = 'ltr';
  line(content.address, height - 78, { family: textual, size: 38, color: saffron });
}
