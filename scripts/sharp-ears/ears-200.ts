import { forChildren, heard, type Heard } from '../audio/heard.ts';
import {
  beep,
  bell,
  boing,
  bounce,
  chirp,
  clapOnce,
  drop,
  dumOnce,
  knock,
  pop,
  quack,
  slide,
} from '../audio/strokes.ts';
import { cut, mix, sequence } from '../audio/tones.ts';
import { bells, lift, row, strokes, strokesAt } from './scenes.ts';

const knocks = 5;
const drops = 7;
const hops = 6;
const claps = 8;
const up = lift(4);
const upAndDown = lift(3, -2);

/** Easy for a child's ear. */
export const ears200: readonly Heard[] = [
  forChildren(
    () => strokes(knock(), knocks, 0.5),
    'العشاء وصل، والأولاد يتخاصمون: «افتح أنت!» «بل أنت!» كم طرقة طرق المندوب قبل أن ييأس؟|Dinner is here, ' +
      'and the children argue: “You get it!” “No, you!” How many knocks before the driver gave up?',
    [String(knocks), '3', '4', '6'],
    'خمس. ولمّا فتحوا وجدوه جالسًا على الدرج يذوق البطاطس: «خفت تبرد!»|Five. They found him sitting on the ' +
      'stairs, trying the chips: “I didn’t want them to get cold!”',
  ),
  forChildren(
    () => strokes(drop(), drops, 0.72),
    'الحنفية تنقّط والبيت نائم إلا المسكين الذي يعدّ. كم قطرة عدّ؟|The tap drips and the whole house is asleep ' +
      'except one poor soul, counting. How many drops?',
    [String(drops), '5', '6', '9'],
    'سبع. وفي كامبردج وجد باحث أيقظه سقف مثقوب أن صوت «بلِنك» تصنعه فقاعة هواء، وأن نقطة صابون صحون تُسكتها. ' +
      'نومًا هنيئًا!|Seven. A Cambridge professor kept awake by a leak found that the “plink” is a tiny air ' +
      'bubble, and a squirt of washing-up liquid silences it. Sleep well!',
    'https://www.thetimes.co.uk/article/quick-drop-of-liquid-silences-a-dripping-tap-t97tn7zwp',
  ),
  forChildren(
    () => strokesAt(bounce(), [0.85, 0.7, 0.56, 0.44, 0.34]),
    'أفلتت الكرة في الصالة، قرب مزهرية أم ناصر! احبسوا أنفاسكم: كم مرة ضربت الأرض؟|The ball got away in the ' +
      'living room, next to Mum’s best vase! Hold your breath: how many times did it bounce?',
    ['6', '4', '5', '8'],
    'كل قفزة أقصر من التي قبلها، والمزهرية تحسبها معكم.|Every bounce is shorter than the last, and the vase ' +
      'is counting with you.',
  ),
  forChildren(
    () => slide([0, 350], [2.6, 1900]),
    'الخال في المصعد ومعه صحن المجبوس، والجائعون ينتظرونه تحت! ارسموها بأيديكم: ماذا فعل المصعد؟|Uncle is in ' +
      'the lift with the big dish of machboos, and the hungry are waiting downstairs! Draw it in the air: what ' +
      'did the lift do?',
    [
      'صعد فقط|It only went up',
      'نزل فقط|It only went down',
      'صعد ثم نزل|Up and then down',
      'نزل ثم صعد|Down and then up',
    ],
    'صوت يعلو يعني ذبذبات أسرع. والخال على السطح مع المجبوس، ولن ينزل قبل أن يفرغ الصحن.|A rising sound ' +
      'means faster vibrations. Uncle is on the roof with the machboos, and won’t be down until it’s gone.',
  ),
  forChildren(
    () => slide([0, 500], [1.6, 1900], [1.9, 1900], [3.1, 380]),
    'طفل في الحديقة، وأمه تقول: «آخر مرة!» ماذا فعل؟|A child at the playground, and Mum says “last go!” What ' +
      'happened?',
    [
      'صعد السلّم ثم تزحلق|Up the ladder, then down the slide',
      'تزحلق ثم صعد السلّم|Down the slide, then up the ladder',
      'صعد السلّم وبقي فوق|Up the ladder and stayed there',
      'تزحلق مرتين متتاليتين|Down the slide twice in a row',
    ],
    'وبعدها مباشرة: «مرة ثانية!»|Straight afterwards: “Again!”',
  ),
  forChildren(
    () => up.sound,
    'انطفأت شاشة المصعد ومعكم البيتزا، والجائعون يتّصلون! الأولى هي الأرضي، وكل نغمة بعدها طابق. ' +
      'في أي طابق وقف؟|The lift’s screen is dead, you’re holding the pizza, and the hungry keep ' +
      'ringing! The first note is the ground floor, each one after it a floor up. Where did it ' +
      'stop?',
    [String(up.floor), '2', '3', '5'],
    'الرابع! وفي أبراج كثيرة في الصين لا زرّ للرابع، لأن «أربعة» عندهم تشبه كلمة «موت»: بعد الثالث الخامس! فإذا ' +
      'طلب أحدهم البيتزا إلى الرابع، بقي العامل صاعدًا نازلًا إلى اليوم.|The fourth! Many towers in China have no ' +
      'button for four, because it sounds like “death”: after three comes five. Somewhere there, a man is still ' +
      'out looking for whoever ordered a pizza to the fourth.',
    'http://folklore.usc.edu/chinese-high-rises/',
  ),
  forChildren(
    () => row('cccgcccgccgc', { c: dumOnce(150), g: beep(1500, 0.16) }, 0.42),
    'قافلة جِمال خطوتها غليظة، وتسلّلت بينها معزات أصواتها رفيعة! كم معزة؟|A caravan of camels treads low, and ' +
      'some goats with high voices have sneaked in! How many goats?',
    ['3', '2', '4', '5'],
    'دخلت بين الجمال لأن أحدًا لا يطلب من معزة أن تحمل شيئًا.|They walk among camels because nobody asks a ' +
      'goat to carry anything.',
  ),
  forChildren(
    () => strokes(boing(), hops, 0.62),
    'ضفدع على نابض يقترب من السفرة! كم نطّة نطّ؟|A frog on springs is heading for the dinner table! How many hops?',
    [String(hops), '4', '5', '8'],
    'ست نطّات، والسابعة في صحن الشوربة.|Six hops. The seventh landed in the soup.',
  ),
  forChildren(
    () => bells('C5 G5 E4', 1.3),
    'ثلاثة أجراس لثلاث أخوات، وكلٌّ تصيح: «هي التي كسرته!» أيها صوته أرفع؟|Three bells for three sisters, each ' +
      'crying “it was her!” Which has the highest voice?',
    ['الثاني|The second', 'الأول|The first', 'الثالث|The third', 'كلها سواء|All the same'],
    'الجرس الأصغر صوته أرفع، مثل أصغر واحدة في البيت، وغالبًا هي التي كسرته.|The smallest bell has the ' +
      'highest voice. So has the smallest in the family, who usually did it.',
  ),
  forChildren(
    () => strokesAt(dumOnce(), [0.8, 0.7, 0.6, 0.5, 0.42, 0.35, 0.29, 0.24, 0.2, 0.17, 0.15, 0.13, 0.12]),
    'طبّال الفرقة شرب ثلاثة فناجين قهوة قبل العرس. ماذا جرى لإيقاعه؟|The drummer had three cups of coffee ' +
      'before the wedding. What happened to the beat?',
    [
      'صار أسرع|It got faster',
      'صار أبطأ|It got slower',
      'بقي كما هو|It stayed the same',
      'توقّف ثم عاد|It stopped and came back',
    ],
    'الموسيقيون يسمّونه «أتشيليراندو»، وأمّه تسمّيه «كفاية قهوة».|Musicians call it accelerando. His mother ' +
      'calls it “no more coffee”.',
  ),
  forChildren(
    () =>
      mix(
        [0.1, 0.2, 0.35, 0.55, 0.8, 1, 0.8, 0.55, 0.35, 0.2, 0.1].map((gain, index) => [
          0.2 + index * 0.5,
          index % 2 === 0 ? dumOnce() : clapOnce(),
          gain,
        ]),
      ),
    'فرقة عرس في الشارع، والبيت كله ركض إلى الشبّاك! أشيروا بأيديكم: تقترب أم تبتعد، ثم ماذا؟|A wedding band ' +
      'in the street, and the whole house runs to the window! Show it with your hand: was it coming or going, and what then?',
    [
      'اقتربت ثم ابتعدت|It came close, then left',
      'ابتعدت ثم اقتربت|It left, then came back',
      'ظلت تقترب فقط|It only came closer',
      'وقفت في مكانها|It stood still',
    ],
    'مرّت من عندنا ولم تقف. يبدو أن العرس عند الجيران.|It passed our door without stopping. The wedding must ' +
      'be next door.',
  ),
  forChildren(
    () => strokes(clapOnce(), claps, 0.45),
    'تجشّأ الرضيع أخيرًا بعد الحليب، فصفّق له البيت كأنه سجّل هدفًا! كم تصفيقة؟|The baby has burped at last, ' +
      'and the family applauds as if it had scored a goal! How many claps?',
    [String(claps), '6', '7', '10'],
    'ثمانٍ! ولمّا فعلها الخال على الغداء لم يصفّق له أحد.|Eight! When uncle did it at lunch, nobody clapped ' + 'at all.',
  ),
  forChildren(
    () => strokes(bell(1250, 1.1), 3, 1.25),
    '«سؤال أخير يا أولاد…» ورنّ جرس الانصراف! كم رنّة قبل أن يصير المدرّس يكلّم السبّورة وحدها؟|“One last ' +
      'question, class…” and the home bell goes! How many rings before the teacher is talking to the board ' +
      'alone?',
    ['3', '2', '4', '5'],
    'ثلاث. الأولى: أُغلقت الحقائب. الثانية: فُتح الباب. والثالثة لم يسمعها إلا المدرّس.|Three. One: the bags ' +
      'are shut. Two: the door is open. Only the teacher heard the third.',
  ),
  forChildren(
    () => strokesAt(chirp(), [0.2, 0.2, 0.7, 0.2, 0.2, 0.7, 0.2, 0.2]),
    'فجر الجمعة، وعصفور على الشبّاك يغنّي لمن نام قبل ساعة! أغمضوا عيونكم وعُدّوا: كم زقزقة قبل أن تطير ' +
      'المخدّة؟|Dawn on your day off, and a bird at the window sings to someone who went to bed an hour ago! Shut ' +
      'your eyes and count: how many chirps before the pillow flew?',
    ['9', '6', '8', '12'],
    'تسع، وطارت المخدّة… من الشبّاك! وعصافير الزيبرا تتمرّن على أغنيتها وهي نائمة: عضلات الغناء تتحرّك بلا صوت. ' +
      'هذا هو الأدب! أما عصفورنا فجالس الآن على المخدّة يعيدها من أولها.|Nine, and the pillow went out of the ' +
      'window! Zebra finches rehearse in their sleep: the singing muscles twitch, and not a sound comes out. Now ' +
      'that’s manners. Ours is sitting on the pillow, taking it from the top.',
    'https://www.newscientist.com/article/mg23731651-900-birds-dream-sing-by-moving-their-vocal-muscles-in-their-sleep/',
  ),
  forChildren(
    () => sequence([beep(880, 0.5), beep(880, 1.7), beep(880, 0.8)], 0.6),
    'ثلاثة حكّام يتنافسون: من نفَسه أطول؟ انفخوا معهم واحكموا!|Three referees in a contest: whose breath lasts ' +
      'longest? Blow along and judge!',
    ['الثاني|The second', 'الأول|The first', 'الثالث|The third', 'تعادلوا|It is a tie'],
    'واللاعبون توقفوا من الصافرة الأولى أصلًا.|The players had stopped at the first one anyway.',
  ),
  forChildren(
    () => row('D qqqqq', { D: quack(120), q: quack(330) }, 0.5),
    'البطة الأم تنادي بصوت غليظ، وصغارها وراءها في طابور. كم صغيرًا يقول «حاضر»؟|Mother duck calls in a deep ' +
      'voice; her ducklings waddle behind. How many little ones answer “coming”?',
    ['5', '3', '4', '6'],
    'خمسة. ويُشاع أن صوت البط بلا صدى، فجرّبته جامعة بريطانية على بطة اسمها «ديزي»: له صدى. والشكر ' +
      'لديزي.|Five. People say a quack has no echo, so a British university tested a duck named Daisy. It has. ' +
      'Thank you, Daisy.',
    'http://www.independent.co.uk/news/uk/this-britain/daisy-the-ducks-quack-defies-steve-wright-and-john-peel-85941.html',
  ),
  forChildren(
    () => strokes(mix([[0, cut(bell(660, 0.5), 0, 0.3)]]), 6, 0.34),
    'ضيف شمّ رائحة المجبوس فعلّق إصبعه على الجرس! كم ضغطة ضغط؟|A guest has smelt the cooking and leans on the ' +
      'doorbell! How many presses?',
    ['6', '4', '5', '7'],
    'وعندما فُتح الباب قال: «عسى ما أزعجتكم؟»|When the door opened he asked: “Not too early, am I?”',
  ),
  forChildren(
    () => row('E m m E', { E: dumOnce(110), m: beep(1900, 0.14) }, 0.45),
    'حفلة في الغابة: الفيل صوته غليظ والفأر صوته رفيع. بأي ترتيب دخلوا؟ قلّدوهم!|A jungle party: elephants ' +
      'are low, mice are high. In which order did they come in? Do the voices!',
    [
      'فيل، فأر، فأر، فيل|Elephant, mouse, mouse, elephant',
      'فأر، فيل، فيل، فأر|Mouse, elephant, elephant, mouse',
      'فيل، فيل، فأر، فأر|Elephant, elephant, mouse, mouse',
      'فيل، فأر، فيل، فأر|Elephant, mouse, elephant, mouse',
    ],
    'ولم يهرب الفيل من الفأر: تلك خرافة. الأفيال تهرب من طنين النحل!|And no elephant ran from a mouse: that ' +
      'is a myth. What they do run from is the buzz of bees!',
    'https://www.discovermagazine.com/planet-earth/buzzing-bees-scare-elephants-away',
  ),
  forChildren(
    () => strokesAt(pop(), [0.9, 0.25, 0.6, 0.2, 0.15, 0.75]),
    'الفيلم سيبدأ والفشار في القدر، والكل يتنصّت! كم حبّة فرقعت؟|The film is about to start, the popcorn is in ' +
      'the pot, and everyone is listening! How many grains popped?',
    ['7', '5', '6', '9'],
    'سبع حبّات فقط لستة أشخاص. والباقي في القدر ما زال يفكّر.|Just seven, for six people. The rest are still ' +
      'thinking about it.',
  ),
  heard(
    () => upAndDown.sound,
    'الكل في المصعد بأكياس الجمعية، ثم دقّت خشبة وصاح واحد: نسينا جدّتي في السيارة! من الأرضي، كل نغمة طابق، ' +
      'والخشبة تقلب الاتجاه. أين وقف؟|All in the lift with the shopping, then a wooden click: “We’ve left Grandma ' +
      'in the car!” and it turns back. A note a floor from ground level: where did it stop?',
    [String(upAndDown.floor), '2', '3', '5'],
    'في الأول! ثلاثة صعودًا واثنان نزولًا، وانفتح الباب فإذا الجدة أمامهم: طلعت الدرج وحدها. نظرت إليهم وقالت: ' +
      '«عسى ما تعبتوا من ضغط الزر؟»|At the first! Up three, down two, and the doors opened on Grandma, who had ' +
      'taken the stairs. She looked them over: “All that button-pressing. You must be exhausted.”',
  ),
];
