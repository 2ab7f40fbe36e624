import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { beep, bell, clapOnce, dumOnce } from '../audio/strokes.ts';
import { mix, type Part } from '../audio/tones.ts';
import { counted, dialled, flashThen, morse, signs, thunder, tune } from './codes.ts';

const speedSource = 'http://www.sciencemadness.org/smwiki/index.php/Speed_of_sound';
const short = 'قصيرة|short';
const long = 'طويلة|long';

/** A Morse code as it is said: "قصيرة طويلة|Short long". */
function said(code: string): string {
  const named = code.split('').map((sign) => (sign === '.' ? short : long).split('|'));
  const [ar = '', en = ''] = [0, 1].map((language) => named.map((name) => name[language]).join(' '));
  return `${ar}|${en.charAt(0).toUpperCase()}${en.slice(1)}`;
}

function spy(ask: string, [right, ...wrong]: readonly [string, string, string, string], fact: string): Heard {
  return forChildren(
    () => morse(`${right}    ${right}`),
    ask,
    [said(right), said(wrong[0]), said(wrong[1]), said(wrong[2])],
    fact,
  );
}

/** For the youngest detectives. */
export const puzzles200: readonly Heard[] = [
  forChildren(
    () => morse('... --- ...', 0.14),
    'سفينة في عرض البحر تصيح: ثلاث قصيرات، ثلاث طويلات، ثلاث قصيرات. ماذا تريد؟|A ship far out at sea is ' +
      'crying: three short, three long, three short. What does it want?',
    ['النجدة!|Help!', 'العشاء|Dinner', 'كلمة سرّ الواي فاي|The Wi-Fi password', 'الساعة كم|The time'],
    'هذه «إس أو إس»، ولا تختصر أي كلمة: اختاروها لأنها سهلة. واقلبوا SOS رأسًا على عقب تبقَ كما هي، فتفهمها ' +
      'حتى السفينة المقلوبة!|It is SOS, and it stands for nothing at all: it was picked for being easy. It ' +
      'even reads the same upside down, which in a shipwreck is handy.',
    'http://www.askipedia.com/what-does-sos-stand-for/',
  ),
  spy(
    'جاسوس صغير تحت اللحاف يصفّر، وخطوات أمه في الممرّ! ما رسالته؟ صفّروها معه.|A little spy whistles under the ' +
      'blanket, and Mum’s steps are in the corridor! What is the message? Whistle along.',
    ['..-', '.-.', '-..', '--.'],
    'معناها: «أمي قادمة، تظاهروا بالنوم».|Meaning: “Mum is coming, pretend to sleep”.',
  ),
  spy(
    'صفّر جاسوس من غرفته، فجاءه الردّ من تحت سرير الغرفة الثانية! اسمعوا الردّ: ماذا كان؟|A spy whistled from his ' +
      'room, and back came an answer from under the bed next door! Listen: what was it?',
    ['-.-', '-..', '.-.', '.--'],
    'معناها: «معي بسكويت. تعال».|Meaning: “I have biscuits. Come over”.',
  ),
  spy(
    'القط السري يموء بالشفرة عند باب الثلاجة! ماذا قال؟ من يموء مثله؟|The secret cat mews in code at the ' +
      'fridge door! What did it say? Who can mew it back?',
    ['--.', '-..', '..-', '.-.'],
    'معناها: «صحن السمك… الآن».|Meaning: “The fish bowl. Immediately.”',
  ),
  spy(
    'هبط رائد الفضاء جاسم، وعمره خمس سنوات، بمركبة من كرتون في مكان مجهول من البيت، وها هو يصفّر لزملائه! ما ' +
      'رسالته؟|Astronaut Jassim, aged five, has landed his cardboard ship somewhere unknown in the house, and now ' +
      'he’s signalling to his crew! What is the message?',
    ['.---', '..--', '.--.', '..-.'],
    'معناها: «هبطنا فوق الثلاجة، ووجدنا الشوكولاتة التي قالت أمي إنها خلصت. لن نعود إلى الأرض.»|It means: “Landed ' +
      'on top of the fridge. Found the chocolate Mum said was finished. Not returning to Earth.”',
  ),
  forChildren(
    () => counted([1, 2, 3]),
    'عمّكم يلعب «من الطارق؟»: طرقة، ثم اثنتين، ثم ثلاثًا… ولا يعرف متى يسكت! كم طرقة قادمة؟|Your uncle loves ' +
      'knock-knock jokes: one knock, two, three… and he never knows when to stop! How many come next?',
    ['4', '3', '5', '6'],
    'أربع! وصاح البيت كله: «من الطارق؟» فقال: «نسيت».|Four! At last the whole house shouted “who’s there?” ' +
      'and he said: “I’ve forgotten”.',
  ),
  forChildren(
    () => counted([2, 4, 6], { every: 0.2 }),
    'الجار يعلّق صورة العائلة يوم الجمعة: دقّتان، ثم أربع، ثم ست، وما زالت مائلة! كم دقّة في المرة ' +
      'القادمة؟|The neighbour is hanging a picture early on Friday: two taps, four, six, and it’s still ' +
      'crooked! How many next time?',
    ['8', '6', '7', '10'],
    'ثمانٍ! واستقامت الصورة أخيرًا. الجدار هو الذي مال.|Eight! The picture is straight at last. It’s the ' +
      'wall that leans now.',
  ),
  forChildren(
    () =>
      mix([
        [0.25, counted([3])],
        [1.6, bell(1300, 0.9)],
        [2.6, counted([2])],
      ]),
    '«من لا يحسب لا يتعشّى!» قال الجد من وراء الباب وطرق المسألة: طرقات، ثم جرس يعني «زائد»، ثم طرقات. صيحوا: كم ' +
      'الناتج؟|“No sums, no supper!” says Grandpa behind the door, and knocks one out: knocks, a bell for “plus”, ' +
      'more knocks. Shout it: what’s the answer?',
    ['5', '4', '6', '7'],
    'خمسة، تفضّلوا! وقبل أكثر من مئة سنة أذهل حصان ألماني الناس: يدقّ جواب كل مسألة بحافره! ثم عرفوا أنه لا يحسب، ' +
      'بل ينظر في وجه السائل ويقف لمّا يرتاح الوجه. كان معنا في الفصل واحد مثله!|Five: come in! Over a century ' +
      'ago a German horse amazed crowds by tapping out the answers to sums. It couldn’t count at all: it watched ' +
      'the asker’s face and stopped when he looked relieved. We all sat next to that horse at school.',
    'http://blog.go-here.nl/8201',
  ),
  forChildren(
    () =>
      mix([
        [0.25, counted([5])],
        [2.0, bell(400, 0.9)],
        [3.0, counted([3])],
      ]),
    'كل طرقة سمبوسة في الصحن. ثم جرس، وكل طرقة بعده واحدة أكلها من «يذوق فقط»! كم بقيت لكم؟|Every knock is a ' +
      'samosa on the plate. Then a bell, and each knock after it is one for the brother who is “only tasting”! ' +
      'How many are left?',
    ['2', '1', '3', '4'],
    'اثنتان من خمس. قال إن ملحها قليل، ثم أكل الثالثة ليتأكّد.|Two of five. They wanted salt, he said, and ' +
      'took a third to make sure.',
  ),
  forChildren(
    () => mix(Array.from({ length: 4 }, (_, index): Part => [0.3 + index * 1.4, bell(330, 2)])),
    '«أيقظوني قبل أن تدقّ الساعة!» قال الوالد ونام. ودقّت! كم الساعة؟|“Wake me before the clock strikes!” ' +
      'said Dad, and slept. It has struck! What time is it?',
    ['الرابعة|Four o’clock', 'الثالثة|Three o’clock', 'الخامسة|Five o’clock', 'السادسة|Six o’clock'],
    'الرابعة! ولم يوقظه أحد: أول مرة منذ سنة والريموت في يد غيره.|Four o’clock! Nobody woke him: for the ' +
      'first time in a year the remote was in other hands.',
  ),
  forChildren(
    () => flashThen(3, thunder()),
    'في المخيّم اختلف الأعمام: نهرب أم نكمل الشاي؟ الصفّارة برق، وكل تكّة ثانية، ثم الرعد، وكل 3 ثوانٍ كيلومتر. ' +
      'كم تبعد العاصفة؟|Desert camp, and the uncles argue: run for it, or finish the tea? The beep is lightning, ' +
      'each tick a second, then thunder. At 3 seconds a kilometre, how far is the storm?',
    [
      'كيلومتر واحد|One kilometre',
      'كيلومتران|Two kilometres',
      '5 كيلومترات|5 kilometres',
      '10 كيلومترات|10 kilometres',
    ],
    'كيلومتر واحد: إلى السيارات، والشاي معكم! وفي باريس عام 1778 شاعت موضة مظلّات فوقها قضيب يجذب الصواعق وسلسلة ' +
      'تُجرّ على الأرض. أناقة… وتنادي البرق: أنا هنا!|One kilometre: into the cars, and bring the tea! In 1778 ' +
      'the fashion in Paris was an umbrella with a lightning rod on top and a chain trailing on the ground. ' +
      'Terribly smart, and rather like waving at the lightning.',
    'https://en.wikipedia.org/wiki/Lightning_rod_fashion',
  ),
  forChildren(
    () => signs('BB-TTT', 0.45),
    'طبّال يفضح عمر ابن العم: كل «دُم» غليظة عشر سنوات وكل «تَك» رفيعة سنة. كم عمره؟|A drummer gives away your ' +
      'cousin’s age: each low “dum” is ten years, each sharp “tak” is one. How old is he?',
    ['23', '5', '32', '50'],
    'عشرتان وثلاثة آحاد، وهو ما زال يقول إنه صغير على الزواج.|Two tens and three ones, and he still says he ' +
      'is too young to marry.',
  ),
  forChildren(
    () => dialled('51739264', 0.36),
    'أحدهم يتّصل بالمطعم والبيت كله جائع. كم رقمًا ضغط؟|Somebody is phoning the restaurant and the whole house ' +
      'is starving. How many keys were pressed?',
    ['8', '6', '7', '9'],
    'ثمانية أرقام، وبعدها أصعب سؤال في العائلة: «ماذا تريدون أن تأكلوا؟»|Eight keys, then a family’s hardest ' +
      'question: “what does everyone want?”',
  ),
  forChildren(
    () => dialled('5555 2', 0.4),
    'الرضيع خطف الهاتف! قلّدوا ما ضغط: كم زرًّا، وكم مرة؟|The baby has got the phone! Beep it back: how many keys ' +
      'were pressed, and how often?',
    [
      'زرًّا 4 مرات ثم زرًّا آخر|One key 4 times, then another',
      'خمسة أزرار مختلفة|Five different keys',
      'زرًّا واحدًا 5 مرات|One key five times',
      'زرّين بالتناوب|Two keys in turn',
    ],
    'وهكذا اتصل بخالته في كندا. الساعة هناك الثالثة فجرًا.|And so he rang his aunt in Canada, where it was ' +
      'three in the morning.',
  ),
  forChildren(
    () => mix([1, 0.45, 0.2, 0.09].map((gain, index): Part => [0.3 + index * 0.8, clapOnce(), gain])),
    '«لا أحد يردّ عليّ في هذا البيت!» قال الأب، فخرج إلى الجبال وصفّق صفقة واحدة. كم مرة ردّ عليه الجبل؟|“Nobody ' +
      'in this house ever answers me!” said Dad. So he drove out to the mountains and clapped, once. How many ' +
      'times did they answer?',
    ['3', '1', '2', '5'],
    'ثلاثًا! وفي المكسيك هرم قديم، صفّقوا أمام درجه يردّ عليكم بزقزقة كأن فيه طيورًا. وعاد الأب فرحانًا ونادى: ' +
      '«يا عيال!» فجاءه الردّ: «لحظة، يبه!» وما زال ينتظر اللحظة.|Three times! In front of an old pyramid in ' +
      'Mexico you clap and the steps answer with a chirp, as if it were full of birds. Dad came home quite ' +
      'cheered up. “Children!” he called. “In a minute!” That was an hour ago.',
    'https://www.atlasobscura.com/places/chichen-itza-chirp',
  ),
  forChildren(
    () => tune('C4 D4 E4 F4 G4 A4 B4'),
    'دو ري مي فا صول لا سي… وانقطع! غنّوا النغمة التي تنتظرها آذانكم، ما هي؟|Do re mi fa sol la ti… and it ' +
      'stops! Sing the note your ear is waiting for: which is it?',
    ['دو الحادّة|The high do', 'فا|Fa', 'ري|Re', 'مي|Mi'],
    'غنّوها بسرعة حتى تنام الغرفة مرتاحة.|Sing it, quickly, so the room can sleep tonight.',
  ),
  forChildren(
    () => tune('C4 D4 E4 C4 - C4 D4 E4', 0.42),
    'طفل يغنّي في الحمّام، وانقطع الماء قبل آخر نغمة! دو ري مي دو… دو ري مي… أنقذوه بصوت واحد: ما هي؟|A boy ' +
      'sings in the shower, and the water stops before the last note! Do re mi do… do re mi… Save him, all ' +
      'together: which is it?',
    ['دو|Do', 'صول|Sol', 'لا|La', 'سي|Ti'],
    'دو! اللحن يعيد نفسه، فغنّاها البيت كله من خلف الباب، وما زال الصابون في عينيه.|Do! The tune repeats ' +
      'itself, so the whole family sang it through the door. The soap is still in his eyes.',
  ),
  forChildren(
    () => mix(Array.from({ length: 8 }, (_, index): Part => [0.3 + index * 0.55, dumOnce()])),
    'في الغميضة يجب العدّ إلى عشرة، دقّة لكل عدد. أمسكوا الغشّاش: كم عددًا أكل؟|In hide-and-seek you count to ' +
      'ten, a beat for each. Catch the cheat: how many did he skip?',
    ['2', '1', '3', '4'],
    'عدّ ثمانيًا وفتح عينيه. لذلك يجد الجميع دائمًا.|He counted eight and looked. No wonder he always finds everyone.',
  ),
  forChildren(
    () =>
      mix(
        [0.8, 0.8, 0.6, 0.45, 0.32, 0.22, 0.15, 0.12, 0.1, 0.1].reduce<Part[]>(
          (parts, gap) => [...parts, [(parts[parts.length - 1]?.[0] ?? -0.5) + gap, beep(1400, 0.07)]],
          [],
        ),
      ),
    'خالكم يرجع بالسيارة إلى الخلف، والحسّاس يسرع، والكل سكت! ماذا يعني؟|Uncle is reversing, the beeps speed ' +
      'up, and everyone has gone quiet! What does it mean?',
    [
      'الحائط يقترب|The wall is getting near',
      'الطريق خالٍ|The road is clear',
      'البنزين انتهى|The tank is empty',
      'الباب مفتوح|A door is open',
    ],
    'كلما اقترب الحائط أسرع الصوت، وكلما أسرع الصوت توقّف الركّاب عن التنفّس.|The nearer the wall, the faster ' +
      'the beeps, and the slower the passengers breathe.',
  ),
  heard(
    () => flashThen(1, dumOnce(90)),
    '«هذا المنظار صوته متأخّر، رجّعوه للمحل!» صاح الجد: رأى ضربة الكريكيت عند الصفّارة وسمعها بعد ثانية. ' +
      'كم يبعد الملعب تقريبًا؟|“The sound on these binoculars is late, take them back!” Grandpa saw the ' +
      'bat hit the ball at the beep and heard it a second later. Roughly how far off is it?',
    ['340 مترًا|340 metres', '34 مترًا|34 metres', '3400 متر|3,400 metres', '3 أمتار|3 metres'],
    'الصوت يقطع نحو 340 مترًا في الثانية والضوء يصل في لمح البصر: العين تشاهد «مباشر» والأذن تأخذ ' +
      '«الإعادة». والجد ما زال يبحث عن زرّ الصوت.|Sound covers about 340 metres a second and light is ' +
      'there at once: your eyes get it live, your ears get the replay. Grandpa is still looking for the ' +
      'volume button.',
    { source: speedSource },
  ),
];
