import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { typewriter } from './at-home.ts';
import { bubbles, coffeeMortar, coinSpinning, microwave, vinyl } from './in-rooms.ts';
import { camelBells, crickets, rattlesnake, woodpecker } from './nature.ts';
import { cannon, dialTone, geiger, heartMonitor, indicator, modem, racingCar, sonar, steamTrain } from './outside.ts';
import { drill } from './tools-and-balls.ts';

/** The room argues before it agrees. */
export const everyday600: readonly Heard[] = [
  heard(
    modem,
    'كان يملأ البيت كل ليلة في التسعينيات، وبعده مباشرة: «لا ترفعوا السمّاعة!». ما هو؟|It ' +
      'filled houses every night in the nineties, then: “nobody pick up the phone!” What is it?',
    [
      'الاتصال بالإنترنت|Dialling into the internet',
      'آلة فاكس تطبع رسالة|A fax printing',
      'راديو سيارة|A car radio',
      'تلفاز بلا بثّ|A television off the air',
    ],
    'صورة واحدة تحتاج دقيقتين، ومكالمة من الخالة تقطع كل شيء.|One picture took two minutes, and a call from auntie cut everything off.',
  ),
  heard(
    coffeeMortar,
    'كان الجيران يعرفون منه أن الضيافة قادمة وأن الباب مفتوح. ما هو؟|From this ' +
      'sound neighbours knew that guests were welcome and the door was open. What is it?',
    [
      'هاون القهوة|A coffee mortar',
      'حدّاد يطرق سيفًا|A smith making a sword',
      'طبل سفينة|A ship’s drum',
      'جرس مدرسة|A school bell',
    ],
    'ضربة في القعر ونقرة على الحافّة: بعضهم جعلها إيقاعًا يعرفه الحيّ كله.|A thud in the bowl, a tap on the rim: some made it a tune the whole street knew.',
    { source: 'http://everything2.com/user/elem_125/writeups/Coffee' },
  ),
  heard(
    cannon,
    'في رمضان ينتظره الأطفال كل مغرب، ثم يركضون إلى التمر. ما هو؟|In Ramadan children wait for it at sunset, then run to the dates. What is it?',
    ['مدفع الإفطار|The iftar cannon', 'ألعاب نارية|Fireworks', 'باب قلعة|A castle gate', 'طبل المسحّر|The dawn drummer'],
    'طلقة واحدة بلا قذيفة، ومعدة البلد كلها تردّ عليها.|One blank shot, and the stomach of a whole country answers.',
    { source: 'https://www.khaleejtimes.com/ramadan/look-7-uae-places-where-iftar-cannons-are-fired-this-ramadan' },
  ),
  heard(
    camelBells,
    'قافلة تمرّ في الليل. ما الذي يرنّ هكذا بطيئًا؟|A caravan passes at night. What is it that rings so slowly?',
    [
      'أجراس الجمال|Camel bells',
      'كؤوس في صينية|Glasses on a tray',
      'مفاتيح سجّان|A jailer’s keys',
      'سلاسل مرساة|Anchor chains',
    ],
    'جرس غليظ وآخر رفيع، على خطوة الجمل التي لا تستعجل لأحد.|One deep bell, one small, at a pace no camel will change for anyone.',
  ),
  heard(
    sonar,
    'أفلام الغوّاصات كلها فيها هذا الصوت. ماذا يفعل؟|Every submarine film has it. What does this sound do?',
    [
      'يقيس المسافة بالصدى|Measures distance by echo',
      'يوقظ البحّارة|Wakes the sailors',
      'يطرد أسماك القرش الجائعة|Scares off sharks',
      'يفتح الباب|Opens the hatch',
    ],
    'يرسل «بينغ» وينتظر الصدى. وكل من في الفيلم يهمس كأن السمك يسمع.|It says ping ' +
      'and waits for the echo. Everybody on board whispers, as if the fish could hear.',
    { optionsShown: true },
  ),
  heard(
    geiger,
    'نقرات تزداد كلما اقتربتم. ما الذي تحذّر منه هذه الآلة؟|Its clicks grow as you come nearer. What is this device warning of?',
    ['الإشعاع|Radiation', 'تسرّب الغاز|A gas leak', 'سرعة السيارة|Speeding', 'الكنز المدفون|Buried treasure'],
    'عدّاد غايغر: كل نقرة جُسيم واحد دخل الأنبوب.|A Geiger counter: each click is a single particle in the tube.',
    { source: 'http://www.kentchemistry.com/links/Nuclear/Geiger.htm' },
  ),
  heard(
    rattlesnake,
    'في صحراء أمريكا، من سمع هذا تجمّد مكانه. ما هو؟|In the American desert you freeze on hearing this. What is it?',
    [
      'ذيل أفعى|A snake’s tail',
      'رشّاش ماء|A lawn sprinkler',
      'حبوب في كيس|Seeds in a bag',
      'جندب كبير|A big grasshopper',
    ],
    'أفعى مهذّبة: تقرع الجرس قبل أن تغضب. ارجعوا بهدوء ولا تصوّروا.|The rattlesnake is polite: it rings before it loses its temper.',
  ),
  forChildren(
    typewriter,
    'كان أجدادكم يكتبون عليها، وتصرخ جرسًا في آخر كل سطر! ما هي؟|Your grandparents wrote on it, and it rang at the end of each line! What is it?',
    [
      'آلة كاتبة|A typewriter',
      'صندوق محلّ|A cash register',
      'آلة خياطة|A sewing machine',
      'ماكينة قهوة|A coffee machine',
    ],
    'ولا زر فيها لحذف الخطأ: الخطأ ورقة جديدة.|There was no delete key: a mistake meant a new sheet.',
  ),
  heard(
    vinyl,
    'ليس مطرًا ولا نارًا، بل أول ما يُسمع قبل الأغنية. من أين؟|Not rain, not fire, but what you hear before the song. Where?',
    [
      'أسطوانة قديمة|An old record',
      'راديو بحري|A ship’s radio',
      'ملاقط فحم|Charcoal tongs',
      'حلوى تُفتح|Sweets unwrapped',
    ],
    'كل فرقعة ذرّة غبار تمرّ تحت الإبرة. بعض الناس صار يدفع ليسمعها.|Every crackle is a speck of dust under the needle. Some people now pay for it.',
  ),
  heard(
    coinSpinning,
    'على الطاولة، يسرع ويسرع ثم يسكت فجأة. ما هو؟|On the table, faster and faster, then suddenly silent. What is it?',
    [
      'قطعة نقد تدور|A spinning coin',
      'مسبحة تُلقى|Dropped beads',
      'ملعقة تسقط|A falling spoon',
      'خاتم في كأس|A ring in a glass',
    ],
    'كلما مالت أسرع دورانها: كأنها تستعجل قبل أن تقع.|The flatter it leans, the faster it rattles, as if in a hurry to fall.',
  ),
  heard(
    drill,
    'صباح الجمعة، والجار وجد وقتًا! ما هذا؟|Your one free morning, and the neighbour found time! What is it?',
    ['مثقاب كهربائي|A power drill', 'خلّاط عصير|A blender', 'منشار يدوي|A hand saw', 'فرّامة لحم كبيرة|A big meat mincer'],
    'يثقب ثقبًا واحدًا، في سبعة أماكن.|He is drilling one hole, in seven places.',
  ),
  forChildren(
    woodpecker,
    'رأس يدقّ الشجرة ولا يصيبه صداع! من هو؟|A head that hammers trees without a headache! Whose?',
    [
      'نقّار الخشب|A woodpecker',
      'سنجاب يكسر البندق|A hungry squirrel',
      'غزال يحكّ قرنيه|A deer rubbing its antlers',
      'فأر تحت الأرض|A mouse in the floor',
    ],
    'هذا النقر السريع ليس بحثًا عن طعام بل إعلان: «هذه شجرتي».|That quick drumming is no search for food but a notice: “my tree”.',
    'https://birdnote.org/node/11422',
  ),
  heard(
    indicator,
    'يبدأ قبل المنعطف ويسكت بعده، وبعض السائقين لا يعرفون أنه موجود. ما هو؟|It ' +
      'starts before a turn and stops after; some drivers never found it. What is it?',
    [
      'غمّاز السيارة|A car’s indicator',
      'مسّاحة الزجاج|A windscreen wiper',
      'حزام الأمان|A seat-belt alarm',
      'عدّاد التاكسي|A taxi meter',
    ],
    'إن لم تتعرّفوا إليه فنعرف كيف تقودون.|If you didn’t recognise it, we know how you drive.',
  ),
  heard(
    racingCar,
    'يعلو قادمًا وينخفض ذاهبًا، في أقل من ثانيتين. ما الذي مرّ مرتين؟|High as it comes, low as it goes, all in two seconds. What passed twice?',
    ['سيارة سباق|A racing car', 'نحلة كبيرة|A big bee', 'لعبة طائرة|A toy plane', 'دراجة هوائية|A bicycle'],
    'عند السائق لا تتغيّر النغمة أبدًا. أنتم وحدكم في المدرّج تسمعونها تهبط.|For the driver the pitch never changes; only you on the stand hear it fall.',
    {
      source: 'https://holdings.panasonic/global/corporate/sustainability/citizenship/pks/library/002sound/sou014.html',
    },
  ),
  heard(
    dialTone,
    'ترفعون سمّاعة الهاتف الأرضي فتسمعون هذا قبل أي رقم. ماذا يقول لكم؟|Lift a landline and you hear this before dialling. What does it tell you?',
    [
      'الخط جاهز، اطلبوا|The line is ready, dial',
      'الخط مشغول بمكالمة|The line is busy',
      'الرقم خطأ|Wrong number',
      'انتهى الوقت|Time is up',
    ],
    'نغمتان معًا. جيل كامل من الصغار لم يسمعهما قط، فاسألوهم!|Two tones at once. A whole generation has never heard them: ask the children!',
  ),
  heard(
    crickets,
    'في الكرتون يُسمع بعد نكتة لم تضحك أحدًا. من يصدره؟|In cartoons it follows a joke nobody laughed at. Who makes it?',
    ['صرّار الليل|Crickets', 'طيور صغيرة|Little birds', 'ضفادع الشجر|Tree frogs', 'نحل العسل|Honey bees'],
    'وهذا هو الجمهور الوحيد الذي بقي بعد النكتة.|They are the only audience left after that joke.',
  ),
  heard(
    bubbles,
    'شهيق هادئ، ثم بقبقة. أين نحن؟|A calm breath, then bubbling. Where are we?',
    [
      'تحت الماء مع غوّاص|Under water with a diver',
      'في قدر شوربة يغلي على النار|In a boiling pot',
      'في حوض سمك|In a fish tank',
      'مع طفل وعصيره|With a child’s milkshake',
    ],
    'والسمكة تسأل أختها: لماذا يحمل هذا هواءه على ظهره؟|One fish asks another: why does he carry his air on his back?',
  ),
  heard(
    steamTrain,
    'يبدأ ثقيلًا متثائبًا ثم يسرع، وفي النهاية يصيح. ما هو؟|It starts heavy and yawning, speeds up, and ends with a shout. What is it?',
    ['قطار بخاري|A steam train', 'مضخّة ماء|A water pump', 'آلة خياطة|A sewing machine', 'حصان متعب|A tired horse'],
    'اسمعوا: واحدة من كل أربع نفثات أقوى، كمن يعدّ وهو يصعد الدرج.|Listen: every fourth puff is louder, like somebody counting stairs.',
  ),
  heard(
    heartMonitor,
    'في المسلسلات: ينظر الجميع إلى الشاشة ولا يتنفّسون. ما هذا؟|In every hospital drama all eyes are on the screen. What is it?',
    [
      'جهاز نبض القلب|A heart monitor',
      'ماسح أسعار|A price scanner',
      'منبّه فرن|An oven timer',
      'سيارة ترجع|A reversing lorry',
    ],
    'ما دام يقول «بيب» فالممثل سيحضر الحلقة القادمة.|As long as it beeps, the actor will be back next week.',
  ),
  heard(
    microwave,
    'أزيز، ثم ثلاث صيحات، ويركض كل جائع! ما هو؟|A hum, then three cries, and the hungry come running! What is it?',
    [
      'المايكرويف|A microwave oven',
      'غسّالة الصحون الجديدة|A dishwasher',
      'مصعد العمارة|The lift',
      'ثلاجة قديمة|An old fridge',
    ],
    'والطعام حار من الأطراف وثلج في الوسط، كالعادة.|The food is boiling at the edges and frozen in the middle, as always.',
  ),
];
