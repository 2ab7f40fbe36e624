import type { Flag } from './flag.ts';

/** Flags that a family in the Gulf knows. */
export const flags200: readonly Flag[] = [
  {
    code: 'kw',
    wrong: ['jo', 'ae', 'ps'],
    alt: {
      ar: 'أشرطة أفقية: أخضر وأبيض وأحمر، وشكل أسود عند السارية',
      en: 'Green, white and red bands with a black shape at the pole',
    },
    fact: {
      ar: 'ألوانه من بيت لصفي الدين الحلي: بيضٌ صنائعنا، سودٌ وقائعنا، خضرٌ مرابعنا، حمرٌ مواضينا.',
      en: 'Its colours come from a line by the poet Safi al-Din al-Hilli: white our deeds, black our battles, green our fields, red our swords.',
    },
  },
  {
    code: 'sa',
    wrong: ['pk', 'dz', 'mr'],
    alt: { ar: 'علم أخضر عليه كتابة بيضاء وتحتها سيف', en: 'Green, with white writing above a sword' },
    fact: {
      ar: 'لا يُنكَّس أبدًا، حتى في الحداد، لأن عليه شهادة التوحيد.',
      en: 'It is never flown at half-mast, even in mourning, because it carries the declaration of faith.',
    },
  },
  {
    code: 'ae',
    wrong: ['kw', 'jo', 'sd'],
    alt: {
      ar: 'شريط أحمر قائم عند السارية، وبعده أخضر وأبيض وأسود',
      en: 'An upright red band, then green, white and black',
    },
    fact: {
      ar: 'صمّمه الشاب الإماراتي عبدالله المعينة، وفاز به في مسابقة نشرتها صحيفة عام 1971.',
      en: 'A young Emirati, Abdullah Al Maainah, designed it for a newspaper competition in 1971, and won.',
    },
  },
  {
    code: 'qa',
    wrong: ['bh', 'lv', 'mt'],
    alt: { ar: 'أبيض وعنّابي يفصل بينهما خط متعرّج', en: 'White and maroon, parted by a zigzag line' },
    fact: {
      ar: 'لا يوجد علم دولة آخر طوله أكثر من ضعفَي عرضه.',
      en: 'No other national flag is more than twice as long as it is high.',
    },
  },
  {
    code: 'bh',
    wrong: ['qa', 'mt', 'id'],
    alt: {
      ar: 'أبيض وأحمر يفصل بينهما خط متعرّج من خمسة مثلثات',
      en: 'White and red, parted by a zigzag of five triangles',
    },
    fact: {
      ar: 'مثلثاته البيضاء الخمسة ترمز إلى أركان الإسلام الخمسة.',
      en: 'Its five white triangles stand for the five pillars of Islam.',
    },
  },
  {
    code: 'eg',
    wrong: ['iq', 'sy', 'ye'],
    alt: {
      ar: 'أشرطة أفقية: أحمر وأبيض وأسود، وفي الوسط نسر ذهبي',
      en: 'Red, white and black bands with a golden eagle',
    },
    fact: {
      ar: 'النسر الذي في وسطه يُعرف بنسر صلاح الدين، نسبةً إلى نقش على سور قلعته في القاهرة.',
      en: 'The bird is called the Eagle of Saladin, after a carving on the wall of his citadel in Cairo.',
    },
  },
  {
    code: 'lb',
    wrong: ['at', 'ca', 'pe'],
    alt: {
      ar: 'شريطان أحمران وبينهما أبيض تتوسطه شجرة خضراء',
      en: 'Two red bands, and a green tree on the white between them',
    },
    fact: {
      ar: 'الشجرة أرزة، ومن خشب الأرز بنى الفينيقيون سفنهم.',
      en: 'The tree is a cedar, the wood from which the Phoenicians built their ships.',
    },
  },
  {
    code: 'jo',
    wrong: ['ps', 'sd', 'kw'],
    alt: {
      ar: 'أشرطة أفقية: أسود وأبيض وأخضر، ومثلث أحمر عليه نجمة بيضاء',
      en: 'Black, white and green bands, and a white star on a red triangle',
    },
    fact: {
      ar: 'للنجمة سبعة رؤوس ترمز إلى السبع المثاني، آيات سورة الفاتحة.',
      en: 'The star has seven points, for the seven verses that open the Quran.',
    },
  },
  {
    code: 'ma',
    wrong: ['tn', 'tr', 'vn'],
    alt: { ar: 'علم أحمر تتوسطه نجمة خضراء مفرغة', en: 'Red, with the outline of a green star' },
    fact: {
      ar: 'كان أحمر خالصًا حتى أُضيفت إليه النجمة الخضراء عام 1915.',
      en: 'It was plain red until the green star was added in 1915.',
    },
  },
  {
    code: 'tr',
    wrong: ['tn', 'pk', 'az'],
    alt: { ar: 'علم أحمر عليه هلال أبيض ونجمة بيضاء', en: 'Red, with a white crescent and star' },
    fact: {
      ar: 'ورثته البلاد عن الدولة العثمانية، ومن أسمائه «آل سنجاق» أي الراية الحمراء.',
      en: 'It was inherited from the Ottomans; one of its names is al sancak, "the red banner".',
    },
  },
  {
    code: 'jp',
    wrong: ['kr', 'bd', 'cn'],
    alt: { ar: 'علم أبيض يتوسطه قرص أحمر', en: 'White, with a red disc' },
    fact: {
      ar: 'القرص هو الشمس، واسم البلد بلغة أهله معناه «أصل الشمس».',
      en: 'The disc is the sun, and the country\'s own name for itself means "origin of the sun".',
    },
  },
  {
    code: 'br',
    wrong: ['pt', 'ar', 'co'],
    alt: {
      ar: 'علم أخضر عليه معيّن أصفر، وفي وسطه كرة زرقاء بنجوم',
      en: 'Green, with a starry blue globe on a yellow diamond',
    },
    fact: {
      ar: 'نجومه مرسومة كما كانت سماء ريو دي جانيرو صباح إعلان الجمهورية عام 1889.',
      en: 'Its stars show the sky over Rio de Janeiro on the morning the republic was declared in 1889.',
    },
  },
  {
    code: 'gb',
    wrong: ['au', 'nz', 'us'],
    alt: { ar: 'علم أزرق عليه خطوط حمراء وبيضاء متقاطعة', en: 'Blue, with red and white crosses over one another' },
    fact: {
      ar: 'جمع رموز إنجلترا واسكتلندا وأيرلندا في علم واحد، أما ويلز فلا أثر لها فيه.',
      en: "It joins the crosses of England, Scotland and Ireland. Wales isn't in it at all.",
    },
  },
  {
    code: 'us',
    wrong: ['lr', 'my', 'gb'],
    alt: {
      ar: 'أشرطة حمراء وبيضاء، وفي الزاوية أزرق بنجوم كثيرة',
      en: 'Red and white stripes, and many stars on a blue corner',
    },
    fact: {
      ar: 'نجومه الخمسون للولايات، وأشرطته الثلاثة عشر للمستعمرات التي أعلنت الاستقلال.',
      en: 'Fifty stars for the states, and thirteen stripes for the colonies that declared independence.',
    },
  },
  {
    code: 'fr',
    wrong: ['it', 'nl', 'ro'],
    alt: { ar: 'ثلاثة أشرطة قائمة: أزرق وأبيض وأحمر', en: 'Three upright bands: blue, white and red' },
    fact: {
      ar: 'الأزرق والأحمر لونا مدينة باريس، والأبيض بينهما لون الملوك قديمًا.',
      en: "Blue and red are the colours of Paris; the white between them was the king's.",
    },
  },
  {
    code: 'de',
    wrong: ['be', 'es', 'at'],
    alt: { ar: 'ثلاثة أشرطة أفقية: أسود وأحمر وذهبي', en: 'Three level bands: black, red and gold' },
    fact: {
      ar: 'رُفعت ألوانه في مهرجان هامباخ عام 1832، قبل أن تقوم دولة ألمانية واحدة بنحو 40 سنة.',
      en: 'Its colours flew at the Hambach Festival of 1832, some forty years before there was one German state.',
    },
  },
  {
    code: 'it',
    wrong: ['ie', 'mx', 'hu'],
    alt: { ar: 'ثلاثة أشرطة قائمة: أخضر وأبيض وأحمر', en: 'Three upright bands: green, white and red' },
    fact: {
      ar: 'وُلدت ألوانه الثلاثة في مدينة ريجو إميليا يوم 7 يناير 1797، وفي هذا اليوم يُحتفل به كل عام.',
      en: 'It was born in the town of Reggio Emilia on 7 January 1797, and that day is still its feast.',
    },
  },
  {
    code: 'in',
    wrong: ['ne', 'ie', 'lk'],
    alt: {
      ar: 'أشرطة أفقية: زعفراني وأبيض وأخضر، وفي الوسط عجلة زرقاء',
      en: 'Saffron, white and green bands with a blue wheel',
    },
    fact: {
      ar: 'للعجلة 24 شعاعًا، وهي منقولة عن آثار الملك أشوكا قبل أكثر من 2200 سنة.',
      en: 'The wheel has 24 spokes, and comes from the pillars of King Ashoka, more than 2,200 years ago.',
    },
  },
  {
    code: 'ca',
    wrong: ['pe', 'lb', 'dk'],
    alt: {
      ar: 'شريطان أحمران قائمان وبينهما أبيض عليه ورقة شجر حمراء',
      en: 'Two upright red bands, and a red leaf on the white between them',
    },
    fact: {
      ar: 'لورقة القيقب فيه 11 رأسًا، وقد رُفع أول مرة في 15 فبراير 1965.',
      en: 'Its maple leaf has eleven points, and it first flew on 15 February 1965.',
    },
  },
  {
    code: 'cn',
    wrong: ['vn', 'mn', 'sg'],
    alt: {
      ar: 'علم أحمر في زاويته نجمة صفراء كبيرة وأربع صغيرة',
      en: 'Red, with one large and four small yellow stars in a corner',
    },
    fact: {
      ar: 'كل نجمة من الأربع الصغيرة يتجه أحد رؤوسها إلى قلب النجمة الكبيرة.',
      en: 'Each of the four small stars points one of its tips at the heart of the large one.',
    },
  },
];
