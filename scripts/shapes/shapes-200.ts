import { drawBread } from './charts.ts';
import { drawClock, writeTime } from './clocks.ts';
import { countSquares, countTriangles, drawStrokes, fanStrokes, gridStrokes } from './figures.ts';
import { beads, drawNecklace, drawRing, missingBead } from './logic.ts';
import { drawMaze, growMaze, solveMaze } from './maze.ts';
import { colours } from './pen.ts';
import { checked, numbers, parts, type Puzzle } from './puzzle.ts';
import { drawDallah, drawDhow, drawTower } from './silhouettes.ts';
import { drawArrowLines, drawCompass, drawHoneycomb, drawMixing, drawSheets, drawStopSign } from './signs.ts';
import { countCubes, drawDice, drawHeap, hiddenBelow, type Die, type Heap } from './solids.ts';
import { apple, drawSeesaws, drawSum, heaviest, lemon, solveSum, type Seesaw } from './sums.ts';

const smallGrid = gridStrokes(2, 2, 112);
const heap: Heap = [
  [2, 2, 1],
  [2, 1, 0],
  [1, 0, 0],
];
const die: Die = { top: 3, left: 1, right: 2 };
const maze = growMaze(11, 7, 5, [0, 1, 3, 4], 2);
const necklace = [beads[0], beads[1], beads[2], beads[0], null, beads[2], beads[0], beads[1], beads[2]] as const;
const seesaws: readonly Seesaw[] = [
  { heavier: 'ball', lighter: 'box', isHeavierLeft: true },
  { heavier: 'box', lighter: 'pyramid', isHeavierLeft: false },
  { heavier: 'star', lighter: 'ball', isHeavierLeft: false },
];
const ringPieces = [3, 0, 2, 1];
const arrowLines = drawArrowLines(180);
const fruit = solveSum(['apple', 'lemon'], (values) => values.apple * 2 === 12 && values.apple + values.lemon === 13);

// Answers in words, held against the drawings.
checked(missingBead(necklace), 'square');
checked(heaviest(seesaws), 'star');
checked(arrowLines.lengths, [180, 180, 180]);

