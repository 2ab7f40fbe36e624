import { heard, forChildren, type Heard } from '../audio/heard.ts';
import { beep, bell, block, clapOnce, drop, dumOnce, knock, oud, slide, tekOnce } from '../audio/strokes.ts';
import { at, cut, low, mix, noise, normal, sequence, shaped, swell, tone, type Part } from '../audio/tones.ts';
import { hzOf, keyOf } from '../audio/notes.ts';
import { bells, groups, lift, plucked, row, strokes, strokesAt } from './scenes.ts';

const busy = lift(5, -3, 4, -1);

const together = (names: string) =>
  normal(
    shaped(
      mix(names.split(' ').map((name): Part => [0, tone(hzOf(keyOf(name)), 2.4, 'triangle')])),
      swell(0.05, 2.4, 0.4),
    ),
  );
const cents = (hz: number, shift: number) => hz * 2 ** (shift / 1200);
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

/** The room argues, and asks to hear it again. */
export const ears600: readonly Heard[] = [
  heard(
    () => strokes(dumOnce(), 11, 0.19),
    'قال الطبّال: لا أحد في هذه الغرفة يعدّ أسرع من يدي! ردّوا عليه بصوت واحد: كم ضربة بالضبط؟|“Nobody in this ' +
      'room can count as fast as my hand!” says the drummer. Answer him all together: exactly how many strokes?',
    ['11', '9', '10', '13'],
    'إحدى عشرة! ومن فاتته فلا يزعل: «رونان» أنثى أسد بحر في كاليفورنيا تهزّ رأسها مع الإيقاع، فنافسها عشرة طلاب ' +
      'ولم يغلبها واحد منهم. مطلوبة للأعراس، وأجرها سمكة.|Eleven! No shame if you missed: Ronan, a sea lion in ' +
      'California, nods along to a beat, and when ten students were tested against her, not one did better. ' +
      'Available for weddings. Fee: one fish.',
    { source: 'https://www.oncologyrepublic.com.au/sea-lions-are-beat-ing-us-at-our-own-game/5075' },
  ),
  heard(
    () => together('C4 E4 G4'),
    'انفتح الباب وصاح الأولاد معًا: «جوعانين!»، كلٌّ بنغمته، والقدر لم يوضع على النار بعد! كم نغمة في الصيحة؟|The ' +
      'door flies open and the children cry “We’re starving!” all at once, each on one note, and the pot isn’t ' +
      'even on yet! How many notes are in that cry?',
    ['3', '1', '2', '5'],
    'ثلاث! واللحن يسبق الكلام: سجّل علماء بكاء مواليد عمرهم أيام، فإذا نغمة الفرنسيين تصعد ونغمة الألمان تنزل، ' +
      'مثل كلام أمهاتهم. ومواليدنا؟ من أول يوم: «وين الغدا؟»|Three! The tune comes before the words: when ' +
      'newborns a few days old were recorded crying, the French ones went up and the German ones down, just as ' +
      'their mothers’ speech does. Ours clearly cry “what’s for lunch?”',
    { source: 'https://www.medgadget.com/2009/11/newborn_babies_cry_with_mothers_accent.html' },
  ),
  heard(
    () => busy.sound,
    'مصعد فندق ليلة عرس: كل خشبة تقلب اتجاهه. بدأ من الأرضي، فأين انتهى؟ صيحوا بالطابق!|A hotel lift on a ' +
      'wedding night: each click turns it round. From ground level, where did it end? Shout the floor!',
    [String(busy.floor), '3', '4', '6'],
    'صعد 5، نزل 3، صعد 4، نزل 1. والعروس في طابق والكعكة في آخر.|Up 5, down 3, up 4, down 1. The bride is on ' +
      'one floor and the cake on another.',
  ),
  heard(
    () =>
      mix(
        [0, 35, 70, 15].map((shift, index): Part => [0.2 + index * 1.3, bell(cents(700, shift))]),
        6,
      ),
    'أربع جارات يضغطن الجرس، وواحدة عندها خبر لا ينتظر، فجرسها أرفع من الباقي بشعرة! أي جرس؟|Four neighbours ' +
      'ring the bell, and one has news that can’t wait: hers is higher than the rest by a hair! Which bell?',
    ['الثالث|The third', 'الأول|The first', 'الثاني|The second', 'الرابع|The fourth'],
    'الثالث! والفرق أقل مما بين مفتاحين على البيانو. ودخلت وهي تقول: «لا أحب نقل الكلام، لكن…»|The third! ' +
      'The gap is less than the next piano key. She came in saying: “I’m not one to gossip, but…”',
  ),
  heard(
    () => plucked('D4 F4 D4 A4 G4 D4 E4 D4', 0.45),
    'النغمة الأولى مثل الأب يوم السفر: يطلع ويرجع، يطلع ويرجع! كم مرة سُمعت كلها، مع المرة الأولى؟|The first note ' +
      'is like Dad on the day you fly: off it goes, and back it comes! How many times was it heard in all, the ' +
      'first one included?',
    ['4', '3', '5', '6'],
    'أربعًا: طلع مرة، ورجع للجوازات، ثم للشاحن، ثم ليتأكد من الغاز. وفي المطار سكت فجأة، ونظر إلى الكراسي، وقال: ' +
      '«وين أمّكم؟»|Four: off it went, then back for the passports, the charger, and one more look at the cooker. ' +
      'At the airport Dad went very quiet and counted heads. “Where’s your mother?”',
  ),
  heard(
    () => plucked('C4 D4 E4 F4 G4 A4 C5', 0.5),
    'السلّم الموسيقي ثماني درجات، والقطة نامت على واحدة فلم تُعزف! غنّوه لتعرفوا: أيها؟|The scale has eight ' +
      'steps, and the cat fell asleep on one! Sing it to find out: which was not played?',
    ['السابعة|The seventh', 'الرابعة|The fourth', 'الخامسة|The fifth', 'السادسة|The sixth'],
    '«سي» ناقصة. هي النغمة التي تشدّكم إلى النهاية، فلا عجب أن القطة اختارتها.|“Ti” is missing: the one that ' +
      'pulls you home. No wonder the cat chose it.',
  ),
  heard(
    () =>
      mix(
        [0, 1, 2].flatMap((bar) => [
          ...at(
            [0, 0.4, 0.8, 1.2].map((step) => 0.3 + bar * 1.6 + step),
            block(1500),
            0.8,
          ),
          ...at(
            [0, 1.6 / 3, 3.2 / 3].map((step) => 0.3 + bar * 1.6 + step),
            dumOnce(120),
          ),
        ]),
        5.8,
      ),
    'ساعتان على جدار واحد تتجادلان، رفيعة وغليظة! قسّموا الغرفة نصفين: كم دقّة رفيعة لكل ثلاث غليظة؟|Two ' +
      'clocks bicker on one wall, a high one and a low one! Split the room in two: how many high ticks to ' +
      'three low ones?',
    ['4', '2', '3', '6'],
    'أربع على ثلاث. يحفظها الطبّالون بجملة إنجليزية معناها «ناولني الخبز والزبدة». فإن سمعتموها على السفرة ' +
      'فثمّة من يتدرّب.|Four against three. Drummers learn it by saying “pass the bread and butter”. If you hear ' +
      'that at dinner, somebody is practising.',
    { source: 'https://halftimemag.com/may-june-2019/polyrhythm-43-or-34.html' },
  ),
  heard(
    () =>
      mix([
        ...at([0.4, 1.3, 1.7, 2.8, 3.2, 3.5, 4.6, 5.5, 5.9], drop(1000)),
        [0, shaped(low(noise(6.6, 9), 900), swell(0.5, 6.6, 0.5)), 0.35],
      ]),
    '«صلّحت السقف بيدي ووفّرت أجرة العامل!» قال العم، ثم جاءت العاصفة. أنصتوا تحت صوت الريح: كم قطرة نزلت؟|“I ' +
      'fixed that roof with my own hands and saved a fortune!” said Uncle, and then came the storm. Listen under ' +
      'the wind: how many drops came through?',
    ['9', '7', '8', '11'],
    'تسع، وكلها على كرسيّه! ويُروى أن أفلاطون صنع من ماء ينقّط منبّهًا يصفّر فيوقظ طلابه. فلمّا سمع العم القصة ' +
      'رفع رأسه وقال: «شفتوا؟ أنا مخترع!»|Nine, every one on his armchair! They say Plato made dripping water ' +
      'into an alarm clock that whistled to wake his students. Uncle was delighted. “So it isn’t a leak,” he ' +
      'said. “It’s a feature.”',
    {
      source: 'https://kotsanas.com/en/the-alarm-clock-of-plato-5th-c-b-c-the-first-awakening-device-in-human-history/',
    },
  ),
  heard(
    () => groups(knock(), [3, 1, 4, 2]),
    'عزم ناصر أربعة أصدقاء على العشاء، ونسي ونام! والآن يطرق كلٌّ منهم على طريقته. بلا أصابع: كم طرقة ' +
      'كلها؟|Nasser asked four friends to dinner, forgot, and fell asleep. Now each of them knocks in his own ' +
      'way. No fingers: how many knocks in all?',
    ['10', '8', '9', '12'],
    'عشر: ثلاث وواحدة وأربع واثنتان. ففتح وأثر المخدّة على خدّه وقال: «أخيرًا! من ساعة وأنا أنتظركم!» ثم سأل بصوت ' +
      'خافت: «شنو جايبين معاكم؟»|Ten: three, one, four and two. He opened, the print of the pillow on his cheek. ' +
      '“At last! I’ve been waiting for an hour!” Then, in a low voice: “You did bring dinner?”',
  ),
  heard(
    () => groups(clapOnce(), [2, 3, 2, 1, 2, 3], 0.24, 0.7),
    'خطبة العم طالت والجمهور يصفّق لعلّها تنتهي! كم مجموعة فيها تصفيقتان فقط؟|Uncle’s speech goes on and on, ' +
      'and the crowd claps in hope! How many groups had exactly two claps?',
    ['3', '2', '4', '5'],
    'اثنتان، ثلاث، اثنتان، واحدة، اثنتان، ثلاث. والواحدة كانت زوجته.|Two, three, two, one, two, three. The ' +
      'lonely one was his wife.',
  ),
  heard(
    () => sequence([beep(600, 0.8), beep(600, 1.25), beep(600, 0.55), beep(600, 1.0)], 0.5),
    'أربع سفن في ميناء الشويخ تتبارى بأطول صفّارة. الذهبية واضحة، فمن له الفضية (ثانية الأطول)؟|Four ships in ' +
      'the harbour compete for the longest hoot. Gold is easy: who takes silver, the second longest?',
    ['الرابعة|The fourth', 'الأولى|The first', 'الثانية|The second', 'الثالثة|The third'],
    'الذهبية للثانية، والفضية للرابعة بعدها بربع ثانية، والجائزة: أن المدينة كلها صحت.|Gold to the second; ' +
      'silver to the fourth, a quarter of a second behind. The prize: the whole city is awake.',
  ),
  heard(
    () => bells('G4 C4 E4', 1.2),
    'ثلاثة إخوة ردّوا على الهاتف: «ألو!» رتّبوهم من الأغلظ إلى الأرفع.|Three brothers answer the phone: ' +
      '“Hello!” Put them in order from low to high.',
    ['2، 3، 1|2, 3, 1', '1، 2، 3|1, 2, 3', '3، 2، 1|3, 2, 1', '2، 1، 3|2, 1, 3'],
    'الثاني أغلظهم، فكل متصل يقول له: «السلام عليكم يا أبا ناصر»، وعمره ثلاث عشرة.|The second is the ' +
      'deepest: every caller takes him for Dad. He is thirteen.',
  ),
  heard(
    () => bells('E5 B4 G5 D5', 1.2),
    'أربعة أجراس دخلت مسابقة «من الأغلظ؟» وتشاجرت. رتّبوها من الأغلظ إلى الأرفع، بلا إعادة!|Four bells ' +
      'entered a “who is lowest?” contest and quarrelled. Put them in order from low to high, first go!',
    ['2، 4، 1، 3|2, 4, 1, 3', '2، 1، 4، 3|2, 1, 4, 3', '4، 2، 1، 3|4, 2, 1, 3', '2، 4، 3، 1|2, 4, 3, 1'],
    'من رتّبها من أول مرة فهو «أذن العائلة»: يُستدعى كلما صاحت السيارة صوتًا غريبًا.|First time right? You are ' +
      'now the family ear, called whenever the car makes a funny noise.',
  ),
  forChildren(
    () => mix(at([0.3, 1.3, 2.3, 3.3, 8.3, 9.3], block()), 10.2),
    'ساعة تدقّ كل ثانية، أغلقنا عليها الباب ثم فتحناه. عُدّوا في السرّ، ومن يحرّك شفتيه يخرج! كم دقّة لم نسمعها؟|A ' +
      'clock ticks each second; we shut the door on it, then open it. Count in your head, no moving lips! How ' +
      'many ticks went unheard?',
    ['4', '3', '5', '6'],
    'هكذا يعرف العازف متى يدخل بعد سكوت طويل: يعدّ في سرّه ووجهه وجه من يفكّر في العشاء.|That is how players ' +
      'know when to come in after a long rest: counting inside, looking as if they were thinking of dinner.',
  ),
  heard(
    () => sequence([ticks(6, 0.4), ticks(6, 0.44), ticks(6, 0.4), ticks(6, 0.36)], 0.7),
    'أربعة أعمام يمشون على الكورنيش «للصحة»، واحدًا بعد الآخر. من يمشي بسرعة الأول تمامًا؟|Four uncles march ' +
      'along the seafront “for their health”, one by one. Who keeps exactly the first one’s pace?',
    ['الثالث|The third', 'الثاني|The second', 'الرابع|The fourth', 'لا أحد|Nobody'],
    'الثالث. ومن الطريف أن من يمشيان جنبًا إلى جنب كثيرًا ما تتّحد خطواتهما ولا يشعران. راقبوا الوالدين في ' +
      'السوق!|The third. And studies find that people walking side by side often fall into step without ' +
      'noticing. Watch your parents at the mall.',
    { source: 'https://link.springer.com/doi/10.1186/1743-0003-4-28' },
  ),
  heard(
    () => row('lhhlhlllhhlhllhl', { l: dumOnce(), h: tekOnce() }, 0.24),
    'معلّم طبل نفد صبره فأفرغه على الجلد دفعة واحدة! كم «تَك» رفيعة سمعتم؟|A drum teacher ran out of patience ' +
      'and took it all out on the skin! How many sharp “taks” were there?',
    ['7', '5', '6', '8'],
    'سبع «تَك» وتسع «دُم». من أصاب يحمل الطبل، ومن أخطأ يحمل المعلّم.|Seven taks and nine dums. Right? You ' +
      'carry the drum. Wrong? You carry the teacher.',
  ),
  heard(
    () =>
      normal(
        mix([
          [0.2, oud(60, 1.4)],
          [1.9, oud(67, 1.2)],
          [3.4, oud(71, 1.2)],
          [4.9, oud(72, 1.4)],
        ]),
      ),
    'غنّى الجد نغمة، فردّت ثلاث حفيدات بثلاث نغمات. أيّها هي نغمة الجد نفسها لكن أرفع؟ غنّوها!|Grandpa sings a ' +
      'note, and three granddaughters answer with one each. Which is his very own note, only higher? Sing it!',
    [
      'الثالثة منها|The third of them',
      'الأولى منها|The first of them',
      'الثانية منها|The second of them',
      'ولا واحدة|None of them',
    ],
    'اسمها «الجواب»: تهتزّ ضعف نغمة الجد تمامًا. وهكذا يغنّي الرجال والنساء معًا ويحلفون أنها النغمة نفسها.|An ' +
      'octave: exactly twice the vibrations of grandpa’s. Men and women sing in octaves at every birthday and ' +
      'swear it is the same note.',
    { source: 'http://digfir-published.macmillanusa.com/listen8e/listen8e_ch3_7.html' },
  ),
  heard(
    () =>
      normal(
        mix(
          ['C4', 'E4', 'C4', 'F4', 'C4', 'A4', 'C4', 'D4'].map((name, index): Part => [
            0.2 + Math.floor(index / 2) * 1.7 + (index % 2) * 0.55,
            oud(keyOf(name), 1.1),
          ]),
        ),
      ),
    'نهائي القفز العالي للضفادع، كلها من الحجر نفسه، وصاحب الرابع يهمس له: «لا تفشّلنا!» من قفز أعلى؟|The frogs’ ' +
      'high-jump final, all off the same stone, and the fourth one’s owner is whispering, “Don’t let me down!” ' +
      'Which leapt highest?',
    ['الثالث|The third', 'الأول|The first', 'الثاني|The second', 'الرابع|The fourth'],
    'الثالث! وفي قصة لمارك توين بطلُ قفزٍ لا يُغلب، فغافل غريبٌ صاحبه وأطعم الضفدع رصاصًا صغيرًا حتى امتلأ، فلم ' +
      'يتزحزح! لذلك فتّشوا الرابع، فوجدوا فيه غداء صاحبه.|The third! In a Mark Twain tale an unbeaten frog can’t ' +
      'budge on the day: while his owner’s back was turned, a stranger had fed him a bellyful of lead shot. So ' +
      'they’ve searched the fourth one. They found his owner’s lunch.',
    {
      source:
        'https://www.encyclopedia.com/arts/encyclopedias-almanacs-transcripts-and-maps/notorious-jumping-frog-calaveras-county',
    },
  ),
  heard(
    () => sequence([beep(900, 0.6), slide([0, 450], [1.6, 820], [2, 820])], 0.5),
    'ابن العم أخذ الرخصة أمس ويوقف سيارته بالأذن! الصافرة الأولى هي الخط، والثانية سيارته تصعد ' +
      'إليه، والعائلة مغمضة عيونها. أين توقّف؟|A cousin passed his test yesterday and parks by ' +
      'ear! The first beep is the line, the second his car sliding up to it, and the family’s eyes ' +
      'are shut. Where did he stop?',
    ['تحته بقليل|Just below it', 'عنده تمامًا|Exactly on it', 'فوقه بقليل|Just above it', 'فوقه بكثير|Far above it'],
    'تحته بقليل، ونصف السيارة في الشارع! ويُروى أن أول من أخذ مخالفة عند عدّاد مواقف، في أمريكا عام 1935، قال ' +
      'للقاضي: «رحت أصرف فلوس!» فعفا عنه. وصار عذر كل من بعده، ولم يصدّق القاضي أحدًا غيره.|Just below it, with ' +
      'half the car in the road! The first man to be ticketed at a parking meter, in Oklahoma City in 1935, is ' +
      'said to have told the judge, “I only went to get change.” He got off. Nobody using it since has been so ' +
      'lucky.',
    { source: 'https://www.criminalelement.com/70th-anniversary-parking-meter-ticket-oklahoma-crime-hq/' },
  ),
  heard(
    () =>
      mix(
        [0, 1, 2, 3, 4].map((step): Part => [0.2 + step * 0.9, bell(cents(880, -45 * step), 1)]),
        5.6,
      ),
    '«أنا صاحٍ، أسمعكم!» يقول الجد بعد المجبوس، ومع كل رنّة يتحرّك رأسه شعرة. خمس رنّات: امشوا معها ' +
      'بأذقانكم! إلى أين تذهب؟|“I’m awake, I’m listening!” says grandpa after lunch, and at each chime his ' +
      'head moves by a hair. Five of them: follow with your chin! Which way do they go?',
    [
      'تنزل خطوة خطوة|Down, step by step',
      'تصعد خطوة خطوة|Up, step by step',
      'تبقى في مكانها|They stay in place',
      'تصعد ثم تنزل|Up, then down',
    ],
    'تنزل كل مرة أقل من نصف المسافة بين مفتاحين على البيانو، حتى استقرّ الذقن على الصدر. وما زال يحلف ' +
      'أنه سمع المسلسل كله.|Down, each time by less than half a piano key, until his chin was on his ' +
      'chest. He still swears he heard the whole programme.',
  ),
];
