import { drawPinwheel } from './charts.ts';
import { drawKunafa, maxPieces } from './cuts.ts';
import {
  countRectangles,
  countRoutes,
  countSquares,
  countTriangles,
  drawStreets,
  drawStrokes,
  fanStrokes,
  gridStrokes,
  layeredStrokes,
  pentagramStrokes,
  triangleGridStrokes,
} from './figures.ts';
import { checked, numbers, type Puzzle } from './puzzle.ts';
import { countCubes, countPainted, drawHeap, drawPaintedCube, type Heap } from './solids.ts';

const smallGrid = gridStrokes(2, 2, 112);
const grid = gridStrokes(3, 3, 80);
const layered = layeredStrokes(66);
const rows = triangleGridStrokes(3);
const panes = gridStrokes(3, 2, 108);
const heap: Heap = [
  [2, 2, 1],
  [2, 1, 0],
  [1, 0, 0],
];

const pinwheel = drawPinwheel();

// The answer in words, held against the drawing.
checked(Math.round(pinwheel.share * 100), 20);

/** Puzzles in which the room counts and measures. */
export const countingPuzzles: readonly Puzzle[] = [
  {
    number: 1,
    value: 200,
    file: 'grid-2',
    svg: drawStrokes(smallGrid),
    ...numbers(checked(countSquares(smallGrid), 5), 4, 6, 8),
    isForChildren: true,
    text: {
      ar: 'نظر أبو ناصر ثانية واحدة وقال بثقة: «4 مربعات!» وأم ناصر تبتسم وتقول: عُدّ مرة ثانية. كم مربعًا ترون؟',
      en: 'Dad looked for one second and said: “Four squares!” Mum only smiles: count again. How many do you see?',
    },
    alt: { ar: 'مربع كبير يقسمه خطان متقاطعان', en: 'A large square divided by two crossing lines' },
    fact: {
      ar: 'نسي الكبير الذي يضمّ الأربعة، كما نسي كيس الخبز على سقف السيارة: أكبر الأشياء أسهلها نسيانًا!',
      en: 'He forgot the big one that holds the other four, just as he forgot the bread on the roof of the car: the biggest things are the easiest to miss.',
    },
  },
  {
    number: 5,
    value: 400,
    file: 'fan',
    svg: drawStrokes(fanStrokes()),
    ...numbers(checked(countTriangles(fanStrokes()), 6), 3, 4, 5),
    text: {
      ar: 'مطعم كتب على بابه: «من يعدّ المثلثات كلها يأكل مجانًا!» قال أبو ناصر: 3، ثم دفع حساب عشرة أشخاص. كم مثلثًا هنا؟',
      en: 'A restaurant has a sign: “Count every triangle and eat for free!” Dad said three, then paid for ten people. How many are there?',
    },
    alt: {
      ar: 'مثلث كبير ينزل من رأسه خطان إلى قاعدته',
      en: 'A large triangle with two lines from its top to its base',
    },
    fact: {
      ar: 'ثلاثة ضيّقة، واثنان يجمع كلٌّ منهما جارين، والكبير. ولو زادوا خطًّا واحدًا لصارت 10، وهذا سرّ ثراء صاحب المطعم!',
      en: 'Three narrow ones, two made of neighbours, and the big one. One more line would make it ten, which is how the owner got rich.',
    },
  },
  {
    number: 10,
    value: 400,
    file: 'heap',
    svg: drawHeap(heap, { origin: [200, 140], edge: 52 }),
    ...numbers(checked(countCubes(heap), 9), 6, 8, 10),
    text: {
      ar: 'قال أبو ناصر لحمّال البيت الجديد: «أدفع عن كل صندوق أراه: 6!» فقال الحمّال: والمختبئة تحتها؟ كم صندوقًا في الكومة؟',
      en: '“I pay for every box I can see,” Dad told the mover, “so six!” And those hidden below, sir? How many boxes are in the heap?',
    },
    alt: { ar: 'كومة مكعبات في زاوية، أعلاها طابقان', en: 'A heap of cubes in a corner, two storeys high at the back' },
    fact: {
      ar: 'ثلاثة تختبئ تحت وتحمل الجميع بصمت، مثل الأم يوم العزيمة: لا يراها أحد، ولولاها لانهار كل شيء.',
      en: 'Three hide below and hold everybody up in silence, like a mother on the day of the big lunch: nobody sees her, and without her it all falls down.',
    },
  },
  {
    number: 21,
    value: 400,
    file: 'grid-3',
    svg: drawStrokes(grid),
    ...numbers(checked(countSquares(grid), 14), 9, 10, 13),
    text: {
      ar: 'سألت نورة خالها المهندس: «كم مربعًا هنا، من كل المقاسات؟» قال في ثانيتين: «9، سؤال أطفال!» فضحك عليه الأطفال. كم هي؟',
      en: 'Noura asked her uncle, the engineer: how many squares, of any size? “Nine. Child’s play!” he said, and the children fell about laughing. How many?',
    },
    alt: { ar: 'شبكة من ثلاثة صفوف وثلاثة أعمدة', en: 'A grid of three rows and three columns' },
    fact: {
      ar: '9 صغيرة و4 متوسطة وواحد كبير. وعلى رقعة الشطرنج بالعدّ نفسه 204، فخبّئوا الرقعة عن الخال: عنده دوام غدًا!',
      en: 'Nine small, four middling and one big. Counted the same way a chessboard has 204, so hide it from him: he has work tomorrow!',
    },
  },
  {
    number: 24,
    value: 400,
    file: 'star',
    svg: drawStrokes(pentagramStrokes()),
    ...numbers(checked(countTriangles(pentagramStrokes()), 10), 5, 6, 8),
    text: {
      ar: 'وجدت العائلة 5 مثلثات في نجمة نورة ثم سكتت، فقالت: «باقي كثير!» من يرى السابع؟ كم مثلثًا فيها، صغيرًا وكبيرًا؟',
      en: 'The family found five triangles in Noura’s star and fell silent. “Many more!” she says. Who can see the seventh? How many, small and large?',
    },
    alt: { ar: 'نجمة خماسية من خمسة خطوط متقاطعة', en: 'A five-pointed star drawn with five crossing lines' },
    fact: {
      ar: '5 على الرؤوس، و5 طويلة تعبر النجمة. وأول من عدّها كلها الجدّة: من ربّت تسعة أولاد لا يغيب عنها أحد.',
      en: 'Five at the tips and five long ones across. Grandmother found them all first: whoever has raised nine children never loses count.',
    },
  },
  {
    number: 41,
    value: 400,
    file: 'triangles',
    svg: drawStrokes(rows),
    ...numbers(checked(countTriangles(rows), 13), 9, 10, 12),
    text: {
      ar: 'رصّت الجدّة السمبوسة قبل الأذان وتحدّت الصائمين: «اللي يعدّ المثلثات كلها ياخذ أول حبّة!» كم مثلثًا، من كل المقاسات؟',
      en: 'Just before sunset in Ramadan grandmother laid out her samosas: “Count every triangle, of any size, and you get the first one!” How many?',
    },
    alt: {
      ar: 'مثلث كبير مقسوم ثلاثة صفوف من المثلثات الصغيرة',
      en: 'A large triangle divided into three rows of small ones',
    },
    fact: {
      ar: `9 صغيرة و3 متوسطة وواحد كبير. ولو زادت الجدّة صفًّا واحدًا لصارت ${checked(countTriangles(triangleGridStrokes(4)), 27)}، ولأذّن المغرب وهم يعدّون.`,
      en: 'Nine small, three middling and one large. One more row would make it 27, and they would still have been counting when it was time to eat.',
    },
  },
  {
    number: 42,
    value: 400,
    file: 'panes',
    svg: drawStrokes(panes),
    ...numbers(checked(countRectangles(panes), 18), 12, 14, 16),
    text: {
      ar: 'اتفق أبو ناصر مع منظّف النوافذ: دينار عن كل مستطيل، والمربع محسوب! جهّز 6 دنانير، فضحك الرجل. كم مستطيلًا في النافذة؟',
      en: 'Dad’s deal with the window cleaner: one dinar a rectangle, squares included! He had six dinars ready, and the man laughed. How many are there?',
    },
    alt: { ar: 'نافذة من صفّين في كل صفّ ثلاث خانات', en: 'A window of two rows with three panes each' },
    fact: {
      ar: 'كل خانتين متجاورتين مستطيل، وكل صفّ، والنافذة كلها! ومن يومها يقول أبو ناصر إن النوافذ المغبّرة «موضة».',
      en: 'Any two neighbours make one, and each row, and the whole window! Since that day Dad says dusty windows are in fashion.',
    },
  },
  {
    number: 45,
    value: 600,
    file: 'painted',
    svg: drawPaintedCube(3, { origin: [200, 156], edge: 44 }),
    ...numbers(checked(countPainted(3, 2), 12), 8, 6, 18),
    text: {
      ar: 'كعكة مكعبة بكريمة الفراولة من كل جهة، حتى من تحت، قُطّعت 27 قطعة. كل طفل يصيح: «أريدها من جهتين بالضبط!» فكم طفلًا تُرضي؟',
      en: 'A cube of cake, with strawberry cream on every side, even below, is cut in 27. Each child wants cream on exactly two sides: how many get it?',
    },
    alt: { ar: 'مكعب أحمر كبير من ثلاث طبقات في كل اتجاه', en: 'A large red cube, three pieces long each way' },
    fact: {
      ar: 'واحدة في وسط كل حرف من أحرفها. وفي القلب قطعة واحدة بلا كريمة أصلًا، فقدّموها للأب: أليس في رجيم؟',
      en: 'One in the middle of every edge. And deep inside is a single piece with no cream at all. Give it to Dad: isn’t he on a diet?',
    },
  },
  {
    number: 49,
    value: 600,
    file: 'streets',
    svg: drawStreets(3, 3, 78),
    ...numbers(checked(countRoutes(3, 3), 20), 9, 12, 16),
    text: {
      ar: 'من البيت الأحمر إلى المخبز الأخضر يمشي أبو ناصر يمينًا أو نزولًا فقط، ويقول: «كل يوم طريق جديد!» كم طريقًا مختلفًا عنده؟',
      en: 'From the red house to the green bakery Dad walks only right or down. “A new way every day!” he says. How many different ways has he got?',
    },
    alt: {
      ar: 'شوارع متقاطعة كالشبكة، نقطة حمراء في أعلى اليسار وخضراء في أسفل اليمين',
      en: 'Streets in a grid of nine blocks, red at the upper left, green at the lower right',
    },
    fact: {
      ar: 'وكلها بالطول نفسه تمامًا! فإذا وصل الخبز باردًا فلا تلوموا الطريق: الديوانية في المنتصف.',
      en: 'And all of them are exactly as long! So if the bread comes home cold, don’t blame the road: his friends’ diwaniya is halfway.',
    },
  },
  {
    number: 57,
    value: 600,
    file: 'pinwheel',
    svg: pinwheel.svg,
    text: {
      ar: 'قسّم الجدّ مزرعته المربعة بأربعة خطوط وقال: «الجزء الأصفر لمن يعرف كم هو من المزرعة!» فصاح كل حفيد بجواب. كم هو؟',
      en: 'Grandfather cut up his square farm with four lines: “Who knows how much the yellow part is gets it!” Everybody shouted at once. How much?',
    },
    answer: { ar: 'خُمسها', en: 'A fifth' },
    wrong: [
      { ar: 'رُبعها', en: 'A quarter' },
      { ar: 'سُدسها', en: 'A sixth' },
      { ar: 'ثُمنها', en: 'An eighth' },
    ],
    alt: {
      ar: 'مربع يصل خط من كل زاوية فيه إلى وسط ضلع، وفي الوسط مربع صغير مائل ملوّن',
      en: 'A square with a line from each corner to the middle of a side, and a small tilted square coloured',
    },
    fact: {
      ar: 'قُصّ الأطراف وحرّكها: تُكوّن أربعة مربعات كالأصفر تمامًا. فازت الجدّة، وقالت إنها تقطع البقلاوة هكذا منذ خمسين سنة.',
      en: 'Cut up the rest and shift it: it makes four more squares just like the yellow one. Grandmother won: she has cut baklava that way for fifty years.',
    },
  },
  {
    number: 74,
    value: 600,
    file: 'grid-4',
    svg: drawStrokes(layered),
    ...numbers(checked(countSquares(layered), 40), 32, 36, 44),
    text: {
      ar: 'وصلت الصورة قروب العائلة 2 ليلًا فلم ينم أحد! قال العم 16، والخالة 25، والجدّ 30، وكلهم مخطئون. كم مربعًا في الرسم؟',
      en: 'It reached the family chat at 2 a.m. and nobody slept! Uncle says 16, aunt 25, grandfather 30, and all are wrong. How many squares are here?',
    },
    alt: {
      ar: 'شبكة من أربعة في أربعة، فوقها مربعان صغيران يتوسطان تقاطعين من خطوطها',
      en: 'A grid of four by four, with two small squares laid over two of its crossings',
    },
    fact: {
      ar: 'في الشبكة 30، وفي كلٍّ من المربعين الزائدين 5. لم ينتبه الجدّ للزائدين فنام مرتاحًا، وهو الوحيد الذي نام تلك الليلة.',
      en: 'Thirty in the grid, and five in each of the extra squares. Grandfather never noticed those and slept well, the only one who slept that night.',
    },
  },
  {
    number: 77,
    value: 600,
    file: 'pan',
    svg: drawKunafa(4),
    ...numbers(checked(maxPieces(4), 11), 10, 12, 16),
    text: {
      ar: 'قطع النادل الكنافة بأربع ضربات مستقيمة فصارت 8 قطع. قالت الجدّة: «بأربع ضربات أطلّع أكثر، وبلا تكديس!» كم على الأكثر؟',
      en: 'The waiter cut the kunafa with four straight cuts: eight pieces. “Four cuts can make more,” says grandmother, “no stacking!” How many at most?',
    },
    alt: {
      ar: 'صينية كنافة مستديرة تقسمها أربعة خطوط تلتقي كلها في الوسط',
      en: 'A round tray of kunafa divided by four lines that all meet in the middle',
    },
    fact: {
      ar: 'السرّ ألا تلتقي الضربات في الوسط، بل يقطع كل خط بقية الخطوط. القطع لن تتساوى، فقدّموا مع الشاي قاضيًا.',
      en: 'The secret is not to meet in the middle: let every cut cross all the others. The pieces won’t be equal, so serve a judge with the tea.',
    },
    source: 'http://encycl.opentopia.com/term/Lazy_caterer%27s_sequence',
  },
];
