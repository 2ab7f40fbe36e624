import { forChildren, heard, type Extra, type Heard } from '../audio/heard.ts';
import { drummed, said } from './kit.ts';

const maqamWorld = 'http://www.maqamworld.com/rhythms/muwashahat1.html';
const clavePage = 'https://musictheory.pugetsound.edu/mt21c/ThreeTwoClave.html';

function spoken(
  ask: string,
  [right, ...wrong]: readonly [string, string, string, string],
  fact: string,
  { step = 0.27, ...extra }: Extra & { step?: number } = {},
): Heard {
  const options = [said(right), said(wrong[0]), said(wrong[1]), said(wrong[2])] as const;
  return heard(() => drummed(`${right}--`, step, 3), ask, options, fact, extra);
}

/** One player in the room taps along. */
export const rhythms400: readonly Heard[] = [
  spoken(
    'سألنا جدّي عن كلمة سرّ الواي فاي، فدقّها على الطبل وقال: «لا أعيدها!» والنت مقطوع عن البيت كله: ماذا ' +
      'دقّ؟|We asked Grandpa for the Wi-Fi password. He beat it on a drum and said, “I’m not repeating that!” ' +
      'The whole house is offline: what did he play?',
    ['DTTDTD', 'DTDTTD', 'DTTDDT', 'DDTTDT'],
    'دُم تَك تَك دُم تَك دُم. كتبناها سبع مرات فلم تفتح، فصاح من غرفته: «الدُم الأولى حرف كبير!»|Dum tak tak ' +
      'dum tak dum. We typed it in seven times and it didn’t work. “Capital D!” he shouted from his room.',
    { band: 'children' },
  ),
  spoken(
    'خالي على ريجيم، والكنافة أمامه، فيدقّ الطبل ليلهي نفسه. ثم سكت سكتة واحدة… ونقصت الكنافة! أين ' +
      'السكتة؟|Uncle’s on a diet with a kunafa in front of him, so he drums to keep his hands busy. Then there’s ' +
      'one rest, and a bite is missing! Where in the line is it?',
    ['DT-TD', 'D-TTD', 'DTT-D', 'DTTD'],
    'دُم تَك… لقمة… تَك دُم! قال: «كنت أرتاح». قلنا: «والقشطة التي على شاربك؟» قال: «هذه من العزيمة ' +
      'الماضية!»|Dum tak… gulp… tak dum! “I was only resting.” “And the cream on your moustache?” “That? That’s ' +
      'been there since the last party.”',
    { step: 0.3, band: 'children' },
  ),
  spoken(
    'زوجان في عرس: هو يدقّ وهي تصفّق، وكلٌّ يريد الكلمة الأخيرة! ماذا نسمع؟|At a wedding he drums, she claps, ' +
      'and both want the last word! What do we hear?',
    ['DCDDC', 'DDCDC', 'DCDCD', 'DCCDC'],
    'هو له ثلاث ضربات وهي لها صفقتان… والكلمة الأخيرة.|He got three strokes; she got two claps, and the last word.',
    { step: 0.3, band: 'children' },
  ),
  spoken(
    'الخالة في الهاتف منذ العصر ولم تصل إلى نقطة! ماذا قالت بالحرف؟|Auntie has been on the phone since lunch ' +
      'and hasn’t reached a full stop! What did she say, word for word?',
    ['DDTDDT', 'DDTDTD', 'DTDDTD', 'DTTDTT'],
    'ثلاث كلمات مرتين: «قلتُ لها كذا، قلتُ لها كذا». ومن يحبّ السالفة يعيدها.|Three words, twice over: “so I ' +
      'said, so I said”. A good story is worth repeating.',
    { band: 'children' },
  ),
  spoken(
    'صفقة عرس، والعريس على الباب! صفّقوا معها كلكم: أي واحدة هي؟|A wedding clap, and the groom is at the ' +
      'door! Everybody clap along: which one is it?',
    ['CC-CC', 'C-CCC', 'CCC-C', 'CCCC'],
    'اثنتان… اثنتان. والعمّة تصفّق على إيقاعها الخاص كالعادة.|Two… and two. Auntie, as ever, claps to her own beat.',
    { step: 0.3, band: 'children', optionsShown: true },
  ),
  heard(
    () => drummed('D--T--T-', 0.13, 5),
    'إيقاع شعبي سريع، اسمه يعني «الملفوف بعضه على بعض». وأي طبق يحمل الاسم نفسه؟ لا تجيبوا وأنتم جائعون!|A ' +
      'quick folk rhythm called “the wrapped one”. Which Levantine dish has the same name? Don’t answer on an ' +
      'empty stomach!',
    [
      'لفائف الكرنب المحشية|Stuffed cabbage rolls',
      'كبّة مقلية بالصنوبر|Fried kibbeh with pine nuts',
      'رز بالخلطة واللحم|Rice with meat',
      'فتّة حمص باللبن|Chickpeas with yoghurt',
    ],
    'إيقاع الملفوف قصير ويلفّ على نفسه. والآن صار للغرفة كلها طلب واحد.|Malfuf: short, and wound round ' +
      'itself. The whole room now wants the same thing for dinner.',
    { source: maqamWorld },
  ),
  heard(
    () => drummed('D--kD-T-', 0.13, 5),
    'إيقاع يعيد نفسه ساعات ولا يشكو، فسمّوه باسم نبيّ صبر كثيرًا. ما اسمه؟|A rhythm that repeats for hours and ' +
      'never complains, so it bears the name of a prophet known for patience. Which?',
    ['أيوب|Ayyub (Job)', 'يونس|Yunus (Jonah)', 'داود|Dawud (David)', 'نوح|Nuh (Noah)'],
    'لا يملّ ولا يتغيّر: اسم على مسمّى. الصبر كله على الجيران.|It never tires and never changes: well named. It ' +
      'is the neighbours who need the patience.',
    { source: maqamWorld },
  ),
  heard(
    () => drummed('D--D--T-', 0.14, 5),
    'ثلاثة إخوة وثمانية أسياخ كباب، والقسمة على إيقاع خليجي: كل ضربة أخ، وعدّاتها أسياخه! كم نال كل واحد ' +
      'بالترتيب؟|Three brothers, eight kebabs, shared out by a Gulf beat: each stroke is a brother, its counts ' +
      'are his kebabs! How many did each one get, in order?',
    ['3 ثم 3 ثم 2|3, 3 and 2', '2 ثم 2 ثم 4|2, 2 and 4', '4 ثم 2 ثم 2|4, 2 and 2', '2 ثم 4 ثم 2|2, 4 and 2'],
    '3 ثم 3 ثم 2: ومن الضربة الأخيرة المستعجلة تأتي هزّة الأكتاف. أما الصغير فلم يبكِ على حصّته، بل قال: «أنا ' +
      'أشوي لكم». ومن يومها لا أحد يعرف كم يأكل عند الفحم!|3, 3 and 2: that last, hurried stroke is what sets ' +
      'the shoulders swaying. The youngest didn’t cry over his share. “I’ll do the grilling,” he said, and ' +
      'nobody has known since how much he eats by the fire.',
    { source: 'https://musicatea.com/rhythms-en/saudi' },
  ),
  heard(
    () => drummed('B--B--B---B-B---', 0.14, 3),
    'جدّتي تدير بيتًا كاملًا بعصا واحدة، وهنا عودان صغيران يديران فرقة: ثلاث دقّات ثم اثنتان! هذا «مفتاح» ' +
      'موسيقى أي بلد؟|Grandma runs a whole house with one stick. Here two little sticks run a band: three ' +
      'strokes, then two! It’s the “key” to the music of which country?',
    ['كوبا|Cuba', 'الصين|China', 'النمسا|Austria', 'كندا|Canada'],
    'كوبا! اسمه «كلافيه» أي المفتاح، ويُروى أن أول عودين كانا من أوتاد السفن في ميناء هافانا. جرّبوه الآن ' +
      'بملعقتين من طقم الضيوف… ثم اركضوا، فعصا جدّتي أسرع من أي فرقة!|Cuba! It’s called the clave, the key; the ' +
      'first pair, they say, were ship’s pegs from the docks of Havana. Try it now with two of the best spoons, ' +
      'and then run: Grandma’s stick keeps perfect time.',
    { source: 'https://sacredart.caaar.duke.edu/artifacts/claves-wooden-stick-instrument/' },
  ),
  heard(
    () => drummed(['K---K---K---K---', '---S--S----S--S-'], 0.13, 2),
    'الشباب رفعوا الصوت، والجدة تهزّ رأسها معه سرًّا: «بُوم… تشا… تشا». ما اسم هذه الموسيقى؟|The cousins turn it ' +
      'up, and grandma is secretly nodding along: boom… cha… cha. What is this music called?',
    ['ريغيتون|Reggaeton', 'فالس|Waltz', 'أوبرا|Opera', 'تانغو|Tango'],
    'نبضه 3 ثم 3 ثم 2، من عائلة إيقاعات قديمة في كوبا. فالجدة محقّة: «هذا نعرفه من زمان!»|Its pulse is 3, 3 ' +
      'and 2, from an old family of Cuban rhythms. So grandma is right: “We had this one before you were born.”',
    { source: clavePage },
  ),
  heard(
    () => drummed(['K-------K-------', '----S-------S---', 'h-h-h-h-h-h-h-h-'], 0.14, 2),
    'صفّقوا مع الضربة الحادّة، وسنعرف أعماركم! غليظة، ثم حادّة، و«تس تس» لا تسكت: ما هذه الموسيقى؟|Clap along ' +
      'with the crack and we can guess your age! A thump, a crack, and a “ts ts” that never rests: which music ' +
      'is it?',
    ['روك|Rock', 'فالس|Waltz', 'موشّح|Andalusi song', 'تهويدة|A lullaby'],
    'الحادّة على 2 و4. جمهور هاري كونيك صفّق له على 1 و3، فدسّ في عزفه عدّة زائدة، فصاروا على الصواب ولم ' +
      'يدروا!|The crack falls on 2 and 4. When Harry Connick Jr.’s crowd clapped on 1 and 3, he slipped in one ' +
      'extra beat, and they were right without ever noticing.',
    {
      band: 'children',
      source:
        'https://www.classicfm.com/discover-music/instruments/piano/harry-connick-clapping-audience-rhythmic-displacement/',
      optionsShown: true,
    },
  ),
  heard(
    () => drummed('Y--Y-YY--Y-YY--Y-YY--Y-Y', 0.17),
    'عازف صنج فقد الذاكرة ولا يتذكّر إلا هذا: «تِنغ، تِن تِ تِنغ». أهله ينتظرونه على العشاء: فمن أين خرج؟|A ' +
      'cymbal player has lost his memory. All he has left is this: “ting, ting-a ting”. His dinner is getting ' +
      'cold! Where did he come from?',
    ['نادي جاز|A jazz club', 'طابور عسكري|A parade', 'زفّة قروية|A village wedding', 'حصّة كاراتيه|A karate class'],
    'من الجاز! حكى لويس أرمسترونغ أن ورقة الكلمات سقطت منه وهو يسجّل عام 1926، فغنّى أي كلام، فصاحوا: «اتركوها ' +
      'كما هي!» يعني أبي الذي لا يحفظ إلا أول الأغنية فنّان عالمي.|Jazz! Louis Armstrong told how he dropped the ' +
      'words while recording in 1926 and sang any old nonsense. “Leave that in!” they cried. So my dad, who ' +
      'knows only the first line of anything, is a world-class artist.',
    { source: 'https://www.ozy.com/true-and-stories/the-day-louis-forgot-his-lines/83441/' },
  ),
  forChildren(
    () => drummed(['Y----Y----Y----', '-TTTT-TTTT-TTTT'], 0.34),
    'قوموا ارقصوا عليها، ومن يتعثّر يحضر الشاي! الصنج أول العدّ والطبل يكمل: كم عدّة في هذه الدورة الغريبة؟|Get ' +
      'up and dance; whoever trips fetches the tea! The cymbal begins the count, the drum goes on. How many ' +
      'beats in this odd round?',
    ['5', '4', '6', '7'],
    'خمس! ومثلها لحن «مهمة مستحيلة» الأصلي. سألوا مؤلفه: «لماذا خمس؟» فمزح: «كتبته لسكّان الفضاء، لهم خمس ' +
      'أرجل».|Five! So has the original “Mission: Impossible”. Asked why, its composer joked that people in ' +
      'outer space have five legs, so he wrote it for them.',
    'https://www.cbcmusic.ca/posts/20220/list-mission-impossible-theme-song-lalo-schifrin',
  ),
  forChildren(
    () => drummed(['Y-----Y-----Y-----', '-kkTkk-kkTkk-kkTkk'], 0.28),
    'طفل يدور حول السفرة، وعند كل صنج يخطف سمبوسة! كم ضربة في اللفّة، والصنج أولها؟|A boy runs round and ' +
      'round the dinner table and grabs a samosa at each cymbal! How many strokes to a lap, counting the ' +
      'cymbal?',
    ['6', '3', '4', '5'],
    'ستّ، وفي وسطها ضربة أقوى: هناك تقف الجدة. لم تمسكه بعد، لكنها تعدّ السمبوسة.|Six, with a stronger one ' +
      'halfway: that’s where grandma stands. She hasn’t caught him yet, but she is counting the samosas.',
  ),
  heard(
    () => drummed('DTTDT- DTTDT- DTDTT- DTTDT-', 0.24),
    'أربعة إخوة يعزفون السطر نفسه أمام كاميرا الجوّال، وواحد قلب ضربتين. من هو؟|Four brothers play the same ' +
      'line for the phone camera, and one swaps two strokes. Which one?',
    ['الثالث|The third', 'الأول|The first', 'الثاني|The second', 'الرابع|The fourth'],
    'الثالث: كان ينظر إلى نفسه في الشاشة. والمقطع وصل إلى مجموعة العائلة قبل أن ينتهي.|The third: he was ' +
      'admiring himself on the screen. The clip reached the family group before he had finished.',
  ),
  heard(
    () => drummed('DT-TD-T- DT-TD-T- DT-TD-T- DT-T', 0.24),
    'في نصف الدورة الأخيرة اتصلت أمّ الطبّال، فترك الطبل وردّ! والراقصون كلهم على رِجل واحدة: ماذا بقي من ' +
      'الدورة؟|Halfway through the last round the drummer’s mother rang, so he stopped and answered! All the ' +
      'dancers are standing on one leg: what was left of the round?',
    ['دُم … تَك|Dum … tak', 'تَك … دُم|Tak … dum', 'دُم … دُم|Dum … dum', 'تَك … تَك|Tak … tak'],
    'دُم… تَك، أنزلوا أرجلكم! هذا «المقسوم» الذي تمشي عليه عشرات الأغاني المصرية. أما أمه فكانت تسأل: «متى ' +
      'تترك الطبل وتلقى لك شغلة؟»|Dum… tak, and you may put your foot down! This is maqsum, which carries dozens ' +
      'of Egyptian songs. His mother was ringing to ask when he’d give up that drum and find a job.',
    { source: 'http://crispyneurons.com/wiki/Maqsoum' },
  ),
  forChildren(
    () => drummed('DDTD DDTD DDTD DDTD TTDT TTDT', 0.25),
    'عنتر يهدّد في الهاتف بصوت غليظ، ثم دخلت أمّه الغرفة، فصارت كل «دُم» عنده «تَك»! كم جملة قال قبل أن ' +
      'تدخل؟|Big tough Antar is making threats down the phone. Then his mum walks in, and every dum of his turns ' +
      'into a tak! How many lines did he get out first?',
    ['4', '2', '3', '5'],
    'أربع! كان يقول: «أنا ما أخاف من أحد!» ثم سمعناه يقول: «حاضر يمّه، أغسل المواعين وأجي».|Four! First it was ' +
      '“I’m not afraid of anybody!” and then, very softly, “Yes, Mum. I’ll do the dishes, Mum.”',
  ),
  heard(
    () => drummed(['K--K--K-K--K--K-', 'CCCCCCCCCCCCCCCC'], 0.25),
    'خالات على كنبة طويلة، وصينية سمبوسة تمشي قدّامهن! كل صفقة خالة، وكل دقّة طبل حبّة تنزل عندها. كم ' +
      'خالة تأكل من كل ثمانٍ؟|Aunts on a long, long sofa, and a tray of samosas goes by! Each clap is an ' +
      'aunt, each drum stroke a samosa landing. Of every eight aunts, how many get to eat?',
    ['3', '2', '4', '5'],
    'ثلاث فقط، وبعد كل حبّة فجوة، وهذه القسمة الظالمة هي التي تجعل الناس يرقصون. أما الخمس الباقيات ' +
      'فيحلفن أنهن على ريجيم.|Only three, and it’s that unfair share-out that makes people dance. The ' +
      'other five aunts swear they’re on a diet.',
  ),
  heard(
    () => drummed('R-B-R-BBR-B-R-BB R-B-R-BBR-B-R-BB', 0.15),
    'خشبتان في ديوانية: الغليظة تحكي، والرفيعة تقول «إي»، وأحيانًا «إي إي». كم مرة قالتها مرتين ' +
      'متتاليتين؟|Two blocks in a diwaniya: the low one talks, the high one says “yes”, sometimes “yes, yes”. ' +
      'How often was it twice in a row?',
    ['4', '1', '2', '3'],
    'أربع مرات. و«إي إي» في الديوانية معناها: فهمنا، غيّر السالفة.|Four times. In a diwaniya “yes, yes” ' +
      'means: we’ve got it, do change the subject.',
  ),
  heard(
    () => drummed('D---T---D---T---D--T--D--T--D-T-D-T-DTDTDTDT', 0.13),
    'ابن العم استلم رخصته اليوم وداس! كم مرة بدّل السرعة؟ الجدة في الخلف تعدّ معكم.|Your cousin got his ' +
      'licence today and off he goes! How many times did he change gear? Grandma is counting in the back.',
    ['3', '1', '2', '5'],
    'أربع سرعات، فالتبديل ثلاث. ومع كل واحدة قرأت الجدة دعاء السفر من أوله.|Four speeds, so three changes. ' +
      'With each one grandma began the traveller’s prayer all over again.',
  ),
];
