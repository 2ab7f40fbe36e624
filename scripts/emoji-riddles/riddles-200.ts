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
    fact: {
      ar: '«سيمبا» كلمة سواحلية معناها: أسد. سمّوا الأسد أسدًا!',
      en: '“Simba” is Swahili for lion: they named the lion Lion.',
    },
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
    fact: {
      ar: '«نيمو» باللاتينية: لا أحد. فالأب يجوب المحيط وهو ينادي: يا لا أحد!',
      en: '“Nemo” is Latin for nobody, so the father crosses an ocean calling for Nobody.',
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
    fact: {
      ar: 'للعنكبوت ثماني أرجل، وللبطل أربعة أطراف فقط، ومع ذلك لم يشتكِ أحد.',
      en: 'A spider has eight legs and the hero has four limbs, yet no one has ever complained.',
    },
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
    fact: {
      ar: 'عند منتصف الليل عاد كل شيء كما كان إلا الحذاء، ولولاه ما كانت قصة.',
      en: 'At midnight everything changed back except the shoe: no shoe, no story.',
    },
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
    fact: {
      ar: 'أما القارب فللبندقية، حيث «الشارع» ماء وسيارة الأجرة قارب.',
      en: 'The boat is for Venice, where the streets are water and the taxi is a boat.',
    },
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
    fact: {
      ar: 'كلاهما يحمل صغيره في جيبه: أقدم عربة أطفال في العالم.',
      en: 'Both carry their young in a pouch: the oldest pram in the world.',
    },
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
    fact: { ar: 'وعلى علمها نسر يقف على صبّارة.', en: 'Even its flag shows an eagle standing on a cactus.' },
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
    fact: {
      ar: 'والأب عندهم هو الذي يحمل البيض ويلد الصغار.',
      en: 'Among them it is the father who carries the eggs and gives birth.',
    },
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
    fact: {
      ar: 'فروه يبدو أبيض، وجلده تحته أسود!',
      en: 'Its fur looks white, but the skin underneath is black.',
    },
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
