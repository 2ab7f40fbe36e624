import type { Riddle } from './riddle.ts';

/** Riddles that a child shouts first. */
export const riddles200: readonly Riddle[] = [
  {
    sought: 'film',
    emoji: ['lion', 'crown'],
    answer: { ar: 'الأسد الملك', en: 'The Lion King' },
    wrong: [
      { ar: 'مدغشقر', en: 'Madagascar' },
      { ar: 'كتاب الأدغال', en: 'The Jungle Book' },
      { ar: 'طرزان', en: 'Tarzan' },
    ],
    isForChildren: true,
    text: {
      ar: 'زأر بطله في الصالة، فقفز الجدّ من نومه يصيح: من فتح الباب؟! أي فيلم هذا؟',
      en:
        'One roar from the television, and grandpa, who “wasn’t asleep”, was on his feet: who left the door ' +
        'open? Which film is it?',
    },
    fact: {
      ar:
        'الزئير فيه ليس زئير أسد! رجل اسمه فرانك ويلكر كان يزمجر في سطل زبالة من حديد. يعني اختبأت طفولتنا ' +
        'كلها خلف الكنبة خوفًا من سطل!',
      en:
        'Those roars are no lion’s! A man named Frank Welker made them, growling into a metal rubbish bin. ' +
        'A whole generation hid behind the sofa from a dustbin.',
    },
    source:
      'https://www.cinemablend.com/movies/learned-the-lion-king-roars-not-actual-lions-video-voice-actor-growling-trash-can',
  },
  {
    sought: 'film',
    emoji: ['tropical-fish', 'magnifying-glass-tilted-left'],
    answer: { ar: 'البحث عن نيمو', en: 'Finding Nemo' },
    wrong: [
      { ar: 'حورية البحر الصغيرة', en: 'The Little Mermaid' },
      { ar: 'موانا', en: 'Moana' },
      { ar: 'الفك المفترس', en: 'Jaws' },
    ],
    isForChildren: true,
    text: {
      ar: 'كلما نزل أبطاله إلى البحر صاحت جدّتي في الشاشة: البسوا شيئًا، تبردون! أي فيلم هذا؟',
      en:
        'Every time they went into the sea, my grandmother shouted at the screen: “Put something warm on!” ' +
        'Which film is this?',
    },
    fact: {
      ar:
        '«نيمو» باللاتينية معناها: لا أحد! فالأب يقطع المحيط ويسأل كل سمكة: هل رأيتم لا أحد؟ فيقولون: نعم، ' +
        'ما رأينا أحدًا!',
      en:
        '“Nemo” is Latin for nobody. So a father crosses an ocean asking every fish: have you seen Nobody? ' +
        'And every one of them had seen nobody.',
    },
  },
  {
    sought: 'film',
    emoji: ['passenger-ship', 'ice', 'broken-heart'],
    answer: { ar: 'تايتانيك', en: 'Titanic' },
    wrong: [
      { ar: 'قراصنة الكاريبي', en: 'Pirates of the Caribbean' },
      { ar: 'العصر الجليدي', en: 'Ice Age' },
      { ar: 'حياة باي', en: 'Life of Pi' },
    ],
    fact: {
      ar: 'وما زال الناس يتجادلون: أما كان الباب يسع اثنين؟',
      en: 'People still argue about it: was there room for two on that door?',
    },
  },
  {
    sought: 'film',
    emoji: ['spider', 'man'],
    answer: { ar: 'سبايدرمان', en: 'Spider-Man' },
    wrong: [
      { ar: 'باتمان', en: 'Batman' },
      { ar: 'سوبرمان', en: 'Superman' },
      { ar: 'الرجل النملة', en: 'Ant-Man' },
    ],
    isForChildren: true,
    text: {
      ar: 'قفز أخي من فوق الكنبة يصيح: أنا هو! ثم قضينا المساء نبحث معه عن سنّه. أي فيلم كان يشاهد؟',
      en:
        'My brother leapt off the sofa crying “I’m him!”, and we spent the evening looking for his tooth. ' +
        'Which film had he been watching?',
    },
    fact: {
      ar:
        'سأل علماء كامبردج: ماذا يحتاج إنسان ليمشي على الجدار كالوزغة؟ الجواب: حذاء مقاسه 145! حتى خالي، ' +
        'صاحب أكبر نعال عند الباب، لا يلحق.',
      en:
        'Cambridge scientists worked out what a man would need to walk up a wall like a gecko: shoes in ' +
        'European size 145! Not even my uncle could fill those.',
    },
    source: 'https://varsity.co.uk/news/9594',
  },
  {
    sought: 'film',
    emoji: ['snowflake', 'princess', 'snowman'],
    answer: { ar: 'ملكة الثلج', en: 'Frozen' },
    wrong: [
      { ar: 'بياض الثلج', en: 'Snow White' },
      { ar: 'العصر الجليدي', en: 'Ice Age' },
      { ar: 'سندريلا', en: 'Cinderella' },
    ],
    isForChildren: true,
    fact: {
      ar: 'رجل الثلج «أولاف» يحلم بالصيف، والكبار يعرفون كيف سينتهي الحلم.',
      en: 'Olaf the snowman dreams of summer; the grown-ups know how that dream would end.',
    },
  },
  {
    sought: 'story',
    emoji: ['girl', 'wolf', 'old-woman'],
    answer: { ar: 'ليلى والذئب', en: 'Little Red Riding Hood' },
    wrong: [
      { ar: 'سندريلا', en: 'Cinderella' },
      { ar: 'الجميلة النائمة', en: 'Sleeping Beauty' },
      { ar: 'هانسل وغريتل', en: 'Hansel and Gretel' },
    ],
    isForChildren: true,
    fact: {
      ar: 'والسؤال الذي لا جواب له: كيف لم تعرف البنت جدّتها؟',
      en: 'The question without an answer: how did the girl not know her own grandmother?',
    },
  },
  {
    sought: 'story',
    emoji: ['high-heeled-shoe', 'jack-o-lantern', 'twelve-oclock'],
    answer: { ar: 'سندريلا', en: 'Cinderella' },
    wrong: [
      { ar: 'بياض الثلج', en: 'Snow White' },
      { ar: 'الجميلة والوحش', en: 'Beauty and the Beast' },
      { ar: 'أليس في بلاد العجائب', en: 'Alice in Wonderland' },
    ],
    isForChildren: true,
    text: {
      ar: 'تحكيها جدّتي منذ سنين، ولا نعرف نهايتها إلى اليوم، لأنها تنام قبلنا! أي حكاية هذه؟',
      en:
        'Grandma has told it for years, and we still don’t know how it ends: she falls asleep before we do! ' +
        'Which tale is it?',
    },
    fact: {
      ar:
        'قبل ألفي سنة حكى سترابون أقدم أخواتها: نسر خطف صندل فتاة ورماه في حجر ملك مصر، فبحث عنها ' +
        'حتى تزوّجها. واليوم يضيع نعالكم عند باب الديوانية، ولا ملك ولا نسر!',
      en:
        'Her oldest sister was told 2,000 years ago: an eagle stole a girl’s sandal and dropped it in the ' +
        'lap of Egypt’s king, who searched until he married her. Lose a sandal outside a diwaniya, and all ' +
        'you get is wet feet.',
    },
    source: 'https://en.wikipedia.org/wiki/Rhodopis',
  },
  {
    sought: 'country',
    emoji: ['pizza', 'spaghetti', 'canoe'],
    answer: { ar: 'إيطاليا', en: 'Italy' },
    wrong: [
      { ar: 'إسبانيا', en: 'Spain' },
      { ar: 'اليونان', en: 'Greece' },
      { ar: 'فرنسا', en: 'France' },
    ],
    text: {
      ar: 'قال عمّي: أسافر لأرى الآثار! ورجع أثقل بخمسة كيلو، ومعه صورة واحدة: هو في قارب. من أي بلد ' + 'رجع؟',
      en:
        'My uncle went “for the ruins”. He came home five kilos heavier, with one photograph: himself in a ' +
        'boat. Which country had he been to?',
    },
    fact: {
      ar:
        'قارب البندقية أعوج عن قصد: يساره أعرض من يمينه بنحو 24 سنتيمترًا، ليمشي مستقيمًا بمجداف واحد. ثم ' +
        'ركبه عمّي بعد المعكرونة، فاعتدل القارب!',
      en:
        'A Venetian gondola is crooked on purpose: its left side is some 24 cm wider, so that a single oar ' +
        'drives it straight. Then my uncle got in, after the spaghetti, and it was crooked no more.',
    },
    source: 'https://www.engelvoelkers.com/blog/2015/discovering-venetian-gondola/',
  },
  {
    sought: 'country',
    emoji: ['kangaroo', 'koala'],
    answer: { ar: 'أستراليا', en: 'Australia' },
    wrong: [
      { ar: 'نيوزيلندا', en: 'New Zealand' },
      { ar: 'جنوب إفريقيا', en: 'South Africa' },
      { ar: 'البرازيل', en: 'Brazil' },
    ],
    isForChildren: true,
    text: {
      ar: 'قلنا للصغير: لا تلمس الحيوانات! فمدّ الحيوان يده وسلّم عليه، وصار صاحبه. أي بلد زرنا؟',
      en:
        '“Don’t touch the animals!” we told the little one. Then one of them held out a paw and shook his ' +
        'hand. Which country were we in?',
    },
    fact: {
      ar:
        'أمّ الكنغر تصنع نوعين من الحليب في وقت واحد: واحدًا لرضيعها في الجيب، وآخر لأخيه الكبير! وأمّكم ' +
        'تطبخ أربعة عشاءات: بلا بصل، وبلا دجاج، وبلا خضار، و«مو مشتهي».',
      en:
        'A mother kangaroo makes two kinds of milk at once: one for the baby in her pouch, another for its ' +
        'big brother! And your mother cooks four dinners: no onion, no chicken, no greens, and “I’m not ' +
        'hungry”.',
    },
    source: 'https://www.fourthcrossingwildlife.com/TuckerTime.htm',
  },
  {
    sought: 'country',
    emoji: ['panda', 'dragon', 'chopsticks'],
    answer: { ar: 'الصين', en: 'China' },
    wrong: [
      { ar: 'اليابان', en: 'Japan' },
      { ar: 'تايلاند', en: 'Thailand' },
      { ar: 'منغوليا', en: 'Mongolia' },
    ],
    text: {
      ar: 'فتّش موظّف الجمارك حقيبة خالي، فوجد فيها هذه الثلاثة وصاح: عرفت من أين أتيت! من أين؟',
      en: 'The customs officer opened my uncle’s suitcase, found these three and cried: I know where you’ve been! Where?',
    },
    fact: {
      ar: 'الدب الأبيض والأسود لا يعيش في البرية إلا فيها، ويأكل الخيزران نصف يومه ويرتاح نصفه. حلم كل موظّف!',
      en: 'The black and white bear is wild nowhere else. It eats bamboo half the day and rests the other half: every office worker’s dream!',
    },
  },
  {
    sought: 'country',
    emoji: ['taco', 'cactus', 'hot-pepper'],
    answer: { ar: 'المكسيك', en: 'Mexico' },
    wrong: [
      { ar: 'الأرجنتين', en: 'Argentina' },
      { ar: 'إسبانيا', en: 'Spain' },
      { ar: 'الهند', en: 'India' },
    ],
    text: {
      ar: '«مو حار أبدًا!» قال خالي، ثم شرب ماء الطاولة كلها وهو يبكي. في أي بلد كنّا نأكل؟',
      en:
        '“It’s not hot at all!” said my uncle. Then, in tears, he drank all the water on the table, ours ' +
        'too. In which country were we eating?',
    },
    fact: {
      ar:
        'الماء لا ينفع مع الفلفل: مادته الحارقة لا تكاد تذوب فيه، والحليب هو الذي يحملها ويذهب بها! ' +
        'وكان الحليب أمام خالي، لكنه قال: هذا للصغار… وبكى.',
      en:
        'Water is no use against a pepper: its fire hardly dissolves in it. Milk carries it off! ' +
        'There was milk right in front of him, but “that’s for babies,” said my uncle, and wept.',
    },
    source: 'https://www.tasteofhome.com/cooking-tips/general-food-tips/cool-off-spicy-foods-with-milk',
  },
  {
    sought: 'dish',
    emoji: ['chicken', 'cooked-rice'],
    answer: { ar: 'مجبوس دجاج', en: 'Chicken machboos' },
    wrong: [
      { ar: 'مطبّق سمك', en: 'Fish mutabbaq' },
      { ar: 'ورق عنب', en: 'Stuffed vine leaves' },
      { ar: 'شوربة عدس', en: 'Lentil soup' },
    ],
    fact: {
      ar: 'والخلاف الأبدي في كل بيت: من يأخذ الحكوكة من قاع القدر؟',
      en: 'Every house has the same old quarrel: who gets the crust at the bottom of the pot?',
    },
  },
  {
    sought: 'dish',
    emoji: ['tomato', 'egg', 'cooking'],
    answer: { ar: 'شكشوكة', en: 'Shakshuka' },
    wrong: [
      { ar: 'تبّولة', en: 'Tabbouleh' },
      { ar: 'ملوخية', en: 'Molokhia' },
      { ar: 'مسقّعة', en: 'Moussaka' },
    ],
    fact: {
      ar: 'أول طبخة يتعلّمها العازب، وآخر طبخة يملّ منها.',
      en: 'The first dish a bachelor learns and the last he tires of.',
    },
  },
  {
    sought: 'dish',
    emoji: ['dog-face', 'fire'],
    answer: { ar: 'هوت دوغ', en: 'Hot dog' },
    wrong: [
      { ar: 'همبرغر', en: 'Hamburger' },
      { ar: 'ناغتس', en: 'Nuggets' },
      { ar: 'ستيك', en: 'Steak' },
    ],
    fact: {
      ar: 'الاسم حرفيًّا «كلب حار»، ولا كلب فيه، اطمئنّوا.',
      en: 'Read it aloud: the name has a dog, the sandwich thankfully has not.',
    },
  },
  {
    sought: 'word',
    emoji: ['water-wave', 'horse'],
    answer: { ar: 'فرس البحر', en: 'Seahorse' },
    wrong: [
      { ar: 'فرس النهر', en: 'Hippopotamus' },
      { ar: 'أسد البحر', en: 'Sea lion' },
      { ar: 'نجم البحر', en: 'Starfish' },
    ],
    isForChildren: true,
    text: {
      ar: 'لا تضعوا عليه سرجًا، ومن أراد أن يسابق به فليتعلّم السباحة! اجمعوا الصورتين: ما هو؟',
      en: 'Don’t saddle it, and learn to swim before you race it! Add the two pictures up: what is it?',
    },
    fact: {
      ar:
        'الأب هو الذي يحمل الصغار في جيب بطنه ويلدهم، وقد يلد ألفين في المرة! اقرؤوها مرة ثانية بصوت عالٍ، ' +
        'وراقبوا وجوه الآباء ووجوه الأمهات.',
      en:
        'It’s the father who carries the young in his pouch and gives birth, sometimes to 2,000 at once! ' +
        'Read that out again, slowly, and watch the fathers’ faces. Then the mothers’.',
    },
    source: 'https://boingboing.net/2021/09/07/otherworldly-video-of-a-seahorse-giving-birth-to-thousands-of-fry.html',
  },
  {
    sought: 'word',
    emoji: ['bear', 'ice'],
    answer: { ar: 'دب قطبي', en: 'Polar bear' },
    wrong: [
      { ar: 'دب الباندا', en: 'Panda' },
      { ar: 'بطريق', en: 'Penguin' },
      { ar: 'فقمة', en: 'Seal' },
    ],
    isForChildren: true,
    text: {
      ar: 'الجدّ لبس الفروة والجوارب وشغّل الدفّاية، وهذا ينام على الثلج كأنه في شاليه! صورة مع صورة: من هو؟',
      en:
        'Grandpa has his fur coat on, two pairs of socks and the heater; this one naps on the ice as if at ' +
        'a beach house! Picture plus picture: who is it?',
    },
    fact: {
      ar:
        'اخضرّ دبّان قطبيان في حديقة سنغافورة عام 2004، فقد نمت الطحالب داخل شعرهما! فبيّضوا شعر الأمّ كما في ' +
        'الصالون. والجدّ ابيضّ شعره مجّانًا!',
      en:
        'In 2004 two polar bears at Singapore Zoo turned green: algae were growing inside their hairs! The ' +
        'mother was bleached, salon style. Grandpa went white for free.',
    },
    source: 'http://news.bbc.co.uk/2/hi/business/3518631.stm',
  },
  {
    sought: 'word',
    emoji: ['cloud-with-rain', 'sun'],
    answer: { ar: 'قوس قزح', en: 'Rainbow' },
    wrong: [
      { ar: 'عاصفة رملية', en: 'Sandstorm' },
      { ar: 'ضباب', en: 'Fog' },
      { ar: 'كسوف', en: 'Eclipse' },
    ],
    isForChildren: true,
    text: {
      ar: 'تخاصم هذان في سماء الكويت، ثم تصالحا فجأة وعلّقا الزينة فوق بيوتنا! ما هي؟',
      en: 'These two quarrelled in the sky, then made up and hung a decoration over the whole town! What is it?',
    },
    fact: {
      ar: 'قوسك ليس قوس من يقف بجانبك: كل عين ترى قوسها من قطرات أخرى! فلا تقل لأخيك: هذا لي، فله واحد مثله.',
      en: 'Yours isn’t the one the person next to you sees: each eye gets its own, from other raindrops! So there’s no need to fight over it.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['monkey', 'eye', 'deer'],
    answer: { ar: 'القرد في عين أمّه غزال', en: 'In its mother’s eye the monkey is a gazelle' },
    wrong: [
      { ar: 'العين بصيرة واليد قصيرة', en: 'The eye sees far, the hand is short' },
      { ar: 'من شابه أباه فما ظلم', en: 'Who takes after the father does no wrong' },
      { ar: 'البعيد عن العين بعيد عن القلب', en: 'Far from the eye, far from the heart' },
    ],
    fact: {
      ar: 'كل أم في الغرفة تعترض الآن: ولدي غزال من غير مثل!',
      en: 'Every mother in the room objects: mine really is a gazelle.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['rock', 'bird', 'bird'],
    answer: { ar: 'ضرب عصفورين بحجر', en: 'Two birds with one stone' },
    wrong: [
      { ar: 'عصفور في اليد خير من عشرة على الشجرة', en: 'A bird in the hand beats ten in the tree' },
      { ar: 'الطيور على أشكالها تقع', en: 'Birds of a feather flock together' },
      { ar: 'اضرب الحديد وهو حامٍ', en: 'Strike while the iron is hot' },
    ],
    fact: {
      ar: 'العرب والإنجليز اتفقوا على العدد، والعصافير وحدها لم تُسأل.',
      en: 'Arabs and English agree on the number; only the birds were never asked.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['cat', 'dashing-away', 'mouse', 'party-popper'],
    answer: { ar: 'إن غاب القط العب يا فار', en: 'When the cat’s away, the mice will play' },
    wrong: [
      { ar: 'تمخّض الجبل فولد فأرًا', en: 'The mountain laboured and bore a mouse' },
      { ar: 'اتفق القط والفار على خراب الدار', en: 'Cat and mouse agreed to ruin the house' },
      { ar: 'الهزيمة ثلثا المراجل', en: 'Running away is two thirds of bravery' },
    ],
    fact: {
      ar: 'أصدق وصف لصفّ خرج منه المدرّس.',
      en: 'The best description of a class whose teacher has stepped out.',
    },
  },
];
