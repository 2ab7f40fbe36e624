import { drawTrays } from './cuts.ts';
import { drawDots, drawFork, drawPlates, drawTables, drawTiles, drawTiredFlag, drawVase } from './illusions.ts';
import { checked, numbers, parts, type Puzzle } from './puzzle.ts';
import { drawJuice, glasses, volumeOf } from './scenes.ts';
import { drawArrowLines, drawHiddenLine } from './signs.ts';

const arrowLines = drawArrowLines(180);
const plates = drawPlates();

// Answers in words, held against the drawings.
checked(arrowLines.lengths, [180, 180, 180]);
checked(new Set(plates.heaps).size, 1);
checked(volumeOf(glasses[0]), volumeOf(glasses[1]));

/** Puzzles in which the eye is fooled. */
export const illusionPuzzles: readonly Puzzle[] = [
  {
    number: 17,
    value: 200,
    file: 'arrows',
    svg: arrowLines.svg,
    text: {
      ar: 'ثلاثة إخوة وثلاثة أسياخ كباب، وكل واحد يصيح: «سيخه أطول من سيخي!» انظروا إلى الخطوط الحمراء: أيّها أطول؟',
      en: 'Three brothers, three kebabs, and each one shouts: “His is longer than mine!” Look at the red lines: which is the longest?',
    },
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
      ar: 'قيسوها بورقة! خدعة مولر-لاير من عام 1889: رؤوس السهام تغشّ العين. وأصغر الإخوة ما زال يصيح.',
      en: 'Measure them with a sheet of paper! In this trick by Müller-Lyer, of 1889, the arrowheads fool the eye. The youngest brother is still shouting.',
    },
    source: 'https://hallucinations.en-academic.com/1218/M%C3%BCller-Lyer_illusion',
  },
  {
    number: 46,
    value: 600,
    file: 'hidden',
    svg: drawHiddenLine(2),
    ...parts({ ar: 'الخط', en: 'Line' }, 2),
    isForChildren: true,
    text: {
      ar: 'مدّ أبو ناصر سلك التلفزيون مستقيمًا خلف العمود، ثم ضاع عليه من الجهة الثانية! صوّتوا قبل أن تقيسوا: أي خط هو سلكه؟',
      en: 'Dad ran the TV cable straight behind the pillar, then lost it on the other side! Vote before you measure: which line is his cable?',
    },
    alt: {
      ar: 'خط أحمر مائل يدخل خلف شريط عريض، وأربعة خطوط مرقّمة تخرج من الجهة الأخرى',
      en: 'A slanting red line goes behind a wide bar; four numbered lines leave the other side',
    },
    fact: {
      ar: 'خدعة بوغندورف، من عام 1860: يضيع الخط من العين خلف العمود. ضعوا مسطرة على الشاشة، ومن صوّت غلط يقوم يجيب الشاي.',
      en: 'It is Poggendorff’s trick, of 1860: behind a bar the eye loses the line. Hold a ruler to the screen; whoever voted wrong makes the tea.',
    },
    source: 'https://mathworld.wolfram.com/PoggendorffIllusion.html',
  },
  {
    number: 61,
    value: 200,
    file: 'plates',
    svg: plates.svg,
    isForChildren: true,
    text: {
      ar: 'ثلاثة صحون مجبوس، وأبو ناصر يشير إلى صحن أخيه: «عطيتوه أكثر مني!» انظروا إلى كومات الرز: أي صحن رزّه أكثر؟',
      en: 'Three plates of rice, and Dad points at his brother’s: “You gave him more than me!” Look at the heaps: which plate has the most rice?',
    },
    answer: { ar: 'متساوية', en: 'They are equal' },
    wrong: [
      { ar: 'الصحن 1', en: 'Plate 1' },
      { ar: 'الصحن 2', en: 'Plate 2' },
      { ar: 'الصحن 3', en: 'Plate 3' },
    ],
    alt: {
      ar: 'ثلاثة صحون مرقّمة، كبير وصغير ومتوسط، في وسط كلٍّ منها كومة رز',
      en: 'Three numbered plates, large, small and middling, each with a heap of rice in its middle',
    },
    fact: {
      ar: 'متساوية بالحبّة! خدعة ديلبوف: الصحن الصغير يكبّر ما فيه. تنفع في الرجيم، بشرط ألا تملأ الصحن الصغير ثلاث مرات.',
      en: 'Equal to the grain! In Delboeuf’s illusion a small plate makes its food look bigger. Good for a diet, unless you fill the small plate thrice.',
    },
    source: 'http://anopticalillusion.com/2021/02/delboeuf-illusion',
  },
  {
    number: 62,
    value: 200,
    file: 'dots',
    svg: drawDots(),
    ...numbers(0, 7, 12, 35),
    isForChildren: true,
    text: {
      ar: 'اقبضوا على النقاط السوداء! كلما نظرتم إلى واحدة هربت. من يعدّها أولًا يأخذ الريموت: كم نقطة سوداء في الصورة؟',
      en: 'Catch the black dots! Look at one and off it runs. First to count them gets the remote control: how many black dots are in the picture?',
    },
    alt: {
      ar: 'شبكة خطوط رمادية على أسود، وعلى كل تقاطع نقطة بيضاء',
      en: 'A grid of grey lines on black, with a white dot on every crossing',
    },
    fact: {
      ar: 'ولا واحدة! كل النقاط بيضاء، والسوداء تلمع حيث لا تنظر. ومن عدّ 35 فليشرب ماءً وينم مبكرًا.',
      en: 'Not one! All the dots are white; the black ones flash wherever you aren’t looking. Whoever counted 35 should drink some water and go to bed early.',
    },
    source: 'https://mathworld.wolfram.com/ScintillatingGridIllusion.html',
  },
  {
    number: 63,
    value: 200,
    file: 'stare',
    svg: drawTiredFlag(),
    isForChildren: true,
    text: {
      ar: 'ممنوع الرمش! حدّقوا في النقطة البيضاء 20 ثانية، ثم انظروا فورًا إلى سقف أبيض أو جدار: علم أي دولة يظهر؟',
      en: 'No blinking! Stare at the white dot for 20 seconds, then look at once at a white ceiling or wall. Whose flag appears?',
    },
    answer: { ar: 'الكويت', en: 'Kuwait' },
    wrong: [
      { ar: 'الأردن', en: 'Jordan' },
      { ar: 'السودان', en: 'Sudan' },
      { ar: 'الإمارات', en: 'The Emirates' },
    ],
    alt: {
      ar: 'علم غريب الألوان: وردي وأسود وفيروزي، وعلى طرفه شبه منحرف أبيض، وفي وسطه نقطة بيضاء',
      en: 'A flag of odd colours: pink, black and turquoise, with a white trapezium at one end and a white dot in the middle',
    },
    fact: {
      ar: 'تتعب العين من اللون فترى ضدّه: الوردي يصير أخضر، والفيروزي أحمر، والأسود أبيض. رفعتم العلم على السقف بلا سلّم!',
      en: 'The eye tires of a colour and sees its opposite: pink turns green, turquoise red, black white. You hung a flag on the ceiling with no ladder!',
    },
    source: 'http://www.arvo.org/Members/Optical_Illusions_-_Cone_Fatigue/',
  },
  {
    number: 64,
    value: 200,
    file: 'vase',
    svg: drawVase(),
    text: {
      ar: 'قالت أم ناصر: «مزهرية جميلة، نشتريها!» فصاح ناصر: «لا، هذان يتكلمان عنّا!» ماذا رأى في الجزء الداكن؟',
      en: '“What a lovely vase, let’s buy it!” said Mum. “No,” cried Nasser, “those two are talking about us!” What did he see in the dark part?',
    },
    answer: { ar: 'وجهين متقابلين', en: 'Two faces' },
    wrong: [
      { ar: 'قطّين واقفين', en: 'Two cats' },
      { ar: 'ببغاءين كبيرين', en: 'Two parrots' },
      { ar: 'هاتفين قديمين', en: 'Two telephones' },
    ],
    alt: {
      ar: 'شكل أصفر كالمزهرية في الوسط، وعن جانبيه جزءان داكنان متماثلان',
      en: 'A yellow shape like a vase in the middle, with the same dark shape on either side',
    },
    fact: {
      ar: 'خدعة الدنماركي روبن، من عام 1915: ترى المزهرية أو الوجهين، لا الاثنين معًا. وهما يتناقشان منذ ذلك الحين: بكم هذه؟',
      en: 'By the Dane Edgar Rubin, in 1915: you see the vase or the faces, never both at once. They have been discussing its price ever since.',
    },
    source: 'https://brainycounty.com/rubin-vase-illusion/',
  },
  {
    number: 65,
    value: 200,
    file: 'tiles',
    svg: drawTiles(),
    text: {
      ar: 'بلّط أبو ناصر المطبخ بنفسه ليوفّر، وأم ناصر تصرخ: «كله مايل!» انظروا إلى الخطوط الرمادية: كيف هي حقًّا؟',
      en: 'Dad tiled the kitchen himself to save money, and Mum screams: “It’s all crooked!” Look at the grey lines: how are they really?',
    },
    answer: { ar: 'كلها مستقيمة', en: 'All level' },
    wrong: [
      { ar: 'كلها تنزل يمينًا', en: 'All down to the right' },
      { ar: 'كلها تنزل يسارًا', en: 'All down to the left' },
      { ar: 'تميل مرة ومرة', en: 'Now left, now right' },
    ],
    alt: {
      ar: 'صفوف من بلاط داكن وأبيض، كل صف مُزاح عن الذي فوقه، وبينها خطوط رمادية',
      en: 'Rows of dark and white tiles, each set off from the one above, with grey lines between',
    },
    fact: {
      ar: 'مستقيمة كلها، جرّبوا بمسطرة! لاحظها العلماء على جدار مقهى في بريستول. أبو ناصر بريء، ويطلب الاعتذار خطّيًّا… بخط مستقيم.',
      en: 'Every one is level, try a ruler! It was first noticed on a café’s wall in Bristol. Dad is innocent and wants an apology, in straight lines.',
    },
    source: 'https://www.mentalfloss.com/posts/cafe-wall-illusion',
  },
  {
    number: 66,
    value: 200,
    file: 'fork',
    svg: drawFork(),
    text: {
      ar: 'أرسل أبو ناصر للحدّاد رسم شوكة شواء، فاتصل الحدّاد آخر الليل يبكي! عدّوا الأسنان من طرفها، ثم من المقبض: كم وكم؟',
      en: 'Dad sent the blacksmith this barbecue fork, and late at night the man rang in tears! Count its prongs at the tips, then at the handle: how many?',
    },
    answer: { ar: '3 ثم 2', en: '3, then 2' },
    wrong: [
      { ar: '3 ثم 3', en: '3, then 3' },
      { ar: '2 ثم 2', en: '2, then 2' },
      { ar: '2 ثم 4', en: '2, then 4' },
    ],
    alt: {
      ar: 'رسم بالخطوط: أطراف مستديرة في اليسار، وشوكة مربعة في اليمين',
      en: 'A line drawing: round tips on the left, a square fork on the right',
    },
    fact: {
      ar: 'ولا حدّاد في الدنيا يصنعها! جنّنت بها مجلة «ماد» قرّاءها عام 1965. أما الحدّاد فأرسل فاتورة بسنّين ونصف.',
      en: 'And no blacksmith on Earth can make it! Mad magazine drove its readers mad with it in 1965. The smith sent a bill for two and a half prongs.',
    },
    source: 'http://www.mindsnackbooks.com/mad/mad_93.html',
  },
  {
    number: 67,
    value: 200,
    file: 'juice',
    svg: drawJuice(),
    isForChildren: true,
    text: {
      ar: 'كأسا عصير متساويتان، ثم صبّت الأم كأس نورة في كأس طويلة رفيعة، فصاح ناصر: «عصيرها أكثر!» من عنده عصير أكثر؟',
      en: 'Two equal glasses of juice; then Mum poured Noura’s into a tall thin one. “She has more!” yelled Nasser. Who has more juice?',
    },
    answer: { ar: 'هما سواء', en: 'Neither of them' },
    wrong: [
      { ar: 'نورة', en: 'Noura' },
      { ar: 'ناصر', en: 'Nasser' },
      { ar: 'لا يمكن أن نعرف', en: 'We can’t know' },
    ],
    alt: {
      ar: 'كأسان واسعتان متساويتا العصير، ثم سهم يصبّ الثانية في كأس طويلة رفيعة بجانب الأولى',
      en: 'Two wide glasses, equally full; an arrow pours the second into a tall thin one beside the first',
    },
    fact: {
      ar: 'لم تزد قطرة! من تجارب بياجيه: أكثر الأطفال قبل السابعة يحلفون إن الطويلة أكثر. جرّبوها الليلة على أصغركم، وجهّزوا المناديل.',
      en: 'Not a drop more! Piaget found that most children under seven swear by the tall glass. Try it tonight on your youngest, and have tissues ready.',
    },
    source: 'http://www.psychologyconcepts.com/conservation/',
  },
  {
    number: 72,
    value: 400,
    file: 'tables',
    svg: drawTables(),
    isForChildren: true,
    text: {
      ar: 'في معرض الأثاث قالت العائلة: «الأولى طويلة نحيفة، والثانية قصيرة عريضة!» والبائع يبتسم. ما الصحيح عن سطحي الطاولتين؟',
      en: 'At the furniture shop the family agrees: one is long and thin, two short and wide! The salesman smiles. What is true of the table tops?',
    },
    answer: { ar: 'متطابقان تمامًا', en: 'They are identical' },
    wrong: [
      { ar: 'الأول أطول بقليل', en: 'The first is longer' },
      { ar: 'الثاني أعرض بقليل', en: 'The second is wider' },
      { ar: 'الأول أكبر مساحة', en: 'The first is larger' },
    ],
    alt: {
      ar: 'طاولتان مرقّمتان: سطح الأولى يمتدّ إلى الخلف، وسطح الثانية يمتدّ إلى الجانب',
      en: 'Two numbered tables: the top of the first runs back, that of the second runs sideways',
    },
    fact: {
      ar: 'قصّوا ورقة على الأول وأديروها: تنطبق على الثاني! خدعة شيبرد، من عام 1990. والأعجب من الخدعة: بائع أثاث كان صادقًا.',
      en: 'Cut paper to the size of the first, turn it, and it fits the second! Roger Shepard’s trick, of 1990. Odder still: a salesman told the truth.',
    },
    source: 'https://wikisum.wiki/wiki/Shepard_tables',
  },
  {
    number: 76,
    value: 600,
    file: 'trays',
    svg: drawTrays(),
    text: {
      ar: 'أربع قطع بقلاوة في صينية. رتّبها أبو ناصر من جديد فظهر ثقب، وحلف إنه ما ذاقها! القطع هي هي، فمن أين جاء الثقب؟',
      en: 'Four pieces of baklava. Dad put them in a new order, a hole appeared, and he swears he ate nothing! The pieces are the same, so where is it from?',
    },
    answer: { ar: 'الضلع المائل منكسر', en: 'The slope is bent' },
    wrong: [
      { ar: 'القطعة الحمراء صغرت', en: 'The red one shrank' },
      { ar: 'قاعدة الصينية قصرت', en: 'The base got shorter' },
      { ar: 'قطعة صغيرة أُكلت', en: 'A bit was eaten' },
    ],
    alt: {
      ar: 'مثلث من أربع قطع ملوّنة، وتحته القطع نفسها بترتيب آخر وفيها مربع فارغ عليه علامة سؤال',
      en: 'A triangle of four coloured pieces; below, the same pieces in another order, with an empty square',
    },
    fact: {
      ar: 'ينثني الضلع المائل إلى الداخل فوق وإلى الخارج تحت، والفرق مربع كامل! ابتكرها الساحر بول كاري عام 1953. أبو ناصر بريء، هذه المرة.',
      en: 'The slope bends in above and out below, and the difference is one whole square! The magician Paul Curry made it in 1953. Dad is innocent, for once.',
    },
    source: 'https://ccab.mkirsanov.com/surprising-paradoxes/76-missing-square-puzzle.html',
  },
];
