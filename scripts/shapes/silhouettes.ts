import { circle, colours, path, picture, plain, rect } from './pen.ts';

const dark = plain(colours.ink);

/** The Gulf's coffee pot: a beak like a crescent, a waist and a pointed lid. */
export function drawDallah(): string {
  return picture(
    path(
      'M168 268H246C282 256 292 212 262 182C246 166 240 150 242 122H172C174 150 168 166 152 182C122 212 132 256 168 268Z',
      dark,
    ),
    path('M166 112H250L246 126H170Z', dark),
    path('M172 106C174 84 190 78 202 62C204 56 206 46 208 34C210 46 212 56 214 62C226 78 242 84 244 106Z', dark),
    circle([208, 36], 8, dark),
    circle([208, 60], 11, dark),
    path('M170 170C138 156 120 124 84 96C112 92 148 100 176 126Z', dark),
    path('M246 122C322 96 330 196 274 226', { width: 14 }),
  );
}

/** An incense burner: a bowl with horns on a waist and a pierced foot. */
export function drawBurner(): string {
  return picture(
    path('M106 34L124 60H150L163 36L176 60H224L237 36L250 60H276L294 34L266 154H134Z', dark),
    rect([176, 148], 48, 36, dark),
    path('M182 180H218L282 272H236Q226 226 200 226Q174 226 164 272H118Z', dark),
    ...[140, 160, 180, 200, 220, 240, 260].map((x) => circle([x, 80], 5, plain(colours.paper))),
  );
}

/** A rosewater sprinkler: a round body, a long neck and a pierced head. */
export function drawSprinkler(): string {
  return picture(
    circle([200, 204], 54, dark),
    path('M180 160C190 130 192 100 193 62H207C208 100 210 130 220 160Z', dark),
    path('M178 250H222L248 276H152Z', dark),
    path('M182 64Q200 40 218 64Q200 76 182 64Z', dark),
    circle([200, 40], 15, dark),
    path('M194 30L200 14L206 30Z', dark),
    rect([182, 118], 36, 10, dark, 5),
    rect([178, 146], 44, 10, dark, 5),
    path('M152 198Q200 222 248 198', { stroke: colours.paper, width: 6 }),
    path('M158 222Q200 244 242 222', { stroke: colours.paper, width: 5 }),
  );
}
