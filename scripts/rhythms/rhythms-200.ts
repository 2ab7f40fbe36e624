import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { drummed, said } from './kit.ts';

/** Which pattern the drum said; all four as they are spoken. */
function spoken(
  ask: string,
  [right, ...wrong]: readonly [string, string, string, string],
  fact: string,
  step = 0.42,
): Heard {
  return forChildren(
    () => drummed(`${right}--`, step, 2),
    ask,
    [said(right), said(wrong[0]), said(wrong[1]), said(wrong[2])],
    fact,
  );
}

/** Clapped back by a child at once. */
export const rhythms200: readonly Heard[] = [
  spoken(
    'عند هذا الطبل «دُم» الغليظة معناها «لا»، و«تَك» الرفيعة معناها «نعم». طلب الأولاد آيس كريم أربع مرات! ' +
      'ماذا قال؟|To this drum low “dum” means no and sharp “tak” means yes. Four times the children asked for ' +
      'ice cream! What did it say?',
    ['DTTD', 'DTDT', 'DDTT', 'TDDT'],
    'لا، نعم، نعم، لا! والأولاد لم يسمعوا إلا الوسط، والآيس كريم الآن على ثيابهم.|No, yes, yes, no! The ' +
      'children heard only the middle, and the ice cream is all over them.',
  ),
  spoken(
    'طبل جائع يدقّ على باب المطبخ ولا أحد يردّ! ماذا كان يقول؟ اهتفوا معه حتى يأكل.|A hungry drum hammers on ' +
      'the kitchen door and nobody answers! What did it say? Chant it until it gets fed.',
    ['DDT', 'DTD', 'TDD', 'TTD'],
    'دُم دُم تَك: «أين الرز؟». وجاءه الردّ بملعقة على القدر: «اصبر!»|Dum dum tak: “Where’s my rice?” Back came ' +
      'the answer, spoon on saucepan: “Wait!”',
  ),
  spoken(
    'طبّال عمره خمس سنوات يعزف أول جملة في حياته، والجدة تصوّر وتبكي. ماذا قال؟|A five-year-old drummer plays ' +
      'his very first sentence, while grandma films it and weeps. What did he say?',
    ['DTDT', 'DTTD', 'TDTD', 'DDTT'],
    'يد ثم يد، كالمشي على الرصيف. والوالد يبحث الآن عن سدّادات للأذن.|One hand, then the other, like walking. ' +
      'Dad is out buying earplugs.',
  ),
  spoken(
    'طبل مشاكس يدخل البيت وظهره إلى الأمام! ماذا قال؟ من يقلّده على الطاولة؟|A cheeky drum walks into the ' +
      'house backwards! What did it say? Who can do it on the table?',
    ['TTD', 'DDT', 'TDT', 'DTT'],
    'تَك تَك دُم: كمن يقرع الباب مرتين ثم يسقط أمامه.|Tak tak dum: knocks twice, then falls down.',
  ),
  spoken(
    'أم على السطح تنادي بالطبل: «العشاء!»، وعيالها يردّون من الشارع. ماذا سمع الجيران؟|A mother drums ' +
      '“dinner!” from the roof and her children drum back from the street. What did the neighbours hear?',
    ['DTTT', 'DDTT', 'TTTD', 'DTDT'],
    'واحدة غليظة وثلاث رفيعات: أم نادت مرة، وثلاثة صغار يصيحون «خمس دقائق بعد!».|One low and three high: Mum ' +
      'called once, and three little voices begged for “five more minutes!”',
  ),
  spoken(
    'طبل صغير حفظ درسه «دُم تَك دُم تَك»، وكاد ينجح! ماذا قال بالضبط؟|A little drum had learnt its lesson, “dum ' +
      'tak dum tak”, and so nearly got it right! What exactly did it say?',
    ['DTDD', 'DDTD', 'DTDT', 'DDDT'],
    'كاد يقولها صحيحة، ثم أعجبته «دُم» فكرّرها، كطفل تعلّم كلمة «لماذا».|So close; then it fell in love with ' +
      '“dum”, like a toddler who has just learnt to say “why?”',
  ),
  spoken(
    'تحدّي الشاي: انقروا هذه الجملة على الطاولة ولا تنسكب قطرة! ماذا قال الطبل؟|The tea dare: tap this one on ' +
      'the table and spill nothing! What did the drum say?',
    ['DDTDT', 'DTDDT', 'DDTTD', 'DTTDT'],
    'خمس كلمات في نفَس واحد. ومن انسكب شايه يغسل الاستكانات كلها.|Five words in one breath. Whoever spilled ' +
      'the tea washes up.',
  ),
  forChildren(
    () => drummed('g-gg-gg-gg-gg-gg-gg-gg-gg-gg-g', 0.13),
    'أغمضوا عيونكم: من القادم على الطريق؟ ومن يقلّده بلسانه؟|Eyes shut: who is coming down the road? And who ' +
      'can do it with their tongue?',
    [
      'حصان يعدو|A galloping horse',
      'رجل يمشي|A man walking',
      'سلحفاة تزحف|A crawling tortoise',
      'طفل يقفز بقدميه|A child hopping on both feet',
    ],
    'صانعو المؤثرات يقلّدون الحصان بنصفي جوزة هند. والحصان لم يشتكِ.|For effects, two halves of a coconut play ' +
      'the horse. No horse has complained.',
    'https://www.bellperc.com/products/coconuts',
  ),
  forChildren(
    () => drummed(['Y--Y--Y--Y--', '-kk-kk-kk-kk'], 0.36),
    'الصنج يقول «واحد» ويترك العدّ للطبل، كمن يقول «ساعدوني» ثم يجلس! عُدّوا بصوت عالٍ: إلى كم نصل قبل أن ' +
      'يعود؟|The cymbal says “one” and leaves the rest to the drum, like someone who says “give me a hand” and ' +
      'sits down! Count out loud: how far do we get before it is back?',
    ['3', '2', '4', '5'],
    'واحد اثنان ثلاثة: على هذا تدور رقصة الفالس. ثلاث عدّات لقدمين، فتبدأ كل دورة بالقدم الأخرى… أو بقدم ' +
      'جارك.|One two three: that is how a waltz goes round. Three beats for two feet, so each round begins on ' +
      'the other foot, or on your neighbour’s.',
  ),
  forChildren(
    () => drummed(['Y---Y---Y---', '-TTT-TTT-TTT'], 0.36),
    '«سأعدّ، ثم أقوم لك!» والولد يتحرّك شعرة عند كل صنج، فتبدأ أمه العدّ من «واحد»! عُدّوا معها بصوت ' +
      'عالٍ: إلى كم تصل كل مرة؟|“I’m going to count, and then I’m getting up!” At each cymbal the boy ' +
      'moves an inch, and Mum starts again from one! Count aloud with her: how far does she get?',
    ['4', '2', '3', '6'],
    'أربعة، مثل أكثر أغاني الدنيا. والولد يعرف السرّ من سنين: أمه لم تصل إلى خمسة في حياتها!|Four, like ' +
      'most songs in the world. And the boy has known for years: she has never once got to five.',
  ),
  forChildren(
    () => drummed('K-S-K-S-K-S-K-S-K-S-', 0.26),
    'قوموا كلكم واقفين! ماذا تريد هذه الطبول من أقدامكم؟|Everybody up! What does this drum want your feet to do?',
    [
      'يسار، يمين، يسار، يمين|Left, right, left, right',
      'تدور ثلاث دورات|Spin round three times',
      'تقفز مرة وتقف|Hop once and stop',
      'تجلس على الأرض|Sit down on the floor',
    ],
    'مشية الطابور: ضربتان لقدمين. ومن له ثلاث أقدام فليرفع يده.|Marching: two beats for two feet. If you ' +
      'have three, raise your hand.',
  ),
  forChildren(
    () => drummed('KKC- KKC- KKC- KKC-', 0.34),
    'الملعب كله يهتزّ! قلّدوه بأرجلكم وأيديكم حتى يسمعكم الجيران: ما ترتيبه؟|The whole stadium is shaking! Do ' +
      'it with them until the neighbours hear: in which order?',
    [
      'دبكة، دبكة، صفقة|Stamp, stamp, clap',
      'دبكة، صفقة، صفقة|Stamp, clap, clap',
      'صفقة، دبكة، صفقة|Clap, stamp, clap',
      'صفقة، صفقة، دبكة|Clap, clap, stamp',
    ],
    'أشهر أغنية على هذا الإيقاع، «وي ول روك يو»، ليس فيها طبل واحد: دبكت فرقة «كوين» على ألواح خشب. اشرحوا ' +
      'ذلك للجيران.|The most famous song on this beat, “We Will Rock You”, has no drums at all: Queen stamped ' +
      'on wooden boards. Tell that to the neighbours.',
    'http://www.1029thewhale.com/picozzis-rock-gossip/2017/09/05/we-will-rock-you',
  ),
  forChildren(
    () => drummed('DTTD-- DTTD-- DT-D-- DTTD--', 0.24),
    'الطبّال عزف جملته أربع مرات، وعطس في واحدة فابتلع ضربة! في أي مرة نقول له «يرحمك الله»؟|The drummer ' +
      'played it four times, but sneezed once and swallowed a stroke! After which one do we say “bless you”?',
    ['الثالثة|The third time', 'الأولى|The first time', 'الثانية|The second time', 'الرابعة|The fourth time'],
    'في الثالثة. وهو يقسم أنها كانت لمسة فنّية.|The third. He insists it was art.',
  ),
  forChildren(
    () => drummed('CC-C-- CC-C-- CC-C-- CC-C-- CC-C--', 0.22),
    'خطا الصغير أول خطوة فصفّقت له العائلة صفقتها، فأعجبته وأعادها ليصفّقوا من جديد! كم مرة صفّقوها ' +
      'كاملة؟|Baby took his first step, and the family clapped their special clap. So he did it again, for the ' +
      'applause! How many times was it clapped from start to finish?',
    ['5', '2', '3', '4'],
    'خمس مرات! وفي السادسة كانت أكفّهم قد احمرّت فلم يصفّق أحد. نظر إليهم واحدًا واحدًا… ثم جلس وصفّق ' +
      'لنفسه.|Five! By the sixth their palms were burning and nobody clapped. He looked at them all, one by one, ' +
      'sat down, and gave himself a round of applause.',
  ),
  forChildren(
    () => drummed('D--- D--- D--- D--- D-D-D-D-D-D-D-D-', 0.16),
    'كان الطبل يتمشّى على البحر بهدوء، ثم… ماذا جرى له؟ ومن يعرف السبب؟|The drum was strolling calmly along ' +
      'the beach, and then… what happened? And who can guess why?',
    [
      'صار يركض|It began to run',
      'صار يزحف|It began to crawl',
      'رجع إلى الخلف|It walked backwards',
      'جلس يرتاح|It sat down to rest',
    ],
    'رأى كلب الجيران. والأغرب أن الكلب كان يركض منه في الجهة الأخرى.|It saw the neighbours’ dog. Oddly, the ' +
      'dog was running the other way.',
  ),
  forChildren(
    () => drummed('DT-DT-DT-DT-DT-D', 0.3),
    'الطبل يعيد كلمتين، ثم سكت فجأة وتركنا معلّقين! صيحوا بها معًا: ما الذي لم يقله؟|The drum says the same ' +
      'two words again and again, then leaves us hanging! Shout it together: what is missing?',
    ['تَك|Tak', 'دُم|Dum', 'دُم دُم|Dum dum', 'تَك تَك تَك|Tak tak tak'],
    'والصمت بعد «دُم» أثقل من كيس رز: كل من في الغرفة قالها في نفسه.|That silence is unbearable: everybody in ' +
      'the room said it for him.',
  ),
  forChildren(
    () => drummed(['CCCC----CCCC----', '----DDDD----DDD-'], 0.3),
    'الأستاذة تصفّق أربعًا والطبل يردّ كتلميذ شاطر. ثم مرّت سيارة الآيس كريم! ماذا فعل في المرة الثانية؟|The ' +
      'teacher claps four and the drum answers like a star pupil. Then an ice-cream van goes by! What did it ' +
      'do the second time?',
    [
      'نقص ضربة|It was one short',
      'زاد ضربة|It added one',
      'ردّ مثلها تمامًا|It answered exactly',
      'سكت ولم يردّ|It did not answer',
    ],
    'ثلاث فقط، والرابعة قفزت من الشبّاك تشتري واحدًا بالفستق.|Three; the fourth had jumped out of the window ' +
      'to buy a pistachio cone.',
  ),
  forChildren(
    () => drummed('WTWTWT-- WTWTWT-- WTWTWT--', 0.26),
    'الجد يرنّ من غرفته: «قهوة!» والجدة تردّ بالطبل: «قم وصبّها!» من نسمع أولًا كل مرة؟|Grandpa rings from ' +
      'his room: “Coffee!” Grandma answers on the drum: “Get it yourself!” What do we hear first each time?',
    ['الجرس|The bell', 'الطبل|The drum', 'الاثنان معًا|Both together', 'التصفيق|A clap'],
    'الجرس ثم الطبل، كل مرة، منذ أربعين سنة. لا هو قام، ولا هي صبّت، وكلاهما يضحك.|The bell, then the drum, ' +
      'every time, for forty years. He never gets up, she never pours, and both of them laugh.',
  ),
  heard(
    () => drummed(['K---K---K---K---', 'h-h-h-h-h-h-h-h-'], 0.13, 2),
    'دقّات ثقيلة متساوية وفوقها «تس تس»، والجدة تسأل: «متى يبدأ الغناء؟» أين تسمعونها عادةً؟|Heavy, even ' +
      'thumps with a “ts ts” on top, and grandma asks: “When does the song start?” Where do you usually hear ' +
      'this?',
    [
      'في حفلة راقصة|At a dance party',
      'في عيادة الأسنان|At the dentist’s',
      'في درس رياضيات|In a maths lesson',
      'عند الحلّاق وحده|Only at the barber’s',
    ],
    'دقّة على كل عدّة: اسمها «أربع على الأرض»، ولا تعفي أحدًا من الرقص، ولا الجدة.|A thump on every beat: it is ' +
      'called “four on the floor”, and it lets nobody sit still, not even grandma.',
    { band: 'children', source: 'https://www.weigu.lu/music/drumppy/index.html', optionsShown: true },
  ),
  heard(
    () => drummed('D-D-D-D-T-D-D-D-D-T-D-D-D-D-T-', 0.15),
    'المدير يشرح: «دُم… دُم…» ثم يضرب الطاولة: «تَك!» فيصحو الموظفون! كم «دُم» قبل كل «تَك»؟|The boss ' +
      'explains, dum… dum…, then bangs the table, tak!, and the whole office wakes up! How many dums before ' +
      'each tak?',
    ['4', '5', '6', '7'],
    'أربع، والخامسة «تَك». والموظفون تعلّموا أن يفتحوا عيونهم عند الرابعة.|Four, and the fifth is a tak. The ' +
      'staff have learnt to open their eyes on the fourth.',
  ),
];
