import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { oud } from '../audio/strokes.ts';
import { mix, normal, type Part } from '../audio/tones.ts';
import { keyOf } from '../audio/notes.ts';
import { drummed } from '../rhythms/kit.ts';
import { chords, drumKit, line, solo } from './phrases.ts';

const oudPhrase = () =>
  normal(
    mix(
      'D3 A3 D4 Eb4 F#4 G4 F#4 Eb4 D4 A3 Bb3 A3 D4'
        .split(' ')
        .map((name, index): Part => [0.2 + index * 0.36, oud(keyOf(name), 1.6)]),
    ),
  );

/** Known to every child. */
export const instruments200: readonly Heard[] = [
  forChildren(
    () => solo('piano', 'lively'),
    'الثانية ليلًا، والجار يتدرّب خلف الجدار، والوالد بالبيجامة يكتب شكوى! أكملوها له: «أزعجنا…» ماذا؟|' +
      'Two in the morning, the neighbour is practising, and Dad in his pyjamas is writing a complaint! Help him: ' +
      '“We can’t sleep because of your…” what?',
    ['بيانو|A piano', 'كمان|A violin', 'ناي|A flute', 'طبل|A drum'],
    'في تايلاند رجل يعزفه في الغابة لفيلة عجوز عمياء، وأول فيل سمعه توقّف عن الأكل والعشب في فمه! أعطوا الجار ' +
      'عنوان الغابة.|' +
      'In Thailand a man plays his in the forest for old, blind elephants; the first to hear it stopped eating ' +
      'with the grass still in its mouth. Give the neighbour the address!',
    'https://t13.cl/noticia/tendencias/video-hombre-da-concierto-elefantes-ciegos-tailandia',
  ),
  forChildren(
    oudPhrase,
    'أبو ناصر سمع أول نغمة في الديوانية وصاح: «ربابة جدّي رجعت!» وكادت الدلّة تسقط من الضحك. صحّحوا له: ما هذا؟|' +
      'At the first note in the diwaniya Abu Nasser cried “My grandfather’s rebab!” and the coffee pot nearly fell ' +
      'over laughing. Put him right: what is it?',
    ['العود|The oud', 'الكمان|The violin', 'البيانو|The piano', 'الناي|The flute'],
    'سافر إلى الأندلس بأداة التعريف كلها، فصار «لاوُد» بالإسبانية و«لوت» بالإنجليزية. نسي أبو ناصر اسمه، وحفظته ' +
      'أوروبا!|' +
      'It went to Spain, Arabic article and all: al-oud became laúd, and “lute” in English. Abu Nasser forgot the ' +
      'name; Europe kept it.',
    'http://www.etymonline.com/index.php?term=lute&allowed_in_frame=0',
  ),
  forChildren(
    () => solo('violin', 'calm'),
    'نجم تُباع تذاكره كلها وقف في محطة مترو وقت الزحام وعزف هذه، فلم يتوقّف له إلا القليل! أنتم كنتم ستتوقّفون؟ ' +
      'وماذا كان يعزف؟|' +
      'A star whose concerts sell out played this in a Washington underground station at rush hour, and almost ' +
      'nobody stopped! Would you have? And what was he playing?',
    ['كمان|A violin', 'بوق|A trumpet', 'قيثارة كبيرة|A big harp', 'أكورديون|An accordion'],
    'جوشوا بيل، وآلته بملايين الدولارات. الأطفال وحدهم كلهم التفتوا إليه، فجرّهم أهلهم: «تأخّرنا!»|' +
      'Joshua Bell, on a Stradivarius worth millions. Every child who passed turned to listen, and was dragged on: ' +
      '“We’re late!”',
    'https://www.clicksandbits.com/category/music/',
  ),
  forChildren(
    () =>
      drumKit(
        [
          'K---K-K-K---K-K-K---K-K-KKKK',
          '----S-------S-------S---SSSS',
          'h-h-h-h-h-h-h-h-h-h-h-h-h-h-',
          '----------------------------Y',
        ],
        0.17,
      ),
    'جدّة اشترت لحفيدها هدية نجاح، ومن يومها وأمّه ترجوها: «زورينا كل يوم… وقت التمرين!» ما الهدية؟|' +
      'Grandma bought him a present for good marks, and now his mother begs her: “Do visit every day… at practice ' +
      'time!” What did she buy?',
    ['طقم درامز|A drum kit', 'بيانو لعبة|A toy piano', 'صفّارة|A whistle', 'ربابة|A rebab'],
    'تابع علماء طبّال فرقة «بلوندي» ثماني سنوات، فوجدوا قلبه في الحفل يعمل كقلب لاعب كرة محترف! وسدّادات الأذن ' +
      'تُباع وحدها.|' +
      'Scientists followed Blondie’s drummer for eight years: on stage his heart works like a Premier League ' +
      'footballer’s. Earplugs sold separately.',
    'http://www.dailymail.co.uk/sciencetech/article-1037159/Drummers-fitter-footballers-say-scientists.html',
  ),
  forChildren(
    () => solo('trumpet', 'proud'),
    'حفلة عيد ميلاد، وضيف يمزح فيقع على آلة صاحب البيت فتنثني نحو السقف! نفخ فيها صاحبها… وأحبّها هكذا. ما هي؟|' +
      'A birthday party: a guest clowning about falls on the host’s instrument and bends it to the ceiling! The ' +
      'host blew it… and liked it better. Which is it?',
    ['الترومبيت|A trumpet', 'الفلوت|A flute', 'الهارب|A harp', 'البانجو|A banjo'],
    'ديزي غيليسبي، 1953: أعجبه صوتها المعوجّ فصار يوصي المصنع: «اعوجوها لي!» ومن كسر شيئًا في بيتنا الليلة عنده ' +
      'عذر جاهز.|' +
      'Dizzy Gillespie, 1953. He liked the sound so much that he had them made bent ever after. Children, don’t ' +
      'try this defence at home.',
    'https://www.pbs.org/wgbh/pages/frontline/shows/secret/oral/rat11.html',
  ),
  forChildren(
    () => solo('flute', 'quick'),
    'أمير ممنوع من الموسيقى يتعلّمها سرًّا… ودخل أبوه الملك! فقفز المعلّم وآلته في خزانة الحطب. ماذا كان يعلّمه؟|' +
      'A prince, forbidden music, is having a secret lesson… and in walks his father the king! The teacher dives ' +
      'into the firewood closet. What was he teaching?',
    ['فلوت|A flute', 'طبل|A drum', 'غيتار|A guitar', 'هارمونيكا|A harmonica'],
    'ارتجف المعلّم كوانتز هناك ربع ساعة. ثم صار الأمير ملكًا، فريدرش الأكبر، وعيّنه براتب مدى الحياة. خزانة ' +
      'تستحق!|' +
      'Quantz trembled in there for a quarter of an hour. The boy became Frederick the Great and paid him for ' +
      'life: some closets are a career.',
    'https://en.m.wikisource.org/wiki/Page:The_story_of_the_flute_(IA_storyofflute1914fitz).djvu/212',
  ),
  forChildren(
    () => chords('guitar', 'C4+E4+G4+C5 A3+E4+A4+C5 F3+C4+F4+A4 G3+D4+G4+B4 C4+E4+G4+C5', 80),
    'ليلة في البرّ: نار وشاي، وابن عمّ واحد «يعرف يعزف»، ثلاث نغمات لكل أغاني الدنيا! بماذا جاء؟|' +
      'A night in the desert camp, and one cousin “can play”: three chords for every song on earth. Fire, tea, ' +
      'sore fingertips. What has he brought?',
    ['غيتار|A guitar', 'كمان|A violin', 'بوق|A trumpet', 'طبلة|A hand drum'],
    'صنعت جامعة كورنيل واحدًا بحجم خلية دم، يُعزف بالليزر ولا تسمعه أذن بشر. أحسن هدية لابن العمّ هذا!|' +
      'Cornell University made one the size of a blood cell: it’s played with a laser and no human ear can hear ' +
      'it. The perfect present for this cousin.',
    'https://www.psfk.com/2011/04/hey-whats-that-sound-the-nano-guitar.html',
  ),
  forChildren(
    () => solo('xylophone', 'hop'),
    'منتصف الليل في قلعة الكرتون، والهياكل العظمية خرجت ترقص! حرّكوا أكتافكم معها: أي آلة تصنع طقطقة عظامها؟|' +
      'Midnight in the cartoon castle, and the skeletons come out to dance! Rattle your shoulders along: which ' +
      'instrument makes their bones click?',
    ['إكسيليفون|A xylophone', 'أرغن|An organ', 'مزمار قربة|Bagpipes', 'تشيلو|A cello'],
    'بدأها سان سانس عام 1874 حين أعطى هذه الآلة لعظام ترقص، ثم سخر من نفسه وأعطى اللحن للمتحجّرات في «كرنفال ' +
      'الحيوانات». ولم تشتكِ.|' +
      'Saint-Saëns began it in 1874 with dancing bones, then made fun of himself and gave the tune to the fossils ' +
      'in “Carnival of the Animals”. They didn’t mind.',
    'https://m.everything2.com/title/Danse+Macabre',
  ),
  forChildren(
    () => drummed('DTkTDkTkDTkTDkTkDkTkDTTkDkTkDkTkD', 0.125),
    'العريس لم يصل، وخالته بدأت الرقص وحدها! دقّوا على ركبكم: ماذا تحت إبط الضارب فلا يدع أحدًا جالسًا؟|' +
      'The groom hasn’t arrived and his aunt is already dancing! Drum along on your knees: what has the player ' +
      'tucked under his arm that lets nobody sit?',
    ['دربوكة|A goblet drum', 'كمان|A violin', 'بيانو|A piano', 'صفّارة|A whistle'],
    'في البلاد الرطبة يُشدّ وجهها بجلد السمك، لأن جلد الماعز يرتخي. ومن عاش أغسطس في الكويت يفهمها تمامًا.|' +
      'In damp places its face is fish skin, since goat skin goes slack. Anyone who has met August in Kuwait will ' +
      'understand.',
    'http://www.rhythmuseum.com/egyptian/darbouka.html',
  ),
  forChildren(
    () => solo('harmonica', 'calm'),
    'رائدا فضاء هرّبا هذه معهما، وبلّغا الأرض عن «جسم غريب يقترب»، ثم عزفا! رعب ثم ضحك: ما هي؟|' +
      'Two astronauts smuggled this aboard, reported an unknown object to Earth, and then began to play! Panic, ' +
      'then laughter: what was it?',
    ['هارمونيكا|A harmonica', 'بيانو|A piano', 'هارب|A harp', 'طبل|A drum'],
    'من أول ما عُزف في الفضاء، في «جيميني 6» عام 1965. وقبل أن يهديها رائدها للمتحف جرّبها وكتب: «ما زالت تعمل ' +
      'جيدًا». وصلت السماء بلا شاحن!|' +
      'Gemini 6, 1965: the first music played in space. Before giving it to a museum its pilot tested it and ' +
      'reported that it “performs quite well”. Batteries not required.',
    'https://airandspace.si.edu/collection-objects/harmonica-gemini-6/nasm_A19670148000',
  ),
  forChildren(
    () => solo('accordion', 'lively'),
    'أوقف رجل سيارته عند مرعى في ألمانيا وعزف هذا، فجاءه البقر كله ركضًا! صندوق يتنفّس على صدره: ما هو؟|' +
      'In Germany a man stopped at a meadow and played this, and the whole herd came running! A box that breathes ' +
      'on his chest: what is it?',
    ['أكورديون|An accordion', 'قانون|A zither', 'ترومبون|A trombone', 'مثلّث|A triangle'],
    'تزاحمت الأبقار على الصف الأول، ولم تطلب واحدة منها أن يخفض الصوت. جمهور أفضل من أهل البيت!|' +
      'The cows jostled for the front row, and not one asked him to turn it down. A better audience than the ' +
      'family.',
    'https://www.wideopenpets.com/grazing-cows-enjoy-accordion-serenade-in-germany/',
  ),
  forChildren(
    () => line('whistling', 'E5:0.5 G5 A5:1 G5:0.5 E5 D5:1 E5:0.5 G5 C6 B5 A5:2', 116),
    'مع كل واحد منكم في الغرفة، لم تشتروه ولا يُنسى في البيت، وبعضكم لا يعرف تشغيله! من يقلّده أولًا؟ وما هو؟|' +
      'Every one of you brought this along: you never bought it, can’t leave it at home, and some of you can’t make ' +
      'it work! Who can copy it first? What is it?',
    ['الصفير بالفم|Whistling', 'فلوت خشبي|A wooden flute', 'كمان صغير|A small violin', 'جرس دراجة|A bicycle bell'],
    'في جزيرة لا غوميرا الإسبانية لغة كاملة تُصفَر بين الجبال، ويدرسها الأولاد في المدرسة. هناك لا ينفع: «ما ' +
      'سمعتج يمّه»!|' +
      'On the Spanish island of La Gomera it’s a whole language, whistled across the valleys and taught at school. ' +
      '“I didn’t hear you, Mum” won’t work there.',
    'https://novalanguages.com/tag/la-gomera/',
  ),
  forChildren(
    () => drumKit(['^---^---^-^-^---^---^---^-^-^', ''], 0.19),
    'أسهل وظيفة في الأوركسترا؟ يجلس عازفها ساعة، ثم يقوم ويضرب… وكل العيون عليه! ثلاثة أضلاع وصوت كالنجوم: ما ' +
      'هي؟|' +
      'The easiest job in the orchestra? You sit for an hour, stand up, strike… and every eye is on you! Three ' +
      'sides and a voice like stars: what is it?',
    ['مثلّث|A triangle', 'مربّع|A square', 'مفاتيح|Keys', 'ملعقة شاي|A teaspoon'],
    'أعطاه ليست دورًا ظاهرًا في كونشرتو للبيانو، فسخر أكبر ناقد في فيينا وسمّاه «كونشرتو المثلّث». سكت الناقد، ' +
      'وهو ما زال يرنّ.|' +
      'Liszt gave it such a part in a piano concerto that Vienna’s great critic sneered “triangle concerto”. The ' +
      'critic has gone quiet. Ting!',
    'https://sachsen.digital/werkansicht/36917/7?cHash=92c1cd4301265c13f2fa2cf67d26f71b',
  ),
  forChildren(
    () => drumKit(['t-tttt-ttttt-tt-t-tttt-ttttt'], 0.16),
    '«بس هزّها!» قالوا لابن العم الذي لا يعزف شيئًا، فصار أعلى واحد في الفرقة! دائرة وصنوج صغيرة: ماذا أعطوه؟|' +
      '“Just shake it!” they said to the cousin who can’t play. Now he’s the loudest in the band! A hoop with ' +
      'little jingles: what did they give him?',
    ['رِقّ|A tambourine', 'ناي|A reed flute', 'كمان|A violin', 'بوق|A horn'],
    'كان جلده الطبيعي يُدفّأ على شمعة قبل العزف ليبقى صوته. العازف الوحيد الذي يطلب ولّاعة قبل النوتة!|' +
      'Its real skin had to be warmed over a candle to keep its voice: the only player who asks for a light before ' +
      'the music.',
    'https://www.arabinstruments.com/blog/tag/riqq',
  ),
  forChildren(
    () => solo('musicBox', 'wide', { octave: 1 }),
    'فتحت البنت علبة جدّتها فدارت راقصة صغيرة، وسكت البيت كله حتى القطة! لا تتنفّسوا: ما هذا الصوت؟|' +
      'A girl opened grandma’s box, a tiny dancer turned, and the house went quiet, even the cat. Don’t breathe: ' +
      'what is this sound?',
    ['صندوق موسيقي|A music box', 'جرس باب|A doorbell', 'طبل صغير|A toy drum', 'هاتف قديم|An old telephone'],
    'اخترع ساعاتي سويسري مشطه الفولاذي عام 1796، فغنّت الخواتم وزجاجات العطر: نغمات رنين قبل الهاتف بثمانين سنة!|' +
      'A Swiss watchmaker invented its steel comb in 1796, and soon rings and perfume bottles could sing: ' +
      'ringtones, eighty years before the telephone.',
    'https://musicboxcollections.com/Music-Box-I-Love-You-A-Bushel-And-A-Peck.php',
  ),
  forChildren(
    () => chords('churchOrgan', 'C3+G3+C4+E4+G4 F3+A3+C4+F4+A4 G3+B3+D4+G4+B4 C3+G3+C4+E4+C5', 66),
    'برق ورعد وقصر على جبل، ومصّاص الدماء لا ينام فيعزف! البطّانية على الرؤوس، ثم قولوا: ماذا يعزف؟|' +
      'A castle, thunder, and the vampire can’t sleep, so he plays! Blankets over your heads, then tell us: what ' +
      'is he playing?',
    ['أرغن بأنابيب|A pipe organ', 'عود قديم|An old oud', 'قيثارة ذهبية|A golden harp', 'طبل حرب|A war drum'],
    'في ألمانيا واحد بدأ عام 2001 مقطوعة «أبطأ ما يمكن» تنتهي عام 2640! أولها سكتة طالت 17 شهرًا، فمن تأخّر لم ' +
      'يفُته شيء.|' +
      'In Germany one is playing “As Slow As Possible”, from 2001 to 2640. It began with a rest of 17 months, so ' +
      'latecomers missed nothing.',
    'https://sfportal.hu/orgonakoncert-amelynek-vege-a-tavoli-jovobe-nyulik-779.scifi',
  ),
  forChildren(
    () => line('harp', 'C4:0.25 E4 G4 C5 E5 G5 C6 G5 E5 C5 A4 C5 F5 A5 C6 F6 C6 A5 F5 G4 B4 D5 G5 B5 D6 C6:2', 108),
    'الشاشة تتموّج، والبطل بدأ يحلم بالكباب! الكرتون يعزف هذه قبل كل حلم. حرّكوا أصابعكم في الهواء: ما هي؟|' +
      'The screen goes wavy and the hero dreams of kebab! Cartoons play this before every dream. Wiggle your ' +
      'fingers in the air: what is it?',
    ['هارب|A harp', 'بوق|A trumpet', 'بانجو|A banjo', 'إكسيليفون|A xylophone'],
    'الممثل هاربو ماركس تعلّمها وحده وضبطها غلطًا. ثم استأجر أحسن المعلّمين، فجلسوا يتفرّجون عليه مسحورين: دفع، ' +
      'وأعطى الدرس!|' +
      'Harpo Marx taught himself and tuned it all wrong. Then he paid the best teachers, who just sat and watched, ' +
      'spellbound. He paid, and gave the lesson!',
    'https://exquisitelyboredinnacogdoches.blogspot.com/2009/04/harpo-playing-harp-in-go-west.html',
  ),
  forChildren(
    () => solo('distortion', 'hop', { octave: -1, bpm: 120 }),
    'ولد الجيران صار عمره 15، وثريّا صالتنا ترقص كل مغرب! ماذا اشترى له أبوه ثم ندم؟|' +
      'The boy next door turned fifteen, and our chandelier now dances every evening! What did his father buy, and ' +
      'regret?',
    [
      'غيتار كهربائي|An electric guitar',
      'كمان جديد|A new violin',
      'مكنسة قوية|A strong vacuum cleaner',
      'فلوت فضي|A silver flute',
    ],
    'أول ما نجح منه سمّوه «المقلاة» لشكله، وشكّ مكتب البراءات أنه يعمل، فأرسلوا عازفين يعزفون في المكتب! صدّق… ' +
      'وصدّق معه الطابق كله.|' +
      'The first to succeed was nicknamed the Frying Pan. The patent office doubted that it worked, so musicians ' +
      'were sent to play in the office. It believed them, and so did the floor below.',
    'http://invention.smithsonian.org/centerpieces/electricguitar/pop-ups/02-02.htm',
  ),
  forChildren(
    () => line('bagpipe', 'A4:0.5 B4 C#5:1 A4:0.5 C#5 B4 A4 B4:1 E5:0.5 C#5 A4:2', 104),
    'أخذوا رجلًا بتنورة وكيس يزعق إلى القارة القطبية… ليعزف لبطريق! اعصروا معه كيسًا خياليًا: ما آلته؟|' +
      'A man in a kilt with a squealing bag was taken to Antarctica… to play to a penguin! Squeeze an imaginary ' +
      'one along: what was he playing?',
    ['مزمار القِربة|Bagpipes', 'طبل كبير|A big drum', 'كمان|A violin', 'مثلّث|A triangle'],
    'عام 1904، وكتبت البعثة النتيجة: «لا مبالاة نعسانة». والبطريق كان مربوطًا بقدر كبير كيلا يغادر الحفل!|' +
      '1904. The expedition noted “only sleepy indifference”. The penguin had been tied to a cooking pot, in case ' +
      'he left early.',
    'http://sites.scran.ac.uk/voyage_of_the_scotia/scotia/vs031-042.htm',
  ),
  heard(
    () => drumKit(['m-m-mmm-m-m-mmm-m-m-mmm-m-m-mmm'], 0.15),
    'أعيدوا علبة المعكرونة إلى المطبخ، انكشفت الحيلة! أمريكا اللاتينية ترقص على هذه لا على العلبة. هزّوا أيديكم: ' +
      'ما هي؟|' +
      'Put the pasta tin back, we know that trick! Latin America dances to these, not to the tin. Shake your ' +
      'hands: what are they?',
    ['ماراكاس|Maracas', 'مفاتيح بيت|House keys', 'قدر فشار|A pot of popcorn', 'مسبحة طويلة|A string of beads'],
    'الأفعى الجرسية معها واحدة في ذيلها، وفيها خدعة: تسرّع الخشخشة فجأة فنظنّها أقرب بمتر! لا ترقصوا لها، ' +
      'اركضوا.|' +
      'A rattlesnake wears one on its tail, with a trick: it suddenly rattles faster, so our ears think it a metre ' +
      'nearer. Don’t dance; run.',
    {
      source:
        'https://www.newscientist.com/article/2287748-rattlesnakes-use-auditory-illusion-to-make-us-think-they-are-nearby/',
    },
  ),
];
