import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { alarmClock, clockTicking, doorbell, kettle, popcorn } from './at-home.ts';
import { footsteps, heartbeat, snoring, tapDripping } from './in-rooms.ts';
import { applause, ducks, gallop, mosquito, rain } from './nature.ts';
import { bicycleBell, carHorn, fireworks, helicopter, siren } from './outside.ts';
import { basketball } from './tools-and-balls.ts';

/** Known at the first second. */
export const everyday200: readonly Heard[] = [
  forChildren(
    clockTicking,
    'صوت لا تسمعونه إلا إذا كنتم تنتظرون شيئًا. ما هو؟|You only hear this while waiting for something. What is it?',
    ['ساعة حائط|A wall clock', 'لوحة مفاتيح|A keyboard', 'مقصّ حلّاق|A barber’s scissors', 'دجاجة تنقر|A pecking hen'],
    'تمشي طوال اليوم ولا تغادر الحائط.|It runs all day and never leaves the wall.',
  ),
  forChildren(
    alarmClock,
    'أكثر صوت يُكره في السابعة صباحًا! ما هو؟|The most hated sound at seven in the morning! What is it?',
    [
      'المنبّه|An alarm clock',
      'ميزان المطبخ|The kitchen scales',
      'جهاز الصرّاف|A cash machine',
      'لعبة تكلّم الأطفال|A talking toy',
    ],
    'ومع ذلك يُضبط كل ليلة بمنتهى التفاؤل.|Yet every night it is set with perfect optimism.',
  ),
  forChildren(
    rain,
    'ماذا يحدث خارج الشبّاك؟ في الخليج يُصوَّر ويُرسل إلى العائلة كلها!|What is happening outside? In the Gulf it gets filmed and sent to the whole family!',
    [
      'مطر ينزل|It is raining',
      'بصل يُقلى|Onions are frying',
      'تصفيق جمهور|A crowd is clapping',
      'نسيم في نخلة|Wind in a palm',
    ],
    'في دقيقة واحدة: أربعون مقطعًا في مجموعة العائلة، كلها للشبّاك نفسه.|Within a minute: forty clips in the family group, all of the same window.',
  ),
  forChildren(
    gallop,
    'من يقترب، وبأي سرعة؟|Who is coming, and how fast?',
    [
      'حصان يعدو|A galloping horse',
      'جمل يمشي|A walking camel',
      'قطة تلبس حذاءً|A cat in boots',
      'لاعب سلة|A basketball player',
    ],
    'ثلاث ضربات وسكتة، ثم ثلاث وسكتة. الحصان مستعجل، والجمل ينظر إليه ويمضغ.|Three beats and a rest, three beats and a rest. A camel watches, and chews.',
  ),
  forChildren(
    snoring,
    'من في الغرفة؟ تسمعونه في مجلس الجمعة بعد الغداء.|Who is in the room? Often heard after Friday lunch.',
    ['رجل يشخر|A man snoring', 'دب يأكل|A bear eating', 'منشار خشب|A wood saw', 'دراجة نارية|A motorbike'],
    'ويقول إذا أيقظتموه: «ما كنت نايم، بس مغمّض».|Wake him and he says: “I wasn’t asleep, just resting my eyes.”',
  ),
  forChildren(
    kettle,
    'صوت يبدأ همسًا وينتهي صراخًا. من أين؟|It starts as a whisper and ends as a scream. Where from?',
    ['إبريق يغلي|A boiling kettle', 'قطار سريع|A fast train', 'عصفور جائع|A hungry bird', 'مكبّر صوت|A loudspeaker'],
    'الوحيد في البيت الذي يصفّر عندما يغضب، والكل يفرح به.|The only one at home who whistles when boiling mad, and everyone is glad.',
  ),
  forChildren(
    popcorn,
    'الفيلم سيبدأ! ما الذي يحدث في المطبخ؟|The film is about to start! What is going on in the kitchen?',
    ['فشار يفرقع|Popcorn popping', 'صحون تنكسر|Plates breaking', 'بيض يُسلق|Eggs boiling', 'ثلج يذوب|Ice melting'],
    'في كل قدر حبّة واحدة ترفض أن تفرقع، وهي التي تكسر السنّ.|In every pot one grain refuses to pop. It is the one that finds your tooth.',
  ),
  forChildren(
    doorbell,
    'تركض العائلة كلها إلى الغرف لترتّبها. ماذا سمعوا؟|The whole family runs to tidy up. What did they hear?',
    ['جرس الباب|The doorbell', 'جرس المدرسة|A school bell', 'ساعة كبيرة|A big clock', 'رسالة هاتف|A phone message'],
    'ثلاثون ثانية تكفي لإخفاء كل شيء في خزانة واحدة.|Thirty seconds is enough to hide everything in one cupboard.',
  ),
  forChildren(
    carHorn,
    'الإشارة صارت خضراء منذ جزء من الثانية. ما هذا؟|The light has been green for a split second. What is this?',
    ['زمّور سيارة|A car horn', 'بوق سفينة|A ship’s horn', 'إوزّة غاضبة جدًا|An angry goose', 'بوق كشّافة|A scout’s bugle'],
    'أصغر مدة قيست في العالم: بين الضوء الأخضر وأول زمّور.|The shortest time ever measured: from green light to first hoot.',
  ),
  forChildren(
    siren,
    'السيارات كلها تفسح الطريق. ما القادم؟|All the cars make way. What is coming?',
    [
      'سيارة طوارئ|An emergency vehicle',
      'شاحنة بيع المثلجات|An ice-cream van',
      'موكب عروس|A wedding convoy',
      'سيارة سباق|A racing car',
    ],
    'يعلو ويهبط حتى لا تعتاده الأذن. ابتعدوا يمينًا وادعوا له.|It rises and falls so that ears never get used to it. Pull over and wish them luck.',
  ),
  forChildren(
    mosquito,
    'أطفأتم الضوء، وعندها بالضبط… من جاء؟|You switched off the light, and just then… who came?',
    ['بعوضة|A mosquito', 'نحلة عسل|A honey bee', 'طائرة ورق|A paper plane', 'مروحة سقف|A ceiling fan'],
    'تختفي عند إشعال الضوء وتعود عند إطفائه: محترفة.|Light on, gone; light off, back: a professional.',
  ),
  forChildren(
    heartbeat,
    'صوت معكم في كل مكان، حتى تحت الماء. ما هو؟|It goes everywhere with you, even under water. What is it?',
    ['دقّات القلب|A heartbeat', 'خطوات جمل|A camel’s steps', 'طبل عرس|A wedding drum', 'باب مصعد|A lift door'],
    '«لُب دُب»: صوت صمامات تُغلق، لا صوت العضلة.|“Lub-dub” is the sound of valves closing.',
    'https://www.25doctors.com/factshq/2016/10/14/the-sound-of-heartbeat-closing-valves',
  ),
  forChildren(
    basketball,
    'الجار في الطابق الأعلى يتدرّب في الصالة. على ماذا؟|The neighbour upstairs is practising in the living room. What?',
    ['كرة السلة|Basketball', 'تنس الطاولة|Table tennis', 'القفز بالحبل|Skipping', 'رفع الأثقال|Weightlifting'],
    'والثريّا تحتها تشجّع معه.|And the chandelier below is cheering along.',
  ),
  heard(
    applause,
    'ماذا حدث على المسرح قبل قليل؟|What has just happened on the stage?',
    [
      'شيء أعجب الجمهور|Something the crowd loved',
      'سقط المطر على السقف|It began to rain',
      'انقطعت الكهرباء|The lights went out',
      'مرّ قطيع خيل|Horses ran by',
    ],
    'ودائمًا هناك واحد يبدأ، وواحد لا يعرف متى يتوقّف.|There is always one who starts, and one who doesn’t know when to stop.',
    { band: 'children', optionsShown: true },
  ),
  forChildren(
    fireworks,
    'صفير يصعد، ثم… وتقول العائلة كلها «أوووه»! ما هو؟|A whistle goes up, then… and everyone says “oooh”! What is it?',
    ['ألعاب نارية|Fireworks', 'إطار ينفجر|A bursting tyre', 'باب يُصفق|A slamming door', 'رعد بعيد|Distant thunder'],
    'وكلب الجيران تحت السرير حتى الغد.|The neighbours’ dog is under the bed until tomorrow.',
  ),
  forChildren(
    ducks,
    'زوّار البحيرة يطلبون خبزًا. من هم؟|Visitors to the lake demand bread. Who are they?',
    ['بطّ|Ducks', 'ضفادع|Frogs', 'خراف|Sheep', 'نوارس|Gulls'],
    'ثلاث بطّات تطلب، وواحدة تطلب أعلى: إنها المديرة.|Several ask, and one asks louder: that is the manager.',
  ),
  forChildren(
    bicycleBell,
    '«انتبهوا!» بلغة لها عجلتان. ما هذا؟|“Mind out!”, in a language with two wheels. What is it?',
    ['جرس دراجة|A bicycle bell', 'كؤوس شاي|Tea glasses', 'جرس فندق|A hotel desk bell', 'هاتف قديم|An old telephone'],
    'أرخص بوق في العالم، وأكثرها أدبًا.|The cheapest horn in the world, and the most polite.',
  ),
  forChildren(
    footsteps,
    'ممرّ طويل فارغ في الليل. ماذا نسمع؟|A long empty corridor at night. What do we hear?',
    ['خطوات حذاء|Footsteps in shoes', 'نقّار خشب|A woodpecker', 'مطرقة قاضٍ|A judge’s gavel', 'كرة تنس|A tennis ball'],
    'هدّئوا قلوبكم: نسيَ مفاتيحه في المكتب.|Calm down: he left his keys at the office.',
  ),
  forChildren(
    tapDripping,
    'صوت صغير يمنع بيتًا كاملًا من النوم. ما هو؟|A tiny sound that keeps a whole house awake. What is it?',
    ['حنفية تنقّط|A dripping tap', 'ساعة يد|A wristwatch', 'قطة تشرب|A cat drinking', 'بيض يُكسر|Eggs being cracked'],
    'الحلّ المؤقت: إسفنجة تحتها. والدائم: «بكرة إن شاء الله».|Quick fix: a sponge underneath. Real fix: “tomorrow, God willing”.',
  ),
  forChildren(
    helicopter,
    'الكل يرفع رأسه ويسأل: وين رايحة؟ ما هي؟|Everyone looks up and asks where it is going. What is it?',
    ['طائرة مروحية|A helicopter', 'غسّالة ملابس|A washing machine', 'سرب جراد|A locust swarm', 'دراجة هوائية|A bicycle'],
    'ويلوّح لها الأطفال دائمًا، وبعض الكبار حين لا يراهم أحد.|Children always wave at it. So do grown-ups when nobody looks.',
  ),
];
