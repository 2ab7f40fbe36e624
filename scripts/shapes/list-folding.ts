import { countHoles, drawFolding } from './charts.ts';
import { drawWebs, isOneStroke, type Web } from './figures.ts';
import { drawRopes, isKnot, type Rope } from './knots.ts';
import { canTurn, drawGears } from './logic.ts';
import {
  drawMarkedNet,
  drawNets,
  drawPieces,
  flip,
  foldsToCube,
  isTurned,
  oppositeOf,
  turnPiece,
  type Net,
} from './nets.ts';
import { colours, type Point } from './pen.ts';
import { checked, numbers, only, parts, type Puzzle } from './puzzle.ts';
import { drawSheets } from './signs.ts';
import { drawDice, hiddenBelow, type Die } from './solids.ts';

const die: Die = { top: 3, left: 1, right: 2 };
const tower: readonly Die[] = [
  { top: 6, left: 2, right: 4 },
  { top: 2, left: 6, right: 3 },
  { top: 4, left: 1, right: 5 },
];
const hiddenDots = tower.reduce((sum, each) => sum + 7 - (each === tower.at(-1) ? each.top : 0), 0);
const stairs: Net = [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 1],
  [2, 2],
  [3, 2],
];
const nets: readonly Net[] = [
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  stairs,
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 1],
    [4, 1],
  ],
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
const touching = [
  [0, 1],
  [1, 2],
  [2, 0],
] as const;
const ropes: readonly Rope[] = [
  [true, true, false],
  [false, true, true],
  [true, false, true],
  [false, false, false],
];

// Answers in words, held against the drawings.
checked([foldsToCube(stairs), oppositeOf(stairs, 0)], [true, 3]);
checked(canTurn(touching), false);

