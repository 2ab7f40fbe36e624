import { drawPinwheel } from './charts.ts';
import { angleBetween, drawClock } from './clocks.ts';
import {
  countRectangles,
  countRoutes,
  countTriangles,
  drawStreets,
  drawStrokes,
  drawWebs,
  gridStrokes,
  isOneStroke,
  triangleGridStrokes,
  type Web,
} from './figures.ts';
import {
  canTurn,
  drawBoard,
  drawGears,
  drawGrid,
  drawMatrix,
  drawRoman,
  knightMoves,
  matrixAt,
  readRoman,
  solveMagic,
  type Cells,
} from './logic.ts';
import { drawMarkedNet, drawPieces, flip, foldsToCube, isTurned, oppositeOf, turnPiece, type Net } from './nets.ts';
import { colours, type Point } from './pen.ts';
import { checked, numbers, only, parts, type Puzzle } from './puzzle.ts';
import { drawHiddenLine, drawParking } from './signs.ts';
import { drawSprinkler } from './silhouettes.ts';
import { drawQueen } from './sky.ts';
import { countPainted, drawDice, drawPaintedCube, type Die } from './solids.ts';
import { drawSum, flower, solveSum, twig } from './sums.ts';

const rows = triangleGridStrokes(3);
const panes = gridStrokes(3, 2, 108);
const tower: readonly Die[] = [
  { top: 6, left: 2, right: 4 },
  { top: 2, left: 6, right: 3 },
  { top: 4, left: 1, right: 5 },
];
const hiddenDots = tower.reduce((sum, die) => sum + 7 - (die === tower.at(-1) ? die.top : 0), 0);
const net: Net = [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 1],
  [2, 2],
  [3, 2],
];
const square: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const webs: readonly Web[] = [
  {
    corners: [
      [50, 0],
      [98, 36],
      [80, 95],
      [20, 95],
      [2, 36],
    ],
    lines: [
      [0, 2],
      [2, 4],
      [4, 1],
      [1, 3],
      [3, 0],
    ],
  },
  {
    corners: [
      [0, 100],
      [100, 100],
      [100, 40],
      [0, 40],
      [50, 0],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [0, 2],
      [1, 3],
      [2, 4],
      [4, 3],
    ],
  },
  {
    corners: square,
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [0, 2],
      [1, 3],
    ],
  },
  {
    corners: [
      [0, 0],
      [68, 0],
      [68, 68],
      [0, 68],
      [32, 32],
      [100, 32],
      [100, 100],
      [32, 100],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 4],
    ],
  },
];
const piece: Net = [
  [1, 0],
  [2, 0],
  [0, 1],
  [1, 1],
  [1, 2],
];
const pieces = [flip(turnPiece(piece, 1)), turnPiece(piece, 2), turnPiece(piece, 3), piece];
const magic: Cells = [
  [5, 15, 13],
  [0, 11, 0],
  [0, 0, 0],
];
const garden = solveSum(['petal', 'leaf'], ({ petal, leaf }) => 12 * petal === 12 && 4 * leaf + 6 * petal === 10);
const pinwheel = drawPinwheel();
const [knight, goal]: [Point, Point] = [
  [1, 3],
  [2, 3],
];
const halfPastThree = { hour: 3, minute: 30 };
const touching = [
  [0, 1],
  [1, 2],
  [2, 0],
] as const;

// Answers in words, held against the drawings.
checked([foldsToCube(net), oppositeOf(net, 0)], [true, 3]);
checked(canTurn(touching), false);
checked(matrixAt(2, 2), { shape: 'square', colour: 'red', count: 3 });
checked(Math.round(pinwheel.share * 100), 20);

