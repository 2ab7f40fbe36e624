import {
  drawAbacus,
  drawDominoes,
  drawFolding,
  drawJourney,
  drawTangram,
  countHoles,
  fastestLeg,
  nextTile,
  type Leg,
} from './charts.ts';
import { drawMirroredClock, mirrorTime, writeTime } from './clocks.ts';
import { countSquares, countTriangles, drawStrokes, gridStrokes, pentagramStrokes } from './figures.ts';
import { drawGrid, drawRoman, readRoman, solveSudoku, type Cells } from './logic.ts';
import { drawEquation, solutionsOf } from './matches.ts';
import { drawNets, foldsToCube, type Net } from './nets.ts';
import type { Point } from './pen.ts';
import { checked, numbers, only, parts, type Puzzle } from './puzzle.ts';
import { countAxes, drawPlainFigure, drawYieldSign } from './signs.ts';
import { drawBurner, drawHalfLetter } from './silhouettes.ts';
import { drawPlough, drawYoungMoon } from './sky.ts';
import { box, drawScales, drawSum, heartToken, moonToken, solveSum, starToken, weight } from './sums.ts';

const grid = gridStrokes(3, 3, 80);
const time = { hour: 10, minute: 20 };
const journey: readonly Leg[] = [
  { time: 96, way: 62 },
  { time: 70, way: 0 },
  { time: 78, way: 88 },
  { time: 52, way: -138 },
];
const tiles = [
  [1, 6],
  [2, 4],
  [3, 2],
] as const;
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
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 1],
    [4, 1],
  ],
];
const signs = solveSum(
  ['star', 'moon', 'heart'],
  ({ star, moon, heart }) => star * 3 === 18 && star + 2 * moon === 20 && moon + 2 * heart === 37,
);
const boxes = solveSum(['box'], (values) => 2 * values.box + 3 === values.box + 14);
const equation = { left: 1, operator: '+', right: 5, result: 2 };
const rectangle: readonly Point[] = [
  [70, 72],
  [330, 72],
  [330, 228],
  [70, 228],
];
const sudoku: Cells = [
  [1, 0, 0, 4],
  [0, 4, 1, 0],
  [0, 1, 0, 3],
  [4, 0, 0, 0],
];
const asked: Point = [1, 3];

// Answers in words, held against the drawings.
checked(nextTile(tiles), [4, 0]);
checked(
  only(solutionsOf(equation), () => true),
  { left: 7, operator: '-', right: 5, result: 2 },
);

