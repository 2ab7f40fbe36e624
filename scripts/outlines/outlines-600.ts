import type { Outline } from './outline.ts';

/** Shapes that make the room argue. */
export const outlines600: readonly Outline[] = [
  {
    number: 41,
    file: 'caspian',
    shape: { seed: [51, 40], box: [45, 35, 56, 48], walls: [] },
    text: {
      ar: 'فرس بحر أزرق واقف ينتظر منذ ملايين السنين أن يفتح له أحد بابًا إلى المحيط! أي بحر؟',
      en: 'A blue seahorse has stood waiting for millions of years for someone to open it a door to the ocean. Which sea?',
    },
    answer: { ar: 'بحر قزوين', en: 'The Caspian Sea' },
    wrong: [
      { ar: 'بحر آرال', en: 'The Aral Sea' },
      { ar: 'البحر الميت', en: 'The Dead Sea' },
      { ar: 'بحر آزوف', en: 'The Sea of Azov' },
    ],
    alt: {
      ar: 'شكل طويل يميل أعلاه إلى الشرق، كأنه فرس بحر',
      en: 'A tall shape whose top leans to the east, a little like a seahorse',
    },
    fact: {
      ar: 'تعيش فيه فقمة لا توجد في سواه، وهو مغلق من كل جهة! يظنّ العلماء أن أجدادها سبحت من القطب في أنهار قديمة، ثم أُغلق الباب خلفها.',
      en: 'It has its own kind of seal, though it is shut in on every side. Their ancestors probably swam down Arctic rivers, and the door closed behind them.',
    },
    source: 'https://turkmenistan.gov.tm/en/post/97741/where-do-seals-caspian-sea-come',
  },
  {
    number: 42,
    file: 'black-sea',
    shape: {
      seed: [34, 43],
      box: [26.5, 40, 42.5, 47.5],
      walls: [
        [
          [28.85, 41.3],
          [29.4, 41.1],
        ],
        [
          [36.3, 45.4],
          [36.95, 45.15],
        ],
      ],
    },
    text: {
      ar: 'حبّة فاصوليا عملاقة في القِدر، وملعقة مغروزة في أعلاها! هذا ماء لا يابسة: أي بحر؟',
      en: 'A giant bean in the pot, with a spoon stuck in from the top. This is water, not land: which sea?',
    },
    answer: { ar: 'البحر الأسود', en: 'The Black Sea' },
    wrong: [
      { ar: 'بحر مرمرة', en: 'The Sea of Marmara' },
      { ar: 'البحر الأدرياتيكي', en: 'The Adriatic' },
      { ar: 'بحر الشمال', en: 'The North Sea' },
    ],
    alt: {
      ar: 'شكل عريض كحبّة الفاصوليا، تدخل فيه من الشمال شبه جزيرة',
      en: 'A wide bean, with a peninsula pushing in from the north',
    },
    fact: {
      ar: 'لا أكسجين في أعماقه، فلا دود يأكل الخشب: وُجدت فيه سفينة يونانية عمرها نحو 2400 سنة بصاريها ومقاعد مجاديفها. لا ينقصها إلا القبطان!',
      en: 'No oxygen down there, so no worms eat wood: a Greek ship some 2,400 years old lies deep, mast, benches and all. Only the captain is missing.',
    },
    source: 'http://www.thehistoryblog.com/archives/date/2018/10/28',
  },
  {
    number: 43,
    file: 'vn',
    shape: { countries: ['Vietnam'], within: [102, 8.3, 109.6, 23.5] },
    text: {
      ar: 'حمّال رفع عصاه على كتفه: سلّة أرز في الشمال وسلّة في الجنوب، والعصا نحيلة ملتوية! أي بلد؟',
      en: 'A porter with a pole on his shoulder: a basket of rice in the north, a basket in the south, and a thin bent stick between. Which country?',
    },
    answer: 'vn',
    wrong: ['la', 'mm', 'kh'],
    isForChildren: true,
    alt: {
      ar: 'شكل نحيل ملتوٍ، عريض في طرفيه وضيّق في وسطه',
      en: 'A slim bent shape, wide at both ends and narrow in the middle',
    },
    fact: {
      ar: 'فيها أكبر كهف في العالم، «سون دونغ»: يسع عمارة من 40 طابقًا، وفيه شجر وغيوم. تهرب إليه من المطر، فتجد الغيم قد سبقك!',
      en: "It has the world's largest cave, Son Doong: room for a 40-storey tower, with trees and clouds of its own. Run in from the rain, and meet a cloud.",
    },
    source: 'https://www.deccanherald.com/dhie/social-studies/2025/10/07/how-can-a-cave-in-vietnam-hide-its-own-clouds',
  },
  {
    number: 44,
    file: 'norway-sweden',
    shape: { countries: ['Norway', 'Sweden'], within: [4, 55, 32, 71.5] },
    text: {
      ar: 'جاران مسحنا الخطّ بينهما: ساحل الغرب كمشط تكسّرت أسنانه، وساحل الشرق أهدأ منه بكثير! فمن هما؟',
      en: 'Two neighbours with the line between them rubbed out: the west coast is a comb with broken teeth, the east coast far calmer. Who are they?',
    },
    answer: { ar: 'النرويج والسويد', en: 'Norway and Sweden' },
    wrong: [
      { ar: 'السويد وفنلندا', en: 'Sweden and Finland' },
      { ar: 'فنلندا وإستونيا', en: 'Finland and Estonia' },
      { ar: 'السويد والدنمارك', en: 'Sweden and Denmark' },
    ],
    alt: {
      ar: 'شكل طويل منحنٍ، ساحله الغربي ممزّق بخلجان كثيرة',
      en: 'A long bent shape whose western coast is torn into many inlets',
    },
    fact: {
      ar: 'لو شددت ساحل الغربي منهما، بخلجانه وجزره، كأنه خيط للفّ الأرض مرتين ونصفًا! فمن قال هناك «نتمشّى على الساحل» فليودّع أهله.',
      en: "Pulled straight, Norway's coast with its fjords and islands would go two and a half times round the Earth. Before a stroll, say your goodbyes.",
    },
    source: 'https://www.norwegianfilm.com/locations/category/coast',
  },
  {
    number: 45,
    file: 'hispaniola',
    shape: { countries: ['Haiti', 'Dominican Rep.'] },
    text: {
      ar: 'جزيرة فتحت فمها جهة الغرب كأنها ستبلع جارتها، ودولتان تقتسمان اللقمة! فمن هما؟',
      en: 'An island opens its mouth to the west as if to swallow the one next door, and two countries share the mouthful. Which two?',
    },
    answer: { ar: 'هايتي والدومينيكان', en: 'Haiti and the Dominican Republic' },
    wrong: [
      { ar: 'أيرلندا والمملكة المتحدة', en: 'Ireland and the United Kingdom' },
      { ar: 'إندونيسيا وتيمور الشرقية', en: 'Indonesia and East Timor' },
      { ar: 'إندونيسيا وبابوا غينيا الجديدة', en: 'Indonesia and Papua New Guinea' },
    ],
    alt: {
      ar: 'جزيرة في غربها خليج واسع كفمٍ مفتوح بين ذراعين',
      en: 'An island with a wide bay in the west, like a mouth open between two arms',
    },
    fact: {
      ar: '«باربكيو» و«كانو» و«هوريكين» كلمات من لغة أهلها القدماء، التاينو. فكل شوّاية في الشاليه تتكلّم لغتهم!',
      en: 'Barbecue, canoe and hurricane are words from the language of its first people, the Taino. Every grill in every garden speaks it.',
    },
    source: 'https://www.mentalfloss.com/article/62013/12-english-words-derived-extinct-caribbean-language',
  },
  {
    number: 46,
    file: 'korea',
    shape: { countries: ['North Korea', 'South Korea'], within: [124, 33, 130.8, 43.1] },
    text: {
      ar: 'قال ضيف: أرنب جالس! فغضب أهلها: بل نمر واقف على رجليه! أي شبه جزيرة هذه؟',
      en: "'A rabbit sitting up!' says a visitor. 'A tiger on its hind legs!' roar the locals, quite offended. Which peninsula is this?",
    },
    answer: { ar: 'الكورية', en: 'The Korean' },
    wrong: [
      { ar: 'الملايو', en: 'The Malay' },
      { ar: 'كامتشاتكا', en: 'Kamchatka' },
      { ar: 'الإيبيرية', en: 'The Iberian' },
    ],
    isForChildren: true,
    alt: {
      ar: 'شكل طويل عريض الأعلى، ضيّق الوسط، وتحته جزيرة صغيرة',
      en: 'A tall shape, wide on top and narrow in the waist, with a small island below',
    },
    fact: {
      ar: 'وعلى خريطة قديمة لها كُتب أنها كإنسان واقف يحيط به البحر من ثلاث جهات. أرنب أم نمر أم إنسان؟ قولوا «نمر» واسلموا!',
      en: "And an old map of it says the land is like a person standing, with sea on three sides. Rabbit, tiger or person? Say 'tiger' and you'll be fine.",
    },
    source: 'https://koreanlanguagenotes.blogspot.com/2018/10/what-does-shape-of-korea-look-like-on.html',
  },
  {
    number: 47,
    file: 'sicily',
    shape: { countries: ['Italy'], holding: [[14.2, 37.5]] },
    text: {
      ar: 'وقعت سمبوسة كبيرة من صينية رمضان في البحر: ثلاث زوايا وحافة مقرمشة! أي جزيرة؟',
      en: 'A giant samosa fell off the Ramadan tray into the sea: three corners and crispy edges. Which island?',
    },
    answer: { ar: 'صقلية', en: 'Sicily' },
    wrong: [
      { ar: 'سردينيا', en: 'Sardinia' },
      { ar: 'كورسيكا', en: 'Corsica' },
      { ar: 'قبرص', en: 'Cyprus' },
    ],
    isForChildren: true,
    alt: { ar: 'جزيرة كالمثلث، أعرضها في الشمال', en: 'A triangular island with its long side to the north' },
    fact: {
      ar: 'بركانها «إتنا» ينفخ في السماء حلقات بيضاء من البخار، أكثر من أي بركان في العالم. عجوز جالس على البحر يتسلّى!',
      en: 'Its volcano, Etna, puffs white rings of steam into the sky, more than any other volcano. An old fellow by the sea, just passing the time.',
    },
    source: 'https://www.thetimes.co.uk/article/mount-etna-angrier-than-usual-sxj2b9mgk',
  },
  {
    number: 48,
    file: 'crete',
    shape: { countries: ['Greece'], holding: [[24.9, 35.2]] },
    text: {
      ar: 'حلزون مطّه البحر من الشرق إلى الغرب، ورفع قرنيه عند طرفه الغربي ليرى الطريق! أي جزيرة؟',
      en: "A snail the sea has stretched from east to west, with its feelers up at the western end to see where it's going. Which island?",
    },
    answer: { ar: 'كريت', en: 'Crete' },
    wrong: [
      { ar: 'قبرص', en: 'Cyprus' },
      { ar: 'رودس', en: 'Rhodes' },
      { ar: 'جربة', en: 'Djerba' },
    ],
    alt: {
      ar: 'جزيرة طويلة رفيعة من الغرب إلى الشرق، وفي غربها ألسنة إلى الشمال',
      en: 'A long thin island from west to east, with prongs to the north at its western end',
    },
    fact: {
      ar: 'في قصرها القديم «كنوسوس» مرحاض يُصبّ فيه الماء فيجري في مجارٍ تحت الأرض، قبل نحو 3500 سنة. الملكة سبقت السبّاك!',
      en: 'Its old palace of Knossos had a toilet flushed with water into covered drains some 3,500 years ago. The queen was ahead of the plumbers.',
    },
    source: 'http://jlsgreecetour.blogspot.com/2013/09/knossos-ruins-of-palace-of-minos.html',
  },
  {
    number: 49,
    file: 'borneo',
    shape: { countries: ['Malaysia', 'Indonesia', 'Brunei'], holding: [[114, 0]] },
    text: {
      ar: 'جزيرة شبعانة لا خصر لها، رفعت ذراعها من الشمال الشرقي كأنها تقول: الحساب عليّ! أي جزيرة؟',
      en: "A well-fed island with no waist raises one arm in the north-east, as if to say 'The bill's on me!' Which island?",
    },
    answer: { ar: 'بورنيو', en: 'Borneo' },
    wrong: [
      { ar: 'سومطرة', en: 'Sumatra' },
      { ar: 'غينيا الجديدة', en: 'New Guinea' },
      { ar: 'مينداناو', en: 'Mindanao' },
    ],
    alt: {
      ar: 'جزيرة كبيرة ممتلئة، وفي شمالها الشرقي زاوية ممتدة',
      en: 'A large full-bodied island with a corner stretched to the north-east',
    },
    fact: {
      ar: 'فيها وحدها يعيش قرد طويل الأنف، يتدلّى أنف الذكر على فمه فيميله يمينًا أو يسارًا ليأكل. تخيّلوه مع الشوربة!',
      en: "Only here lives the proboscis monkey: the male's nose hangs over his mouth, so he swings it left or right to eat. Imagine him with soup.",
    },
    source: 'http://sarakadee.com/feature/2003/06/borneo_en.htm',
  },
  {
    number: 50,
    file: 'sulawesi',
    shape: { countries: ['Indonesia'], holding: [[120.3, -2]] },
    text: {
      ar: 'لو رقصت جزيرة لكان هذا شكلها: ذراع طويلة فوق، وأرجل في كل جهة، ولا أحد يعرف أين الرأس! أي جزيرة؟',
      en: 'If an island danced, this is how it would look: one long arm up, legs everywhere, and no one sure where the head is. Which island?',
    },
    answer: { ar: 'سولاويزي', en: 'Sulawesi' },
    wrong: [
      { ar: 'هالماهيرا', en: 'Halmahera' },
      { ar: 'مينداناو', en: 'Mindanao' },
      { ar: 'سومطرة', en: 'Sumatra' },
    ],
    alt: {
      ar: 'جزيرة عجيبة من أربع أذرع طويلة تلتقي في الوسط',
      en: 'A strange island of four long arms that meet in the middle',
    },
    fact: {
      ar: 'عروسان في سوق السمك عام 1997 رأيا على عربة سمكة «سيلاكانث»، ولم تُعرف حيّة قبلها إلا عند أفريقيا! شهر عسل برائحة السمك، لكنه دخل التاريخ.',
      en: 'In 1997 newlyweds saw a coelacanth on a cart in its fish market; live ones were known only off Africa. A honeymoon that smelled of history.',
    },
    source: 'https://www.washingtonpost.com/wp-srv/national/horizon/nov98/fishstory.htm',
  },
  {
    number: 51,
    file: 'gm',
    shape: { countries: ['Gambia'] },
    text: {
      ar: 'ليست شعرة على الشاشة ولا دودة: إنها دولة كاملة لبست نهرًا! أي دولة؟',
      en: "It isn't a hair on the screen, and it isn't a worm: it's a whole country wearing a river. Which one?",
    },
    answer: 'gm',
    wrong: ['tg', 'bj', 'gw'],
    alt: { ar: 'شريط أفقي رفيع متعرّج', en: 'A thin wavy strip from west to east' },
    fact: {
      ar: 'يُحكى أن سفينة إنجليزية صعدت النهر، وقالوا: كل أرض يصلها مدفعنا فهي لنا! فصارت الدولة بعرض طلقتين، يمينًا ويسارًا.',
      en: 'They say a British ship steamed upriver and claimed all the land its guns could reach. So it is two cannon shots wide: one left, one right.',
    },
    source: 'https://blog.bitrot.de/hereinasia/2024/03/27/birding/',
  },
  {
    number: 52,
    file: 'hr',
    shape: { countries: ['Croatia'] },
    text: {
      ar: 'بوميرانغ رماه صاحبه ولم يرجع: ذراع إلى الشرق، وذراع على البحر تناثر تحتها الفتات! أي بلد؟',
      en: 'A boomerang that never came back: one arm to the east, the other down a coast with crumbs along it. Which country?',
    },
    answer: 'hr',
    wrong: ['si', 'ba', 'rs'],
    alt: {
      ar: 'شكل كالهلال: ذراع إلى الشرق، وذراع ساحلية طويلة إلى الجنوب فيها جزر',
      en: 'A crescent: one arm to the east, and one down a long coast with islands',
    },
    fact: {
      ar: 'ربطة العنق منها: أعجب الفرنسيين وشاح جنودها فسمّوه «كرافات» على اسمهم. وعام 2003 لفّوا ربطة طولها 808 أمتار حول مدرّج روماني، وخرج أنيقًا!',
      en: 'The French named the cravat after its soldiers and their scarves. In 2003 an 808-metre necktie was tied round a Roman arena. Very smart it was.',
    },
    source: 'https://ofmiceandramen.blogspot.com/2025/07/croatia-birthplace-of-necktie.html',
  },
  {
    number: 53,
    file: 'ch',
    shape: { countries: ['Switzerland'] },
    text: {
      ar: 'ورقة امتحان كُرمشت ثم فُتحت بسرعة: تعرّجات في كل جهة، ولا نقطة بحر واحدة! أي بلد؟',
      en: 'A test paper crumpled up and hastily smoothed out again: crinkles everywhere, and not a drop of sea. Which country?',
    },
    answer: 'ch',
    wrong: ['at', 'cz', 'sk'],
    isForChildren: true,
    alt: {
      ar: 'شكل عريض كثير التعرّج لا بحر له، في جنوبه لسان وفي غربه طرف دقيق',
      en: 'A wide crinkled shape, with a tongue to the south and a thin western tip',
    },
    fact: {
      ar: 'حيّرت ثقوب جبنها العلماء، ثم وجدوا عام 2015 أن سرّها غبار التبن الذي يقع في الحليب. نظّفوا الحلب، فاختفت الثقوب!',
      en: 'The holes in its cheese were a riddle until 2015, when the secret proved to be hay dust in the milk. Milking got cleaner, and the holes shrank.',
    },
    source: 'http://www.swissinfo.ch/eng/mystery-solved_hay-particles-responsible-for-holes-in-swiss-cheese/41457054',
  },
  {
    number: 54,
    file: 'nl',
    shape: { countries: ['Netherlands'], within: [3, 50.5, 7.5, 54] },
    text: {
      ar: 'بلد في خصام مع البحر: البحر قضم جنوبه الغربي ونثر الفتات في شماله، وهو ردّ فسرق من البحر أرضًا! أي بلد؟',
      en: 'A country at war with the sea: the sea bit off the south-west and dropped crumbs in the north, so it stole land back. Which one?',
    },
    answer: 'nl',
    wrong: ['be', 'dk', 'bd'],
    alt: {
      ar: 'شكل في شماله صفّ جزر صغيرة، وجنوبه الغربي ممزّق بالماء، وفي جنوبه ذيل',
      en: 'A row of small islands in the north, a south-west torn by water and a tail in the south',
    },
    fact: {
      ar: 'مطارها الكبير في قاع بحيرة جفّفوها، أخفض من البحر بنحو أربعة أمتار، وفي البحيرة نفسها تقاتلت السفن عام 1573. شدّوا الأحزمة، سنهبط تحت البحر!',
      en: 'Its main airport lies on the bed of a drained lake, four metres below the sea. Warships fought on that lake in 1573; today the pilots just land.',
    },
    source: 'https://haarlemmermeermuseum.nl/en/12-sea-battle',
  },
  {
    number: 55,
    file: 'pa',
    shape: { countries: ['Panama'] },
    text: {
      ar: 'ثعبان نام على جنبه وتقلّب في نومه حتى صار موجة! أي بلد نحيل هذا؟',
      en: 'A snake fell asleep on its side and tossed and turned until it became a wave. Which skinny country is this?',
    },
    answer: 'pa',
    wrong: ['cr', 'ni', 'hn'],
    alt: {
      ar: 'شريط ملتوٍ من الغرب إلى الشرق كموجة نائمة',
      en: 'A winding strip from west to east, like a wave on its side',
    },
    fact: {
      ar: 'لالتوائها تشرق فيها الشمس من المحيط الهادئ! والسفينة الذاهبة من الهادئ إلى الأطلسي في قناتها تسير غربًا. هنا تطلب البوصلة إجازة.',
      en: 'It bends so much that the Sun rises there over the Pacific, and ships leaving the Pacific by its canal head west. Compasses here ask for a day off.',
    },
    source: 'https://travelswithmoose.blogspot.com/2013/07/through-panama-canal.html',
  },
  {
    number: 56,
    file: 'na',
    shape: { countries: ['Namibia'] },
    text: {
      ar: 'مقلاة معلّقة على جدار قارّتها، مقبضها رفيع طويل في الشمال الشرقي، لكن ماذا يقلون فيها؟ أي بلد؟',
      en: "A frying pan hung on its continent's wall, with a long thin handle to the north-east. But what's cooking? Which country?",
    },
    answer: 'na',
    wrong: ['ao', 'bw', 'zm'],
    alt: {
      ar: 'شكل طويل ساحله في الغرب، ومن شماله الشرقي تمتد ذراع رفيعة',
      en: 'A tall shape with its coast to the west and a thin arm out of the north-east',
    },
    fact: {
      ar: 'أخذت ألمانيا المقبض عام 1890 ليوصلها نهره إلى المحيط الهندي، ثم اكتشفت أن في الطريق شلالات فيكتوريا! فقيل عن الصفقة: بدّلوا السروال بزرّ.',
      en: 'Germany got the handle in 1890 for a river route to the Indian Ocean, and forgot Victoria Falls. Trousers swapped for a button, said the critics.',
    },
    source: 'https://www.amusingplanet.com/2020/04/the-caprivi-strip.html',
  },
  {
    number: 57,
    file: 'ml',
    shape: { countries: ['Mali'] },
    text: {
      ar: '«بابيونة» مائلة لبسها صاحبها وهو متأخّر عن العرس: جناح كبير في الشمال وآخر في الجنوب الغربي! أي بلد؟',
      en: 'A crooked bow tie on someone late for the wedding: one big wing in the north, the other in the south-west. Which country?',
    },
    answer: 'ml',
    wrong: ['ne', 'td', 'bf'],
    alt: {
      ar: 'شكل كالفراشة المائلة: جناح كبير في الشمال وجناح في الجنوب الغربي',
      en: 'A tilted butterfly: one large wing in the north, another in the south-west',
    },
    fact: {
      ar: 'فيه مدينة تمبكتو. سُئل آلاف الشباب في بريطانيا عنها عام 2010، فقال 54% منهم إنها خيالية! وهي هناك منذ قرون، ولم يخبرها أحد.',
      en: 'It is home to Timbuktu. Asked in 2010, 54% of young Britons thought the city was made up. It has stood there for centuries, and no one has told it.',
    },
    source: 'https://www.prfire.co.uk/press_releases/1-in-10-brits-think-kazakhstan-is-fictional',
  },
  {
    number: 58,
    file: 'kz',
    shape: { countries: ['Kazakhstan', 'Baikonur'] },
    text: {
      ar: 'عجينة فردتها الجدّة حتى بلغت طرف الطاولة، وما زالت تفرد، ولم تصل إلى محيط! أي بلد؟',
      en: 'Grandma rolled out the dough to the edge of the table and kept on rolling, and still it never reached an ocean. Which country?',
    },
    answer: 'kz',
    wrong: ['mn', 'uz', 'tm'],
    alt: {
      ar: 'شكل ضخم عريض، في غربه ساحل بحر مغلق',
      en: 'A huge wide shape, with the shore of an inland sea in the west',
    },
    fact: {
      ar: 'من جباله جاء جدّ التفاح الذي نأكله كله، ومدينته ألماتي يشرحون اسمها بأنه «أبو التفاح». فكل فطيرة تفاح صلتها به صلة قرابة!',
      en: "The ancestor of our apples grows wild in its mountains, and its city Almaty is said to mean 'father of apples'. Every apple pie is a relative.",
    },
    source: 'https://thegulfobserver.com/kazakhstan809',
  },
  {
    number: 59,
    file: 'fi',
    shape: { countries: ['Finland', 'Åland'] },
    text: {
      ar: 'فتاة بفستان واسع ترفع ذراعها وتسلّم على القطب! هكذا يرى أهلها خريطتهم: أي بلد؟',
      en: 'A girl in a wide skirt raises her arm to wave at the North Pole. That is what its people see on their map: which country?',
    },
    answer: 'fi',
    wrong: ['se', 'ee', 'no'],
    isForChildren: true,
    alt: {
      ar: 'شكل طويل في شماله الغربي ذراع مرفوعة، وجنوبه عريض مستدير',
      en: 'A tall shape with a raised arm in the north-west and a broad rounded south',
    },
    fact: {
      ar: 'فستانها يتّسع كل سنة! ترتفع الأرض بعدما ذاب عنها جليد قديم ثقيل، فيخرج من البحر كل عام ما يسع نحو ألف ملعب كرة.',
      en: 'The skirt widens every year: freed of ancient ice, the land is rising, and about a thousand football pitches come up out of the sea annually.',
    },
    source: 'https://abcdocz.com/doc/3766853/document',
  },
  {
    number: 60,
    file: 'la',
    shape: { countries: ['Laos'] },
    text: {
      ar: 'فخذ دجاجة مشوية: اللحم في الشمال والعظم إلى الجنوب، ولا بحر تغسل فيه يدك بعدها! أي بلد؟',
      en: 'A roast chicken leg: meat in the north, bone to the south, and no sea to wash your hands in afterwards. Which country?',
    },
    answer: 'la',
    wrong: ['kh', 'mm', 'np'],
    alt: {
      ar: 'شكل عريض في الشمال الغربي، له ذيل طويل إلى الجنوب الشرقي',
      en: 'Wide in the north-west, with a long tail to the south-east',
    },
    fact: {
      ar: 'فيها سهل عليه آلاف الجرار الحجرية، أكبرها يزن أكثر من تسعة أطنان، ويُحكى أنها لعمالقة. ولا يُعرف من نحتها، ولا أين كان إبريق الشاي!',
      en: "It has a plain of thousands of stone jars, the largest over nine tonnes. Giants', some say. No one knows who carved them, or where the teapot went.",
    },
    source: 'https://virginianreview.com/236928/',
  },
];
