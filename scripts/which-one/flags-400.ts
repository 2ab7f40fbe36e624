import type { LocalizedText } from '#shared/kernel/text.ts';

/** A flag to be found among flags like it. */
export interface FlagAsk {
  readonly ask: LocalizedText;
  /** The ISO 3166 code of its country, then those of the others. */
  readonly right: string;
  readonly wrong: readonly [string, string, string];
  readonly isForChildren?: true;
  readonly fact: LocalizedText;
  readonly source: string;
}

/** The first has the id which-one-021. Facts and pictures that flags.json has too are other ones here. */
export const flags400: readonly FlagAsk[] = [
  {
    ask: {
      ar: 'فريق كويتي طيّر علم بلده أكبر طائرة ورقية في العالم، وسجّلته غينيس! أي علم ارتفع في السماء؟',
      en: 'A Kuwaiti team flew its flag as the biggest kite in the world, and Guinness wrote it down! Which flag went up?',
    },
    right: 'kw',
    wrong: ['jo', 'ps', 'sd'],
    isForChildren: true,
    fact: {
      ar: 'نحو ألف متر مربع، ولا يطير بأقل من 15 رجلًا! وعلامته الشكل الأسود: شبه منحرف، وعند الثلاثة الباقين مثلث. يا ويل من أفلت الخيط!',
      en: 'About 1,000 square metres, flown by at least 15 men! Its black shape is a trapezium; the others have a triangle. Don’t let go of the string!',
    },
    source: 'https://kuwaitlocal.com/news/kuwaiti-kite-team-forsakes-guinness-record-for-national-pride',
  },
  {
    ask: {
      ar: 'عدّوا الأسنان قبل أن تصيحوا: أيها علم قطر الذي يسمّيه أهله «الأدعم»؟',
      en: 'Count the teeth before you shout: which is the flag of Qatar, which its people call “Al Adaam”?',
    },
    right: 'qa',
    wrong: ['bh', 'lv', 'mc'],
    fact: {
      ar: 'الأدعم هو الأحمر الغامق، وأسنانه تسع. البحرين أحمر بخمس، ولاتفيا وموناكو بلا أسنان: أقرب طبيب من فضلكم!',
      en: 'Adaam means dark red, and it has nine teeth. Bahrain has five on red, Latvia and Monaco none at all: a dentist, please!',
    },
    source: 'https://www.edarabia.com/qatar/flag',
  },
  {
    ask: {
      ar: 'قال الصغير: بابا، قرش عضّ هذا العلم خمس عضّات! أيها علم البحرين؟',
      en: '“Dad, a shark took five bites out of this flag!” Which one is Bahrain’s?',
    },
    right: 'bh',
    wrong: ['qa', 'mt', 'id'],
    isForChildren: true,
    fact: {
      ar: 'خمسة رؤوس بيضاء! وكان العلم أحمر كله حتى 1820، فأضافوا الأبيض ليُعرف في البحر أنه ليس علم قراصنة. القرش بريء.',
      en: 'Five white points! It was all red until 1820, when white was added so that ships could tell it from a pirate’s. The shark is innocent.',
    },
    source: 'https://www.vexillopedia.org/flag/Bahrain',
  },
  {
    ask: {
      ar: 'في 3 نوفمبر ترفعه بلاده كلها في اللحظة نفسها، من المدرسة إلى الوزارة! أيها علم الإمارات؟',
      en: 'On 3 November the whole country raises it at the same moment, from schools to ministries! Which is the flag of the UAE?',
    },
    right: 'ae',
    wrong: ['ps', 'sd', 'jo'],
    fact: {
      ar: 'أحمره عمود واقف كأنه الحارس، والباقي عند سواريها مثلثات. ومن تأخر يومها دقيقة فقد تأخر عن دولة كاملة!',
      en: 'Its red stands upright like a guard; the others have triangles there. Be a minute late that day, and you are late for a whole country!',
    },
    source: 'https://www.siasat.com/sheikh-mohammed-bin-rashid-calls-on-uae-to-celebrate-flag-day-2444409/',
  },
  {
    ask: {
      ar: 'طبّاخ رسم علم بلده على البيتزا من اليسار: ريحان، فجبن أبيض، فطماطم. أي علم أكل الزبائن؟',
      en: 'A cook put his country’s flag on a pizza, left to right: basil, white cheese, tomato. Which flag did they eat?',
    },
    right: 'it',
    wrong: ['ie', 'ci', 'hu'],
    fact: {
      ar: 'إيطاليا! ويُحكى أن بيتزا مارغريتا لُوّنت هكذا لملكتها عام 1889. والمجر بالألوان نفسها نائمةً: بيتزا وقعت على جنبها.',
      en: 'Italy! The Margherita, they say, got its colours for a queen of that name in 1889. Hungary has them lying down: a pizza that fell on its side.',
    },
    source: 'http://dulichvietxanh.com/chiec-pizza-mang-ten-cua-nu-hoang/italy-food-pizza-margherita-anniversary/',
  },
  {
    ask: {
      ar: 'عدّاءة ساحل العاج فازت بالذهب عام 2018 ولم تجد علمها، فاستعارت علم بلد آخر من الجمهور وقلبته! أي علم؟',
      en: 'In 2018 a sprinter from Côte d’Ivoire won gold and had no flag, so she borrowed another country’s from the crowd and flipped it! Which?',
    },
    right: 'ie',
    wrong: ['ci', 'it', 'in'],
    fact: {
      ar: 'أيرلندا! الألوان نفسها من الجهة الأخرى. أعارها مشجّع علمه فدارت به الملعب، وقالت أيرلندا: نحسبها لنا فوزًا!',
      en: 'Ireland! The same colours from the other side. A fan lent her his, she ran her lap with it, and the Irish said: we’ll claim that as a win!',
    },
    source:
      'https://www.breakingnews.ie/sport/heres-how-an-irish-flag-became-the-centre-of-celebrations-at-the-world-indoors-830972.html',
  },
  {
    ask: {
      ar: 'عام 2020 غمّق رئيس دولة الأزرق في علمها سرًّا، ومضت أكثر من سنة قبل أن ينتبه الناس! أي علم؟',
      en: 'In 2020 a president quietly darkened the blue of his country’s flag, and for over a year people never noticed! Which flag?',
    },
    right: 'fr',
    wrong: ['nl', 'ru', 'lu'],
    fact: {
      ar: 'فرنسا، الوحيد بينها الذي تقف ألوانه! لم يُعلن شيء حتى كشفه صحفي. وأنتم: لو غيّرت أمكم الستائر، متى تنتبهون؟',
      en: 'France, the only one here whose bands stand up! Nothing was announced until a reporter spotted it. And how soon would you notice new curtains?',
    },
    source: 'https://dodofinance.com/one-blue-is-not-the-other-a-new-flag-suddenly-flies-in-france/',
  },
  {
    ask: {
      ar: 'في هولندا من نجح في الثانوية رفع أهله العلم أمام البيت وعلّقوا معه حقيبته المدرسية! أي علم يرفعون؟',
      en: 'In the Netherlands, if you pass your school exams, the family puts out the flag and hangs your school bag on it! Which flag?',
    },
    right: 'nl',
    wrong: ['lu', 'fr', 'ru'],
    fact: {
      ar: 'والحقيبة تقول: انتهت الواجبات! علم لوكسمبورغ توأمه لكن أزرقه أفتح، فمن علّقه بالغلط أعاد الجغرافيا.',
      en: 'And the bag says: no more homework! Luxembourg’s is a twin with a lighter blue. Hang that one, and you must sit geography again.',
    },
    source: 'https://dutchreview.com/dutch-quirks/dutch-hanging-school-bag-flagpole-graduation/',
  },
  {
    ask: {
      ar: 'متطوعون عام 1813 جاء كل واحد بثوب من لون، فصبغوها كلها أسود، بحواشٍ حمراء وأزرار ذهبية! علم من خرج من ثيابهم؟',
      en: 'In 1813 volunteers came in clothes of every colour, so all were dyed black, with red trim and golden buttons! Whose flag wears them?',
    },
    right: 'de',
    wrong: ['be', 'ug', 'ar'],
    fact: {
      ar: 'ألمانيا: أسود فأحمر فذهبي! الأسود وحده يغطي كل لون. وكل أم غسلت قميصًا أحمر مع الأبيض تفهم القصة.',
      en: 'Germany’s: black, red, gold! Only black covers every other colour. Any mother who has washed a red shirt with the whites will understand.',
    },
    source: 'https://wikizero.com/en/Lutzow_Free_Corps',
  },
  {
    ask: {
      ar: 'دستور هذا البلد يقول: ألواننا أحمر وأصفر وأسود. وعلمه يرفعها بالعكس منذ نحو 200 سنة! أيها؟',
      en: 'This country’s constitution says: our colours are red, yellow and black. Its flag has had them back to front for almost 200 years! Which?',
    },
    right: 'be',
    wrong: ['de', 'td', 'ro'],
    fact: {
      ar: 'بلجيكا! قدّموا الأسود لأنه أجمل، ونسوا الورقة. وقال المحامون: لم يُكتب أن الترتيب مهم! المحامي عنده دائمًا مخرج.',
      en: 'Belgium! They moved the black to the pole for looks, and forgot the paper. It doesn’t say that the order counts, argue the lawyers. Lawyers!',
    },
    source:
      'https://www.washingtonpost.com/news/volokh-conspiracy/wp/2014/07/01/the-belgian-nation-adopts-red-yellow-and-black-colours/',
  },
  {
    ask: {
      ar: 'شبان صعدوا سطح فندق عام 1945، ومزّقوا الشريط الأسفل الأزرق من علم هولندا، فصار علم بلدهم! أي علم؟',
      en: 'In 1945 young men climbed on to a hotel roof and tore the blue, lowest band off a Dutch flag: now it was their own! Which flag?',
    },
    right: 'id',
    wrong: ['pl', 'at', 'bh'],
    fact: {
      ar: 'إندونيسيا: أحمر فوق أبيض، بلا مقص ولا خياط! ولو رفعوه مقلوبًا لوصلوا بولندا، وبلا جواز سفر.',
      en: 'Indonesia: red above white, with neither scissors nor tailor! Raise it upside down and you are in Poland, without a passport.',
    },
    source: 'https://en.wikipedia.org/wiki/Yamato_Hotel_incident',
  },
  {
    ask: {
      ar: 'تحكي الأسطورة أن جدّ البولنديين رأى نسرًا أبيض على عشّه أمام غروب أحمر، فقال: هنا نسكن! أيها علم بولندا؟',
      en: 'Legend says that the father of the Poles saw a white eagle on its nest against a red sunset, and said: this is home! Which is Poland’s flag?',
    },
    right: 'pl',
    wrong: ['id', 'at', 'dk'],
    fact: {
      ar: 'الأبيض فوق كالنسر، والأحمر تحت كالغروب. وسمّى مدينته «غنيزنو» من كلمة العش: أول مدينة دلّالها نسر، وبلا عمولة!',
      en: 'White above like the eagle, red below like sunset. He named his town Gniezno, or Nest: an eagle for an estate agent, and no commission!',
    },
    source: 'https://www.iorworld.com/national-symbols--pages-1558.php',
  },
  {
    ask: {
      ar: 'علم النرويج كالدمية الروسية: في داخله ستة أعلام لدول أخرى! أيها علم النرويج؟',
      en: 'Norway’s flag is like a nesting doll: cut it up and find the flags of six other countries! Which is Norway’s?',
    },
    right: 'no',
    wrong: ['dk', 'is', 'gb'],
    fact: {
      ar: 'إندونيسيا وبولندا وفنلندا وفرنسا وهولندا وتايلاند! لذلك سمّوه «أم الأعلام». وآيسلندا؟ ألوانه نفسها على أرض زرقاء.',
      en: 'Indonesia, Poland, Finland, France, the Netherlands and Thailand! Hence “the mother of all flags”. Iceland wears its colours on blue.',
    },
    source: 'https://flaginstitute.org/wp/?p=3535',
  },
  {
    ask: {
      ar: 'محل أثاث مشهور لبس لونَي علم بلده: أي علم تتذكّره كلما ضاع منك برغي؟',
      en: 'A famous furniture shop wears its country’s colours. Which flag do you think of whenever a screw is missing?',
    },
    right: 'se',
    wrong: ['fi', 'ua', 'dk'],
    isForChildren: true,
    fact: {
      ar: 'السويد! أول شعار لإيكيا كان أحمر، لأن مؤسسها رآه لون الرخص. وأوكرانيا باللونين نفسهما، لكنها تأتي مركّبة!',
      en: 'Sweden! IKEA’s first sign was red, which its founder thought the colour of low prices. Ukraine has the same two colours, ready assembled!',
    },
    source: 'https://www.ikea.com/ph/en/this-is-ikea/about-us/the-ikea-logo-history-and-design-pub55d85f50',
  },
  {
    ask: {
      ar: 'منتخب تركيا لقبه «أصحاب القمر والنجمة»، وأمامكم أربعة أعلام كلها قمر ونجوم! أيها علمها؟',
      en: 'Turkey’s team are “the Crescent-Stars”, and here are four flags full of moons and stars! Which is Turkey’s?',
    },
    right: 'tr',
    wrong: ['tn', 'dz', 'sg'],
    fact: {
      ar: 'هلال أبيض ونجمة واحدة على الأحمر مباشرة. تونس وضعت قمرها في صحن، وسنغافورة فندق خمس نجوم!',
      en: 'One white moon and star, straight on the red. Tunisia serves them on a plate, and Singapore is a five-star hotel!',
    },
    source: 'https://the94thminute.wordpress.com/2021/04/01/turkey/',
  },
  {
    ask: {
      ar: 'علبة غداء: رز أبيض وفي وسطه حبة برقوق حمراء، وسمّوها باسم علم بلدهم! أي علم يؤكل بالعيدان؟',
      en: 'A lunch box: white rice and one red pickled plum in the middle, named after their flag! Which flag is eaten with chopsticks?',
    },
    right: 'jp',
    wrong: ['bd', 'pw', 'la'],
    isForChildren: true,
    fact: {
      ar: 'اليابان! اسمها «بنتو هينومارو»، والكلمة اسم العلم: دائرة الشمس. أما بنغلاديش فتحتاج رزًا أخضر.',
      en: 'Japan’s! It is a “hinomaru bento”, and hinomaru, the sun’s circle, is the flag. Bangladesh would need green rice.',
    },
    source: 'http://mysteriousjpn.com/?p=141',
  },
  {
    ask: {
      ar: 'أمّ فصّلت لبناتها الثلاث ثوب العيد نفسه: أصفر وأزرق وأحمر! لكن كولومبيا أصرّت أن يأخذ الأصفر نصف القماش. أيها ثوبها؟',
      en: 'Three sisters, one party dress in yellow, blue and red! But Colombia insisted on yellow for half the cloth. Which is hers?',
    },
    right: 'co',
    wrong: ['ve', 'am', 'ro'],
    fact: {
      ar:
        'كانت هي وفنزويلا والإكوادور دولة واحدة قبل نحو 200 سنة، ثم افترقن وبقي الثوب. ' +
        'فخيّطت فنزويلا نجومًا، وعلّقت الإكوادور شعارًا فوقه كندور… كي لا يختلط الغسيل!',
      en:
        'With Venezuela and Ecuador it was one country some 200 years ago; they parted and kept the dress. ' +
        'Venezuela sewed on stars, Ecuador a crest with a condor, or they’d never sort the laundry.',
    },
    source: 'https://www.worldflag.org/compare/colombia-vs-ecuador-vs-venezuela',
  },
  {
    ask: {
      ar: 'في مسابقة رسم علم أستراليا عام 1901 وصل رسم لحيوانات تلعب الكريكت، وخسر! أيها الفائز؟',
      en: 'One entry for Australia’s flag in 1901 showed animals playing cricket. It lost! Which one won?',
    },
    right: 'au',
    wrong: ['nz', 'gb', 'ws'],
    fact: {
      ar: 'أكثر من 32 ألف رسم، وفاز خمسة رسموا الشيء نفسه تقريبًا، بينهم تلميذ عمره 14! نجومه بيضاء، ونجوم نيوزيلندا حمراء. والكنغر زعلان.',
      en: 'Over 32,000 designs, and five people with almost the same one won, a boy of 14 among them! White stars; New Zealand’s are red. The kangaroo sulks.',
    },
    source: 'https://wiki-gateway.eudic.net/wikipedia_en/1901_Federal_Flag_Design_Competition.html',
  },
  {
    ask: {
      ar: 'اقلبوا لونَي علم سويسرا يصبح شعار الصليب الأحمر، فكم سائحًا طلب منه الإسعاف! أين هو بين هذه؟',
      en: 'Swap the colours of Switzerland’s flag and you have the Red Cross: no wonder tourists ask it for a plaster! Which one is it?',
    },
    right: 'ch',
    wrong: ['dk', 'ge', 'to'],
    fact: {
      ar: 'صليب أبيض قصير لا يلمس الحواف. واختير مقلوبه عام 1864 تكريمًا لسويسرا. أما جورجيا فعندها خمسة صلبان: عرض عائلي!',
      en: 'A short white cross that never reaches the edge. Its opposite was chosen in 1864 to honour the Swiss. Georgia has five crosses: the family pack!',
    },
    source: 'https://www.flagdb.com/the-red-cross',
  },
  {
    ask: {
      ar: 'عام 1989 قصّ الناس الشعار من وسط علم رومانيا ورفعوه مثقوبًا كالنافذة! أيها علمها؟ لها توأم أزرقه أغمق',
      en: 'In 1989 people cut the emblem out of Romania’s flag and flew it with a hole like a window! Which is hers? Her twin has a darker blue',
    },
    right: 'ro',
    wrong: ['td', 'md', 'co'],
    fact: {
      ar: 'عاد بلا شعار، فصار توأم تشاد إلا درجة الأزرق. والأعلام المثقوبة صارت من ذكريات الثورة: أغلى ثقب في البلاد!',
      en: 'It came back without an emblem, as Chad’s twin but for the shade of blue. The holed flags are relics now: the dearest hole in the land!',
    },
    source: 'https://www.fotw.info/flags/ro-hole.html',
  },
];
