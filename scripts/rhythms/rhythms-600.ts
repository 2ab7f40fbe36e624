import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { drummed, said } from './kit.ts';

const clavePage = 'https://musictheory.pugetsound.edu/mt21c/ThreeTwoClave.html';

function spoken(
  ask: string,
  [right, ...wrong]: readonly [string, string, string, string],
  fact: string,
  { step = 0.2, source }: { step?: number; source?: string } = {},
): Heard {
  return heard(
    () => drummed(`${right}---`, step, 3),
    ask,
    [said(right), said(wrong[0]), said(wrong[1]), said(wrong[2])],
    fact,
    source === undefined ? {} : { source },
  );
}

/** The room beats the table and argues. */
export const rhythms600: readonly Heard[] = [
  spoken(
    'هذا الطبّال أسرع من دلّال سوق الجمعة! ماذا قال بالضبط؟ من يعيدها في نفَس واحد؟|This drummer is faster than ' +
      'an auctioneer at the Friday market! What exactly did he say? Who can repeat it in one breath?',
    ['DTTDTDDT', 'DTTDDTDT', 'DTDTTDDT', 'DDTTDTDT'],
    'ثماني كلمات في ثانية ونصف، وأمّه تقول إنه في البيت لا ينطق.|Eight words in a second and a half. At home, ' +
      'his mother says, he never talks.',
  ),
  spoken(
    'لصّ سرق ضربتين من هذه الجملة وترك مكانهما فارغًا! دقّوها على الطاولة واقبضوا عليه: أيها هي؟|A thief stole ' +
      'two strokes from this line and left two holes! Beat it on the table and catch him: which line is it?',
    ['D-TD-TD', 'DT-DT-D', 'D-DT-TD', 'DTD-T-D'],
    'والسكوت موسيقى أيضًا: في قطعة جون كيج «4 دقائق و33 ثانية» يجلس العازف إلى البيانو ولا يلمسه. والأمهات ' +
      'يطلبنها كل ليلة.|Silence is music too: in John Cage’s “Four minutes, thirty-three seconds” the pianist ' +
      'sits down and plays nothing at all. Mothers request it nightly.',
    { step: 0.24, source: 'https://sukhawellnessinstitute.com/do-we-actually-hear-silence/' },
  ),
  spoken(
    'الوالد سمع شيئًا، والوالدة سمعت غيره، والطبل يضحك عليهما! صيحوا بها: ماذا قال فعلًا؟|Dad heard one thing, ' +
      'Mum heard another, and the drum is laughing at both! Shout it out: what did it really say?',
    ['DTTDTTDT', 'DTDTTDTT', 'DTTDTDTT', 'DTTTDTDT'],
    'ثلاث وثلاث واثنتان، وهي القسمة التي رقص عليها العالم في أغنية «شيب أوف يو». إد شيران يدقّ مثل طبّالينا ' +
      'ولا يدري!|Three, three and two: the very sum the world danced to in “Shape of You”. Ed Sheeran plays ' +
      'like our drummers and never knew.',
    { source: 'https://soundquest.net/rhythm/r-1/clave-and-tresillo/2' },
  ),
  spoken(
    'صفقات تتشابه كالإخوة، وواحدة فقط مرّت من هنا! نصف الغرفة يصفّق ونصفها يحكم: أيها سمعتم؟|Claps as alike as ' +
      'brothers, and only one of them came by! Half the room claps, half the room judges: which did you hear?',
    ['CC-C-CC', 'C-CC-CC', 'CC-CC-C', 'CCC-C-C'],
    'تُصفَّق من آخرها كما من أولها، مثل كلمة «باب». ولستيف رايش قطعة لا آلة فيها إلا أكفّ شخصين، فأنتم الآن ' +
      'فرقة.|It is the same backwards, like “noon”. Steve Reich wrote a concert piece for nothing but two ' +
      'people clapping, so you have just given a recital.',
    { step: 0.22, source: 'https://servinglibrary.org/journal/7/beat-generation' },
  ),
  spoken(
    'محكمة الطبل: أربعة شهود بأربع روايات، والتسجيل واحد! ماذا قال المتّهم؟|The court of drums: four ' +
      'witnesses, four stories, one tape! What did the accused say?',
    ['DDTDTTD', 'DTDDTTD', 'DDTTDTD', 'DDTDTDT'],
    'سبع ضربات. ومن كتبها على كفّه غشّاش، ومن كتبها على كفّ أخيه محترف.|Seven strokes. Writing them on your ' +
      'hand is cheating. On your brother’s hand, it is genius.',
  ),
  heard(
    () => drummed('DT-DD-T-', 0.17, 4),
    'على هذا الإيقاع يرقص أهل الصعيد بالعصيّ! علامته «دُم دُم» متلاصقتان: أين هما في الجملة؟|In Upper Egypt ' +
      'they dance to this with sticks! Its trademark is two “dums” side by side: where in the line are they?',
    ['في الوسط|In the middle', 'في البداية|At the start', 'في النهاية|At the end', 'لا تتجاوران أبدًا|They never meet'],
    'رقصة العصا، «التحطيب»، كانت تدريبًا لجنود الفراعنة، وصورها على جدران معابدهم. جرّبوها، لكن أبعدوا ' +
      'الثريّا!|The stick dance, tahtib, was once drill for the pharaohs’ soldiers and is painted on their ' +
      'temple walls. Do try it, but mind the chandelier.',
    { source: 'http://www.orientaldancer.net/belly-dance-library/dance-middle-east/saidi-dance.php' },
  ),
  heard(
    () => drummed('DT-TD-T-', 0.17, 4),
    'دُم تَك، تَك دُم، تَك: تسمعونه في مصر من العرس إلى التاكسي، واسمه يعني «المقطوع نصفين». ما هو؟|Dum tak, tak ' +
      'dum, tak: in Egypt you hear it from the wedding to the taxi home, and its name means “divided”. Which ' +
      'is it?',
    ['المقسوم|Maqsum', 'الملفوف|Malfuf', 'الأيوب|Ayyub', 'السماعي|Samai'],
    'ومنه خرج ولداه البلدي والصعيدي: كل واحد غيّر ضربة، وأخذ اسمًا، وقال: «أنا غير».|Its children are baladi ' +
      'and saidi: each changed one stroke, took a new name and said “I’m nothing like Dad”.',
    { source: 'http://crispyneurons.com/wiki/Maqsoum' },
  ),
  heard(
    () => drummed('DD-TD-T-', 0.19, 4),
    'حلق أبوكم شاربه، ففتح الباب ولم يعرفه أحد! هكذا «المقسوم»: غيّر ضربة واحدة فصار إيقاعًا ثانيًا اسمه ' +
      '«بلدي». قلّدوه على الطاولة: كيف يبدأ؟|Dad shaved off his moustache, and nobody let him in! So with ' +
      'the rhythm maqsum: it changed one stroke and became “baladi”. Do it on the table: how does it begin?',
    ['دُم دُم|Dum dum', 'دُم تَك|Dum tak', 'تَك دُم|Tak dum', 'تَك تَك|Tak tak'],
    'ثقيلتان متتاليتان، «دُم دُم»، بدل «دُم تَك»، فتثقل الخطوة وتهتزّ الحارة كلها. أما الأب فدخل البيت ' +
      'بالبطاقة المدنية.|Two heavies, “dum dum”, in place of “dum tak”, and the whole street walks ' +
      'heavier. Dad got in on showing his identity card.',
    { source: 'https://ru.scribd.com/document/361124403/Percussion-Ritmos-Darbouka' },
  ),
  heard(
    () => drummed('D--T-DDT--', 0.24, 3),
    'على هذا الإيقاع الصبور تُغنّى «لمّا بدا يتثنّى». غنّوها معه! كم عدّة في دورته قبل أن تعيد نفسها؟|The old song ' +
      '“Lamma bada yatathanna” sways to this patient rhythm. Hum along! How many counts before it comes round ' +
      'again?',
    ['10', '6', '8', '12'],
    'عشر، واسمه «السماعي الثقيل»: نغنّيها ولا ننتبه. ومن صفّق لها أربعًا أربعًا ضاع قبل آخر البيت.|Ten, called ' +
      'samai thaqil. Most people sing it without ever noticing. Clap in fours and you are lost before the end ' +
      'of the line.',
    { source: 'https://truemusicperiod.wordpress.com/2015/11/12/true-track-9-lama-bada-yatathana-by-lena-chamamyan/' },
  ),
  heard(
    () => drummed(['----K-------K---', '----B-------B---', 'h-h-h-h-h-h-h-h-'], 0.16, 2),
    'الطبلة الكبيرة تغيب عن العدّة الأولى، ثم تصل متأخرة وهي تبتسم! أي جزيرة أهدت الدنيا هذا الإيقاع؟|The big ' +
      'drum skips beat one, then drops in late with a smile! Which island gave the world this rhythm?',
    ['جامايكا|Jamaica', 'أيسلندا|Iceland', 'صقلية|Sicily', 'مدغشقر|Madagascar'],
    'اسمه «ون دروب»: سقطة واحدة في كل دورة، وهو قلب الريغي. جرّبوه في الدوام: «لم أتأخر، أنا ريغي».|It is ' +
      'called the one drop, the heart of reggae. Try it at work: “I’m not late, I’m reggae.”',
    { source: 'https://de.zxc.wiki/wiki/One_Drop' },
  ),
  heard(
    () => drummed('B--B--B---B-B--- B--B--B---B-B--- --B-B---B--B--B-', 0.13),
    'مفتاح كوبا «ثلاث ثم اثنتان» يرقّص القاعة، وفي الدورة الأخيرة تصادم الكل كأنهم في دوّار! ماذا جرى ' +
      'للضربات؟|Cuba’s key, “three, then two”, has the whole hall dancing, and in the last round they all ' +
      'crash as on a roundabout! What happened to the strokes?',
    [
      'صارت اثنتين ثم ثلاثًا|It became two, then three',
      'صارت أبطأ بكثير|It became much slower',
      'نقصت ضربة كاملة|One stroke was left out',
      'بقيت كما هي|Nothing changed',
    ],
    'قُلب المفتاح في القفل! وقال الطبّال: «لم ألمس شيئًا»، مثل كل من كسر شيئًا.|The key was turned over in ' +
      'the lock! “I never touched it,” said the drummer, like everyone who ever broke anything.',
    { source: clavePage },
  ),
  heard(
    () => drummed('D-T-D-TT--', 0.2, 3),
    'المدقّق المالي أمسك الطبّال: «تقبض دينارًا على كل عدّة، والدورة عشر عدّات، وأنت في بعضها ساكت!» ' +
      'احسبوا عليه: كم دينارًا على السكوت في الدورة؟|The auditor has caught the drummer: “A dinar a count, ' +
      'ten counts a round, and some of them you sit out!” Add it up: how many dinars a round for pure ' +
      'silence?',
    ['5', '6', '7', '8'],
    'خمسة، نصف أجره! قال الطبّال: «بلا سكتاتي يصير طرق أبواب، لا إيقاعًا». ثم سكت… وسجّل عليهم دينارًا ' +
      'سادسًا.|Five, half his wages! “Without my silences it’s not a rhythm, it’s somebody at the door,” ' +
      'said the drummer. Then he fell silent, and billed them for a sixth.',
  ),
  heard(
    () => drummed(['Y------Y------Y------', '-TkTkTk-TkTkTk-TkTkTk'], 0.24),
    'درج بناه عمّ لا يحبّ العدّ، والصنج أول درجة في كل دور. اصعدوا معه: كم درجة في الدور؟|A staircase built by ' +
      'an uncle who hates counting; the cymbal is the first step of each flight. Climb along: how many steps ' +
      'to a flight?',
    ['7', '6', '8', '9'],
    'سبع: كادت تكون ثماني، لكن الإسمنت انتهى. وفي الظلام تبحث كل قدم عن الثامنة.|Seven: nearly eight, but ' +
      'the cement ran out. In the dark, every foot feels for the eighth.',
  ),
  heard(
    () => drummed(['Y--------Y--------', '-kTkTkkTk-kTkTkkTk'], 0.24),
    'في أعراس تركيا يرقصون على دورة طويلة كهذه، والصنج أولها، ولا أحد يعدّ إلا أنتم! كم عدّة فيها؟|At Turkish ' +
      'weddings they dance to long rounds like this, a cymbal at the head, and nobody counts but you! How many ' +
      'counts?',
    ['9', '7', '8', '10'],
    'تسع! سمع ديف بروبيك التسع من عازفين في شوارع إسطنبول، فصنع منها «بلو روندو». وهم يرقصونها بلا آلة ' +
      'حاسبة.|Nine! Dave Brubeck heard nine from street musicians in Istanbul and made “Blue Rondo à la Turk” ' +
      'out of it. They dance it without a calculator.',
    { source: 'https://iwasabookdesigner.com/miscellaneous-projects/dave-brubeck' },
  ),
  heard(
    () => drummed(['W--W--W--W--W--W--', 'T-T-T-T-T-T-T-T-T-'], 0.2),
    'تحدّي الركبتين: يد مع الطبل ويد مع الجرس، ومن يصمد؟ كم ضربة طبل مقابل كل ضربتي جرس؟|The knee dare: one ' +
      'hand with the drum, the other with the bell, and who can last? How many drum strokes to every two of ' +
      'the bell?',
    ['3', '2', '4', '5'],
    'ثلاث على اثنتين. يحفظها العازفون بجملة إنجليزية: «هوت كب أوف تي»، أي كوب شاي ساخن. فصبّوه وأعيدوا ' +
      'المحاولة!|Three against two. Players get the hang of it by muttering “hot cup of tea”. Pour one and try ' +
      'again.',
    { source: 'https://www.bugsinthebasement.com/single-post/2017/06/30/synergy-butter' },
  ),
  heard(
    () => drummed('DTDT- DTDTD- DTDT- DTDTD- DTDT- DTDT-', 0.2),
    'أخ كلامه قصير وأخته كلامها أطول، دورًا بدور، حتى قاطع أحدهما الآخر! في أي جملة خرب الدور؟|A brother ' +
      'speaks in short lines, his sister in longer ones, taking turns, until somebody cuts in! Which line ' +
      'breaks the order?',
    ['السادسة|The sixth', 'الثالثة|The third', 'الرابعة|The fourth', 'الخامسة|The fifth'],
    'السادسة: كان دور الأخت فردّ الأخ مكانها. وما قالته بعد ذلك لم نسجّله.|The sixth: it was her turn and he ' +
      'answered for her. We did not record what came next.',
  ),
  forChildren(
    () => drummed('DT- DTT- DTTT- DTTTT-', 0.24),
    'كل يوم يزيد الطبّال ضربة، والجيران يعدّون خائفين! سمعتم أربعة أيام: كم ضربة في اليوم الخامس؟|Every day ' +
      'the drummer adds a stroke, and the neighbours count in fear! You heard four days: how many strokes on ' +
      'the fifth?',
    ['6', '3', '4', '5'],
    '2، 3، 4، 5… فالقادمة 6. وفي اليوم العاشر عرض الجيران بيتهم للبيع.|2, 3, 4, 5… so 6 comes next. By day ' +
      'ten the neighbours’ house was up for sale.',
  ),
  heard(
    () => drummed('DTT-TDD- TDD-DTT- DTT-TDD-', 0.25),
    'قال الطبّال: «ألّفت جملة ثانية جديدة!» والفرقة تقول إنها الأولى متنكّرة. ماذا فعل بها؟|“My second line is ' +
      'brand new!” says the drummer. The band says it is the first one in disguise. What did he do to it?',
    [
      'بدّل نصفيها|He swapped its halves',
      'أبطأها إلى النصف|He halved its speed',
      'زاد فيها ضربة|He added a stroke',
      'حذف نصفها|He dropped one half',
    ],
    'ما كان في الآخر صار في الأول: كمن عرف «ناصر خالد» ثم قابل «خالد ناصر» فظنّ أن له صاحبين.|The end came ' +
      'first: like meeting James Martin, then Martin James, and thinking you have two friends.',
  ),
  heard(
    () =>
      drummed(
        ['K-------K-------K-------K-------', '--S---S---S---S---S---S---S---S-', 'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh'],
        0.11,
      ),
    'الصنج الصغير يعمل والطبل الكبير يأخذ التصفيق! كم «تس» من كل دقّة غليظة إلى التي بعدها؟ قلّدوه ' +
      'بألسنتكم.|The little cymbal does the work and the big drum gets the applause! How many “ts” from one ' +
      'big thump to the next? Try it with your tongue.',
    ['8', '10', '12', '16'],
    'ثمانٍ، بسرعة تسعٍ في الثانية! أمّا الطبل الكبير فدقّ مرة وقال: «الله يعطينا العافية».|Eight, at nine a ' +
      'second! The big drum played once and said: “What a day we’ve had”.',
  ),
  heard(
    () => drummed(['K-----K-----K-----K-----', 'C--C--C--C--C--C--C--C--', '-TT-TT-TT-TT-TT-TT-TT-TT'], 0.15),
    'بحّارة يسحبون الحبل: دقّة كبيرة وتصفيق! صفّقوا معهم: كم صفقة لكل دقّة كبيرة، ومعها صفقتها؟|Sailors haul on ' +
      'a rope: a big stroke, and claps! Clap along: how many claps to each big stroke, its own included?',
    ['2', '1', '3', '4'],
    'في «الفجيري» كان غوّاصو اللؤلؤ يغنّون مع المرواس والتصفيق والجاهلة، وهي جرّة فخّار. حتى الجرّة كانت في ' +
      'الفرقة!|In fijiri, pearl divers sang to clapping, the mirwas drum and the jahla, a clay pot. Even the ' +
      'crockery was in the band.',
    { source: 'https://en.wikipedia.org/wiki/Fijiri' },
  ),
];
