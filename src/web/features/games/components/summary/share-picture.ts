import { teamOf, type Pack } from '#shared/games/pack.ts';
import type { Summary } from '#shared/games/summary.ts';
import { directions } from '#shared/i18n/catalogue.ts';
import type { Language } from '#shared/kernel/text.ts';

const width = 1080;
const height = 1080;
const display = '"Baloo Bhaijaan 2 Variable", "Baloo Bhaijaan 2", sans-serif';
const colours = { coral: '#ff7a66', turquoise: '#2bd1c0', violet: '#bda2ff', lime: '#b9dc4e' } as const;

/** A square picture of the result, drawn in the page; nothing leaves the device. */
export async function drawResult(pack: Pack, summary: Summary, language: Language, title: string): Promise<Blob> {
  await document.fonts.load(`800 80px ${display}`, 'سراج 0123456789');
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  paintGround(context);
  context.direction = directions[language];
  context.textAlign = 'center';
  context.fillStyle = '#ffb938';
  context.font = `800 76px ${display}`;
  context.fillText(language === 'ar' ? 'سِراج' : 'Siraj', width / 2, 175);
  context.fillStyle = '#fff7e8';
  context.font = `800 ${fontFor(title, 60, 900)}px ${display}`;
  context.fillText(title, width / 2, 285);
  paintTeams(context, pack, summary, language);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

function paintGround(context: CanvasRenderingContext2D): void {
  const glow = context.createRadialGradient(width / 2, -80, 60, width / 2, 200, 1000);
  glow.addColorStop(0, '#4a3a1c');
  glow.addColorStop(0.55, '#0f1d34');
  glow.addColorStop(1, '#0b1628');
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ffb938';
  for (const top of [28, height - 52]) {
    for (let x = 0; x < width; x += 48) {
      context.beginPath();
      context.moveTo(x, top + 24);
      context.lineTo(x + 24, top);
      context.lineTo(x + 48, top + 24);
      context.fill();
    }
  }
}

function paintTeams(context: CanvasRenderingContext2D, pack: Pack, summary: Summary, language: Language): void {
  const ranked = [...summary.teams].sort((one, other) => one.place - other.place || other.score - one.score);
  const isRtl = directions[language] === 'rtl';
  const row = Math.min(190, 640 / ranked.length);
  for (const [index, figures] of ranked.entries()) {
    const team = teamOf(pack, figures.teamIndex);
    const top = 350 + index * row;
    const middle = top + (row - 24) / 2;
    context.fillStyle = figures.place === 1 ? '#1c3253' : '#13233b';
    context.beginPath();
    context.roundRect(90, top, width - 180, row - 24, 28);
    context.fill();
    context.fillStyle = colours[team.color];
    context.beginPath();
    context.roundRect(isRtl ? width - 122 : 102, top + 16, 20, row - 56, 10);
    context.fill();
    context.textBaseline = 'middle';
    context.textAlign = isRtl ? 'right' : 'left';
    context.fillStyle = '#fff7e8';
    context.font = `800 ${fontFor(team.name, 58, 480)}px ${display}`;
    context.fillText(team.name, isRtl ? width - 150 : 150, middle, 500);
    context.textAlign = isRtl ? 'left' : 'right';
    context.fillStyle = colours[team.color];
    context.font = `800 76px ${display}`;
    context.fillText(String(figures.score), isRtl ? 130 : width - 130, middle + 4);
    context.textBaseline = 'alphabetic';
  }
}

// Long names are set smaller rather than cut.
function fontFor(text: string, most: number, room: number): number {
  return Math.max(26, Math.min(most, Math.floor(room / Math.max(1, text.length * 0.55))));
}