/** Puzzles that someone in the room solves. */
export const shapes400: readonly Puzzle[] = [
  {
    file: 'grid-3',
    svg: drawStrokes(grid),
    ...numbers(checked(countSquares(grid), 14), 9, 10, 13),
    text: { ar: 'كم مربعًا في هذه الشبكة، من كل المقاسات؟', en: 'How many squares of any size are in this grid?' },
    alt: { ar: 'شبكة من ثلاثة صفوف وثلاثة أعمدة', en: 'A grid of three rows and three columns' },
    fact: {
      ar: '9 صغيرة و4 متوسطة وواحد كبير. وبالعدّ نفسه في رقعة الشطرنج 204 مربعات!',
      en: 'Nine small, four middling and one big. Counted the same way, a chessboard has 204!',
    },
  },
  {
    file: 'clock-2',
    svg: drawMirroredClock(time),
    ...numbers(writeTime(time), writeTime(mirrorTime(time)), '10:40', '2:20'),
    text: {
      ar: 'ترى هذه الساعة في المرآة، فكم الوقت حقًّا؟',
      en: 'You see this clock in a mirror. What time is it really?',
    },
    alt: {
      ar: 'ساعة بلا أرقام: العقرب القصير في أعلى اليمين والطويل الأحمر في أسفل اليسار',
      en: 'A clock without numbers: short hand at the upper right, long red one at the lower left',
    },
    fact: {
      ar: 'السرّ أن الوقت وصورته في المرآة مجموعهما 12 ساعة دائمًا.',
      en: 'The trick: a time and its mirror image always add up to twelve hours.',
    },
  },
  {
    file: 'journey',
    svg: drawJourney(journey),
    ...parts({ ar: 'الجزء', en: 'Part' }, checked(fastestLeg(journey), 4)),
    text: {
      ar: 'الأفقي للوقت والعمودي لبُعد السيارة عن البيت: في أي جزء كانت أسرع؟',
      en: "Across is time, up is the car's distance from home. In which part was it fastest?",
    },
    alt: {
      ar: 'خط يصعد، ثم يستوي، ثم يصعد أكثر، ثم ينزل بشدة، وأجزاؤه مرقّمة',
      en: 'A line that rises, lies level, rises more and falls steeply, with its parts numbered',
    },
    fact: {
      ar: 'النزول ليس إبطاءً بل عودة: ومن مالَ خطّه أكثر كان أسرع، ذاهبًا أو راجعًا.',
      en: "Going down isn't slowing down but driving home: the steeper the line, either way, the faster the car.",
    },
  },
  {
    file: 'star',
    svg: drawStrokes(pentagramStrokes()),
    ...numbers(checked(countTriangles(pentagramStrokes()), 10), 5, 6, 8),
    text: { ar: 'كم مثلثًا في النجمة، صغيرًا وكبيرًا؟', en: 'How many triangles are in the star, small and large?' },
    alt: { ar: 'نجمة خماسية من خمسة خطوط متقاطعة', en: 'A five-pointed star drawn with five crossing lines' },
    fact: {
      ar: '5 صغيرة على الرؤوس و5 طويلة تعبر النجمة. وكل خط يقطع أخاه بالنسبة الذهبية.',
      en: 'Five small ones at the tips and five long ones across. Every line cuts the next in the golden ratio.',
    },
  },
  {
    file: 'dominoes',
    svg: drawDominoes(tiles),
    text: { ar: 'أي حجر دومينو يكمل السلسلة؟', en: 'Which domino carries the row on?' },
    answer: { ar: '4 و0', en: '4 and 0' },
    wrong: [
      { ar: '4 و1', en: '4 and 1' },
      { ar: '5 و0', en: '5 and 0' },
      { ar: '3 و1', en: '3 and 1' },
    ],
    alt: {
      ar: 'ثلاثة أحجار دومينو: 1 فوق 6، و2 فوق 4، و3 فوق 2، ثم موضع فارغ',
      en: 'Three dominoes: 1 over 6, 2 over 4, 3 over 2, then a gap',
    },
    fact: {
      ar: 'في طقم الدومينو 28 حجرًا، ونقاطها كلها 168.',
      en: 'A set of dominoes has 28 tiles, with 168 dots in all.',
    },
  },
  {
    file: 'nets',
    svg: drawNets(nets),
    ...parts({ ar: 'الشبكة', en: 'Net' }, checked(nets.indexOf(only(nets, (net) => !foldsToCube(net))) + 1, 2)),
    text: { ar: 'أي شبكة لا تُطوى فتصير مكعبًا؟', en: 'Which net does not fold into a cube?' },
    alt: { ar: 'أربع شبكات مرقّمة، كل منها ستة مربعات متلاصقة', en: 'Four numbered nets of six joined squares each' },
    fact: {
      ar: 'للمكعب 11 شبكة مختلفة لا أكثر، وكل ما سواها يترك وجهًا مفتوحًا.',
      en: 'A cube has just eleven different nets; any other leaves a face open.',
    },
  },
  {
    file: 'pieces',
    svg: drawTangram(),
    text: { ar: 'ما اسم القطعة الناقصة من المربع؟', en: 'What is the missing piece of the square called?' },
    answer: { ar: 'متوازي أضلاع', en: 'A parallelogram' },
    wrong: [
      { ar: 'شبه منحرف', en: 'A trapezium' },
      { ar: 'معيّن', en: 'A rhombus' },
      { ar: 'مستطيل', en: 'A rectangle' },
    ],
    alt: {
      ar: 'مربع من سبع قطع ملوّنة، إحداها بيضاء عليها علامة سؤال',
      en: 'A square of seven pieces, one of them blank with a question mark',
    },
    fact: {
      ar: 'هذه «التانغرام» الصينية: 7 قطع فقط، وتُبنى منها آلاف الأشكال.',
      en: 'This is the Chinese tangram: seven pieces, and thousands of pictures to make from them.',
    },
  },
  {
    file: 'shadow-3',
    svg: drawBurner(),
    text: { ar: 'ظلّ أي شيء من أشياء البيت الخليجي هذا؟', en: 'Which thing from a Gulf home casts this shadow?' },
    answer: { ar: 'مبخرة', en: 'An incense burner' },
    wrong: [
      { ar: 'كأس بطولة', en: 'A trophy cup' },
      { ar: 'مزهرية', en: 'A flower vase' },
      { ar: 'هاون', en: 'A mortar' },
    ],
    alt: {
      ar: 'ظلّ شيء واسع الأعلى مسنّنه، نحيل الوسط، عريض القاعدة',
      en: 'The shadow of something with a wide notched top, a thin middle and a broad foot',
    },
    fact: {
      ar: 'قاعدتها المجوّفة ترفع الجمر عن البساط. وأجود لبانها كان يأتي من جبال ظفار.',
      en: 'The hollow foot keeps the embers off the rug. The best frankincense came from the hills of Dhofar.',
    },
  },
  {
    file: 'symbols',
    svg: drawSum([
      { tokens: [starToken, starToken, starToken], between: ['+', '+'], makes: 18 },
      { tokens: [starToken, moonToken, moonToken], between: ['+', '+'], makes: 20 },
      { tokens: [moonToken, heartToken, heartToken], between: ['+', '+'], makes: 37 },
      { tokens: [heartToken], between: [], makes: '?' },
    ]),
    ...numbers(checked(signs.heart, 15), 12, 16, 30),
    text: { ar: 'كم يساوي القلب الواحد؟', en: 'What is one heart worth?' },
    alt: {
      ar: 'ثلاث نجوم 18، ونجمة وهلالان 20، وهلال وقلبان 37، والقلب علامة سؤال',
      en: 'Three stars are 18, a star and two moons 20, a moon and two hearts 37',
    },
    fact: {
      ar: 'كل سطر مفتاح الذي بعده: النجمة 6 فالهلال 7 فالقلب 15. هكذا تُحلّ المعادلات منذ الخوارزمي.',
      en: 'Each line is the key to the next: a star is 6, so a moon is 7, so a heart is 15.',
    },
  },
  {
    file: 'scales',
    svg: drawScales({ left: [box, box, weight(3)], right: [box, weight(14)] }),
    ...numbers(checked(boxes.box, 11), 17, 14, 8),
    text: {
      ar: 'الصناديق متساوية: كم كيلوغرامًا في الواحد؟',
      en: 'The boxes weigh the same. How many kilograms is one?',
    },
    alt: {
      ar: 'ميزان معتدل: صندوقان وثقل 3 في كفّة، وصندوق وثقل 14 في الأخرى',
      en: 'Level scales: two boxes and a weight of 3 against one box and a weight of 14',
    },
    fact: {
      ar: 'ارفع صندوقًا من كل كفّة ثم ثلاثة كيلوغرامات: هذه هي «المقابلة» في كتاب الخوارزمي.',
      en: "Take a box off each pan, then three kilograms: this is the balancing in al-Khwarizmi's book, which gave us algebra.",
    },
  },
  {
    file: 'letter',
    svg: drawHalfLetter(),
    text: {
      ar: 'غطّت الورقة نصف الحرف الأسفل، فأي حرف هو؟',
      en: 'Paper hides the lower half of an Arabic letter: which?',
    },
    answer: { ar: 'العين', en: 'Ain' },
    wrong: [
      { ar: 'الحاء', en: 'Haa' },
      { ar: 'الصاد', en: 'Saad' },
      { ar: 'الكاف', en: 'Kaaf' },
    ],
    alt: {
      ar: 'قوس مفتوح إلى اليمين، وتحته ورقة تخفي الباقي',
      en: 'A curve open to the right, with paper over the rest',
    },
    fact: {
      ar: 'كان عند الفينيقيين دائرة كالعين، ومن دائرتهم جاء حرف «أو» اللاتيني.',
      en: 'Its name means eye. The Phoenicians drew it as a round eye, and that circle became the letter O.',
    },
  },
  {
    file: 'sky-1',
    svg: drawPlough(),
    text: { ar: 'ماذا تُسمّى هذه النجوم السبعة؟', en: 'What are these seven stars called?' },
    answer: { ar: 'بنات نعش', en: 'The Plough' },
    wrong: [
      { ar: 'الثريا', en: 'The Pleiades' },
      { ar: 'الجبّار', en: 'Orion' },
      { ar: 'العقرب', en: 'Scorpius' },
    ],
    alt: {
      ar: 'سبعة نجوم: أربعة كالوعاء وثلاثة كالمقبض المنحني',
      en: 'Seven stars: four like a bowl and three like a bent handle',
    },
    fact: {
      ar: 'النجمان في طرف الوعاء يدلّان على نجم القطب، وبه عرف أهل البر والبحر الشمال.',
      en: 'The two stars at the end of the bowl point to the Pole Star, which showed north to camel drivers and captains.',
    },
  },
  {
    file: 'matches',
    svg: drawEquation(equation),
    text: {
      ar: 'المسألة خطأ: حرّك عودًا واحدًا لتصحّ، فماذا يتغيّر؟',
      en: 'The sum is wrong. Move one match to mend it: what changes?',
    },
    answer: { ar: '1 يصبح 7', en: 'The 1 becomes a 7' },
    wrong: [
      { ar: '2 يصبح 6', en: 'The 2 becomes a 6' },
      { ar: '5 يصبح 1', en: 'The 5 becomes a 1' },
      { ar: '2 يصبح 4', en: 'The 2 becomes a 4' },
    ],
    alt: { ar: 'أعواد ثقاب تكتب: واحد زائد خمسة يساوي اثنين', en: 'Matches that spell: one plus five equals two' },
    fact: {
      ar: 'انزع العود القائم من علامة الجمع فتصير طرحًا، وضعه فوق 1 فيصير 7: سبعة ناقص خمسة اثنان.',
      en: 'Take the upright match off the plus, which makes it a minus, and lay it on top of the 1: seven minus five is two.',
    },
  },
  {
    file: 'rectangle',
    svg: drawPlainFigure(rectangle),
    ...numbers(checked(countAxes(rectangle), 2), 1, 3, 4),
    text: { ar: 'كم محور تناظر لهذا المستطيل؟', en: 'How many lines of symmetry has this rectangle?' },
    alt: { ar: 'مستطيل عريض بلا أي خط في داخله', en: 'A wide rectangle with nothing inside' },
    fact: {
      ar: 'القُطر يخدع: اطوِ ورقة على قُطرها، فلا ينطبق نصفاها إلا إن كانت مربعة.',
      en: "The diagonals fool us: fold a sheet along one, and the halves won't match unless it is square.",
    },
  },
  {
    file: 'sign-2',
    svg: drawYieldSign(),
    text: { ar: 'ماذا تطلب هذه الإشارة من السائق؟', en: 'What does this sign ask of the driver?' },
    answer: { ar: 'أفسح الطريق لغيرك', en: 'Give way' },
    wrong: [
      { ar: 'لا تدخل هذا الطريق', en: 'Do not enter' },
      { ar: 'لا تتجاوز من أمامك', en: 'Do not overtake' },
      { ar: 'خفّف فأمامك مدرسة', en: 'Slow for a school' },
    ],
    alt: {
      ar: 'مثلث أبيض بإطار أحمر عريض، رأسه إلى الأسفل',
      en: 'A white triangle with a broad red rim, pointing down',
    },
    fact: {
      ar: 'كل المثلثات تشير إلى الأعلى لتحذّرك، وهذه وحدها انقلبت لتُعرف من بعيد.',
      en: 'Warning triangles point up; this one alone stands on its head, to be known from far off.',
    },
  },
  {
    file: 'abacus',
    svg: drawAbacus(205),
    ...numbers(205, 25, 250, 502),
    text: {
      ar: 'الآحاد على اليمين ثم العشرات ثم المئات: أي عدد هذا؟',
      en: 'Ones on the right, then tens, then hundreds: which number?',
    },
    alt: {
      ar: 'معداد من ثلاثة أعمدة: في الأيسر خرزتان، والأوسط فارغ، وفي الأيمن خمس',
      en: 'Three rods: two beads on the left, none in the middle, five on the right',
    },
    fact: {
      ar: 'العمود الفارغ صفر. وقد احتاج الناس قرونًا ليبتكروا رقمًا يكتبون به «لا شيء».',
      en: 'The empty rod is zero: it took people many centuries to invent a sign for nothing.',
    },
  },
  {
    file: 'stone-1',
    svg: drawRoman('XLIX'),
    ...numbers(checked(readRoman('XLIX'), 49), 69, 51, 44),
    text: { ar: 'أي عدد نقشه الرومان على هذا الحجر؟', en: 'Which number did the Romans carve here?' },
    alt: { ar: 'حجر نُقشت عليه أربعة حروف رومانية', en: 'A stone with four Roman letters' },
    fact: {
      ar: 'الصغير قبل الكبير يُطرح وبعده يُجمع: أربعون ثم تسعة. ولم يكن لهم صفر قط.',
      en: 'A smaller letter before a larger is taken away: forty, then nine. They never had a zero.',
    },
  },
  {
    file: 'sky-2',
    svg: drawYoungMoon(),
    text: {
      ar: 'رأيت القمر هكذا من الخليج: في أي وقت من الشهر القمري؟',
      en: 'You see this moon from the Gulf: what time of the lunar month is it?',
    },
    answer: { ar: 'أول الشهر', en: 'Its first days' },
    wrong: [
      { ar: 'آخر الشهر', en: 'Its last days' },
      { ar: 'نصف الشهر', en: 'The middle' },
      { ar: 'الأسبوع الثالث', en: 'The third week' },
    ],
    alt: {
      ar: 'قمر رفيع مضيء من جهة اليمين فوق بيوت في الليل',
      en: 'A thin moon, lit on its right, above houses at night',
    },
    fact: {
      ar: 'هلال البداية يضيء من اليمين ويظهر بعد الغروب، وهلال النهاية من اليسار قبل الفجر.',
      en: 'The new crescent is lit on the right and seen after sunset, the old one on the left before dawn.',
    },
  },
  {
    file: 'sudoku',
    svg: drawGrid(sudoku, asked, 66, 2),
    ...numbers(checked(solveSudoku(sudoku, asked), 3), 1, 2, 4),
    text: {
      ar: 'كل صف وعمود ومربع فيه 1 و2 و3 و4 بلا تكرار: ما الرقم الناقص؟',
      en: 'Each row, column and block holds 1 to 4 once: what stands at the question mark?',
    },
    alt: {
      ar: 'شبكة من أربعة في أربعة، في بعضها أرقام وفي خانة علامة سؤال',
      en: 'A grid of four by four with some numbers and a question mark',
    },
    fact: {
      ar: 'اسم «سودوكو» ياباني، لكن اللعبة ظهرت أولًا في مجلة أمريكية عام 1979.',
      en: 'Sudoku has a Japanese name, but it first appeared in an American magazine, in 1979.',
    },
  },
  {
    file: 'folding',
    svg: drawFolding(2),
    ...numbers(checked(countHoles(2, 2), 8), 2, 4, 6),
    text: {
      ar: 'طُويت الورقة مرتين ثم ثُقبت ثقبين: كم ثقبًا فيها إذا فُتحت؟',
      en: 'The sheet is folded twice and pierced twice. How many holes when it is opened?',
    },
    alt: {
      ar: 'ورقة مربعة تُطوى إلى نصفها ثم ربعها، وفي الأخير ثقبان',
      en: 'A square sheet folded in half, then in quarters, with two holes in the last',
    },
    fact: {
      ar: 'كل طيّة تضاعف السُّمك: ولو طويت ورقة 42 مرة لبلغت القمر.',
      en: 'Every fold doubles the layers: fold a sheet 42 times and it would reach the Moon.',
    },
  },
];
