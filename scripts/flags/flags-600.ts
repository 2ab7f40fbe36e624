import type { Flag } from './flag.ts';

/** Flags that make the room argue. */
export const flags600: readonly Flag[] = [
  {
    code: 'is',
    wrong: ['no', 'fi', 'dk'],
    alt: { ar: 'علم أزرق عليه صليب أحمر بحافة بيضاء', en: 'Blue, with a red cross edged in white' },
    fact: {
      ar: 'الأحمر لنار البراكين، والأبيض للثلج، والأزرق للجبال البعيدة والبحر.',
      en: 'Red for the fire of its volcanoes, white for the ice, blue for far mountains and the sea.',
    },
  },
  {
    code: 'at',
    wrong: ['lv', 'pe', 'pl'],
    alt: { ar: 'شريطان أحمران أفقيان وبينهما أبيض', en: 'Two level red bands with white between them' },
    fact: {
      ar: 'تقول الأسطورة إن دوقًا عاد من معركة وقد احمرّ ثوبه الأبيض كله، إلا موضع الحزام.',
      en: 'Legend has it that a duke came out of battle with his white coat red all over, save under the belt.',
    },
  },
  {
    code: 'id',
    wrong: ['pl', 'sg', 'at'],
    alt: { ar: 'نصفان أفقيان: أحمر فوق أبيض', en: 'Two level halves: red over white' },
    fact: {
      ar: 'اقلبه يصبح علم بولندا، وبألوانه نفسها علم موناكو ولا يختلف إلا في المقاس.',
      en: "Turn it over and it is Poland's; Monaco's has the same colours and differs only in shape.",
    },
  },
  {
    code: 'co',
    wrong: ['ve', 'bo', 'ro'],
    alt: { ar: 'أصفر يملأ النصف الأعلى، وتحته أزرق ثم أحمر', en: 'Yellow over the upper half, then blue, then red' },
    fact: {
      ar: 'تشاركه الإكوادور وفنزويلا ألوانه، فقد كانت الثلاث دولة واحدة قبل نحو 200 سنة.',
      en: 'Ecuador and Venezuela share its colours: some 200 years ago the three were one country.',
    },
  },
  {
    code: 'sn',
    wrong: ['ml', 'gn', 'cm'],
    alt: {
      ar: 'ثلاثة أشرطة قائمة: أخضر وأصفر وأحمر، ونجمة خضراء في الوسط',
      en: 'Upright green, yellow and red bands with a green star',
    },
    fact: {
      ar: 'كانت بلاده ومالي اتحادًا واحدًا حتى عام 1960، ولا يفرّق بين العلمين إلا النجمة.',
      en: 'It and Mali were one federation until 1960; only the star tells their flags apart.',
    },
  },
  {
    code: 'bg',
    wrong: ['hu', 'ru', 'it'],
    alt: { ar: 'ثلاثة أشرطة أفقية: أبيض وأخضر وأحمر', en: 'Three level bands: white, green and red' },
    fact: {
      ar: 'صُنع على مثال العلم الروسي، وجاء الأخضر فيه مكان الأزرق.',
      en: "It was modelled on Russia's, with green in the place of blue.",
    },
  },
  {
    code: 'ph',
    wrong: ['cz', 'cu', 'tl'],
    alt: {
      ar: 'أزرق فوق أحمر، ومثلث أبيض عليه شمس وثلاث نجوم صفراء',
      en: 'Blue over red, and a white triangle with a yellow sun and three stars',
    },
    fact: {
      ar: 'إذا رُفع مقلوبًا والأحمر في الأعلى فمعناه أن البلاد في حرب.',
      en: 'Flown the other way up, with the red on top, it means that the country is at war.',
    },
  },
  {
    code: 'kz',
    wrong: ['uz', 'az', 'mn'],
    alt: {
      ar: 'علم سماوي عليه شمس ذهبية وتحتها طائر ناشر جناحيه',
      en: 'Sky blue, with a golden sun above a bird with spread wings',
    },
    fact: {
      ar: 'الطائر عقاب السهوب، وأشعة الشمس فوقه 32 على هيئة حبوب القمح.',
      en: 'The bird is a steppe eagle, and the 32 rays of the sun are shaped like grain.',
    },
  },
  {
    code: 'uz',
    wrong: ['tj', 'az', 'tm'],
    alt: {
      ar: 'أزرق وأبيض وأخضر بخطوط حمراء رفيعة، وهلال ونجوم بيضاء',
      en: 'Blue, white and green with thin red lines, a white crescent and stars',
    },
    fact: {
      ar: 'نجومه الاثنتا عشرة مصفوفة في ثلاثة أسطر: ثلاث، ثم أربع، ثم خمس.',
      en: 'Its twelve stars stand in three rows: three, then four, then five.',
    },
  },
  {
    code: 'mn',
    wrong: ['cn', 'bt', 'vn'],
    alt: {
      ar: 'ثلاثة أشرطة قائمة: أحمر وأزرق وأحمر، ورمز ذهبي عند السارية',
      en: 'Upright red, blue and red bands with a golden sign at the pole',
    },
    fact: {
      ar: 'الرمز الذهبي اسمه «سويومبو»، وهو حرف من كتابة وُضعت في القرن السابع عشر.',
      en: 'The golden sign is the soyombo, a letter of a script invented in the seventeenth century.',
    },
  },
  {
    code: 'kh',
    wrong: ['la', 'th', 'mm'],
    alt: {
      ar: 'أزرق وأحمر وأزرق، وفي الوسط بناء أبيض بثلاثة أبراج',
      en: 'Blue, red and blue bands with a white building of three towers',
    },
    fact: {
      ar: 'البناء هو أنغكور وات، وقلّما يظهر بناء على علم دولة.',
      en: 'The building is Angkor Wat; hardly any other national flag shows one.',
    },
  },
  {
    code: 'mr',
    wrong: ['pk', 'dz', 'tm'],
    alt: {
      ar: 'علم أخضر عليه هلال ونجمة بالذهبي، وشريطان أحمران في طرفيه',
      en: 'Green, with a golden crescent and star between two red bands',
    },
    fact: {
      ar: 'لم يكن فيه أحمر حتى عام 2017، حين أُضيف الشريطان بعد استفتاء.',
      en: 'There was no red in it until 2017, when a referendum added the two bands.',
    },
  },
  {
    code: 'dj',
    wrong: ['so', 'er', 'km'],
    alt: {
      ar: 'سماوي فوق أخضر، ومثلث أبيض عليه نجمة حمراء',
      en: 'Sky blue over green, and a red star on a white triangle',
    },
    fact: {
      ar: 'رُفع يوم الاستقلال في 27 يونيو 1977، وفيه زرقة البحر والسماء وخضرة الأرض.',
      en: 'First flown on independence day, 27 June 1977: blue for sea and sky, green for the land.',
    },
  },
  {
    code: 'bw',
    wrong: ['ls', 'na', 'gm'],
    alt: { ar: 'علم سماوي يقطعه شريط أسود بحافتين بيضاوين', en: 'Light blue, crossed by a black band edged in white' },
    fact: {
      ar: 'الأسود والأبيض كجلد الحمار الوحشي، حيوان البلاد الوطني، والأزرق للماء والمطر.',
      en: 'Black and white like the zebra, the national animal; blue for water and rain.',
    },
  },
  {
    code: 'pg',
    wrong: ['fj', 'sb', 'tl'],
    alt: {
      ar: 'مثلثان: أحمر عليه طائر ذهبي، وأسود عليه نجوم بيضاء',
      en: 'Two triangles: a golden bird on red, white stars on black',
    },
    fact: {
      ar: 'صممته تلميذة في الخامسة عشرة اسمها سوزان كاريكي، والطائر هو طائر الجنة.',
      en: 'A schoolgirl of fifteen, Susan Karike, designed it. The bird is a bird of paradise.',
    },
  },
  {
    code: 'sc',
    wrong: ['mu', 'mg', 'km'],
    alt: {
      ar: 'خمسة أشعة تنفتح من الزاوية: أزرق وأصفر وأحمر وأبيض وأخضر',
      en: 'Five rays from a corner: blue, yellow, red, white and green',
    },
    fact: {
      ar: 'اعتُمد عام 1996، وأشعته المنفتحة إشارة إلى بلد يمضي نحو المستقبل.',
      en: 'Adopted in 1996; its widening rays stand for a country moving into the future.',
    },
  },
  {
    code: 'mt',
    wrong: ['mc', 'pl', 'sm'],
    alt: {
      ar: 'نصفان قائمان: أبيض وأحمر، وفي زاوية الأبيض وسام صغير',
      en: 'White and red halves, with a small medal on the white',
    },
    fact: {
      ar: 'الوسام اسمه صليب جورج، منحه ملك بريطانيا لأهل الجزيرة كلهم عام 1942.',
      en: 'The medal is the George Cross, which the king of Britain gave to all the islanders in 1942.',
    },
  },
  {
    code: 'bb',
    wrong: ['bs', 'lc', 'gd'],
    alt: {
      ar: 'ثلاثة أشرطة قائمة: أزرق وأصفر وأزرق، وفي الوسط رأس رمح ثلاثي أسود',
      en: 'Upright blue, yellow and blue bands with the head of a black trident',
    },
    fact: {
      ar: 'الرمح مكسور عمدًا: رأس بلا مقبض، رمزًا للانفصال عن الماضي الاستعماري.',
      en: 'The trident is broken on purpose, its shaft gone, for the break with the colonial past.',
    },
  },
  {
    code: 'ki',
    wrong: ['tv', 'fj', 'nr'],
    alt: {
      ar: 'طائر أصفر فوق شمس طالعة من موج أزرق وأبيض',
      en: 'A yellow bird above a sun rising from blue and white waves',
    },
    fact: {
      ar: 'للشمس فيه 17 شعاعًا: لجزر غيلبرت الست عشرة ومعها جزيرة بانابا.',
      en: 'The sun has 17 rays: for the sixteen Gilbert Islands, and Banaba.',
    },
  },
  {
    code: 'cl',
    wrong: ['cu', 'pa', 'cz'],
    alt: {
      ar: 'أبيض فوق أحمر، وفي الزاوية مربع أزرق عليه نجمة بيضاء',
      en: 'White over red, and a white star on a blue square in the corner',
    },
    fact: {
      ar: 'يسمّيه أهله «النجمة الوحيدة»، وهو أقدم من علم تكساس الذي يشبهه بأكثر من 20 سنة.',
      en: 'Its people call it "the lone star"; it is over twenty years older than that of Texas, its look-alike.',
    },
  },
];