/** Puzzles that most of a family solves. */
export const shapes200: readonly Puzzle[] = [
  {
    file: 'grid-2',
    svg: drawStrokes(smallGrid),
    ...numbers(checked(countSquares(smallGrid), 5), 4, 6, 8),
    isForChildren: true,
    text: { ar: 'كم مربعًا ترى، كبيرًا وصغيرًا؟', en: 'How many squares can you see, big and small?' },
    alt: { ar: 'مربع كبير يقسمه خطان متقاطعان', en: 'A large square divided by two crossing lines' },
    fact: {
      ar: 'أكثر الناس يجيبون بسرعة: 4، وينسون المربع الكبير الذي يجمعها.',
      en: 'Most people answer four at once, and forget the big one that holds them all.',
    },
  },
  {
    file: 'clock-1',
    svg: drawClock({ hour: 7, minute: 20 }),
    ...numbers(writeTime({ hour: 7, minute: 20 }), '4:35', '8:20', '7:40'),
    isForChildren: true,
    text: { ar: 'كم الساعة؟', en: 'What time is it?' },
    alt: {
      ar: 'ساعة حائط: العقرب القصير في أسفل اليسار، والطويل الأحمر في أسفل اليمين',
      en: 'A clock: the short hand at the lower left, the long red one at the lower right',
    },
    fact: {
      ar: 'تدور العقارب إلى اليمين لأن ظلّ المزولة يدور هكذا في نصف الأرض الشمالي، حيث اخترعوا الساعة.',
      en: "Hands go that way round because a sundial's shadow does, in the northern half of the world where clocks were invented.",
    },
  },
  {
    file: 'necklace',
    svg: drawNecklace(necklace),
    isForChildren: true,
    text: { ar: 'أي خرزة سقطت من العقد؟', en: 'Which bead has fallen off the necklace?' },
    answer: { ar: 'مربع', en: 'A square' },
    wrong: [
      { ar: 'دائرة', en: 'A circle' },
      { ar: 'مثلث', en: 'A triangle' },
      { ar: 'نجمة', en: 'A star' },
    ],
    alt: {
      ar: 'عقد من دوائر ومربعات ومثلثات تتكرر بالترتيب، فيه موضع فارغ',
      en: 'A necklace of circles, squares and triangles in turn, with one gap',
    },
    fact: {
      ar: 'أقدم ما وُجد من الزينة خرز من الصدف عمره أكثر من 100 ألف سنة.',
      en: 'The oldest jewellery ever found is beads of shell, more than 100,000 years old.',
    },
  },
  {
    file: 'shadow-1',
    svg: drawDallah(),
    text: { ar: 'ظلّ أي شيء هذا؟', en: 'What casts this shadow?' },
    answer: { ar: 'دلّة قهوة', en: 'A coffee pot' },
    wrong: [
      { ar: 'غلّاية شاي', en: 'A tea kettle' },
      { ar: 'مصباح زيت', en: 'An oil lamp' },
      { ar: 'جرّة ماء', en: 'A water jar' },
    ],
    alt: {
      ar: 'ظلّ إناء له خصر نحيل ومقبض ومنقار كالهلال',
      en: 'The shadow of a vessel with a slim waist, a handle and a beak like a crescent',
    },
    fact: {
      ar: 'يُحشى منقارها بليف النخل، فيمسك الهيل ويصبّ القهوة صافية.',
      en: 'A plug of palm fibre in the beak holds the cardamom back, so that the coffee pours clear.',
    },
  },
  {
    file: 'fan',
    svg: drawStrokes(fanStrokes()),
    ...numbers(checked(countTriangles(fanStrokes()), 6), 3, 4, 5),
    text: { ar: 'كم مثلثًا في هذا الرسم؟', en: 'How many triangles are in the drawing?' },
    alt: {
      ar: 'مثلث كبير ينزل من رأسه خطان إلى قاعدته',
      en: 'A large triangle with two lines from its top to its base',
    },
    fact: {
      ar: 'الثلاثة المتجاورة يراها الجميع، والبقية من ضمّ الجار إلى جاره. ولو زدت خطًّا ثالثًا لصارت 10.',
      en: 'Everyone sees the three in a row; the rest come from joining neighbours. With a third line there would be ten.',
    },
  },
  {
    file: 'fruit',
    isForChildren: true,
    svg: drawSum([
      { tokens: [apple, apple], between: ['+'], makes: 12 },
      { tokens: [apple, lemon], between: ['+'], makes: 13 },
      { tokens: [lemon], between: [], makes: '?' },
    ]),
    ...numbers(checked(fruit.lemon, 7), 6, 8, 5),
    text: { ar: 'كم تساوي الليمونة؟', en: 'What is the lemon worth?' },
    alt: {
      ar: 'تفاحة وتفاحة 12، وتفاحة وليمونة 13، والليمونة علامة سؤال',
      en: 'Apple plus apple is 12, apple plus lemon is 13, lemon is a question mark',
    },
    fact: {
      ar: 'مثل هذه المسائل كتبها تلاميذ بابل على ألواح الطين قبل نحو 4000 سنة.',
      en: 'Schoolchildren in Babylon scratched sums like this into clay some 4,000 years ago.',
    },
  },
  {
    file: 'sign-1',
    svg: drawStopSign(),
    text: {
      ar: 'مُسحت الكتابة عن هذه الإشارة، فماذا كانت تقول؟',
      en: 'The word has been wiped off this road sign. What did it say?',
    },
    answer: { ar: 'قف', en: 'Stop' },
    wrong: [
      { ar: 'تمهّل', en: 'Slow' },
      { ar: 'استدر', en: 'Turn' },
      { ar: 'انتبه', en: 'Beware' },
    ],
    alt: { ar: 'إشارة حمراء لها ثمانية أضلاع وإطار أبيض', en: 'A red sign with eight sides and a white rim' },
    fact: {
      ar: 'انفردت بثمانية أضلاع ليعرفها السائق من شكلها وحده، ولو غطّاها الغبار أو رآها من ظهرها.',
      en: 'It alone has eight sides, so drivers know it by its shape, under dust or even from behind.',
    },
  },
  {
    file: 'maze-1',
    svg: drawMaze(maze, 46),
    ...parts({ ar: 'المخرج', en: 'Exit' }, solveMaze(maze).exit),
    text: { ar: 'من أي مخرج تخرج الكرة الحمراء؟', en: 'Which way out will the red ball find?' },
    alt: {
      ar: 'متاهة في يسارها كرة حمراء وفي يمينها أربعة مخارج مرقّمة',
      en: 'A maze with a red ball on the left and four numbered exits on the right',
    },
    fact: {
      ar: 'حيلة المتاهات: ضع يدك على جدار ولا ترفعها عنه، فإن كانت الجدران متصلة أخرجتك.',
      en: 'An old trick: keep one hand on the wall, and if all the walls are joined it will lead you out.',
    },
  },
  {
    file: 'bread',
    svg: drawBread(8, 2),
    text: { ar: 'كم بقي من الفطيرة؟', en: 'How much of the pie is left?' },
    answer: { ar: 'ثلاثة أرباعها', en: 'Three quarters' },
    wrong: [
      { ar: 'ثلثاها', en: 'Two thirds' },
      { ar: 'نصفها', en: 'One half' },
      { ar: 'أربعة أخماسها', en: 'Four fifths' },
    ],
    alt: {
      ar: 'فطيرة مستديرة مقسومة ثماني قطع متساوية، نقصت منها قطعتان',
      en: 'A round pie cut into eight equal slices, two of them gone',
    },
    fact: {
      ar: 'قسمة الدائرة 360 جزءًا إرث من بابل: عدد يقبل القسمة على 24 عددًا بلا باقٍ.',
      en: 'We owe the 360 parts of a circle to Babylon: a number that 24 others divide exactly.',
    },
  },
  {
    file: 'heap',
    svg: drawHeap(heap, { origin: [200, 140], edge: 52 }),
    ...numbers(checked(countCubes(heap), 9), 6, 8, 10),
    text: {
      ar: 'كم مكعبًا في الكومة، مع المختبئ تحت غيره؟',
      en: 'How many cubes are in the heap, with those hidden below?',
    },
    alt: { ar: 'كومة مكعبات في زاوية، أعلاها طابقان', en: 'A heap of cubes in a corner, two storeys high at the back' },
    fact: {
      ar: 'الرسم لا يريك إلا 6، والثلاثة الباقية تحملها من تحت.',
      en: 'The drawing shows only six; the other three are holding them up.',
    },
  },
  {
    file: 'die',
    svg: drawDice([die], { origin: [200, 166], edge: 118 }),
    ...numbers(checked(hiddenBelow(die), 4), 5, 6, 3),
    text: { ar: 'كم نقطة على الوجه الأسفل لحجر النرد؟', en: "How many dots are on the die's bottom face?" },
    alt: {
      ar: 'حجر نرد: في أعلاه ثلاث نقاط، وعلى جانبيه واحدة واثنتان',
      en: 'A die with three dots on top, and one and two on its sides',
    },
    fact: {
      ar: 'كل وجهين متقابلين مجموعهما 7، وعلى كثير من أحجار النرد الرومانية القديمة كذلك.',
      en: 'Opposite faces add up to seven, and on many an ancient Roman die they already did.',
    },
  },
  {
    file: 'sides',
    svg: drawHoneycomb(6),
    isForChildren: true,
    text: { ar: 'ما اسم هذا الشكل؟', en: 'What is this shape called?' },
    answer: { ar: 'سداسي', en: 'A hexagon' },
    wrong: [
      { ar: 'خماسي', en: 'A pentagon' },
      { ar: 'سباعي', en: 'A heptagon' },
      { ar: 'ثماني', en: 'An octagon' },
    ],
    alt: { ar: 'شكل أصفر أضلاعه متساوية', en: 'A yellow shape with equal sides' },
    fact: {
      ar: 'بهذا الشكل يبني النحل: يملأ المكان بلا فراغ وبأقل شمع.',
      en: 'Bees build with it, since it fills the space with no gaps and the least wax.',
    },
  },
  {
    file: 'shadow-2',
    svg: drawDhow(),
    isForChildren: true,
    text: { ar: 'ظلّ أي مركب هذا؟', en: 'Which vessel casts this shadow?' },
    answer: { ar: 'سفينة شراعية', en: 'A sailing dhow' },
    wrong: [
      { ar: 'سفينة حربية', en: 'A warship' },
      { ar: 'زورق سريع', en: 'A speedboat' },
      { ar: 'غوّاصة', en: 'A submarine' },
    ],
    alt: {
      ar: 'ظلّ على الماء: بدن مدبّب الطرفين فوقه مثلث كبير مائل',
      en: 'A shadow on water: a hull with two pointed ends under a large slanting triangle',
    },
    fact: {
      ar: 'بمثلثها المائل كانت تسير ولو جاءت الريح من جنبها، فبلغت الهند وزنجبار.',
      en: 'The slanting triangle let her sail with the wind on her side, all the way to India and Zanzibar.',
    },
  },
  {
    file: 'mixing',
    svg: drawMixing(),
    isForChildren: true,
    text: { ar: 'لونان التقيا: ما لون الجزء الذي بينهما؟', en: 'Two paints meet: what colour is the part they share?' },
    answer: { ar: 'أخضر', en: 'Green' },
    wrong: [
      { ar: 'بنفسجي', en: 'Purple' },
      { ar: 'برتقالي', en: 'Orange' },
      { ar: 'بنّي', en: 'Brown' },
    ],
    alt: {
      ar: 'دائرة صفراء ودائرة زرقاء متداخلتان، وفي الجزء المشترك علامة سؤال',
      en: 'A yellow and a blue circle that overlap, with a question mark where they do',
    },
    fact: {
      ar: 'في عين الإنسان ثلاثة أنواع من المخاريط فقط، ومنها يصنع الدماغ ملايين الألوان.',
      en: 'The eye has only three kinds of cone, and from them the brain makes millions of colours.',
    },
  },
  {
    file: 'seesaws',
    svg: drawSeesaws(seesaws),
    text: { ar: 'أي الأشكال الأربعة أثقل؟', en: 'Which of the four is the heaviest?' },
    answer: { ar: 'النجمة', en: 'The star' },
    wrong: [
      { ar: 'الدائرة', en: 'The circle' },
      { ar: 'المربع', en: 'The square' },
      { ar: 'المثلث', en: 'The triangle' },
    ],
    alt: { ar: 'ثلاث أراجيح توازن مائلة على كل منها شكلان', en: 'Three tilted seesaws with two shapes on each' },
    fact: {
      ar: 'قال أرخميدس: أعطني موضعًا أقف عليه ورافعة طويلة، أحرّك لك الأرض.',
      en: 'Archimedes said: give me a place to stand and a long enough lever, and I will move the Earth.',
    },
  },
  {
    file: 'chess-1',
    svg: drawTower(),
    text: { ar: 'أي قطعة شطرنج هذه؟', en: 'Which chess piece is this?' },
    answer: { ar: 'القلعة', en: 'The rook' },
    wrong: [
      { ar: 'الوزير', en: 'The queen' },
      { ar: 'الفيل', en: 'The bishop' },
      { ar: 'البيدق', en: 'The pawn' },
    ],
    alt: { ar: 'قطعة قائمة قمّتها مسنّنة وقاعدتها عريضة', en: 'An upright piece with a notched top and a wide foot' },
    fact: {
      ar: 'اسمها القديم «الرُّخّ»، وهو باقٍ في اسمها الإنجليزي إلى يومنا.',
      en: 'Rook is the old Arabic and Persian rukhkh, which travelled west with the game.',
    },
  },
  {
    file: 'arrows',
    svg: arrowLines.svg,
    text: { ar: 'أي الخطوط الحمراء أطول؟', en: 'Which red line is the longest?' },
    answer: { ar: 'كلها سواء', en: 'All the same' },
    wrong: [
      { ar: 'الخط 1', en: 'Line 1' },
      { ar: 'الخط 2', en: 'Line 2' },
      { ar: 'الخط 3', en: 'Line 3' },
    ],
    alt: {
      ar: 'ثلاثة خطوط حمراء أفقية مرقّمة، على أطرافها علامات مختلفة الاتجاه',
      en: 'Three numbered red lines with different marks at their ends',
    },
    fact: {
      ar: 'خدعة من القرن 19: رؤوس السهام وحدها تمدّ الخط أو تقصّره في عينك. قِسها بورقة!',
      en: 'A trick from the nineteenth century: the arrowheads alone stretch or shrink the line. Measure it with a sheet of paper!',
    },
  },
  {
    file: 'compass',
    svg: drawCompass(135),
    text: {
      ar: 'إذا كان N هو الشمال، فإلى أين يشير السهم الأحمر؟',
      en: 'If N is north, where does the red arrow point?',
    },
    answer: { ar: 'الجنوب الشرقي', en: 'South-east' },
    wrong: [
      { ar: 'الشمال الشرقي', en: 'North-east' },
      { ar: 'الجنوب الغربي', en: 'South-west' },
      { ar: 'الشمال الغربي', en: 'North-west' },
    ],
    alt: {
      ar: 'وردة جهات في أعلاها حرف، وسهم أحمر مائل',
      en: 'A compass card with a letter on top and a slanting red arrow',
    },
    fact: {
      ar: 'قسم بحّارة الخليج الأفق 32 جزءًا، سمّوا كل جزء «خِنًّا» وعرفوه بمطلع نجم.',
      en: 'Gulf sailors cut the horizon into 32 parts, each called a khann and known by a star that rises there.',
    },
  },
  {
    file: 'ring',
    svg: drawRing(1, ringPieces),
    ...parts({ ar: 'القطعة', en: 'Piece' }, ringPieces.indexOf(1) + 1),
    isForChildren: true,
    text: {
      ar: 'أي قطعة تكمل الحلقة كما هي، بلا تدوير؟',
      en: 'Which piece completes the ring as it lies, without turning?',
    },
    alt: {
      ar: 'ثلاثة أرباع حلقة حمراء وخانة فارغة، وبجانبها أربع قطع مرقّمة',
      en: 'Three quarters of a red ring with a gap, and four numbered pieces beside it',
    },
    fact: {
      ar: 'أكملتها عينك قبل أن تختار: يسمّي علماء النفس هذه العادة «الإغلاق».',
      en: 'Your eye had closed the ring before you chose: psychologists call the habit closure.',
    },
  },
  {
    file: 'sheets',
    isForChildren: true,
    svg: drawSheets([
      { colour: colours.amber, at: [156, 108], turn: 10 },
      { colour: colours.blue, at: [238, 110], turn: -9 },
      { colour: colours.green, at: [248, 190], turn: 8 },
      { colour: colours.red, at: [166, 196], turn: -12 },
    ]),
    text: { ar: 'أي ورقة وُضعت أولًا تحت الجميع؟', en: 'Which sheet was laid down first, below all the others?' },
    answer: { ar: 'الصفراء', en: 'The yellow one' },
    wrong: [
      { ar: 'الزرقاء', en: 'The blue one' },
      { ar: 'الخضراء', en: 'The green one' },
      { ar: 'الحمراء', en: 'The red one' },
    ],
    alt: { ar: 'أربع أوراق ملوّنة يغطّي بعضها بعضًا', en: 'Four coloured sheets, one covering another' },
    fact: {
      ar: 'القريب يغطّي البعيد: أقدم حيلة عند الرسّامين ليصنعوا عمقًا على سطح.',
      en: 'What is near covers what is far: the oldest trick painters have for putting depth on a flat wall.',
    },
  },
];
