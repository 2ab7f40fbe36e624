import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { beep, bell, block, bounce, drop, dumOnce, knock, slide, tekOnce } from '../audio/strokes.ts';
import { mix, sequence, tone, shaped, swell, normal, at, cut } from '../audio/tones.ts';
import { bells, groups, inTurn, lift, plucked, row, strokesAt } from './scenes.ts';

const threeTurns = lift(5, -2);
const hopeful = lift(4, -1, 2);

const bounces = (count: number) =>
  strokesAt(
    bounce(),
    Array.from({ length: count - 1 }, (_, index) => 0.36 * 0.9 ** index),
    0.5,
  );
const ticks = (count: number, every: number) =>
  cut(
    strokesAt(
      block(),
      Array.from({ length: count - 1 }, () => every),
      every,
    ),
    0.25,
    0.3 + count * every,
  );

/** One good ear in the room finds it. */
export const ears400: readonly Heard[] = [
  forChildren(
    () => threeTurns.sound,
    'مصعد من الأرضي، كل نغمة طابق، والخشبة تقلب اتجاهه. أشيروا بأصابعكم في الهواء: أين توقّف؟|From ground ' +
      'level, a note a floor; at the click it turns back down. Fingers in the air, everyone: where does it ' +
      'stop?',
    [String(threeTurns.floor), '2', '4', '5'],
    'خمسة صعودًا واثنان نزولًا. وركّابه ينظرون إلى أحذيتهم كالعادة.|Five up, two down. As always, everyone in ' +
      'it studied their shoes.',
  ),
  heard(
    () => hopeful.sound,
    'مصعد متردّد كمن يختار من قائمة المطعم: صعد، ثم رجع، ثم صعد. بدأ من الأرضي، فأين هو؟|A lift as undecided ' +
      'as a family with a menu: up, back, up again. It began at ground level. Where is it?',
    [String(hopeful.floor), '4', '6', '7'],
    'أربعة زائد اثنين ناقص واحد. الدرج كان أسرع.|Four plus two, less one. The stairs would have been quicker.',
  ),
  heard(
    () => plucked('C4 E4 C4 G4 E4 C4 G4'),
    '«أحفظ ألف أغنية!» يقول العوّاد. «كلها بالنغمات نفسها!» يقول أخوه. كم نغمة مختلفة تسمعون؟ واحكموا ' +
      'بينهما.|“I know a thousand songs!” says the oud player. “All on the same notes!” says his brother. How ' +
      'many different ones do you hear? You be the judge.',
    ['3', '2', '4', '5'],
    'سبع ضربات من ثلاث نغمات: حكم القاضي للأخ. إنها أغنية واحدة بألف اسم.|Seven strokes out of three notes: ' +
      'the brother wins the case. It is one song with a thousand names.',
  ),
  heard(
    () => bells('A5 C6 B5 G5', 1.1),
    'أربعة كؤوس عصير، وأحدهم شرب خلسةً! انقروها: أي كأس صوته أرفع؟|Four glasses of juice, and somebody has ' +
      'had a secret sip! One tap each: which rings highest?',
    ['الثاني|The second', 'الأول|The first', 'الثالث|The third', 'الرابع|The fourth'],
    'الكأس الأقل شرابًا صوته أرفع. والآن انظروا من في الغرفة يمسح فمه.|The glass with the least in it rings ' +
      'highest. Now look who is wiping their mouth.',
  ),
  forChildren(
    () => bells('E5 G5 E5', 1.2),
    'ثلاث ضيفات في العرس، واثنتان بالفستان نفسه! لكل فستان جرس: أي جرسين متشابهان؟|Three guests at the ' +
      'wedding, two in the very same dress! A bell for each dress: which two are alike?',
    [
      'الأول والثالث|First and third',
      'الأول والثاني|First and second',
      'الثاني والثالث|Second and third',
      'كلها متشابهة|All three alike',
    ],
    'الأول والثالث. والتي في الوسط تصوّر الاثنتين، وتبتسم أكثر من اللازم.|First and third. The one in the ' +
      'middle takes the photo, with rather too wide a smile.',
  ),
  heard(
    () => row('lhllhlhhllhl', { l: dumOnce(), h: tekOnce() }, 0.3),
    'نصف الغرفة يعدّ «دُم» الغليظة ونصفها يعدّ «تَك» الرفيعة، ثم نرى من يصدق! كم «تَك»؟|Half the room counts the ' +
      'low dums, half the sharp taks, then we see who is right! How many taks?',
    ['5', '4', '6', '7'],
    'خمس «تَك» وسبع «دُم»، والمجموع 12. ومن خرج بغير ذلك فقد عدّ دقّات قلبه.|Five taks and seven dums, twelve in ' +
      'all. If you got anything else, you counted your own heartbeat.',
  ),
  heard(
    () => strokesAt(block(), [0.5, 0.5, 0.5, 1, 0.5, 0.5, 0.5, 1, 0.5]),
    'ساعة كسولة تدقّ كل نصف ثانية، لكنها غفت كخالكم بعد الغداء. كم دقّة فاتتها؟|A lazy clock ticks twice a ' +
      'second but nods off, like uncle after lunch. How many ticks did it miss?',
    ['2', '1', '3', '4'],
    'غفوتان قصيرتان. ما زالت أنشط ممن يضغط «غفوة» تسع مرات.|Two short naps. Still better than nine presses ' +
      'of the snooze button.',
  ),
  heard(
    () => plucked('C4 D4 E4 G4 A4 C5', 0.14),
    'جرّة ريشة على العود، أسرع من يد تخطف آخر سمبوسة! كم نغمة مرّت؟|A run on the oud, quicker than the hand ' +
      'that takes the last samosa! How many notes went by?',
    ['6', '4', '5', '8'],
    'ست نغمات في أقل من ثانية، وابن العم يقول: «سهلة».|Six notes in under a second, and a cousin says “easy”.',
  ),
  heard(
    () => plucked('E4 G4 A4 F4 D4 C4 D4', 0.5),
    'حمامة طارت من سلكها ولفّت فوق السطوح ثم حطّت. ارسموها بأصابعكم: أين حطّت من مكان إقلاعها؟|A pigeon leaves ' +
      'its wire, loops over the roofs and lands. Draw it in the air: where is the last note, next to the first?',
    [
      'أوطى من البداية|Lower than the first',
      'أعلى من البداية|Higher than the first',
      'في المكان نفسه|Exactly the same',
      'أعلى بكثير جدًا|Far higher than the first',
    ],
    'صعدت كثيرًا ثم نزلت أكثر: سمعت أن أحدًا فتح كيس الرز.|Up a lot, then down even more: somebody had opened the rice.',
  ),
  forChildren(
    () => sequence([bounces(4), bounces(6), bounces(5)], 0.7),
    'ثلاث كرات سقطت من السطح في حوش الجار! أيها قفزت أكثر؟|Three balls fall from the roof into the ' +
      'neighbour’s yard! Which bounced most often?',
    ['الثانية|The second', 'الأولى|The first', 'الثالثة|The third', 'تعادلت كلها|They all tied'],
    'أربع، ثم ست، ثم خمس. والجار يجمعها منذ عشر سنوات ولا يعيدها.|Four, six, five. The neighbour has been ' +
      'collecting them for ten years.',
  ),
  heard(
    () => row('lmhmlhmmlhm', { l: drop(420), m: drop(800), h: drop(1500) }, 0.48),
    'مطرت في الكويت، فركض الكل بالدلاء: كبير ووسط وصغير! كم قطرة في الوسط؟|It rained in Kuwait, and everyone ' +
      'ran for buckets: big, middle and small! How many drops in the middle one?',
    ['5', '3', '4', '6'],
    'ثلاث غليظة وثلاث رفيعة وخمس في الوسط. وموعد السبّاك بعد المطر القادم.|Three low, three high, five ' +
      'between. The plumber is coming after the next rain.',
  ),
  heard(
    () => sequence([beep(700, 0.9), beep(700, 0.55), beep(700, 1.1), beep(700, 0.75)], 0.5),
    'أربع سيارات والإشارة صارت خضراء قبل نصف ثانية! أي زمّور أقصر؟|Four cars, and the light went green half a ' +
      'second ago! Which hoot was shortest?',
    ['الثاني|The second', 'الأول|The first', 'الثالث|The third', 'الرابع|The fourth'],
    'الأقصر قال «عفوًا»، والثالث قال كلامًا لا يُقال في مجلس.|The shortest said “excuse me”. The third said ' +
      'something we won’t repeat.',
  ),
  forChildren(
    () => sequence([ticks(5, 0.5), ticks(8, 0.3), ticks(6, 0.4)], 0.8),
    'ثلاث ساعات في سباق إلى سفرة الغداء. أيها تدقّ أسرع؟|Three clocks race each other to the lunch table. ' +
      'Which ticks fastest?',
    ['الثانية|The second', 'الأولى|The first', 'الثالثة|The third', 'كلها بسرعة واحدة|All at one speed'],
    'الثانية، ووصلت قبل الغداء بساعة، فأكلت السلطة كلها.|The second. It arrived an hour before lunch and ate ' +
      'all the salad.',
  ),
  heard(
    () =>
      mix(
        [
          [0.2, bell(800)],
          [1.5, bell(800), 0.75],
          [2.8, bell(800), 0.25],
          [4.1, bell(800), 0.9],
        ],
        6,
      ),
    'جرس واحد رنّ أربع مرات، وفي واحدة منها همس كأن الرضيع نائم! أيها؟|One bell rings four times; once it ' +
      'whispers, as if the baby were asleep! Which time?',
    ['الثالثة|The third', 'الأولى|The first', 'الثانية|The second', 'الرابعة|The fourth'],
    'خجل قليلًا ثم تذكّر أنه جرس. والرضيع استيقظ.|It was shy for a moment, then remembered it was a bell. The ' +
      'baby is up.',
  ),
  forChildren(
    () => groups(knock(), [3, 1, 4]),
    'النادي السري لا يفتح إلا بطرقات بينها وقفات. ما كلمة السرّ؟ اطرقوها!|The secret club opens only to the ' +
      'right knocks. What is the password? Knock it!',
    ['3 - 1 - 4', '3 - 1 - 3', '1 - 3 - 4', '4 - 1 - 3'],
    'من يحب الدائرة يعرفها: هكذا يبدأ العدد باي، 3.14. والباقي لا ينتهي، فسيبقى الطارق على الباب إلى ' +
      'الأبد.|Friends of the circle know it: that is how pi begins, 3.14. The rest never ends, so he would be ' +
      'knocking for ever.',
  ),
  heard(
    () => {
      const ring = normal(
        shaped(
          mix([
            [0, tone(440, 0.4)],
            [0, tone(480, 0.4)],
          ]),
          swell(0.01, 0.4, 0.02),
        ),
      );
      return mix(
        [0, 1, 2, 3].flatMap((pair) => at([0.2 + pair * 1.7, 0.8 + pair * 1.7], ring)),
        7.4,
      );
    },
    'هاتف الجدّة يرنّ رنّتين رنّتين وهي تبحث عن نظّارتها. كم رنّة قبل أن تجدها؟|Grandma’s phone rings in pairs ' +
      'while she hunts for her glasses. How many single rings before she found them?',
    ['8', '4', '6', '10'],
    'ثمانٍ، والنظّارة على رأسها. ولو أطاعت غراهام بل، مخترع الهاتف، لردّت بتحية البحّارة: «أهوي!» بدل ' +
      '«ألو».|Eight, and the glasses were on her head. Had Alexander Graham Bell had his way, she would have ' +
      'answered “Ahoy!” instead of “hello”.',
    { source: 'https://www.somervillepubliclibrary.org/node/476' },
  ),
  heard(
    () =>
      slide([0, 500], [0.9, 1400], [1.8, 500], [2.7, 1400], [3.6, 500], [4.5, 1400], [5.4, 500], [6.2, 1400], [7, 500]),
    'طفل على أرجوحة، وطابور كامل يصيح: «دوري!» كم مرة وصل إلى القمة؟|A child on a swing, and a whole queue ' +
      'shouting “my turn!” How many times did it reach the top?',
    ['4', '3', '5', '6'],
    'أربع مرات إلى فوق، ثم قال ما يقوله الجميع: «هذه لا تُحسب».|Four times to the top; then he said what ' +
      'everyone says: “that one didn’t count”.',
  ),
  heard(
    () => plucked('C4 E4 G4 E4 A4', 0.6),
    'صعد الخال السلّم ليغيّر اللمبة، وخمسة يوجّهونه! ارسموا خطواته الأربع بأيديكم: كيف كانت؟|Uncle climbs a ' +
      'ladder to change the bulb, with five people giving orders! Draw his four steps in the air: how did they ' +
      'go?',
    [
      'صعد، صعد، نزل، صعد|Up, up, down, up',
      'صعد، نزل، صعد، صعد|Up, down, up, up',
      'صعد، صعد، صعد، نزل|Up, up, up, down',
      'نزل، صعد، نزل، صعد|Down, up, down, up',
    ],
    'صعد، صعد، ثم نزل: اللمبة على الطاولة! ولمّا صعد من جديد قال الخمسة معًا: «قلنا لك».|Up, up, down: the ' +
      'bulb was on the table! And as he climbed again, all five said: “We told you so”.',
  ),
  heard(
    () => plucked('C4 D4 E4 F4 A4 B4 C5', 0.55),
    'درج من ثماني درجات يغنّي «دو ري مي…»، ولصّ سرق درجة! غنّوا معه: أيها؟|A staircase sings its eight steps, ' +
      '“do re mi…”, but a thief has taken one! Sing along: which?',
    ['الخامسة|The fifth', 'الثالثة|The third', 'الرابعة|The fourth', 'السادسة|The sixth'],
    'دو ري مي فا… لا! أين «صول»؟ عندها سقط اللص.|Do re mi fa… la? “Sol” is gone, and that is where the thief fell.',
  ),
  forChildren(
    () =>
      inTurn(
        slide([0, 1500], [1, 600]),
        slide([0, 600], [1, 1500]),
        slide([0, 1400], [1, 500]),
        slide([0, 1700], [1, 800]),
      ),
    'ألعاب نارية اشتراها العم «بنصف السعر»: أربعة صواريخ، وواحد فقط صعد! أيها؟|Uncle bought his fireworks at ' +
      'half price: four rockets, and only one went up! Which?',
    ['الثانية|The second', 'الأولى|The first', 'الثالثة|The third', 'الرابعة|The fourth'],
    'ثلاثة سقطت وواحد طلع، والجمهور صفّق للذي طلع وضحك على الباقي.|Three fell, one rose. The crowd cheered it ' +
      'and laughed at the rest.',
  ),
];
