import type { DrawnAsk } from './names.ts';

/** Four drawings that a child chooses among; the first has the id which-one-061. */
export const drawn200: readonly DrawnAsk[] = [
  {
    ask: {
      ar: 'درس رياضة: الكل يقفز بالحبل، وواحد يعتذر ويقول: أرجلي لا تترك الأرض أبدًا! من الذي لا يستطيع القفز؟',
      en: 'PE lesson: they all skip rope, and one says: sorry, my feet never leave the ground! Who can’t jump?',
    },
    right: 'elephant',
    wrong: ['kangaroo', 'frog', 'rabbit'],
    fact: {
      ar: 'الفيل: عظام أرجله مستقيمة كأعمدة البيت، بلا نابض يدفع أربعة أطنان. وهذا أفضل للجميع، خصوصًا لمن يسكن تحته!',
      en: 'An elephant’s leg bones point straight down like pillars, with no spring to lift four tons. Just as well, says the family downstairs!',
    },
    source: 'http://www.sciencemag.org/news/2016/01/elephants-can-t-jump-and-here-s-why',
  },
  {
    ask: {
      ar: 'قال الطبيب: افتح فمك وأخرج لسانك. ثلاثة أخرجوه بسرعة، وواحد لا يستطيع مهما حاول! من؟',
      en: 'The doctor says: open wide and stick out your tongue! Three do. One can’t, however hard it tries. Who?',
    },
    right: 'crocodile',
    wrong: ['giraffe', 'frog', 'snake'],
    fact: {
      ar: 'التمساح: لسانه مربوط بغشاء داخل فمه. وكل من أخرج لسانه الآن ليجرّب، فليُعده إلى مكانه!',
      en: 'A crocodile’s tongue is held down by a membrane. And everyone who has just tried: you may put yours back!',
    },
    source: 'https://www.reference.com/pets-animals/can-crocodile-stick-out-its-tongue-d0fbe4a9623c2431',
  },
  {
    ask: {
      ar: 'حلف حارس المزرعة أنه بقي الليل كله واقفًا وحذاؤه الحديد في رجله. وصدق، لكنه كان نائمًا! من هو؟',
      en: 'The farm guard swears he spent all night on his feet with his iron shoes on. True, but he was asleep! Who is it?',
    },
    right: 'horse',
    wrong: ['dog', 'lion', 'cat'],
    fact: {
      ar: 'الحصان يقفل مفاصل أرجله ويغفو واقفًا. أما النوم العميق فيستلقي له، كحارس عمارتنا!',
      en: 'A horse locks its legs and dozes on its feet. For deep sleep it lies down, just like the guard of our building!',
    },
    source: 'https://www.thedailyatom.com/articles/horses-use-special-muscles-to-sleep-standing-up',
  },
  {
    ask: {
      ar: 'جيران في فرنسا رفعوا عام 2019 قضية على صوت يوقظهم كل يوم قبل الشمس، فخسروها وربح صاحب الصوت! من هو؟',
      en: 'In 2019 neighbours in France went to court over a voice that woke them before dawn. They lost and the voice won! Whose was it?',
    },
    right: 'rooster',
    wrong: ['goat', 'frog', 'cat'],
    fact: {
      ar: 'الديك موريس! وقّع لأجله أكثر من 120 ألف شخص، ودفع الجيران ألف يورو لصاحبته. ومن يومها يصيح بحكم محكمة!',
      en: 'Maurice the rooster! Over 120,000 people signed for him, and the neighbours paid his owner 1,000 euros. He crowed by order of the court!',
    },
    source: 'https://www.dcourier.com/news/2019/sep/05/cock-doodle-doo-french-rooster-crows-over-court-wi/',
  },
  {
    ask: {
      ar: 'اشترى الزوار تذاكر ليروا الأسد في حديقة حيوان صينية، فنظر إليهم «الأسد»… ونبح! من كان في القفص؟',
      en: 'Visitors paid to see the lion at a Chinese zoo. The “lion” looked at them… and barked! Who was in the cage?',
    },
    right: 'dog',
    wrong: ['cat', 'monkey', 'goat'],
    fact: {
      ar: 'كلب ضخم غزير الشعر ينوب عن الأسد الغائب! وفي قفص الأفعى كان قارضان. لم يبقَ إلا أن يضعوا قطًا مكان الدب.',
      en: 'A huge shaggy dog was standing in for the absent lion, and two rodents for the snake! All it lacked was a cat in the bear pit.',
    },
    source: 'https://www.tokyoweekender.com/2013/08/around-asia-chinese-zoo-has-fake-barking-lion/',
  },
  {
    ask: {
      ar: 'كاميرا سرعة في سويسرا صوّرت مخالفًا بسرعة 52 في شارع حدّه 30، بلا لوحة ولا رخصة ولا إطارات! من؟',
      en: 'A Swiss speed camera caught somebody doing 52 in a 30 zone, with no number plate, no licence and no tyres! Who?',
    },
    right: 'duck',
    wrong: ['hedgehog', 'turtle', 'frog'],
    fact: {
      ar: 'بطة تطير منخفضة! والأعجب: بعد سبع سنين، في اليوم نفسه والمكان نفسه، صُوّرت بطة بالسرعة نفسها. صاحبة سوابق!',
      en: 'A duck flying low! Stranger still, seven years later to the day, a duck was flashed at the same spot and speed. She has a record!',
    },
    source: 'https://www.swissinfo.ch/eng/various/another-speeding-duck-flashed-in-k%c3%b6niz/89308932',
  },
  {
    ask: {
      ar: 'تأخرت طائرات في مطار كينيدي بنيويورك، لأن عائلة كاملة كانت تعبر المدرج على أقل من مهلها! عائلة من؟',
      en: 'Planes at New York’s Kennedy Airport were held up: a whole family was crossing the runway, in no hurry at all! Whose?',
    },
    right: 'turtle',
    wrong: ['rabbit', 'horse', 'cat'],
    fact: {
      ar: 'السلاحف! خرجت 78 دفعة واحدة عام 2009 تبحث عن مكان لبيضها. ومرة أبلغ طيار البرج: «وسلحفاة أخرى على المدرج!»',
      en: 'Turtles! In 2009, 78 came out at once, looking for somewhere to lay. “There’s another turtle,” a pilot once told the tower.',
    },
    source: 'http://nyp.st/1ckcVT7?share=url',
  },
  {
    ask: {
      ar: 'صعد اثنان من البحر يتمايلان إلى محل سوشي قرب محطة القطار. أبعدتهما الشرطة فعادا بعد ساعات! من أي نوع هما؟',
      en: 'Two of a kind waddled out of the sea to a sushi shop by a station. Police moved them on, and hours later they were back! What were they?',
    },
    right: 'penguin',
    wrong: ['seal', 'crab', 'octopus'],
    fact: {
      ar: 'بطريقان صغيران في عاصمة نيوزيلندا أرادا عشًّا دافئًا تحت المحل، ورائحته سمك! سمّتهما الشرطة «المتشرّدين المتمايلين».',
      en: 'Two little penguins in New Zealand’s capital wanted a warm nest that smelt of fish. The police called them “waddling vagrants”!',
    },
    source: 'https://www.travelandleisure.com/animals/zoo-penguins-sneak-into-sushi-shop-after-police-kicked-them-out',
  },
  {
    ask: {
      ar: 'حديقة في إنجلترا فرّقت خمسة أصحاب: كان واحد يشتم الزوار، والباقي يموتون من الضحك عليهم! من هؤلاء؟',
      en: 'A wildlife park in England split up five friends: one would swear at the visitors and the others fell about laughing! What were they?',
    },
    right: 'parrot',
    wrong: ['peacock', 'goose', 'owl'],
    fact: {
      ar: 'ببّغاوات رمادية عرفت أن الشتيمة تُضحك الناس فزادت! وخاف المدير أن تعلّم الباقي، فيصير عنده 250 طائرًا قليل أدب.',
      en: 'Grey parrots, who noticed that swearing makes people laugh! The boss feared they would teach the rest: 250 birds with no manners.',
    },
    source: 'https://feeds.bbci.co.uk/news/uk-england-lincolnshire-54340425',
  },
  {
    ask: {
      ar: 'دخل مخبزًا في أمريكا، فصرخت العاملة، فعاد ثلاث مرات وجرّ الصندوق إلى الموقف وأكل 60 كعكة! من الزبون؟',
      en: 'He walked into an American bakery, the girl screamed, he came back three times and ate 60 cupcakes in the car park! Who?',
    },
    right: 'bear',
    wrong: ['rabbit', 'hamster', 'hedgehog'],
    fact: {
      ar: 'دب! ولم يمشِ حتى زمّروا له بالسيارة. لم يدفع ولم يشكر، لكنه مسح الصندوق: أصدق تقييم لمخبز في العالم.',
      en: 'A bear! Only a car horn sent him off. He didn’t pay or say thank you, but he emptied the box: the most honest review a bakery ever had.',
    },
    source:
      'https://www.usatoday.com/story/news/nation/2023/05/28/bear-eats-cupcakes-connecticut-bakery-video/70264926007/',
  },
  {
    ask: {
      ar: 'قال طبيب العيون: ثبّت رأسك وحرّك عينيك يمينًا ويسارًا. فاعتذر واحد: عيناي لا تتحركان أصلًا! من؟',
      en: 'The eye doctor says: keep your head still and look left, then right. “Sorry,” says one, “my eyes don’t move!” Who?',
    },
    right: 'owl',
    wrong: ['cat', 'monkey', 'horse'],
    fact: {
      ar: 'البومة: عيناها ثابتتان في رأسها، فتلفّه كله ثلاثة أرباع دورة. ترى ما خلفها بلا مرآة، مثل كل أم!',
      en: 'An owl’s eyes are fixed, so she turns her whole head, three quarters of the way round. She sees behind her, like any mother!',
    },
    source: 'https://www.howitworksdaily.com/how-do-owls-turn-their-heads/',
  },
  {
    ask: {
      ar: 'مولود أول ما يفعله في الدنيا أن يقع من ارتفاع مترين تقريبًا، ثم يقوم ويمشي بعد نحو ساعة! ابن من؟',
      en: 'The first thing this baby does is fall about two metres to the ground, and in an hour or so it is walking! Whose baby?',
    },
    right: 'giraffe',
    wrong: ['elephant', 'camel', 'horse'],
    fact: {
      ar: 'الزرافة تلد واقفة، فتكون الوقعة أول «أهلًا وسهلًا»! وطول المولود يومها كطول أبيك: من يحمله؟',
      en: 'A giraffe gives birth standing up, so the fall is the first hello! And the baby is as tall as your dad: who’ll carry it?',
    },
    source: 'https://wisewomanwayofbirth.com/giraffe-birth-in-zoo/',
  },
  {
    ask: {
      ar: 'سدّ في التشيك تعطّل سبع سنين بين الأوراق والتواقيع، ثم جاء مقاول بلا رخصة وبناه مجانًا في ليلتين! من؟',
      en: 'A dam in Czechia was stuck for seven years in forms and stamps. Then a builder without a permit did it free in two nights! Who?',
    },
    right: 'beaver',
    wrong: ['bear', 'goat', 'duck'],
    fact: {
      ar: 'عائلة قنادس! وفّرت على الدولة أكثر من مليون يورو، وقال الخبراء إن مكانها أحسن من المخطط. من عنده رقمها؟',
      en: 'A family of beavers! They saved over a million euros, and chose a better spot than the plans, experts said. Has anyone got their number?',
    },
    source: 'https://jpost.1eye.us/omg/viral-news-from-the-web/article-841454',
  },
  {
    ask: {
      ar: 'خطف كاميرا مصوّر في غابة إندونيسية، وابتسم لها، وصوّر نفسه! ووصلت الصورة إلى محكمة أمريكية. من الخاطف؟',
      en: 'He took a photographer’s camera in an Indonesian forest, smiled, and snapped himself! It ended in an American court. Who was he?',
    },
    right: 'monkey',
    wrong: ['bear', 'cat', 'parrot'],
    fact: {
      ar: 'القرد ناروتو! قال القاضي إن الحيوان لا يملك حقوق صورته. ومع ذلك ابتسامته أحسن من نصف صور أعراسنا.',
      en: 'Naruto the monkey! An animal can’t own the rights to a picture, the judge ruled. His smile still beats half our wedding photos.',
    },
    source:
      'https://chicagobusinesslitigationlawyerblog.com/tag/chicago-and-naperville-copyright-and-trade-secret-lawyers',
  },
  {
    ask: {
      ar: 'في البوفيه المفتوح كلنا نملأ الصحن، وواحد يملأ خدّيه ويركض إلى البيت! من؟',
      en: 'At a buffet we all fill our plates. Which one fills its cheeks and runs home?',
    },
    right: 'hamster',
    wrong: ['rabbit', 'mouse', 'cat'],
    fact: {
      ar: 'الهامستر: في خدّيه كيسان يمتدان إلى وركيه، يحملان خُمس وزنه، وبلا لعاب فيبقى الأكل ناشفًا. أشطر من كل من خبّأ حلوى العيد!',
      en: 'A hamster’s cheek pouches reach to its hips and hold a fifth of its weight, without spit, so dinner stays dry. Try that with Eid sweets!',
    },
    source: 'https://boingboing.net/2024/06/21/how-do-hamsters-fit-so-much-into-their-cheek-pouches.html',
  },
  {
    ask: {
      ar: 'رمت أم ناصر نعالها على ضيف في المطبخ، فهرب وترك لها ذيله يرقص وحده على البلاط! من الضيف؟',
      en: 'Umm Nasir threw her slipper at a guest in the kitchen. It fled, and left her its tail, dancing by itself on the tiles! Who?',
    },
    right: 'lizard',
    wrong: ['mouse', 'cat', 'dog'],
    fact: {
      ar: 'السحلية! ترمي ذيلها فيتلوّى ليلهي العدو حتى تهرب، ثم ينبت لها غيره. أما أم ناصر فما زالت فوق الكرسي.',
      en: 'A lizard! It drops its tail, which wriggles to fool the enemy, then grows another. Umm Nasir is still standing on the chair.',
    },
    source: 'https://www.animalanswers.co.uk/blog/lizards-lose-their-tails-to-confuse-predators/',
  },
  {
    ask: {
      ar: 'تعطّل المصعد بك وبهؤلاء الأربعة، فهمستَ للجميع: أرجوكم، لا أحد يخيف هذا! من هو؟',
      en: 'You’re stuck in a lift with these four, and you whisper: please, nobody frighten that one! Which one?',
    },
    right: 'skunk',
    wrong: ['rabbit', 'koala', 'hamster'],
    fact: {
      ar: 'الظربان يرشّ رائحة لا تُنسى تصل إلى أمتار! ونوع منه ينذرك أولًا بالوقوف على يديه: صفّقوا له واهربوا.',
      en: 'A skunk’s spray reaches metres and is never forgotten! One kind warns you first by standing on its hands: clap, then run.',
    },
    source: 'https://www.treehugger.com/spotted-skunk-handstand-dance-4868544',
  },
  {
    ask: {
      ar: 'في الحديقة واحد فضولي: رأسه يلتفت من الشرق إلى الغرب كل نهار، ويعود في الليل ليبدأ من جديد! من؟',
      en: 'Somebody in the garden is nosy: its head turns from east to west all day, and at night goes back to start again! Who?',
    },
    right: 'sunflower',
    wrong: ['rose', 'cactus', 'mushroom'],
    fact: {
      ar: 'دوّار الشمس، وهو صغير فقط! فإذا كبر ثبت وجهه إلى الشرق ينتظر النحل. حتى الزهور تتعب رقابها مع العمر.',
      en: 'The sunflower, but only while it is young! Grown up, it faces east and waits for bees. Even flowers get stiff necks with age.',
    },
    source: 'https://www.sumeetsud.net/bees-like-to-pollinate-this-sun-loving-flower/',
  },
  {
    ask: {
      ar: 'قال الجد على الغداء: أنا آكل صخرًا كل يوم! ضحك الأولاد، فأشار إلى شيء على السفرة فسكتوا. ما هو؟',
      en: '“I eat rock every day!” said Grandpa at lunch. The children laughed, until he pointed at the table. At what?',
    },
    right: 'salt',
    wrong: ['cooked-rice', 'cheese-wedge', 'popcorn'],
    fact: {
      ar: 'الملح صخر له مناجم تحت الأرض، تركته بحار جفّت قبل ملايين السنين! يعني رشّة واحدة أقدم من الجد نفسه.',
      en: 'Salt is a rock, mined from seas that dried up millions of years ago! One pinch is older than Grandpa himself.',
    },
    source: 'https://ntro.it.com/what-is-the-only-rock-we-can-eat-uncovering-the-edible-truth',
  },
  {
    ask: {
      ar: 'منذ 2018 وواحدة من هذه تدور حول شمسنا، بلا زحمة ولا رادار، وسائقها دمية بملابس رائد فضاء! أيها؟',
      en: 'Since 2018 one of these has been going round the Sun, with a dummy in a spacesuit as its driver. No traffic! Which?',
    },
    right: 'automobile',
    wrong: ['bicycle', 'bus', 'tractor'],
    fact: {
      ar: 'سيارة حمراء أُرسلت لتجربة صاروخ! تحتاج 557 يومًا لتكمل لفّة، والضمان سقط قبل أن تخرج من الحارة.',
      en: 'A red car, sent up to test a rocket! One lap takes it 557 days. The warranty ran out before it left the neighbourhood.',
    },
    source: 'https://insideevs.fr/news/366066/tesla-roadster-orbite-complete-soleil/',
  },
];
