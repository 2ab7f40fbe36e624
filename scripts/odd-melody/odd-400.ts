import type { Heard } from '../audio/heard.ts';
import { changed, doubled, limping, mirrored, odd, raised, shift, silent, swapped } from './snippets.ts';

const child = { isForChildren: true } as const;

/** One good ear in the room finds it. */
export const odd400: readonly Heard[] = [
  odd(
    {
      phrase: 'walk',
      instrument: 'piano',
      change: shift(2, -1),
      place: 2,
      source: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9242494',
      ...child,
    },
    '«بكرة دوام!» تذكّرها أحد الأربعة في وسط اللحن، فانقلب وجهه. أيهم؟ ومن منكم وجهه مثله؟|' +
      '“School tomorrow!” One of four boys remembered halfway through the tune, and his face fell. Which? And who ' +
      'here looks like that now?',
    'نغمة نزلت نصف درجة فسمعناها حزنًا. أما قرية بعيدة في بابوا غينيا الجديدة فلم تجد فيها حزنًا: الحزن عادة ' +
      'تُتعلّم، كالواجب!|' +
      'One note sank half a step, and we call it sad. A remote community in Papua New Guinea didn’t: sadness, it ' +
      'seems, is taught, like homework.',
  ),
  odd(
    {
      phrase: 'skip',
      instrument: 'violin',
      change: { sour: [3, 60] },
      place: 3,
      source: 'http://www.businessinsider.com/auto-tune-developed-by-oil-engineer-2014-7',
    },
    'أبو ناصر يصفّق لأربعة عازفين، ثم يعضّ على أسنانه: أحدهم نشز ويقول: «ربع تون شرقي!» أيهم؟|' +
      'Abu Nasser claps for four fiddlers, then grits his teeth: one has hit a sour note and says “It’s a quarter ' +
      'tone!” Which?',
    'مخترع «الأوتو تيون» الذي يصلح النشاز كان يبحث عن النفط بالموجات! خرج الدواء من البئر، ونحن أولى به.|' +
      'The inventor of Auto-Tune, which mends sour notes, used to hunt for oil with sound waves. The cure came out ' +
      'of the well: it should have been ours.',
  ),
  odd(
    {
      phrase: 'cuckoo',
      instrument: 'flute',
      change: silent(2),
      place: 1,
      source: 'http://www.jimdavies.org/summaries/warren1970.html',
      ...child,
    },
    'دخلت ذبابة على أربعة عصافير تنقل السرّ نفسه، فبلعها واحد وبلع معها كلمة! أيها؟|' +
      'A fly dropped in on four birds passing on the same secret. One swallowed it, and a word with it! Which?',
    'حذف عالم صوتًا من جملة ووضع مكانه سعلة، فسمعه الناس كأنه موجود! هكذا تفهمكم الأم وأفواهكم ملآنة.|' +
      'A scientist cut a sound from a sentence and put in a cough; people heard it all the same. That’s how ' +
      'mothers understand full mouths.',
  ),
  odd(
    {
      phrase: 'bell',
      instrument: 'tubularBells',
      change: swapped(1),
      place: 4,
      source: 'http://www.countryside-lavie.com/article/2013/10/10/ancient-art-change-ringing',
    },
    'شكوى: جرسان في برج تبادلا الكراسي! والعامل: «كلها موجودة، ما نقص شي». أي الأبراج الأربعة؟|' +
      'Complaint: in one tower two bells have swapped chairs! The ringer: “They’re all there, aren’t they?” Which ' +
      'of the four towers?',
    'لثمانية أجراس 40320 ترتيبًا، دقّها فريق إنجليزي كلها عام 1963 في أكثر من 18 ساعة بلا توقّف! والجيران عدّوها ' +
      'غصبًا.|' +
      'Eight bells can be rung in 40,320 orders. In 1963 one English team rang them all, more than 18 hours ' +
      'without a break. The neighbours counted too.',
  ),
  odd(
    {
      phrase: 'hill',
      instrument: 'guitar',
      change: limping,
      place: 2,
      source: 'https://www.minnpost.com/second-opinion/2011/03/dancing-his-own-rare-case-beat-deafness-identified/',
      ...child,
    },
    'قوموا وامشوا معهم! أربعة أصحاب يصعدون التلّ، وواحد في نعاله حصاة. من يعرج؟|' +
      'On your feet and walk along! Four friends climb a hill, one with a pebble in his sandal. Which one is ' +
      'limping?',
    'عام 2011 سُجّلت أول حالة «صمم إيقاع»: شاب يحبّ الرقص ولا يجد الدقّة أبدًا. وكتبت صحفية: العلماء لا يحضرون ' +
      'أعراسًا كثيرة!|' +
      'In 2011 came the first known case of beat deafness: a man who loves dancing and never finds the beat. “The ' +
      'researchers can’t attend many weddings,” wrote a journalist.',
  ),
  odd(
    {
      phrase: 'march',
      instrument: 'trumpet',
      change: doubled(2),
      place: 3,
      source: 'https://kipkis.com/Double_Tongue_on_Trumpet',
    },
    'تقول «بس، بس!» فيزيدك الرز… واحد من أربعة بوّاقين هكذا: زاد ضربة من كرمه. أيهم؟|' +
      'You say “enough!” and he heaps on more rice… One of four trumpeters is that sort: he slips in an extra ' +
      'stroke. Which?',
    'للسرعة يقول البوّاقون داخل البوق: «تا-كا تا-كا». جرّبوها عشرين مرة، ومن تلعثم يصبّ الشاي.|' +
      'For speed, trumpeters say “ta-ka ta-ka” into the mouthpiece. Try it twenty times; whoever trips pours the ' +
      'tea.',
  ),
  odd(
    {
      phrase: 'dance',
      instrument: 'accordion',
      change: shift(0, 2),
      place: 4,
      source: 'https://www.sci.news/othersciences/neuroscience/brain-familiar-song-07754.html',
    },
    'لا تضحكوا على الراقص، بدأ بالقدم الغلط وأكمل كأنه قصدها! أي الأربعة؟ أول نغمة تفضحه.|' +
      'Don’t laugh: one dancer started on the wrong foot and carried on as if he meant to! Which of the four? His ' +
      'first note gives him away.',
    'يعرف دماغكم الأغنية المألوفة في عُشر إلى ثلاثة أعشار ثانية. أما اسم مغنّيها فيحتاج ليلة كاملة ومكالمة ' +
      'للخالة!|' +
      'Your brain knows a familiar song within a tenth to three tenths of a second. The singer’s name takes all ' +
      'night and a call to auntie.',
  ),
  odd(
    {
      phrase: 'lullaby',
      instrument: 'celesta',
      change: { cents: 45 },
      place: 1,
      source: 'http://lists.societymusictheory.org/pipermail/smt-talk-societymusictheory.org/2012-February/010353.html',
      ...child,
    },
    'أغسطس، الظهر، سيارة مقفلة… وصندوق موسيقى منسيّ على المقعد! إخوته الثلاثة في الظل. أيها رجع كله مشدود ' +
      'الأعصاب؟|' +
      'August, noon, a locked car… and a music box forgotten on the seat! Its three brothers stayed in the shade. ' +
      'Which came back on edge, from first note to last?',
    'أصحاب الأذن المطلقة تعلو النغمات في آذانهم مع العمر: حول الخامسة والخمسين نصف درجة. فإن قال الجدّ «كله ' +
      'نشاز» فصدّقوه!|' +
      'For people with perfect pitch, everything drifts sharp with age, half a step by 55 or so. If grandpa says ' +
      'it’s all out of tune, believe him.',
  ),
  odd(
    {
      phrase: 'question',
      instrument: 'clarinet',
      change: mirrored,
      place: 3,
      source: 'https://www.dideo.ir/v/yt/hg76YTPpgcs/rachmaninoff-rhapsody-on-a-theme-of-paganini%2C-op.',
    },
    'خفّاش بين الضيوف! أربعة سألوا السؤال نفسه، وهو قلبه رأسًا على عقب. أيهم؟ أميلوا رؤوسكم.|' +
      'There’s a bat among the guests! Four ask the same question, and he turned it upside down. Which? Tilt your ' +
      'heads.',
    'قلب رخمانينوف لحنًا لباغانيني رأسًا على عقب فخرج منه أجمل ألحانه، وقال: «هذا لوكيل أعمالي!» لا تجرّبوها ' +
      'بالواجب.|' +
      'Rachmaninoff turned a tune of Paganini’s upside down and got his loveliest. “This one,” he said, “is for my ' +
      'agent.” Don’t try it with homework.',
  ),
  odd(
    {
      phrase: 'stairs',
      instrument: 'marimba',
      change: silent(4),
      place: 2,
      source: 'https://sciencenews.org/article/newborns-pick-beat',
      ...child,
    },
    'الواحدة ليلًا، وفي الدرج درجة تصرّ وتوقظ الجدّ! واحد من أربعة أولاد يعرفها فقفز فوقها. من الخبير؟|' +
      'One in the morning, and a stair that creaks and wakes grandpa! One of four boys knows it and skips it. ' +
      'Which is the old hand?',
    'أسمعوا مواليد عمرهم يومان إيقاعًا وهم نائمون، ثم أسقطوا الدقّة الأولى، فانتبهت أدمغتهم! فلا يقل أحد: «رضيع ' +
      'ما يفهم».|' +
      'Two-day-old babies were played a beat in their sleep. When the downbeat went missing, their brains noticed. ' +
      'So who says they understand nothing?',
  ),
  odd(
    {
      phrase: 'sad',
      instrument: 'cello',
      change: shift(3, 1),
      place: 4,
      source: 'https://www.sciencemag.org/news/2001/07/music-relactation',
    },
    'صفّارة النهاية، وأربعة مشجّعين يبكون. لكن واحدًا حزنه غير: ضيّع مفتاح السيارة أيضًا! أيهم؟|' +
      'The final whistle, and four fans weep. But one is sad differently: he has lost his car key as well! Which?',
    'أسمعوا ألف بقرة موسيقى هادئة فزاد حليبها 3 بالمئة، والسريعة أنقصته قليلًا! حزنكم هذا يصلح للّبن.|' +
      'A thousand cows were played slow music and gave 3 per cent more milk; fast music gave a little less. So ' +
      'your sorrow is good for something: yoghurt.',
  ),
  odd(
    {
      phrase: 'desert',
      instrument: 'sitar',
      change: shift(1, 1),
      place: 2,
      source: 'https://vault.si.com/vault/2019/03/25/dick-dale-1937-2019',
    },
    'أنتم الجمارك! أربعة حُداة رجعوا بلحن الصحراء، وواحد هرّب فيه نغمة من باريس. أيهم؟ فتّشوا بآذانكم.|' +
      'You’re customs! Four camel drivers bring home a desert tune, and one has smuggled in a note from Paris. ' +
      'Which? Search with your ears.',
    'وبالعكس: ملك غيتار الأمواج في كاليفورنيا، دِك ديل، تعلّم أشهر ألحانه من أعمامه اللبنانيين عازفي العود. ' +
      'تزلّجت أمريكا على مقامنا!|' +
      'The other way round, too: Dick Dale, king of California’s surf guitar, learnt his greatest hit from his ' +
      'Lebanese uncles, on the oud. America surfed on our scale!',
  ),
  odd(
    {
      phrase: 'walk',
      instrument: 'bassoon',
      change: { legato: 0.3 },
      place: 3,
      bpm: 130,
      source: 'https://filmmusiccentral.com/2016/01/12/film-music-101-mickey-mousing/',
      ...child,
    },
    'شمّوا معهم… عسل! أربعة دببة في الغابة، وواحد صار على أطراف أصابعه. أيها؟ امشوا مثله بلا صوت.|' +
      'Sniff… honey! Four bears walk through the wood, and one has gone up on tiptoe. Which? Walk like him, ' +
      'without a sound.',
    'موسيقى تتبع كل خطوة اسمها عند أهل السينما «ميكي ماوسينغ»، على اسم ميكي ماوس. وإن سمعتموها في المطبخ ليلًا، ' +
      'فهو الوالد.|' +
      'Film people call music that follows every step “Mickey Mousing”. If you hear it in the kitchen at night, ' +
      'it’s Dad.',
  ),
  odd(
    {
      phrase: 'skip',
      instrument: 'xylophone',
      change: { instrument: 'marimba' },
      place: 4,
    },
    'أربعة إخوة يعزفون الجملة نفسها، وواحد استعار آلة أخيه الكبير وظنّ أن أحدًا لن ينتبه! أيهم؟ كلها خشب، ' +
      'فدقّقوا.|Four brothers play the same line, but one has borrowed the eldest’s instrument and thinks ' +
      'nobody will notice! Which? All are wood, so listen closely.',
    'إكسيليفون ثلاث مرات وماريمبا مرة. والكبير عرف من أول نغمة، كما يعرف من لبس حذاءه.|A xylophone three ' +
      'times, a marimba once. The eldest knew at the first note, as he does when it’s his shoes.',
  ),
  odd(
    {
      phrase: 'cuckoo',
      instrument: 'ocarina',
      change: shift(5, 2),
      place: 1,
      source: 'http://www.sciencedaily.com/releases/2012/06/120619225936.htm',
    },
    'غنم الجيران في حوشنا! السبب واحد من أربعة رعاة، غيّر نغمة في كلمة السرّ. أيهم نحاسب؟|' +
      'The neighbours’ sheep are in our yard! One of four shepherds got a note of the password wrong. Which do we ' +
      'blame?',
    'الماعز تعرف صوت صغيرها بعد سنة من فراقه، كما وجد باحثون في لندن. والجدّة تعرفكم في الهاتف من كحّة!|' +
      'A mother goat knows her kid’s voice a year after parting, London scientists found. Grandmothers need one ' +
      'cough on the telephone.',
  ),
  changed(
    {
      phrase: 'hill',
      instrument: 'piano',
      change: { notes: (notes) => notes.map(({ key, beats }) => ({ key: key === 64 ? 63 : key, beats })) },
      source: 'https://blogs.scientificamerican.com/food-matters/pitchfork-the-relationship-between-sound-and-taste/',
    },
    'عزفها وهو فائز، ثم قيل له إن سيارته خُدشت! ماذا تغيّر في الثانية؟ أرونا وجوهكم في المرتين.|' +
      'He played it after winning, then heard that somebody had scratched his car! What changed the second time? ' +
      'Show us both faces.',
    [
      'المزاج: صار حزينًا|The mood: it turned sad',
      'السرعة: صار أسرع|The speed: it got faster',
      'الآلة: صارت عودًا|The instrument: now an oud',
      'الطول: نقصت نغمة|The length: a note is gone',
    ],
    'نغمة تكرّرت ونزلت نصف درجة. والصوت يغيّر حتى الطعم: حلوى مع بيانو رفيع بدت أحلى، ومع نحاس غليظ أمرّ. من ' +
      'يعزف لقهوتي؟|' +
      'One note, heard twice, sank half a step. Sound even changes taste: toffee seems sweeter to a high piano, ' +
      'more bitter to low brass. Who’ll play for my coffee?',
  ),
  changed(
    {
      phrase: 'march',
      instrument: 'horn',
      change: raised(-12),
      source: 'https://www.soundandvision.com/content/reality-bytes-mosquito-ringtones-0?quicktabs_1=0',
      ...child,
    },
    'تحية للأمير الصغير، ثم التحية نفسها لجدّه الذي لا يسمع الرفيع! ماذا تغيّر؟ حيّوا الاثنين بصوتكم.|' +
      'A salute for the little prince, then the same for his grandfather, who can’t hear high notes! What changed? ' +
      'Sing both.',
    [
      'نزلت جوابًا كاملًا|It fell a whole octave',
      'صعدت جوابًا كاملًا|It rose a whole octave',
      'صارت أسرع مرتين|It went twice as fast',
      'عُزفت من آخرها|It was played backwards',
    ],
    'اخترعوا طنينًا رفيعًا لا يسمعه الكبار ليبعد المراهقين عن المحلات، فجعله المراهقون رنّة هواتفهم في الصف! ' +
      'واحد صفر.|' +
      'A whine too high for adult ears was invented to keep teenagers away from shops. The teenagers made it their ' +
      'ringtone in class. One nil.',
  ),
  changed(
    {
      phrase: 'dance',
      instrument: 'violin',
      change: { instrument: 'pizzicato' },
      source: 'https://musictales.club/article/paganinis-one-stringed-soap-opera',
      ...child,
    },
    'كمان يرقص… ثم خطفت القطة منه شيئًا واختفت تحت الكنبة! ماذا فقد؟|' +
      'A fiddle is dancing… then the cat snatches something and shoots under the sofa! What did it lose?',
    [
      'القوس: صار يُنقر|Its bow: now it is plucked',
      'وترًا: صار أوطى|A string: it is lower',
      'السرعة: صار أبطأ|Its speed: it is slower',
      'نغمتين في الآخر|Two notes at the end',
    ],
    'يُحكى أن أوتار باغانيني انقطعت واحدًا بعد واحد في حفل، فأكمل على الأخير! القطة إذن أخذت الشيء السهل.|' +
      'They say Paganini’s strings once snapped one by one and he finished on the last. The cat was being kind.',
  ),
  changed(
    {
      phrase: 'question',
      instrument: 'flute',
      change: swapped(1),
      source: 'https://www.key-notes.com/blog/bach-s-musical-signature',
    },
    'كلمة سرّ بالفلوت سقطت على الدرج وجمعوها بسرعة! ماذا حدث لنغماتها؟ ومن يصفّرها مرتين؟|' +
      'A password on the flute fell downstairs and was put back together in a hurry! What became of its notes? Who ' +
      'can whistle both?',
    [
      'تبادلت نغمتان مكانيهما|Two notes changed places',
      'ضاعت نغمة|A note was lost',
      'زادت نغمة|A note was added',
      'كلها نزلت معًا|All of them came down',
    ],
    'كان باخ يكتب اسمه نغمات: سي بيمول، لا، دو، سي. بدّلوا اثنتين يصِر شخصًا آخر، كمن كتب «عمر» فخرج «عرم»!|' +
      'Bach could sign his name in notes: B, A, C, H. Swap two and he’s a different gentleman.',
  ),
  changed(
    {
      phrase: 'walk',
      instrument: 'kalimba',
      change: doubled(3),
      source:
        'https://www.japantimes.co.jp/news/2014/09/19/national/japanese-researchers-banana-peel-study-wins-ig-nobel-spoof-award/',
    },
    'مشية واثقة في الأفنيوز، ثم المشية نفسها… وقشرة موز! ماذا فعلت إحدى النغمات لحظة الزحلقة؟|' +
      'A confident stroll through the mall, then the same stroll… and a banana skin! What did one of the ' +
      'notes do at the slip?',
    [
      'تكرّرت بسرعة|It was quickly repeated',
      'اختفت تمامًا|It disappeared',
      'هبطت إلى القاع|It dropped to the bottom',
      'طالت وطالت|It went on and on',
    ],
    'قاس يابانيون زلق قشر الموز تحت الحذاء ونالوا «إيغ نوبل» 2014، وغنّى رئيسهم في الحفل: «يا موزة، لماذا أنتِ ' +
      'زلقة؟»|' +
      'Japanese scientists measured how slippery banana skin is and won a 2014 Ig Nobel. Their leader sang: ' +
      '“Banana, why are you so slippy?”',
  ),
];