/** Puzzles that make the room argue. */
export const shapes600: readonly Puzzle[] = [
  {
    file: 'triangles',
    svg: drawStrokes(rows),
    ...numbers(checked(countTriangles(rows), 13), 9, 10, 12),
    text: { ar: 'كم مثلثًا في الرسم، من كل المقاسات؟', en: 'How many triangles of any size are here?' },
    alt: {
      ar: 'مثلث كبير مقسوم ثلاثة صفوف من المثلثات الصغيرة',
      en: 'A large triangle divided into three rows of small ones',
    },
    fact: {
      ar: `9 صغيرة و3 متوسطة وواحد كبير. زد صفًّا واحدًا فيقفز العدد إلى ${checked(countTriangles(triangleGridStrokes(4)), 27)}.`,
      en: 'Nine small, three middling and one large. Add a single row and the count leaps to 27.',
    },
  },
  {
    file: 'panes',
    svg: drawStrokes(panes),
    ...numbers(checked(countRectangles(panes), 18), 12, 14, 16),
    text: {
      ar: 'كم مستطيلًا في النافذة؟ والمربع يُعدّ منها',
      en: 'How many rectangles are in the window, squares included?',
    },
    alt: { ar: 'نافذة من صفّين في كل صفّ ثلاث خانات', en: 'A window of two rows with three panes each' },
    fact: {
      ar: 'حيلة العدّ: اختر خطين قائمين من أربعة (6 طرق) وخطين مستويين من ثلاثة (3 طرق)، واضرب.',
      en: 'The trick: pick two of the four uprights, six ways, and two of the three levels, three ways, and multiply.',
    },
  },
  {
    file: 'tower',
    svg: drawDice(tower, { origin: [200, 216], edge: 64 }),
    ...numbers(checked(hiddenDots, 17), 14, 18, 20),
    text: {
      ar: 'كم نقطة على الوجوه الأفقية الخمسة التي لا تراها؟',
      en: "How many dots are on the five level faces you can't see?",
    },
    alt: {
      ar: 'ثلاثة أحجار نرد بعضها فوق بعض، وعلى الوجه الأعلى أربع نقاط',
      en: 'Three dice in a tower, with four dots on the very top',
    },
    fact: {
      ar: 'لا حاجة إلى كشف شيء: كل حجر أعلاه وأسفله 7، فالثلاثة 21، ننقص منها 4 الظاهرة.',
      en: 'No need to peep: top and bottom of each die make 7, so three make 21, less the 4 you see.',
    },
  },
  {
    file: 'marks',
    svg: drawMarkedNet(net, 84),
    text: { ar: 'إذا طُويت مكعبًا، فأي شكل يقابل النجمة؟', en: 'Folded into a cube, which mark faces the star?' },
    answer: { ar: 'المثلث', en: 'The triangle' },
    wrong: [
      { ar: 'الدائرة', en: 'The circle' },
      { ar: 'المربع', en: 'The square' },
      { ar: 'الهلال', en: 'The crescent' },
    ],
    alt: {
      ar: 'ستة مربعات كالدرج، عليها نجمة ودائرة ومربع ومثلث وهلال وعلامة ضرب',
      en: 'Six squares like stairs with a star, circle, square, triangle, crescent and cross',
    },
    fact: {
      ar: 'من يطوي علب الكرتون كل يوم يحلّها بنظرة: يداه تعرفان ما لا تراه العين.',
      en: "Anyone who folds cardboard boxes for a living sees it at once: their hands know what the eye can't.",
    },
  },
  {
    file: 'painted',
    svg: drawPaintedCube(3, { origin: [200, 156], edge: 44 }),
    ...numbers(checked(countPainted(3, 2), 12), 8, 6, 18),
    text: {
      ar: 'دُهن المكعب من خارجه ثم قُطّع 27 قطعة: كم قطعة لها وجهان مدهونان فقط؟',
      en: 'The cube is painted outside, then cut in 27. How many pieces have exactly two painted faces?',
    },
    alt: { ar: 'مكعب أحمر كبير من ثلاث طبقات في كل اتجاه', en: 'A large red cube, three pieces long each way' },
    fact: {
      ar: 'واحدة في وسط كل حرف من أحرفه. وفي القلب قطعة واحدة لم يمسّها الدهان.',
      en: 'One in the middle of every edge. And deep inside is a single piece that never saw the paint.',
    },
  },
  {
    file: 'hidden',
    svg: drawHiddenLine(2),
    ...parts({ ar: 'الخط', en: 'Line' }, 2),
    text: {
      ar: 'يمرّ الخط مستقيمًا خلف الشريط، فأين يخرج؟',
      en: 'The line runs straight behind the bar. Where does it come out?',
    },
    alt: {
      ar: 'خط أحمر مائل يدخل خلف شريط عريض، وأربعة خطوط مرقّمة تخرج من الجهة الأخرى',
      en: 'A slanting red line goes behind a wide bar; four numbered lines leave the other side',
    },
    fact: {
      ar: 'خدعة بوغندورف، عام 1860: كلما عرُض الشريط ضلّت العين أكثر. جرّبها بمسطرة.',
      en: 'The Poggendorff illusion, of 1860: the wider the bar, the more the eye goes astray. Try a ruler.',
    },
  },
  {
    file: 'gears',
    svg: drawGears(
      [
        { at: [134, 202], teeth: 9, colour: colours.red, turn: 10 },
        { at: [266, 202], teeth: 9, colour: colours.blue, turn: 10 },
        { at: [200, 88], teeth: 9, colour: colours.amber, turn: 10 },
      ],
      14.7,
    ),
    text: {
      ar: 'إذا دُفع الترس الأحمر كما يشير السهم، فإلى أين يدور الأزرق؟',
      en: 'Push the red gear as the arrow shows. Which way does the blue one turn?',
    },
    answer: { ar: 'لا يدور أبدًا', en: "It can't turn" },
    wrong: [
      { ar: 'مع عقارب الساعة', en: 'Clockwise' },
      { ar: 'عكس عقارب الساعة', en: 'Anticlockwise' },
      { ar: 'ذهابًا وإيابًا', en: 'To and fro' },
    ],
    alt: {
      ar: 'ثلاثة تروس متلامسة كلها: أحمر وأزرق وأصفر',
      en: 'Three gears, red, blue and yellow, each touching both others',
    },
    fact: {
      ar: 'كل ترسين متلامسين يدوران عكس بعض، فإذا كانت الحلقة من عدد فردي تعاندت وتوقفت.',
      en: 'Touching gears turn opposite ways, so in a ring with an odd number of them each one blocks the rest.',
    },
  },
  {
    file: 'strokes',
    svg: drawWebs(webs),
    ...parts({ ar: 'الرسم', en: 'Drawing' }, webs.indexOf(only(webs, (web) => !isOneStroke(web))) + 1),
    text: {
      ar: 'أي رسم لا يُرسم من غير رفع القلم أو المرور على خط مرتين؟',
      en: "Which can't be drawn without lifting the pen or going over a line twice?",
    },
    alt: {
      ar: 'أربعة رسوم مرقّمة: نجمة خماسية، وبيت، ومربع بقطريه، ومربعان متداخلان',
      en: 'Four numbered drawings: a five-pointed star, a house, a crossed square and two squares that overlap',
    },
    fact: {
      ar: 'من لغز جسور كونيغسبرغ عام 1736 أخرج أويلر القاعدة: نقطتان على الأكثر يلتقي فيهما عدد فردي من الخطوط.',
      en: "Euler's rule, from the bridges of Königsberg in 1736: at most two corners may have an odd number of lines.",
    },
  },
  {
    file: 'streets',
    svg: drawStreets(3, 3, 78),
    ...numbers(checked(countRoutes(3, 3), 20), 9, 12, 16),
    text: {
      ar: 'من الأحمر إلى الأخضر، يمينًا ونزولًا فقط: كم طريقًا مختلفًا؟',
      en: 'From red to green, only right or down: how many different ways?',
    },
    alt: {
      ar: 'شوارع متقاطعة كالشبكة، نقطة حمراء في أعلى اليسار وخضراء في أسفل اليمين',
      en: 'Streets in a grid of nine blocks, red at the upper left, green at the lower right',
    },
    fact: {
      ar: 'اكتب على كل تقاطع مجموع ما فوقه وما بجانبه: يظهر المثلث الذي رسمه الكرجي قبل باسكال بقرون.',
      en: 'Write on each crossing the sum of the two before it and out comes the triangle al-Karaji knew centuries before Pascal.',
    },
  },
  {
    file: 'matrix',
    svg: drawMatrix(),
    text: { ar: 'ماذا في الخانة التاسعة؟', en: 'What belongs in the ninth box?' },
    answer: { ar: '3 مربعات حمراء', en: '3 red squares' },
    wrong: [
      { ar: '3 مربعات خضراء', en: '3 green squares' },
      { ar: '3 مثلثات حمراء', en: '3 red triangles' },
      { ar: '3 مربعات زرقاء', en: '3 blue squares' },
    ],
    alt: {
      ar: 'تسع خانات فيها أشكال تتبدّل عددًا ولونًا وشكلًا، والأخيرة فارغة',
      en: 'Nine boxes of shapes that change in number, colour and form, the last one empty',
    },
    fact: {
      ar: 'تبادل الشكل واللون هنا من «المربعات اللاتينية» التي درسها أويلر، وهي جدّة السودوكو.',
      en: 'The way form and colour take turns is a Latin square: Euler studied them, and sudoku descends from them.',
    },
  },
  {
    file: 'mirror',
    svg: drawPieces(pieces),
    ...parts({ ar: 'القطعة', en: 'Piece' }, pieces.indexOf(only(pieces, (each) => !isTurned(piece, each))) + 1),
    text: {
      ar: 'ثلاث منها قطعة واحدة أُديرت، فأيّها صورة المرآة؟',
      en: 'Three are the same piece turned. Which is the mirror image?',
    },
    alt: { ar: 'أربع قطع مرقّمة، كل منها خمسة مربعات متلاصقة', en: 'Four numbered pieces of five joined squares each' },
    fact: {
      ar: 'كيدك اليمنى واليسرى: لا دوران يجعل إحداهما الأخرى. ورائحتا النعناع والكراوية من جزيء واحد وصورته في المرآة.',
      en: 'Like your two hands: no turning makes one the other. Spearmint and caraway owe their scents to one molecule and its mirror image.',
    },
  },
  {
    file: 'magic',
    svg: drawGrid(magic, [0, 1], 88, 0),
    ...numbers(checked(solveMagic(magic, [0, 1]), 19), 17, 21, 9),
    text: {
      ar: 'مجموع كل صف وعمود وقُطر واحد: ما العدد الناقص؟',
      en: 'Every row, column and diagonal has the same sum. What is missing?',
    },
    alt: {
      ar: 'مربع من تسع خانات: 5 و15 و13 في الأعلى، و11 في الوسط',
      en: 'Nine boxes: 5, 15 and 13 on top and 11 in the middle',
    },
    fact: {
      ar: 'سمّاها العرب «الأوفاق». وفيها دائمًا: المجموع ثلاثة أمثال ما في الوسط.',
      en: 'Arab scholars called them awfaq, harmonies. The sum is always three times the middle.',
    },
  },
  {
    file: 'stone-2',
    svg: drawRoman('MCMLXI'),
    ...numbers(checked(readRoman('MCMLXI'), 1961), 1941, 1959, 2161),
    text: { ar: 'أي عام على هذا الحجر؟', en: 'Which year is on this stone?' },
    alt: { ar: 'حجر نُقشت عليه ستة حروف رومانية', en: 'A stone with six Roman letters' },
    fact: {
      ar: 'عام استقلال الكويت. واكتبه 1961 ثم اقلب الورقة رأسًا على عقب: يبقى كما هو!',
      en: "The year of Kuwait's independence. Write it as 1961 and turn the page upside down: it stays the same!",
    },
  },
  {
    file: 'sky-3',
    svg: drawQueen(),
    text: { ar: 'أي كوكبة هذه؟', en: 'Which constellation is this?' },
    answer: { ar: 'ذات الكرسي', en: 'Cassiopeia' },
    wrong: [
      { ar: 'الدب الأصغر', en: 'The Little Bear' },
      { ar: 'الصليب الجنوبي', en: 'The Southern Cross' },
      { ar: 'التوأمان', en: 'Gemini' },
    ],
    alt: { ar: 'خمسة نجوم في خط متعرّج', en: 'Five stars in a zigzag' },
    fact: {
      ar: 'رأى العرب في نجومها كفًّا مخضّبة بالحنّاء، ومن «الكف الخضيب» جاء اسم نجمها في كل اللغات: كاف.',
      en: 'The Arabs saw a hand stained with henna in these stars, and one of them is still called Caph: the palm.',
    },
  },
  {
    file: 'shadow-4',
    svg: drawSprinkler(),
    text: { ar: 'ظلّ أي شيء من أشياء الضيافة هذا؟', en: 'Which thing from a Gulf reception room casts this shadow?' },
    answer: { ar: 'مرشّ ماء ورد', en: 'A rosewater sprinkler' },
    wrong: [
      { ar: 'إبريق وضوء', en: 'An ablution jug' },
      { ar: 'مصباح كاز', en: 'A paraffin lamp' },
      { ar: 'مطحنة قهوة', en: 'A coffee grinder' },
    ],
    alt: {
      ar: 'ظلّ شيء له بطن كروي وعنق طويل دقيق وقاعدة',
      en: 'The shadow of something with a round belly, a long thin neck and a foot',
    },
    fact: {
      ar: 'يدور على الضيوف مع البخور في آخر الجلسة، ثم ينصرفون: «ما بعد العود قعود».',
      en: 'It goes round with the incense at the end of a visit. As the Gulf says: after the incense, no more sitting.',
    },
  },
  {
    file: 'parking',
    svg: drawParking([86, 87, 88, 89, 90, 91], 87),
    ...numbers(87, 78, 96, 93),
    text: { ar: 'أي رقم يختبئ تحت السيارة؟', en: 'Which number is under the car?' },
    alt: {
      ar: 'ستة مواقف، تُقرأ من هنا: 16 و06 و68 و88 ثم سيارة ثم 98',
      en: 'Six parking places that read 16, 06, 68, 88, a car and 98 from here',
    },
    fact: {
      ar: 'قِف حيث يدخل السائق وانظر: 86 ثم المخفي ثم 88. ويقال إن أطفال هونغ كونغ سُئلوه في اختبار الصف الأول!',
      en: 'Look from where drivers come in: 86, the hidden one, 88. It is said to be from a test for six-year-olds in Hong Kong.',
    },
  },
  {
    file: 'pinwheel',
    svg: pinwheel.svg,
    text: { ar: 'كم من المربع الكبير لوّنّا؟', en: 'How much of the large square is coloured?' },
    answer: { ar: 'خُمسه', en: 'A fifth' },
    wrong: [
      { ar: 'رُبعه', en: 'A quarter' },
      { ar: 'سُدسه', en: 'A sixth' },
      { ar: 'ثُمنه', en: 'An eighth' },
    ],
    alt: {
      ar: 'مربع يصل خط من كل زاوية فيه إلى وسط ضلع، وفي الوسط مربع صغير مائل ملوّن',
      en: 'A square with a line from each corner to the middle of a side, and a small tilted square coloured',
    },
    fact: {
      ar: 'قُصّ الأطراف وحرّكها: تُكوّن أربعة مربعات كالملوّن تمامًا.',
      en: 'Cut the rest along the lines and shift it: it makes four more squares just like the coloured one.',
    },
  },
  {
    file: 'clock-3',
    svg: drawClock(halfPastThree),
    text: { ar: 'ما مقدار الزاوية بين العقربين تمامًا؟', en: 'What exactly is the angle between the hands?' },
    answer: { ar: `${checked(angleBetween(halfPastThree), 75)} درجة`, en: '75 degrees' },
    wrong: [
      { ar: '90 درجة', en: '90 degrees' },
      { ar: '80 درجة', en: '80 degrees' },
      { ar: '60 درجة', en: '60 degrees' },
    ],
    alt: { ar: 'ساعة حائط تشير إلى الثالثة والنصف', en: 'A clock that shows half past three' },
    fact: {
      ar: 'عقرب الساعات لا ينتظر: قطع نصف الطريق من 3 إلى 4، فنقصت الزاوية القائمة 15.',
      en: "The hour hand doesn't wait: it is halfway from 3 to 4, which takes 15 off the right angle.",
    },
  },
  {
    file: 'chess-2',
    svg: drawBoard(5, knight, goal),
    ...numbers(checked(knightMoves(5, knight, goal), 3), 1, 2, 4),
    text: {
      ar: 'في كم نقلة على الأقل يصل حصان الشطرنج إلى النجمة؟',
      en: 'In how few moves can the chess knight reach the star?',
    },
    alt: { ar: 'رقعة من خمسة في خمسة، وحصان بجانبه نجمة', en: 'A board of five by five with a knight next to a star' },
    fact: {
      ar: 'الحصان يبدّل لون مربعه كل نقلة، فلا يبلغ جاره الملاصق إلا بعدد فردي. وجاره أبعد عليه من البعيد!',
      en: 'A knight changes colour with every move, so the square next door takes an odd number: near is far for him.',
    },
  },
  {
    file: 'garden',
    svg: drawSum([
      { tokens: [flower(6), flower(6)], between: ['+'], makes: 12 },
      { tokens: [twig(2), twig(2), flower(6)], between: ['+', '+'], makes: 10 },
      { tokens: [flower(5), twig(3), flower(6)], between: ['+', '×'], makes: '?' },
    ]),
    ...numbers(checked(5 * garden.petal + 3 * garden.leaf * 6 * garden.petal, 23), 24, 17, 48),
    text: {
      ar: 'دقّق في البتلات والأوراق: كم ناتج السطر الأخير؟',
      en: 'Look closely at petals and leaves: what does the last line make?',
    },
    alt: {
      ar: 'زهرتان 12، وغصنان وزهرة 10، ثم زهرة زائد غصن في زهرة، وبتلاتها وأوراقها تختلف',
      en: 'Two flowers are 12, two twigs and a flower 10; then flower plus twig times flower',
    },
    fact: {
      ar: 'الزهرة الأولى فقدت بتلة، والغصن زاد ورقة، والضرب قبل الجمع: ثلاثة فخاخ في سطر.',
      en: 'A petal is missing, a leaf has grown, and multiplying comes first: three traps in one line.',
    },
  },
];
