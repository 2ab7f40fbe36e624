import type { OddSet } from './set.ts';

/** Sets that children argue about first. */
export const sets200: readonly OddSet[] = [
  {
    ask: {
      ar:
        'نادٍ لا يدخله إلا من خرج من بيضة، والحارس يطلب القشرة! ثلاثة أروه قشورهم، وواحد قال: نسيتها في ' + 'البيت. من هو؟',
      en:
        'A club for those who came out of an egg, and the doorman wants to see the shell! Three show ' +
        'theirs. “I left mine at home,” says one. Who?',
    },
    odd: 'bat',
    others: ['penguin', 'crocodile', 'turtle'],
    isForChildren: true,
    fact: {
      ar:
        'الخفّاش! تلده أمه وترضعه. وصغار نوع منه في أمريكا الوسطى تناغي «دا دا دا» كالرضّع، والأم تردّ ' +
        'على صغيرها بصوت التدليل. من يعمل هذا الصوت في بيتكم؟',
      en:
        'The bat is born live, not hatched, and drinks its mother’s milk. Pups of one kind in Central America ' +
        'babble “da-da-da” like babies, and their mothers answer in baby talk. Who does that voice at your ' +
        'house?',
    },
    source: 'https://bonnewshaiti.com/mother-bats-engage-in-high-pitched-baby-talk-with-offspring',
  },
  {
    ask: {
      ar:
        'أربعة زبائن عند الخيّاط قبل العيد: خاط لكل واحد من ثلاثة سروالًا بستّ أرجل، فصاح الرابع: باقي لي ' + 'رِجلان! من هو؟',
      en:
        'Four customers at the tailor’s before Eid. For three he sews trousers with six legs apiece. ' +
        '“I’m two short!” cries the fourth. Who is it?',
    },
    odd: 'spider',
    others: ['ant', 'honeybee', 'lady-beetle'],
    isForChildren: true,
    fact: {
      ar:
        'للحشرات ستّ أرجل وللعنكبوت ثمانٍ. وفي أوروبا نوع يلفّ لخطيبته هدية بالحرير، وبعضهم يأكل ما فيها ' +
        'ويلفّ لها القشرة! افتحوا هداياكم أمام صاحبها.',
      en:
        'Insects have six legs, a spider eight. One European kind courts with a present wrapped in silk, ' +
        'and some eat what was inside and wrap up the husk! Always open a gift in front of the giver.',
    },
    source: 'http://www.wired.co.uk/news/archive/2011-11/14/nursery-web-spiders',
  },
  {
    ask: {
      ar: 'عزيمة الدببة: ثلاثة من العائلة فعلًا، وواحد يأكل منذ ساعة ويقول لكل من سأله: أنا ولد عمّكم! من هو؟',
      en:
        'A bear family dinner: three really are bears, and one has been eating for an hour, telling ' +
        'everyone, “I’m your cousin!” Who?',
    },
    odd: 'koala',
    others: ['panda', 'polar-bear', 'bear'],
    isForChildren: true,
    fact: {
      ar:
        'الكوالا ليس دبًّا: صغيره في جيب كالكنغر. وصوّروه بكاميرا حرارية فعرفوا لماذا يحضن الأشجار في الحرّ: ' +
        'جذوعها أبرد من الهواء! لو سكن الكويت لحضن المكيّف.',
      en:
        'The koala is no bear: its young ride in a pouch. Heat cameras showed why it hugs trees on hot days: the ' +
        'trunks are cooler than the air! In Kuwait it would hug the air conditioner.',
    },
    source: 'https://www.livescience.com/46074-in-images-koalas-hugging-trees.html',
  },
  {
    ask: {
      ar:
        'مندوب توصيل وصل قرب القطب الشمالي ومعه أربعة طلبات: ثلاثة وجد أصحابها، والرابع عنوانه في آخر ' +
        'الدنيا من الجهة الثانية! لمن هو؟',
      en:
        'A delivery man near the North Pole has four parcels. Three find their owners; the fourth is for the ' +
        'other end of the world! Whose is it?',
    },
    odd: 'penguin',
    others: ['polar-bear', 'seal', 'whale'],
    isForChildren: true,
    fact: {
      ar:
        'لا بطاريق برّية هناك. ونوع منها في الجنوب يحرس بيضه فيغفو أكثر من 10 آلاف مرة في اليوم، كل غفوة 4 ثوانٍ. ' +
        'مثل الجدّ أمام الأخبار: «أنا صاحي، لا تطفّون التلفزيون!»',
      en:
        'No penguins live wild up there. In the south, one kind guards its eggs by nodding off over 10,000 times ' +
        'a day, four seconds each. Like Grandad at the news: “I’m awake, leave it on!”',
    },
    source: 'https://alignment.dogonews.com/2024/2/15/nesting-chinstrap-penguins-take-about-10000-naps-a-day',
  },
  {
    ask: {
      ar: 'اجتمع أهل النور: ثلاثة يدفعون الكهرباء من جيوبهم، وواحد ساحب سلكًا من بيت جاره! من هو؟',
      en:
        'A meeting of all that shines: three pay for their own electricity, and one has run ' +
        'a cable from next door! Which?',
    },
    odd: 'full-moon',
    others: ['sun', 'star', 'candle'],
    isForChildren: true,
    fact: {
      ar:
        'القمر يعكس ضوء الشمس، ووجهه في الحقيقة غامق كأسفلت المواقف القديم! يبدو أبيض لأن السماء حوله سوداء. ' +
        'الإضاءة تصنع المعجزات، اسألوا أي مصوّر أعراس.',
      en:
        'The Moon only reflects the Sun, and its face is really as dark as an old car park! It looks white ' +
        'against a black sky. Lighting works wonders: ask any wedding photographer.',
    },
    source:
      'https://magicvalley.com/outdoors/skywatch-all-about-albedo/article_249bb5bc-eeae-573b-bd15-c70eab01a73f.html',
  },
  {
    ask: {
      ar: 'موظف السجلّات يطلب شهادات الميلاد: ثلاثة لم يعيشوا إلا في الحكايات، وواحد شهادته حقيقية! من هو؟',
      en: 'The registrar asks for birth certificates. Three lived only in stories, and one has a real one! Who?',
    },
    odd: 'dodo',
    others: ['unicorn', 'dragon', 'phoenix-bird'],
    isForChildren: true,
    fact: {
      ar:
        'عاش الدودو في موريشيوس ثم انقرض. وفي أكسفورد رأس محفوظ ظنّوا صاحبه عاش مدلّلًا في لندن، حتى صوّروه ' +
        'بالأشعة عام 2018: في قفاه رصاص صيد! قضية عمرها قرون والفاعل مجهول.',
      en:
        'The dodo lived on Mauritius. The one whose head Oxford keeps was thought to have been a pet in London, ' +
        'until a scan in 2018 found gunshot in the back of its skull! A case centuries cold, and no suspect.',
    },
    source: 'https://cherwell.org/2018/04/23/forensic-scans-show-oxford-dodo-was-shot/',
  },
  {
    ask: {
      ar:
        'صورة جماعية مع ديناصور: ثلاثة عاش أمثالهم في زمنه فعلًا، وواحد ركّب نفسه في الصورة بعد ملايين ' + 'السنين! من هو؟',
      en:
        'A group photo with a dinosaur: three had their kind around in his day, and one was pasted in ' +
        'millions of years later! Who?',
    },
    odd: 'mammoth',
    others: ['crocodile', 'turtle', 'shark'],
    isForChildren: true,
    fact: {
      ar:
        'الماموث، متأخّر ملايين السنين! وعام 1951 شاع أن نادي مستكشفين في نيويورك تعشّى لحم ماموث، وبعد 65 سنة ' +
        'فُحصت لقمة محفوظة من العشاء: سلحفاة! هو دخل صورتها، وهي دخلت عشاءه. خالصين!',
      en:
        'The mammoth, millions of years late! In 1951 a New York explorers’ club was said to have dined on ' +
        'mammoth. Sixty-five years later a saved bite was tested: turtle! He’d crashed her photo, so she ' +
        'crashed his dinner. Quits!',
    },
    source:
      'http://newswise.com/articles/yale-puts-prehistoric-mystery-meat-to-the-test-spoiler-alert-it-s-not-woolly-mammoth-or-giant-ground-sloth',
  },
  {
    ask: {
      ar: 'سألت الجدّة أحفادها: ثلاثة من هؤلاء سُمّيت بهم سور في القرآن، والرابع ظنّ أن لقبه يكفيه! من هو؟',
      en:
        'Granny asks: three of these have a surah of the Quran named after them, and the fourth thought ' +
        'that his title was enough! Who?',
    },
    odd: 'lion',
    others: ['cow', 'elephant', 'spider'],
    isForChildren: true,
    fact: {
      ar:
        'البقرة والفيل والعنكبوت أسماء سور، والنمل أيضًا: حذّرت نملة قومها من جنود سليمان عليه السلام، فتبسّم ' +
        'ضاحكًا من قولها. نملة تبسّم لها نبيّ، وملك الغابة لا سورة باسمه.',
      en:
        'The Cow, the Elephant and the Spider are surahs. So is the Ants: one of them warned her people of ' +
        'Solomon’s army, and he smiled, laughing at her words. The king of beasts has none.',
    },
    source: 'https://quran-tafsir.net/qattan-jezzy/sura27-aya19.html',
  },
  {
    ask: {
      ar: 'ليلة الحفل في القصر: ثلاثة جاؤوا مع سندريلا، والرابع ضلّ الطريق من حكاية ثانية! من هو؟',
      en:
        'The night of the ball: three of these came with Cinderella, and one took a wrong ' +
        'turn out of another tale! Which?',
    },
    odd: 'red-apple',
    others: ['jack-o-lantern', 'mouse', 'high-heeled-shoe'],
    isForChildren: true,
    fact: {
      ar:
        'التفاحة لبياض الثلج، أعيدوها إلى الساحرة! وقبل ألفي سنة حكى الجغرافي سترابو أن نسرًا خطف نعل فتاة في مصر ' +
        'ورماه في حِجر الملك، فبحث عن صاحبته وتزوّجها. أسرع توصيل في التاريخ!',
      en:
        'The apple is Snow White’s. Two thousand years ago Strabo told of an eagle in Egypt that snatched a ' +
        'girl’s sandal and dropped it in the king’s lap. He had her found and married her. Now that’s delivery!',
    },
    source: 'https://en.wikipedia.org/wiki/Rhodopis',
  },
  {
    ask: {
      ar: 'منتصف الليل في الثلاجة: ثلاثة يقولون أصلنا حليب، والرابع أمّه تصيح في الحيّ كله كلما جاءت به! ' + 'من هو؟',
      en:
        'Midnight in the fridge. “We were milk once,” say three. The fourth has a mother who tells the ' +
        'whole street each time! Who?',
    },
    odd: 'egg',
    others: ['cheese-wedge', 'butter', 'soft-ice-cream'],
    isForChildren: true,
    fact: {
      ar:
        'البيض جار الألبان لا ابنها. وقبل أن يفقس يصوصو الفرخ وهو في البيضة وتردّ عليه أمه من الخارج: ' +
        'أول مكالمة في حياته، وبلا باقة!',
      en:
        'Eggs live next to the dairy but aren’t family. Before hatching, a chick peeps inside the egg ' +
        'and its mother clucks back: the first phone call of its life!',
    },
    source: 'https://weekendhomesteaders.com/talking-before-hatching-how-chicks-communicate-inside-the-egg',
  },
  {
    ask: {
      ar:
        'انكسر زجاج الجيران، والجار يحقّق مع أربعة لاعبين: ثلاثة لعبتهم بكرة، والرابع يحلف ' +
        'أنه لا كرة عنده أصلًا! أي لعبة؟',
      en:
        'The neighbour’s window is broken, and he questions four players. Three games need a ball. “Mine hasn’t ' +
        'got one!” swears the last. Which game?',
    },
    odd: 'badminton',
    others: ['soccer-ball', 'tennis', 'ping-pong'],
    isForChildren: true,
    fact: {
      ar:
        'الكرة بريئة هنا: تُلعب بريشة! لكن لا تستهينوا بها: قيست ضربات منها فوق 400 كيلومتر في الساعة، أسرع من ' +
        'سيارة فورمولا 1. ومع ذلك تعلق كل مرة فوق سطح الجيران.',
      en:
        'It’s played with a shuttlecock. Don’t laugh: smashes have been measured above 400 kilometres an hour, ' +
        'faster than a Formula 1 car! And still it ends up on the neighbour’s roof.',
    },
    source: 'https://funfactshub.com/how-fast-can-a-shuttlecock-go-the-fastest-shuttlecock-smash-in-badminton-history/',
  },
  {
    ask: {
      ar: 'مطلوب حارس ليل! تقدّم أربعة: ثلاثة يسهرون إلى الفجر، وواحد نام في المقابلة. من هو؟',
      en:
        'Wanted: a night watchman! Four apply. Three stay up till dawn, and one ' +
        'fell asleep at the interview. Who?',
    },
    odd: 'rooster',
    others: ['owl', 'bat', 'hedgehog'],
    isForChildren: true,
    fact: {
      ar:
        'الديك ينام باكرًا ليصيح فجرًا. ووجد علماء يابانيون أن الديوك تصيح بالدور: كبيرها أولًا ثم الذي يليه، ولا ' +
        'أحد يسبقه. حتى هم عندهم صدر المجلس!',
      en:
        'The rooster turns in early to crow at dawn. Japanese scientists found that roosters take turns: the boss ' +
        'crows first, then the next in rank, and no one jumps the queue. If only family dinners worked like that!',
    },
    source: 'https://www.sciencenews.org/article/social-pecking-order-gives-roosters-something-crow-about',
  },
  {
    ask: {
      ar: 'مسابقة من يبقى تحت الماء أطول: ثلاثة طلعوا يتنفّسون، والرابع ناداهم من تحت: ولماذا تطلعون أصلًا؟ من هو؟',
      en:
        'Who can stay under longest? Three come up for air. “What on earth for?” ' +
        'calls the fourth from below. Who?',
    },
    odd: 'shark',
    others: ['whale', 'dolphin', 'turtle'],
    isForChildren: true,
    fact: {
      ar:
        'القرش سمكة تتنفّس بالخياشيم. وبعض أنواعه إذا انقلب على ظهره تجمّد كأنه نام، وقد يطول ذلك ربع ' +
        'ساعة! بقي أن تقنعوه بلطف أن ينقلب.',
      en:
        'A shark is a fish and breathes through gills. Roll some kinds on their backs and they go into a trance ' +
        'for up to 15 minutes! All you have to do is ask one nicely to turn over.',
    },
    source: 'https://www.wisegeek.com/what-happens-when-a-shark-is-flipped-upside-down.htm',
  },
  {
    ask: {
      ar:
        'سُئلت النباتات: من يصنع غداءه من نور الشمس؟ رفع ثلاثة أيديهم، والرابع قال: ' + 'وأين المطبخ؟ من المتسلّل بينها؟',
      en:
        '“Which of you plants makes lunch out of sunlight?” Three raise a hand. “Where’s the kitchen?” asks the ' +
        'fourth. Who is no plant at all?',
    },
    odd: 'mushroom',
    others: ['cactus', 'tulip', 'herb'],
    fact: {
      ar:
        'الفطر لا نبات ولا حيوان، لكنه أقرب نسبًا إلى الحيوان. يعني أنه قريبكم أنتم أكثر مما هو قريب الريحان الذي ' +
        'بجانبه على البيتزا! سلّموا عليه قبل الأكل.',
      en:
        'A mushroom is neither plant nor animal, but nearer kin to animals. So it’s a closer relative of yours ' +
        'than of the basil on the same pizza! Do say hello before you bite.',
    },
    source:
      'http://www.lsa.umich.edu/eeb/news/sciencefunfacts/werenotsayingthosemushroomsgrowinginyouryardareyoursecondcousins_ci',
  },
  {
    ask: {
      ar:
        'ثلاثة من القمح، وكلهم يشكون: عُجنّا ومُدِدنا وقُصصنا وسكتنا! والرابع لم يلمسه أحد، وهو صاحب ' + 'أكبر دراما. من هو؟',
      en:
        '“We were wheat! We got kneaded, stretched and cut, and never said a word,” say three. Nobody ' +
        'laid a finger on the fourth, yet what a drama! Who?',
    },
    odd: 'popcorn',
    others: ['spaghetti', 'croissant', 'pretzel'],
    isForChildren: true,
    fact: {
      ar:
        'الفشار، وهو ذرة! صوّره عالمان ببطء شديد: عند 180 درجة تخرج من الحبّة رِجل صغيرة تدفع المقلاة، فتتشقلب ' +
        'كلاعب جمباز. في كل بيت واحد مثله: لا أحد لمسه، وفجأة… طاق!',
      en:
        'Popcorn, and it’s maize! Two scientists filmed it in slow motion: at 180 degrees a tiny leg ' +
        'pops out, kicks off the pan, and the grain somersaults like a gymnast. Every family has one: ' +
        'nobody touched him, and then, bang!',
    },
    source: 'https://www.bbc.com/future/article/20150211-why-does-popcorn-pop',
  },
  {
    ask: {
      ar: 'ألبوم الطفولة فضح الجميع! ثلاثة صاحوا: هذا ليس أنا! وواحد قال: أنا نفسي، كانت سيقاني أطول مني. ' + 'من هو؟',
      en:
        'Out comes the baby album! “That’s not me!” cry three. “It’s me all right,” says the fourth, “my ' +
        'legs were just too long.” Who?',
    },
    odd: 'horse',
    others: ['butterfly', 'frog', 'lady-beetle'],
    isForChildren: true,
    fact: {
      ar:
        'الحصان! الفراشة والدعسوقة كانتا يرقتين، والضفدع شرغوفًا بذيل. وعلّم علماء يرقات أن تكره رائحة، فصارت ' +
        'فراشات ليل وما زالت تكرهها! تغيّر فيها كل شيء إلا الزعل.',
      en:
        'The horse! The butterfly and the ladybird were larvae, the frog a tadpole. Scientists taught ' +
        'caterpillars to hate a smell: they became moths, and hated it still! A new body, new wings, and the ' +
        'same old grudge.',
    },
    source: 'http://news.nationalgeographic.com/news/2008/03/080305-moth-memory.html',
  },
  {
    ask: {
      ar:
        'نزل البَرَد! ثلاثة قالوا: الحمد لله، عندنا صدفة أو درع. وواحد بلا سقف نظر إلى السماء وقال: ' +
        'انزل، ونشوف من يتوجّع! من هو؟',
      en:
        'Hailstones! “Lucky we’ve got our shells,” say three. The fourth has no roof at all. “Come on ' +
        'down,” he tells the hail, “and let’s see who says ouch!” Who?',
    },
    odd: 'hedgehog',
    others: ['turtle', 'snail', 'oyster'],
    isForChildren: true,
    fact: {
      ar:
        'القنفذ! ويولد صغيره وأشواكه مخبّأة تحت جلد منتفخ بالماء، فلا تخرج إلا بعد الولادة بساعات. الآن ' +
        'كل أمّ في الغرفة تقول: الحمد لله على حسن الترتيب!',
      en:
        'The hedgehog! Its young are born with their spines tucked under skin puffed up with fluid, and ' +
        'out they come some hours later. Every mother in the room: what excellent planning!',
    },
    source: 'https://reptileknowledge.com/reptile-pedia/how-many-spikes-does-a-baby-hedgehog-have',
  },
  {
    ask: {
      ar: 'فرقة العرس تعبت: ثلاثة عازفين انقطع نَفَسهم، والرابع ما زال يعزف وهو يمضغ الكبّة! ما آلته؟',
      en:
        'The wedding band is worn out: three players have no breath left, and the fourth plays on with his ' +
        'mouth full! What is he playing?',
    },
    odd: 'accordion',
    others: ['trumpet', 'saxophone', 'postal-horn'],
    fact: {
      ar:
        'رئة الأكورديون بين اليدين! أما الأبواق فاسمعوا: نُفخ في بوقَي توت عنخ آمون على الراديو عام 1939، وقبل ' +
        'البثّ انقطع نور المتحف كله! فأكملوا على الفوانيس، والشعر واقف.',
      en:
        'The accordion’s lungs are in your hands! As for trumpets: Tutankhamun’s two were blown on the radio in ' +
        '1939, and just before, the museum’s lights went out. They carried on by lantern, with goosebumps.',
    },
    source: 'https://dynamic-rsnz.natlib.govt.nz/periodicals/NZLIST19470502.2.36',
  },
  {
    ask: {
      ar:
        'قال الجدّ: ثلاثة من هذه صنعناها من خوص النخلة وجريدها، والرابع أخذته من صاحبته غصبًا، ومن يومها ' +
        'لا تقول لي إلا كلمة واحدة! ما هو؟',
      en:
        '“We made three of these from the date palm,” says Grandad. “The fourth I took off its owner, ' +
        'and she’s had only one word for me ever since!” Which?',
    },
    odd: 'yarn',
    others: ['basket', 'broom', 'canoe'],
    fact: {
      ar:
        'الصوف، والكلمة: ماع! أما القارب فمن جريد النخل فعلًا: «الشاشة»، كان أهل الفجيرة وكلباء يربطونه ' +
        'بالحبال في يوم واحد ويركبون به الموج. شجرة تكنس البيت وتصيد الغداء، والنعجة زعلانة.',
      en:
        'Wool, and the word is “Baa!” The boat really is palm: men on the Emirates’ east coast could tie ' +
        'a shasha together in a day and ride the waves in it. One tree to sweep the house and catch the ' +
        'lunch. The ewe is still sulking.',
    },
    source: 'https://thenationalnews.com/uae/comment/time-frame-shasha-shows-dhow-its-done-1.82641',
  },
  {
    ask: {
      ar: 'ليلة في المتحف: ثلاثة منقرضون من زمان، والحارس يحلف أن الرابع غمز له! من هو؟',
      en:
        'A night at the museum: three of these died out long ago, and the guard swears ' +
        'that the fourth one winked! Who?',
    },
    odd: 'crocodile',
    others: ['dodo', 't-rex', 'mammoth'],
    isForChildren: true,
    fact: {
      ar:
        'التمساح حيّ، ولا يؤمَن! وجد باحثون أن صغاره تنام بعين مفتوحة إذا دخل عليها إنسان، وتبقى العين على مكانه ' +
        'بعد أن يخرج. كالأم التي «نامت من زمان».',
      en:
        'The crocodile is very much alive. Researchers found that young ones sleep with one eye open when a ' +
        'person comes in, and keep it on the spot after he leaves! Just like a mother who “went to bed ages ago”.',
    },
    source: 'https://amp.newser.com/story/214872/crocodiles-may-be-watching-you-while-they-sleep.html',
  },
];