/** Puzzles of things to turn, fold, pull and take apart in the mind. */
export const foldingPuzzles: readonly Puzzle[] = [
  {
    number: 11,
    value: 200,
    file: 'die',
    svg: drawDice([die], { origin: [200, 166], edge: 118 }),
    ...numbers(checked(hiddenBelow(die), 4), 5, 6, 3),
    isForChildren: true,
    text: {
      ar: 'نورة تتحدّى البيت في السلّم والثعبان: «أعرف كم نقطة تحت النرد من غير أن ألمسه!» فكم نقطة على وجهه الأسفل؟',
      en: 'Noura dares the family at snakes and ladders: “I know the dots under the die without touching it!” How many are on its bottom face?',
    },
    alt: {
      ar: 'حجر نرد: في أعلاه ثلاث نقاط، وعلى جانبيه واحدة واثنتان',
      en: 'A die with three dots on top, and one and two on its sides',
    },
    fact: {
      ar: 'كل وجهين متقابلين مجموعهما 7. حيلة تُدهش الخال مرة واحدة، ثم يعيدها هو على الجميع في كل زوارة.',
      en: 'Opposite faces add up to seven. The trick amazes an uncle exactly once; from then on he does it to everybody at every family lunch.',
    },
    source: 'https://3acesnews.com/why-do-opposite-faces-on-dice-always-add-to-seven',
  },
  {
    number: 20,
    value: 200,
    file: 'sheets',
    svg: drawSheets([
      { colour: colours.amber, at: [156, 108], turn: 10 },
      { colour: colours.blue, at: [238, 110], turn: -9 },
      { colour: colours.green, at: [248, 190], turn: 8 },
      { colour: colours.red, at: [166, 196], turn: -12 },
    ]),
    isForChildren: true,
    text: {
      ar: 'كلما وصلت أبا ناصر فاتورة رماها فوق أختها وقال: «بكرة أدفعها!» أي فاتورة تنتظر من أول الشهر، تحت الجميع؟',
      en: 'Whenever Dad gets a bill he drops it on top of the last: “I’ll pay tomorrow!” Which has been waiting longest, below all the others?',
    },
    answer: { ar: 'الصفراء', en: 'The yellow one' },
    wrong: [
      { ar: 'الزرقاء', en: 'The blue one' },
      { ar: 'الخضراء', en: 'The green one' },
      { ar: 'الحمراء', en: 'The red one' },
    ],
    alt: { ar: 'أربع أوراق ملوّنة يغطّي بعضها بعضًا', en: 'Four coloured sheets, one covering another' },
    fact: {
      ar: 'والصفراء فاتورة الإنترنت: لن يتذكرها أحد حتى ينقطع، ثم تُدفع في دقيقة والعائلة كلها واقفة على رأسه!',
      en: 'And yellow is the internet. Nobody will think of it until it stops; then it gets paid within a minute, with the whole family standing over him!',
    },
  },
  {
    number: 26,
    value: 400,
    file: 'nets',
    svg: drawNets(nets),
    ...parts({ ar: 'الشبكة', en: 'Net' }, checked(nets.indexOf(only(nets, (net) => !foldsToCube(net))) + 1, 2)),
    text: {
      ar: 'قصّ مصنع الحلوى أربع علب مكعبة، وواحدة لم تنغلق فطار الرهش على مقاعد السيارة! أي شبكة لا تُطوى مكعبًا؟',
      en: 'The sweet factory cut out four boxes, but one wouldn’t close, and the halva flew all over the car seats! Which net does not fold into a cube?',
    },
    alt: { ar: 'أربع شبكات مرقّمة، كل منها ستة مربعات متلاصقة', en: 'Four numbered nets of six joined squares each' },
    fact: {
      ar: 'للمكعب 11 شبكة مختلفة لا غير، وهذه ليست منها: لها غطاءان من جهة، وباب مفتوح من الأخرى. والسيارة رائحتها سمسم إلى اليوم.',
      en: 'A cube has just eleven nets, and this isn’t one: it has two lids on one side and an open door on the other. The car still smells of sesame.',
    },
    source: 'https://www.cemc.uwaterloo.ca/pandocs/potw/2021-22/English/POTWA-21-G-19-S.html',
  },
  {
    number: 40,
    value: 400,
    file: 'folding',
    svg: drawFolding(2),
    ...numbers(checked(countHoles(2, 2), 8), 2, 4, 6),
    text: {
      ar: 'نام ناصر في الحصة، فطوى صاحبه ورقة امتحانه مرتين وثقبها ثقبين «للتهوية»! كم ثقبًا يجد ناصر إذا فتحها أمام المعلّم؟',
      en: 'Nasser fell asleep in class, so his friend folded his exam twice and pierced it twice, “for fresh air”! How many holes when he opens it?',
    },
    alt: {
      ar: 'ورقة مربعة تُطوى إلى نصفها ثم ربعها، وفي الأخير ثقبان',
      en: 'A square sheet folded in half, then in quarters, with two holes in the last',
    },
    fact: {
      ar: 'كل طيّة تضاعف الثقوب. قال المعلّم: «ورقتك كالمصفاة!» فقال ناصر: «نعم يا أستاذ، لذلك لم تبقَ فيها أي معلومة.»',
      en: 'Every fold doubles the holes. “Your paper is a sieve!” cried the teacher. “Yes, sir,” said Nasser, “that’s why no knowledge stayed in it.”',
    },
  },
  {
    number: 43,
    value: 600,
    file: 'tower',
    svg: drawDice(tower, { origin: [200, 216], edge: 64 }),
    ...numbers(checked(hiddenDots, 17), 14, 18, 20),
    text: {
      ar: 'رصّ ناصر ثلاثة أحجار نرد برجًا وقال كالسحرة: «أرى ما بينها وما تحتها!» كم نقطة على الوجوه الأفقية الخمسة المخفية؟',
      en: 'Nasser piles up three dice and speaks like a wizard: “I see between them and below!” How many dots are on the five level faces that are hidden?',
    },
    alt: {
      ar: 'ثلاثة أحجار نرد بعضها فوق بعض، وعلى الوجه الأعلى أربع نقاط',
      en: 'Three dice in a tower, with four dots on the very top',
    },
    fact: {
      ar: 'كل حجر أعلاه وأسفله 7، فالثلاثة 21، ننقص منها 4 الظاهرة. وانتهى السحر حين سألته أمّه عن جدول الضرب.',
      en: 'Top and bottom of each die make 7, so three make 21, less the 4 you see. The magic ended when his mother asked for the seven times table.',
    },
    source: 'https://3acesnews.com/why-do-opposite-faces-on-dice-always-add-to-seven',
  },
  {
    number: 44,
    value: 600,
    file: 'marks',
    svg: drawMarkedNet(stairs, 84),
    text: {
      ar: 'علبة هدية مفرودة، والعائلة كلها تطوي الهواء بأيديها! إذا صارت مكعبًا، فأي شكل يكون في الوجه المقابل للنجمة؟',
      en: 'A gift box lies unfolded, and the whole family is folding the air with their hands! Once it is a cube, which mark is on the face opposite the star?',
    },
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
      ar: 'من طوى الهواء أصاب، ومن أغمض عينيه نام. ولو دخل ضيف في هذه اللحظة لظنّ أن البيت كله يرقص بلا موسيقى.',
      en: 'Those who folded the air got it right; those who shut their eyes fell asleep. A guest walking in would think you were dancing without music.',
    },
  },
  {
    number: 47,
    value: 400,
    file: 'gears',
    svg: drawGears(
      [
        { at: [134, 202], teeth: 9, colour: colours.red, turn: 10 },
        { at: [266, 202], teeth: 9, colour: colours.blue, turn: 10 },
        { at: [200, 88], teeth: 9, colour: colours.amber, turn: 10 },
      ],
      14.7,
    ),
    isForChildren: true,
    text: {
      ar: 'صنع ناصر آلة تحرّك الشاي بثلاثة تروس، وجمع العائلة للافتتاح! يدفع الأحمر كما يشير السهم: فكيف يدور الأزرق؟',
      en: 'Nasser built a tea stirrer with three gears and called the family to its opening! He pushes the red one as shown: how will the blue one turn?',
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
      ar: 'كل ترسين متلامسين يدوران عكس بعضهما، فالثلاثة في حلقة تتعاند وتقف: مثل ثلاثة إخوة يقرّرون من أين يطلبون العشاء.',
      en: 'Touching gears turn opposite ways, so three in a ring block one another and stop: like three brothers deciding where to order dinner.',
    },
    source: 'https://www.weariless.com/it-is-possible-to-have-three-interlocking-working-gears/',
  },
  {
    number: 48,
    value: 600,
    file: 'strokes',
    svg: drawWebs(webs),
    ...parts({ ar: 'الرسم', en: 'Drawing' }, webs.indexOf(only(webs, (web) => !isOneStroke(web))) + 1),
    isForChildren: true,
    text: {
      ar: 'من يرسم الأربعة بلا رفع القلم ولا المرور على خط مرتين يأكل قبل الجميع! واحد منها مستحيل، فأي رسم هو؟',
      en: 'Draw all four without lifting the pen or going over a line twice, and you eat first! But one of them is impossible: which drawing?',
    },
    alt: {
      ar: 'أربعة رسوم مرقّمة: نجمة خماسية، وبيت، ومربع بقطريه، ومربعان متداخلان',
      en: 'Four numbered drawings: a five-pointed star, a house, a crossed square and two squares that overlap',
    },
    fact: {
      ar: 'أثبت أويلر القاعدة عام 1736: نقطتان على الأكثر يلتقي فيهما عدد فردي من الخطوط، وفي هذا أربع. ومن ظلّ يحاول برد عشاؤه.',
      en: 'Euler proved the rule in 1736: at most two corners may have an odd number of lines, and this has four. Whoever kept on trying got a cold dinner.',
    },
    source: 'http://metamath.tirix.org/mpests/konigsberg',
  },
  {
    number: 51,
    value: 600,
    file: 'mirror',
    svg: drawPieces(pieces),
    ...parts({ ar: 'القطعة', en: 'Piece' }, pieces.indexOf(only(pieces, (each) => !isTurned(piece, each))) + 1),
    isForChildren: true,
    text: {
      ar: 'دخيل في العائلة! ثلاث من هذه قطعة واحدة أُديرت، والرابعة جاءت من المرآة وجلست بينها كأنها منها. أي قطعة هي؟',
      en: 'A stranger in the family! Three are the same piece, turned; the fourth came out of the mirror and sat down among them. Which is it?',
    },
    alt: { ar: 'أربع قطع مرقّمة، كل منها خمسة مربعات متلاصقة', en: 'Four numbered pieces of five joined squares each' },
    fact: {
      ar: 'كاليد اليمنى واليسرى: لا دوران يجعل إحداهما الأخرى. وأنفك يعرف الفرق: النعناع والكراوية رائحتهما جزيء واحد وصورته في المرآة!',
      en: 'Like your two hands: no turning makes one the other. Noses can tell: spearmint and caraway smell of one molecule and its mirror image!',
    },
    source: 'https://biologyinsights.com/carvone-enantiomers-a-tale-of-two-smells',
  },
  {
    number: 79,
    value: 600,
    file: 'ropes',
    svg: drawRopes(ropes),
    ...parts({ ar: 'الحبل', en: 'Rope' }, ropes.indexOf(only(ropes, isKnot)) + 1),
    isForChildren: true,
    text: {
      ar: 'في المخيم أربعة حبال، والعم يقول: «شدّوا الطرفين: ثلاثة تنفكّ كالسحر، وواحد ينعقد!» بلا لمس: أي حبل ينعقد؟',
      en: 'Four ropes at the desert camp. “Pull the ends,” says uncle, “and three come undone like magic, but one makes a knot!” No touching: which rope?',
    },
    alt: {
      ar: 'أربعة حبال مرقّمة، كلها ملتفّة بالشكل نفسه، وتختلف في مرورها فوق نفسها وتحتها',
      en: 'Four numbered ropes, all looped alike, but passing over and under themselves differently',
    },
    fact: {
      ar: 'العقدة وحدها تمرّ فوق ثم تحت بالتناوب إلى آخرها. وفي 2008 نال عالمان جائزة «إيغ نوبل» لأنهما أثبتا ما تعرفه سمّاعاتك: كل حبل يتعقّد وحده!',
      en: 'Only a knot goes over and under by turns. In 2008 two scientists won an Ig Nobel for proving what your earphones know: strings knot themselves!',
    },
    source: 'https://improbable.com/2023/09/05/lots-about-knots/',
  },
];
