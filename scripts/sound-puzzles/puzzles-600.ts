import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { beep, bell, block, chirp, clapOnce, dumOnce, knock, oud } from '../audio/strokes.ts';
import { at, band, mix, noise, normal, shaped, swell } from '../audio/tones.ts';
import { counted, dialled, flashThen, morse, signs, thunder, tune } from './codes.ts';

const speedSource = 'http://www.sciencemadness.org/smwiki/index.php/Speed_of_sound';
const thunderSource = 'https://aweandwonder.wordpress.com/2008/04/';

/** Pencils out. */
export const puzzles600: readonly Heard[] = [
  heard(
    () => morse('-. .- -', 0.17),
    'أحدهم محبوس على السطح ويصفّر حروف اسمه! A قصيرة طويلة، N طويلة قصيرة، T طويلة. ما الحروف؟|Somebody is ' +
      'stuck on the roof, whistling his name in Morse! A is short long, N is long short, T a single long. ' +
      'Spell it!',
    ['NAT', 'ANT', 'TAN', 'TNA'],
    'من سمع ANT فقد أنقذ نملة! وإديسون أحبّ هذه الشفرة حتى لقّب طفليه الأولين «دوت» و«داش»، أي نقطة وشَرطة.|If ' +
      'you heard ANT, you have rescued an insect. Edison so loved this code that he nicknamed his first two ' +
      'children Dot and Dash.',
    { source: 'https://www.grunge.com/986632/thomas-edisons-obsession-led-to-some-quirky-nicknames-for-his-children/' },
  ),
  heard(
    () => dialled('159   95', 0.5),
    'جوع منتصف الليل! نسمع 1 ثم 5 ثم 9 لنتعلّمها، ثم إصبع جائع يضغط زرّين منها. ما هما بالترتيب؟|Midnight ' +
      'hunger! First 1, 5, 9 to learn them; then a hungry finger presses two of them. Which two, in order?',
    ['9 ثم 5|9, then 5', '5 ثم 9|5, then 9', '1 ثم 5|1, then 5', '9 ثم 1|9, then 1'],
    'لحن نازل إذًا. من أصاب فليحفظ رقم البيتزا بأذنه من اليوم.|Downhill, then. If you got it, learn the pizza ' +
      'number by ear.',
  ),
  heard(
    () => dialled('4444494', 0.36),
    'إصبع الجد كبير وأزرار الهاتف صغيرة: سبع ضغطات وانزلق مرة واحدة! في أي ضغطة؟|Grandpa’s finger is big and ' +
      'the keys are small: seven presses, and it slipped once! At which press?',
    ['السادسة|The sixth', 'الرابعة|The fourth', 'الخامسة|The fifth', 'السابعة|The seventh'],
    'ضغطة واحدة، وبدل الصيدلية ردّ عليه صالون نسائي، وحجز موعدًا من الخجل.|One slip, and a ladies’ salon ' +
      'answered instead of the chemist. He was too polite not to book.',
  ),
  heard(
    () => counted([1, 4, 9], { every: 0.19 }),
    'بلّاط يرصّ مربّعات وقت القيلولة: طرقة، ثم 4، ثم 9… كم سيطرق للمربّع التالي؟|A tiler lays squares at nap ' +
      'time: 1 knock, then 4, then 9… how many for the next square?',
    ['16', '12', '13', '18'],
    'واحد في واحد، اثنان في اثنين، ثلاثة في ثلاثة، فأربعة في أربعة. وصاحب البيت يضع قطنًا في أذنيه.|One by ' +
      'one, two by two, three by three, so four by four. The owner wears earplugs.',
  ),
  heard(
    () => counted([2, 3, 5, 7], { every: 0.18 }),
    'طارق متكبّر لا يطرق إلا أعدادًا لا تُقسم إلا على نفسها وعلى واحد! ما التالي بعد الذي سمعتم؟|A snobbish ' +
      'knocker only knocks numbers that divide by nothing but themselves and one! Which follows the ones you ' +
      'heard?',
    ['11', '8', '9', '10'],
    'بعد السبعة قفزة إلى 11. وحتى الحشرات تعرفها: زيز أمريكي يخرج من الأرض كل 13 أو 17 سنة، ولا يتأخر عن ' +
      'موعده.|After seven you leap to 11. Insects know this game: some American cicadas come out only every 13 ' +
      'or 17 years, primes both.',
    { source: 'https://he.mathigon.org/step/divisibility/cicadas' },
  ),
  heard(
    () => counted([1, 3, 6, 10], { every: 0.16, pause: 0.7 }),
    'بائع يرصّ هرم برتقال ويزيد صفًّا كل مرة: عُدّوا كم حبّة فيه. وبعد الصف القادم؟|A grocer stacks a triangle of ' +
      'oranges, a row more each time; hear how many. And after the next row?',
    ['15', '12', '14', '20'],
    'واحدة، 3، 6، 10، ثم 15: وهي نفسها عدّة كرات مثلث البلياردو. والبائع يعطيكم دائمًا من الصف الأسفل.|1, 3, ' +
      '6, 10, then 15, which is why fifteen balls fill a pool triangle. The grocer will sell you one from the ' +
      'bottom row.',
  ),
  heard(
    () => signs('hhlh', 0.8),
    'الخالة في سوق العطور: أربع قوارير بـ8 و4 و2 و1 دنانير. الجرس الرفيع «آخذها» والغليظ «لا». كم ' +
      'تدفع؟|Auntie shops for perfume: four bottles at 8, 4, 2 and 1 dinars. A high bell is “I’ll take it”, a ' +
      'low one “no”. What does she pay?',
    ['13', '9', '11', '14'],
    'ثمانية وأربعة وواحد، والبائع يحلف أنه خسران. ولو عددتم على أصابعكم العشر بهذه الحيلة لوصلتم إلى ' +
      '1023!|Eight, four and one, and he swears he is losing money. Use that trick on your ten fingers and you ' +
      'can count to 1,023!',
  ),
  heard(
    () => mix([[0.3, beep(1500, 0.12)], ...at([1.3], block(1500), 0.25), [2.3, beep(1500, 0.12), 0.3]]),
    'رمى الصيّاد هاتفه في البحر ووضع السمكة في جيبه! نبضة، تكّة كل ثانية، ثم صدى القاع. الصوت في الماء نحو ' +
      '1500 م/ث. كم العمق؟|The fisherman threw back his phone and pocketed the fish! A ping, a tick each ' +
      'second, then the echo off the seabed. In water sound does about 1,500 m/s. How deep?',
    ['1500 متر|1,500 metres', '340 مترًا|340 metres', '750 مترًا|750 metres', '3000 متر|3,000 metres'],
    'ثانية نزولًا وثانية صعودًا. ولو رماه في خليجنا لرجع الصدى في لمح البصر: معدّل عمقه عشرات الأمتار. ' +
      'والسمكة لا تردّ على المكالمات.|A second down, a second up. Our own Gulf is a few dozen metres deep on ' +
      'average: its echo is back in a blink. And the fish doesn’t take calls.',
    { source: 'http://jubail-wildlife-sanctuary.info/habitats/chapter/arabian_gulf.html' },
  ),
  heard(
    () => flashThen(4.5, thunder()),
    '«العاصفة بعيدة!» قال العم وظلّ يشوي، والقط هرب تحت السرير. برق عند الصفّارة، تكّة كل ثانية، ورعد ' +
      'بين تكّتين. 3 ثوانٍ لكل كيلومتر: كم تبعد؟|“Miles away!” says uncle at the barbecue; the cat is ' +
      'under the bed. Lightning at the beep, a tick a second, thunder between two. At 3 s a kilometre, how ' +
      'far?',
    ['1.5 كيلومتر|1.5 kilometres', '1 كيلومتر|1 kilometre', '2 كيلومتر|2 kilometres', '3 كيلومترات|3 kilometres'],
    'أربع ثوانٍ ونصف على ثلاث: كيلومتر ونصف! القط حسبها بلا ورقة، ثم انضمّ إليه العم تحت السرير… ومعه ' +
      'صحن الكباب، فسامحه القط.|Four and a half over three: a kilometre and a half! The cat did it in its ' +
      'head. Uncle joined it under the bed with the kebabs, and was forgiven.',
    { source: thunderSource },
  ),
  heard(
    () => mix([[0.3, clapOnce()], [1.3, clapOnce(), 0.45], [3.3, clapOnce(), 0.2], ...at([2.3], block(1500), 0.2)]),
    'مطرب بلا جمهور صفّق لنفسه بين جبلين، فصفّقا له! القريب ردّ بعد ثانية، والكسول بعد 3. كم يبعد ' +
      'الكسول؟ (340 م/ث)|A singer with no audience claps for himself between two cliffs, and they applaud! ' +
      'The near one after 1 s, the lazy one after 3. How far is the lazy one? (340 m/s)',
    ['510 أمتار|510 metres', '170 مترًا|170 metres', '340 مترًا|340 metres', '1020 مترًا|1,020 metres'],
    'ثانية ونصف ذهابًا ومثلها إيابًا. والصدى يحتاج جدارًا على بعد 17 مترًا، فمن غنّى في الحمّام لن يصفّق ' +
      'له أحد… إلا من ينتظر دوره على الباب.|One and a half seconds each way. An echo needs a wall some 17 ' +
      'metres off, so in the shower nobody applauds you, except to hurry you up.',
    {
      source:
        'https://www.online-sciences.com/the-waves/the-echo-the-sound-reflection-and-conditions-necessary-for-hearing-the-echo/',
    },
  ),
  heard(
    () =>
      mix([
        [0.4, knock(), 0.7],
        [3.1, knock(9)],
      ]),
    'عامل بعيد طرق سكة الحديد مرة واحدة، وأذنكم على السكة، فسمعتموها مرتين! من وصل أولًا؟|A distant worker ' +
      'hits the rail once; your ear is on the rail, and you hear it twice! Which came first?',
    [
      'صوت الحديد|The sound in the iron',
      'صوت الهواء|The sound in the air',
      'صدى الجبل|An echo off the hill',
      'وصلا معًا|Both together',
    ],
    'الصوت في الحديد أسرع منه في الهواء بنحو 15 مرة: الأولى من السكة والثانية من الهواء. والثالثة، لو ' +
      'انتظرتم، من القطار. لا تجرّبوها!|Iron carries sound about 15 times as fast as air: first the rail, then ' +
      'the air. Third, if you wait, comes the train. Don’t try it!',
    { source: speedSource },
  ),
  heard(
    () => tune('C4 E4 D4 F4 E4 G4 F4 A4 G4', 0.4),
    'طفل يتسلّل صاعدًا إلى الحلوى: درجتان فوق، ودرجة رجوع كلما سعلت أمه. تجمّد عند صول! غنّوا النغمتين ' +
      'القادمتين.|A child creeps up to the sweets: two steps up, one back whenever Mum coughs. He has frozen ' +
      'on sol! Sing the next two notes.',
    ['سي ثم لا|Ti, then la', 'لا ثم سي|La, then ti', 'فا ثم لا|Fa, then la', 'دو ثم سي|Do, then ti'],
    'درجتان إلى سي، ثم سعلت أمه فنزل إلى لا. بهذه السرعة يصل إلى الحلوى في العيد القادم.|Up two to ti, then ' +
      'Mum coughed: down to la. At this rate he reaches the sweets by next Eid.',
  ),
  heard(
    () => tune('C4 G4 E4 A4 E4 G4', 0.5),
    'لحن يُقرأ من اليمين واليسار كالكلمة «خوخ»، وأكل أحدهم نغمته الأخيرة! غنّوها: ما هي؟|A tune that reads the ' +
      'same both ways, like “level”, but somebody ate its last note! Sing it: which one?',
    [
      'الأولى نفسها|The first one again',
      'الرابعة نفسها|The fourth one again',
      'الثانية نفسها|The second one again',
      'نغمة جديدة|A new note',
    ],
    'دو صول مي لا مي صول دو. وهايدن فعلها في رقصة كاملة: نصفها الثاني هو الأول بالمقلوب. كتب نصفًا وقبض ثمن ' +
      'واحدة!|Do sol mi la mi sol do. Haydn did it with a whole minuet, the second half being the first one ' +
      'backwards. Half the work, full pay!',
    { source: 'https://en.wikipedia.org/wiki/Symphony_No._47_(Haydn)' },
  ),
  heard(
    () => mix(at([0.3, 1.3, 2.3], bell(360, 1.6))),
    'لغز يوقع الأذكياء! ساعة تدقّ الثالثة في ثانيتين، من أول دقّة إلى آخرها. ففي كم ثانية تدقّ السادسة؟|This ' +
      'one traps clever people! Striking three takes two seconds from first strike to last. How long does ' +
      'striking six take?',
    ['5', '3', '4', '6'],
    'ثلاث دقّات بينها فراغان، وستّ بينها خمسة. ومن صاح «أربع!» فهو في صحبة طيّبة، ولا سيّما المهندسين.|Three ' +
      'strikes have two gaps, six have five. If you shouted “four!” you are in excellent company, mostly ' +
      'engineers.',
  ),
  heard(
    () =>
      mix(
        at(
          Array.from({ length: 11 }, (_, index) => 0.3 + index * 0.5),
          block(),
        ),
      ),
    'ممنوع النظر إلى الساعات! بندول الموسيقيين يدقّ بثبات. كم دقّة في الدقيقة تقريبًا؟ كلٌّ يصيح برقمه!|No ' +
      'looking at watches! A musician’s metronome, steady as can be. About how many ticks a minute? Everyone ' +
      'shout a number!',
    ['120', '60', '90', '240'],
    'دقّتان في الثانية، كمشية مستعجل. ولليغتي قطعة لمئة بندول تدقّ معًا حتى يسكت آخرها. ومن هنا بدأ الصداع.|Two ' +
      'a second, a brisk walk. Ligeti wrote a piece for a hundred metronomes, ticking away until the very last ' +
      'one stops. Bring earplugs.',
    { source: 'https://en.wikipedia.org/wiki/Po%C3%A8me_symphonique' },
  ),
  heard(
    () => {
      const beat = normal(
        mix([
          [0, dumOnce(70)],
          [0.14, dumOnce(85), 0.6],
        ]),
      );
      return mix(
        at(
          Array.from({ length: 12 }, (_, index) => 0.2 + index * (10 / 12)),
          beat,
        ),
        10.4,
      );
    },
    'قلب الوالد في 10 ثوانٍ تقريبًا، قبل أن يرى فاتورة المطعم. كم نبضة في الدقيقة؟ («لُب دُب» نبضة واحدة)|Dad’s ' +
      'heart, in about 10 seconds of sound, before he has seen the bill. How many beats a minute? (A “lub-dub” ' +
      'is one.)',
    ['72', '36', '48', '120'],
    'اثنتا عشرة في عشر ثوانٍ، ضرب ستة. أما الحوت الأزرق فينزل قلبه في الغوص إلى نبضتين في الدقيقة: ينام ' +
      'الطبيب وهو يعدّ!|Twelve in ten seconds, times six. A diving blue whale’s heart drops to two beats a ' +
      'minute: its doctor would nod off counting.',
    { source: 'https://www.the-scientist.com/blue-whales-hearts-can-beat-exceptionally-slowly-66782' },
  ),
  heard(
    () =>
      normal(
        mix([
          [0.2, oud(60, 1.6)],
          [2.1, oud(72, 1.6)],
        ]),
      ),
    'ضغط العوّاد إصبعه على الوتر فصاحت النغمة نفسها بصوت أرفع! كم بقي من طول الوتر يرنّ؟|The oud player ' +
      'presses a finger on the string and out comes the same note, only higher! How much of its length still ' +
      'rings?',
    ['النصف|Half', 'الربع|A quarter', 'الثلثان|Two thirds', 'كله|All of it'],
    'اكتشفها القدماء بوتر ومسطرة: نصف الوتر يعطي النغمة نفسها أعلى بجواب. جرّبوها الليلة بمطّاطة على علبة ' +
      'بسكويت، بعد تفريغها طبعًا.|The ancients found it with a string and a ruler: half the string, an octave ' +
      'up. Try it tonight with a rubber band on a biscuit tin, once it is empty.',
    { source: 'https://learningcorner.co/explain-anything/24373' },
  ),
  heard(
    () => mix([...at([0.3, 0.55, 1.3, 1.55, 1.8, 2.6], knock()), ...at([3.6, 3.85, 4.1, 4.9, 5.15, 5.9], knock())]),
    'جارتان تتراسلان بالطرق على الجدار، والحارة كلها تتنصّت! سألت الأولى: 2، 3، 1. فكيف كان الجواب؟|Two ' +
      'neighbours talk by knocking on the wall, and the whole street listens in! One asks 2, 3, 1. What is the ' +
      'answer made of?',
    [
      'المجموعات نفسها بترتيب آخر|The same groups, other order',
      'ضعف كل مجموعة|Each group doubled',
      'كل مجموعة زائد واحد|Each group plus one',
      'السؤال نفسه تمامًا|The very same question',
    ],
    '3، 2، 1! معناها: «ضعي القهوة، أنا عندك بعد ثلاث، اثنتين، واحدة». وقد وصلت.|3, 2, 1! It means: “Put the ' +
      'coffee on, I’ll be there in three, two, one.” And there she is.',
  ),
  forChildren(
    () =>
      mix([
        ...at([0.3, 0.7, 1.1, 2.2, 2.6, 3.7], chirp(2600)),
        [0, shaped(band(noise(5, 3), 4000, 1), swell(0.3, 5, 0.3)), 0.04],
      ]),
    'عصفور يعدّ تنازليًا كأنه في قاعدة فضاء، ثم سكت. كم زقزقة ينبغي أن تكون في المجموعة القادمة؟|A bird counts ' +
      'down as if at a space base, then falls silent. How many chirps should the next group have?',
    ['0', '1', '2', '3'],
    'ثلاث، اثنتان، واحدة… وطار! الصفر في عالم العصافير معناه: مع السلامة.|Three, two, one… and off it flew. ' +
      'In bird, zero means goodbye.',
  ),
  heard(
    () => signs('B-TTT-B-TTT-B-TT', 0.36),
    'كسر الطفل حصّالته! كل «دُم» دينار وكل «تَك» 100 فلس، والدينار 1000 فلس. كم جمع؟|A child breaks open the ' +
      'money box! Each “dum” is a dinar, each “tak” 100 fils; a dinar has 1,000 fils. How much was in it?',
    ['3.800 دينار|3.800 dinars', '3.080 دينار|3.080 dinars', '8.300 دينار|8.300 dinars', '4.100 دينار|4.100 dinars'],
    'ثلاثة دنانير وثماني مئة فلس. يقول إنها لسيارة حمراء حقيقية، والباقي لبنزينها.|Three dinars and 800 ' +
      'fils. It is for a real red car, he says, and the change is for petrol.',
  ),
];
