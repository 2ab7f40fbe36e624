import { heard, type Heard } from '../audio/heard.ts';
import { changed, limping, mirrored, odd, raised, shift, silent, swapped, times, turned } from './snippets.ts';

const pairs = ['1 و3|1 and 3', '2 و4|2 and 4', '1 و4|1 and 4', '2 و3|2 and 3'] as const;

/** Hear it twice, then argue. */
export const odd600: readonly Heard[] = [
  odd(
    {
      phrase: 'skip',
      instrument: 'piano',
      change: shift(4, 1),
      place: 2,
      bpm: 180,
      source: 'Jouventin, Aubin and Lengagne, Animal Behaviour 57 (1999), 1175–1183',
    },
    'تغلبون أمّهم؟ أربعة توائم يتكلّمون كالبرق، وواحد بدّل حرفًا فعرفته من أول مرة. أيهم؟|' +
      'Can you beat their mother? Four brothers gabble at lightning speed, and one changed a single letter. She ' +
      'knew at once: which?',
    'يكفي فرخ البطريق الملك نصف مقطع من نداء والده، أقلّ من ربع ثانية، ليعرفه وسط الزحام! فما عذر من نناديه ' +
      'للغداء ثلاث مرات؟|' +
      'A king penguin chick knows its parent from half a syllable, less than a quarter of a second, in a roaring ' +
      'crowd. So why must we call you to lunch three times?',
  ),
  odd(
    {
      phrase: 'bell',
      instrument: 'celesta',
      change: { sour: [2, 35] },
      place: 4,
      source: 'http://kwc.org/mythbusters/2005/05/mythbusters_breaking_glass_a_r.html',
    },
    'أم العروس تقرع قبل أن تشتري! أربعة أكواب كريستال، وفي واحد شرخ لا تراه عين. أيها نعيده للبائع؟|' +
      'The bride’s mother taps before she buys! Four crystal glasses, one with a crack no eye can see. Which goes ' +
      'back to the shop?',
    'عام 2005 كسر مغنٍّ كأسًا بصوته وحده أمام كاميرا «مدمّري الخرافات»، ولم يجد الفريق تسجيلًا قبله. خبّئوا ' +
      'الأكواب قبل أن تغنّي الخالة!|' +
      'In 2005 a singer broke a glass with his bare voice for “MythBusters”, who could find no earlier film of it. ' +
      'Hide the glasses before auntie sings.',
  ),
  odd(
    {
      phrase: 'stairs',
      instrument: 'harp',
      change: shift(3, 1),
      place: 3,
      bpm: 170,
      source: 'https://musictheorybridges.wordpress.com/2014/11/13/the-lydians/',
    },
    'آخ! إصبع قدم عرفت في الظلام أن في أحد السلالم الأربعة درجة أعلى من أخواتها. أيها؟|' +
      'Ouch! In the dark a toe found out that one of four staircases has a step higher than it should be. Which?',
    'ارتفعت الدرجة الرابعة نصف درجة، وهذه نكهة مقدمة «عائلة سيمبسون»: نغمة ترفع حاجبها فيضحك السلّم كله.|' +
      'The fourth step is half a tone up: the very flavour of the “Simpsons” theme. One raised eyebrow, and the ' +
      'whole scale is funny.',
  ),
  odd(
    {
      phrase: 'lullaby',
      instrument: 'musicBox',
      change: silent(4),
      place: 1,
      bpm: 140,
      source: 'https://etana.org/node/579',
    },
    'همسًا رجاءً: أربعة صناديق تهدهد الطفل، وواحد سقطت منه سنّ صغيرة كأخيه في الروضة! أيها؟|' +
      'In a whisper, please: four boxes rock the baby to sleep, and one has lost a little tooth, like his brother ' +
      'at nursery! Which?',
    'من أقدم التهويدات واحدة على لوح بابلي من طين عمره قرابة أربعة آلاف سنة، تقول: «لِمَ تبكي؟ أيقظتَ حارس ' +
      'البيت!» الأمهات لم يتغيّرن.|' +
      'One of the oldest lullabies, on a Babylonian clay tablet nearly 4,000 years old, scolds: why do you cry? ' +
      'You’ve woken the guardian of the house! Mothers haven’t changed.',
  ),
  odd(
    {
      phrase: 'dance',
      instrument: 'banjo',
      change: swapped(4),
      place: 3,
      bpm: 170,
      source: 'https://www.bostonmagazine.com/news/2013/12/05/mit-tongue-twister-trickiest-to-say/',
    },
    'خيط حرير على حيط خليل! قولوها خمس مرات، ثم ارحموا راعي بقر عضّ لسانه قرب آخر جملته. أي الأربعة؟|' +
      'Red lorry, yellow lorry! Five times, fast. Now pity the cowboy who bit his tongue near the end of his line. ' +
      'Which of the four?',
    'في «إم آي تي» ركّبوا جملة من ست كلمات، فتلعثم فيها المجرّبون أو استسلموا وسكتوا. لم يجرّبوا حيط خليل!|' +
      'At MIT they built “pad kid poured curd pulled cod”: people either got it wrong or simply stopped talking. ' +
      'Go on, ten times.',
  ),
  odd(
    {
      phrase: 'desert',
      instrument: 'koto',
      change: shift(3, -1),
      place: 2,
      source: 'https://atlasobscura.com/places/singing-sand-dunes-liwa',
    },
    'عيب أن تقول للضيف: أخطأت! أربعة مخيّمات غنّت اللحن، وفي واحد زلّ الضيف والكل يبتسم. أيها؟|' +
      'It’s rude to tell a guest he slipped! Four camps sing the tune, and in one the guest got it wrong and all ' +
      'are smiling bravely. Which?',
    'والكثبان تغنّي أيضًا: رمال ليوا في الإمارات تهدر كطائرة منخفضة حين تنزلق، وماركو بولو سمع مثلها طبولًا. فلا ' +
      'تلوموا الضيف وحده!|' +
      'Dunes sing as well: at Liwa in the Emirates the sliding sand drones like a low plane, and Marco Polo heard ' +
      'drums in such sounds. So don’t just blame the guest.',
  ),
  odd(
    {
      phrase: 'sad',
      instrument: 'oboe',
      change: { tempo: 1.12 },
      place: 4,
    },
    'ضيف أطال السهرة، وأربعة يعزفون له! لكن واحدًا نعسان فأسرع قليلًا لعلّه يقوم. أيهم؟ بلا ساعات.|A guest ' +
      'won’t go home, and four play for him! One is sleepy and hurries a little, hoping he’ll leave. Which? No ' +
      'watches.',
    'أسرع باثني عشر بالمئة. والضيف أعجبته، فطلبها مرة ثانية.|Faster by twelve per cent. The guest liked it ' +
      'so much that he asked for it again.',
  ),
  odd(
    { phrase: 'question', instrument: 'guitar', change: shift(6, -2), place: 1, bpm: 165 },
    '«متى العشاء؟» سألها أربعة، وواحد قالها كأنه المدير! أيهم أضاع علامة الاستفهام، وسيغسل الصحون؟|' +
      '“When’s dinner?” Four ask, and one says it like the boss! Which lost his question mark, and is about to do ' +
      'the washing-up?',
    'نزلت نغمته الأخيرة درجة، فصار السؤال أمرًا. جرّبوا «متى العشاء» بالطريقتين، وقفوا قرب الباب في الثانية.|' +
      'His last note came down a step, and a question became an order. Try “When’s dinner” both ways, and stand ' +
      'near the door for the second.',
  ),
  odd(
    {
      phrase: 'hill',
      instrument: 'clarinet',
      change: { velocity: 62 },
      place: 3,
      source: 'https://www.musicnovatory.com/corrections.html',
    },
    'النكتة عن المدير… والمدير عند الباب! أربعة حكوها، وواحد انتبه فهمس. أيهم؟|' +
      'The joke is about the boss… and the boss is at the door! Four tell it, and one noticed and whispered. Which?',
    'طلب المايسترو ماركيفيتش همسًا أخفت، فلم ينفخ العازف شيئًا! قال: «لا تختفِ تمامًا»، فصاح زميله: «بل عزفها ' +
      'كلها، سمعته بوضوح!»|' +
      'Markevitch wanted a passage ever softer, so the player only pretended to blow. “Don’t disappear!” “But ' +
      'Maestro,” said the man in front, “I heard him quite clearly.”',
  ),
  odd(
    {
      phrase: 'march',
      instrument: 'horn',
      change: limping,
      place: 2,
      source: 'https://iframe.standard.co.uk/hp/front/wobble-check-for-footbridge-7166580.html',
    },
    'يسار، يمين، يسار، قفوا وامشوا! أربعة صفوف في العرض، وواحد خرّب المشية ونغماته كلها صحيحة. أيها؟|' +
      'Left, right, left, up you get! Four rows on parade, and one spoils the step, though every note is right. ' +
      'Which?',
    'عام 2000 تمايل جسر المشاة الجديد في لندن، فاتّحدت خطوات الناس بلا قصد فزاد تمايله، وأُغلق بعد أيام! هذا ' +
      'الصف كان سينقذه.|' +
      'In 2000 London’s new footbridge swayed, so people fell into step, so it swayed more, and it was shut within ' +
      'days. This row would have saved it.',
  ),
  odd(
    {
      phrase: 'cuckoo',
      instrument: 'recorder',
      change: { cents: -28 },
      place: 4,
      source: 'http://www.globaltimes.cn/content/1088455.shtml',
    },
    'من نسي الريكوردر أمام المكيّف؟ أربعة طلاب ينكرون، لكن واحدًا نزل صوته شعرة. أيهم؟|' +
      'Who left his recorder in front of the air conditioner? Four pupils deny it, but one has sunk by a hair. ' +
      'Which?',
    'آلات النفخ الباردة تنزل حتى تدفأ. وفي النرويج فرقة آلاتها كلها جليد، تذوب وهي تعزف! عندنا: مقطوعة واحدة ' +
      'وكوب ماء.|' +
      'Cold wind instruments play flat until they warm up. In Norway a band plays on ice that melts as they go. In ' +
      'Kuwait: one tune, and a glass of water.',
  ),
  odd(
    {
      phrase: 'walk',
      instrument: 'tubularBells',
      change: mirrored,
      place: 1,
      source: 'https://missjacobsonsmusic.blogspot.com/2011/09/mozart-mirror-duet.html',
    },
    '«مقلوبة؟ لا، موديل جديد!» قال عامل ركّب أجراس الساعة والكتيّب رأسًا على عقب. معه ثلاثة ركّبوا صحّ: أيهم هو؟|' +
      '“Upside down? No, it’s the new model!” says a man who hung the clock’s bells with the leaflet the wrong way ' +
      'up. Three others got it right: which is he?',
    'ورقة نوتة تُنسب إلى موزارت توضع على طاولة بين عازفين: كلٌّ يقرؤها من جهته، فتخرج ثنائية جميلة! جرّبوها ' +
      'بكتيّب الخزانة.|' +
      'One sheet of music, attributed to Mozart, lies on a table between two players; each reads it from his own ' +
      'side, and it’s a lovely duet. Try that with a wardrobe’s instructions.',
  ),
  heard(
    () => times('skip', 'flute', [null, shift(3, 2), null, shift(5, 2)], 150),
    'عصفوران من حارة واحدة ومعهما غريبان على السدرة! أي اثنين قالا الجملة نفسها؟ غنّوها معهما.|' +
      'Two sparrows from one street, and two strangers, in the same tree! Which two said the same thing? Sing it ' +
      'with them.',
    [pairs[0], pairs[1], pairs[2], pairs[3]],
    'لعصافير سان فرانسيسكو لهجات حسب الحارة، ومع زحام السيارات بقيت اللهجة الأعلى! في الديوانية أيضًا يفوز ' +
      'الأعلى صوتًا.|' +
      'San Francisco’s sparrows have dialects by neighbourhood, and as traffic grew the highest-pitched one won. ' +
      'Same in the diwaniya.',
    { source: 'https://madisonaudubon.squarespace.com/fff/tag/white-crowned+sparrow' },
  ),
  heard(
    () => times('hill', 'guitar', [shift(3, -2), null, shift(1, 1), null], 150),
    'لعبة الذاكرة بلا صور: أربع بطاقات تُسمع ولا تُرى! أي اثنتين متطابقتان؟ ومن أخطأ يحضر الماء للجميع.|' +
      'Memory without pictures: four cards to hear, not see! Which two match? Whoever gets it wrong fetches water ' +
      'for everybody.',
    [pairs[1], pairs[0], pairs[2], pairs[3]],
    'غنّى ناس عاديون أغاني يحبّونها، فأصاب أربعة من كل عشرة طبقتها الأصلية تمامًا مرة على الأقل! غنّوا الآن ' +
      'وقارنوا، وأبعدوا الأكواب.|' +
      'Asked to sing favourite songs, four ordinary people in ten hit the original pitch exactly at least once. ' +
      'Sing now and compare; move the glasses first.',
    { source: 'http://cogprints.org/643/1/pitch.HTM' },
  ),
  heard(
    () => times('dance', 'accordion', [null, shift(2, 2), shift(5, -2), null], 150),
    'اعترفوا، من تدرّب سرًّا قبل العرس؟ أربعة أبناء عمّ رقصوا، واثنان خطوتهما واحدة بالضبط! أي اثنين؟|' +
      'Own up: who has been practising in secret? Four cousins danced at the wedding, and two had exactly the same ' +
      'steps! Which two?',
    [pairs[2], pairs[0], pairs[1], pairs[3]],
    'الببغاء «سنوبول» يرقص على الأغاني، وله 14 حركة لم يعلّمه إياها أحد! في العرس القادم ندعوه هو، ونعذر أبناء ' +
      'العم.|' +
      'Snowball the cockatoo dances to pop songs with 14 moves that nobody taught him. Next wedding we invite him, ' +
      'and excuse the cousins.',
    {
      source:
        'https://www.adn.com/alaska-news/science/2019/07/09/snowball-the-cockatoo-taught-himself-14-dance-moves-scientists-say/',
    },
  ),
  heard(
    () => times('question', 'marimba', [shift(4, 2), null, null, shift(2, -2)], 150),
    'محكمة! أربعة شهود، واثنان فقط قالا القصة نفسها نغمة بنغمة. سيّدي القاضي على الكنبة: أي اثنين تصدّق؟|' +
      'Order in court! Four witnesses, and only two tell the same story, note for note. Your Honour on the sofa: ' +
      'which two do you believe?',
    [pairs[3], pairs[0], pairs[1], pairs[2]],
    'عام 1976 حكم قاضٍ بأن جورج هاريسون سرق لحنًا بعقله الباطن: حفظه ونسي أنه حفظه! لا تقولوها للمعلّمة في ' +
      'الامتحان.|' +
      'In 1976 a judge ruled that George Harrison had stolen a tune subconsciously: he remembered it and forgot ' +
      'that he did. Don’t try it in an exam.',
    { source: 'https://www.straightdope.com/columns/read/128/did-george-harrison-really-plagiarize-my-sweet-lord/' },
  ),
  changed(
    {
      phrase: 'stairs',
      instrument: 'harp',
      change: {
        notes: (notes) =>
          notes.map(({ key, beats }) => ({ key: key === 64 ? 63 : key === 69 ? 68 : key === 71 ? 70 : key, beats })),
      },
      source: 'http://physicsforums.com/archive/index.php/t-13559.html',
      optionsShown: true,
    },
    'صعده نهارًا فغنّى الدرج، ثم صعده في منتصف الليل والمصباح يرمش! ماذا حدث لدرجاته؟ ولا تمسكوا بأيدي بعض.|' +
      'By day the stairs sang as he climbed. At midnight, the lamp flickering, they sang again! What had happened ' +
      'to the steps? And no holding hands.',
    [
      'انخفضت ثلاث درجات|Three steps were lowered',
      'ضاعت درجتان|Two steps were lost',
      'ارتفعت كلها|All of them were raised',
      'انقلب ترتيبها|Their order was reversed',
    ],
    'ثلاث نغمات نزلت نصف درجة. وفي مختبر إنجليزي ظهر شبح رمادي، ثم وُجد السبب: مروحة تهدر تحت السمع فترجّ العين! ' +
      'من يطفئ مروحتنا؟|' +
      'Three notes sank half a step. A grey ghost haunted an English laboratory until a man found the fan behind ' +
      'it, humming too low to hear and shaking his eyeballs. Who’ll switch off ours?',
  ),
  changed(
    {
      phrase: 'walk',
      instrument: 'viola',
      change: turned,
      source: 'https://www.flutealone.com/my-year-of-bach/category/canon',
    },
    'رسالة خرجت من الباب، ودارت الحارة، ورجعت من باب المطبخ! كيف رجعت؟|' +
      'A message left by the front door, went round the block and came home through the kitchen! How did it come ' +
      'back?',
    [
      'من آخرها إلى أولها|From end to beginning',
      'رأسًا على عقب|Upside down',
      'أعلى بدرجة|One step higher',
      'ناقصة نغمة|With a note missing',
    ],
    'كتب باخ سطرًا لعازفين معًا: هذا يقرؤه من أوله وذاك من آخره، واسمه «كانون السرطان» لأنه يمشي للخلف. لا ' +
      'تسألوا القبقب عن الطريق!|' +
      'Bach wrote one line for two players at once, one reading forwards, one backwards. It’s called the crab ' +
      'canon. Never ask a crab the way.',
  ),
  changed(
    {
      phrase: 'bell',
      instrument: 'glockenspiel',
      change: mirrored,
      source: 'http://www.flagmusic.com/aof.php?r=aof_c_xii',
    },
    'نخلة على الشاطئ، ثم صورتها في ماء البحر! ماذا فعل الماء باللحن؟ ارسموه بأصابعكم في الهواء.|' +
      'A palm tree on the shore, then its reflection in the sea! What did the water do to the tune? Draw it in the ' +
      'air.',
    [
      'صار صعوده نزولًا|Ups became downs',
      'صار أبطأ مرتين|It went half as fast',
      'صار من آخره|It ran backwards',
      'صار بآلة أخرى|It changed instrument',
    ],
    'يسمّيها الموسيقيون «انقلابًا». وقلب باخ قطعة كاملة بأصواتها الأربعة هكذا فبقيت جميلة! أما صورة الخال مقلوبة ' +
      'فلا.|' +
      'Musicians call it inversion. Bach did it to a whole piece, all four voices at once, and it’s still ' +
      'beautiful. Uncle’s photo isn’t.',
  ),
  changed(
    { phrase: 'desert', instrument: 'sitar', change: raised(2), source: 'http://islandpiano.com/tension.htm' },
    'احبسوا أنفاسكم، العازف يشدّ أوتاره: تك… تك… ثم أعاد اللحن! ماذا تغيّر فيه كله؟|' +
      'Hold your breath: the player is tightening his strings… creak… creak… and then he played it again! What ' +
      'changed in the whole tune?',
    [
      'ارتفع كله درجة|It all rose by a step',
      'ارتفع جوابًا كاملًا|It rose an octave',
      'نزل كله درجة|It all fell by a step',
      'تغيّرت نغمة واحدة|One note changed',
    ],
    'شدّ الوتر يرفع صوته. وأوتار البيانو كلها تشدّ إطاره بنحو 16 طنًّا أو أكثر، كثلاثة فيلة! فلا تتّكئوا عليه في ' +
      'الزعل.|' +
      'Tighten a string and it rises. All a piano’s strings together pull with 16 tons or more, like three ' +
      'elephants. Don’t lean on it in a temper.',
  ),
];
