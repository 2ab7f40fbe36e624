import { plain, teeth } from './draw.ts';
import type { FlagQuestion } from './flag.ts';

/** Flags that make the room argue. */
export const flags600: readonly FlagQuestion[] = [
  {
    number: 101,
    text: {
      ar: 'وصلت ليختنشتاين أولمبياد 1936 فوجدت دولة أخرى بعلمها نفسه، فأضافت التاج بعد سنة! من الدولة الأخرى؟',
      en: 'Liechtenstein came to the 1936 Olympics and found another country with its own flag, so it added the crown. Which country?',
    },
    shown: { flag: 'li', alt: { ar: 'أزرق فوق أحمر، وتاج ذهبي', en: 'Blue over red, with a golden crown' } },
    options: ['ht', 'kh', 'ws', 'mn'],
    fact: {
      ar: 'هايتي! كأن ضيفين وصلا إلى العرس بالثوب نفسه. بينهما محيط، ولم ينتبه أحد قبلها 15 سنة.',
      en: 'Haiti! Like two guests in the same dress at a wedding. With an ocean between them, nobody had noticed for 15 years.',
    },
    source: 'http://www.didyouknow.it/world-history/two-countries-show-1936-olympics-flag/',
  },
  {
    number: 102,
    text: {
      ar: 'لرومانيا توأم: دولة بعيدة علمها يكاد يطابق علمها، وشكت الأمر إلى الأمم المتحدة عام 2004. أيها؟',
      en: 'Romania has a twin: a distant country with almost the same flag, which took it to the UN in 2004. Which?',
    },
    shown: { flag: 'ro', alt: { ar: 'أزرق وأصفر وأحمر، قائمة', en: 'Blue, yellow and red, upright' } },
    options: ['td', 'co', 'ad', 'mn'],
    fact: {
      ar: 'تشاد! لا يفرّق بينهما إلا أزرق أغمق قليلًا. وردّت رومانيا: ألواننا عمرها أكثر من 150 سنة. وبقي كل واحد بعلمه.',
      en: 'Chad! Only a slightly darker blue tells them apart. Romania said its colours were over 150 years old. Both kept them.',
    },
    source: 'https://flagscenter.com/en/blog/similar-flags',
  },
  {
    number: 103,
    text: {
      ar: 'كأنها كرة تنس وسط الشمس! ماذا في وسط علم قيرغيزستان حقًا؟',
      en: 'It looks like a tennis ball in the sun! What is it really, in the middle of Kyrgyzstan’s flag?',
    },
    shown: {
      flag: 'kg',
      alt: { ar: 'شمس ذهبية على أحمر، وفي وسطها حلقة وخطوط', en: 'A golden sun on red, with a ring and lines inside' },
    },
    options: [
      { ar: 'سقف خيمة يُرى من الداخل', en: 'A tent’s roof, seen from inside' },
      { ar: 'عجلة عربة تجرّها الخيل', en: 'The wheel of a horse cart' },
      { ar: 'درع محارب من الجلد', en: 'A warrior’s leather shield' },
      { ar: 'رغيف خبز مخطّط', en: 'A scored loaf of bread' },
    ],
    fact: {
      ar: 'حين تستلقي في خيمتهم، وهي «اليورت»، ترى هذه الفتحة فوقك. والأشعة 40 بعدد القبائل، فلا تزعل قبيلة.',
      en: 'Lie down in a yurt and this ring is above you. The 40 rays stand for 40 tribes, so that none takes offence.',
    },
    source: 'https://bitlit.ru/page/en/united-states-central-intelligence-agency/the-2010-cia-world-factbook/9437',
  },
  {
    number: 104,
    text: {
      ar: 'في أولمبياد ريو رُفع علم الصين يومين وفيه غلطة لم يرها إلا أهلها: ما هي؟',
      en: 'At the Rio Olympics China’s flag flew for two days with a mistake that only the Chinese noticed. What was it?',
    },
    shown: {
      flag: 'cn',
      alt: {
        ar: 'العلم الصحيح: نجمة كبيرة وأربع صغيرة على أحمر',
        en: 'The right one: one large and four small stars on red',
      },
    },
    options: [
      { ar: 'صغار النجوم لا تلتفت إلى الكبيرة', en: 'Small stars not facing the big one' },
      { ar: 'النجوم خمس صغيرة لا أربع', en: 'Five small stars, not four' },
      { ar: 'النجمة الكبيرة بستة رؤوس', en: 'A big star of six points' },
      { ar: 'النجوم في الزاوية الأخرى', en: 'The stars in the other corner' },
    ],
    fact: {
      ar: 'كل نجمة صغيرة يجب أن تشير برأسها إلى الكبيرة، كأولاد ينظرون إلى أمهم. في ريو كانت كلها واقفة تنظر إلى السقف!',
      en: 'Each small star must point at the big one, like children at their mother. In Rio they all stared at the ceiling!',
    },
    source: 'https://www.nzherald.co.nz/sport/news/article.cfm?c_id=4&objectid=11692280',
  },
  {
    number: 105,
    text: {
      ar: 'نجوم علم البرازيل صورة سماء حقيقية، لكن الفلكيين يرونها معكوسة! من أين رُسمت؟',
      en: 'The stars on Brazil’s flag are a real sky, yet astronomers find it reversed! From where is it seen?',
    },
    shown: { flag: 'br', alt: { ar: 'سماء زرقاء بنجوم في معيّن أصفر', en: 'A blue starry sky in a yellow diamond' } },
    options: [
      { ar: 'من وراء النجوم، خارج السماء', en: 'From beyond the stars' },
      { ar: 'من مرآة بركة في القصر', en: 'From a mirror pool in a palace' },
      { ar: 'من القطب الشمالي', en: 'From the North Pole' },
      { ar: 'من الجهة الأخرى للأرض', en: 'From the far side of the Earth' },
    ],
    fact: {
      ar: 'كأنك خارج الكون تنظر إلى ريو صباح 15 نوفمبر 1889. أطول مسافة وقف عندها رسّام!',
      en: 'As if you stood outside the heavens, looking down on Rio on the morning of 15 November 1889. No painter ever stepped back farther!',
    },
    source:
      'http://www.canberratimes.com.au/technology/sci-tech/astronomy/stars-significant-on-brazilian-flag-20140625-zsm5l',
  },
  {
    number: 106,
    text: {
      ar: 'علم بريطانيا له فوق وتحت، ويخطئ فيه البريطانيون أنفسهم! أيها الصحيح والسارية عن اليسار؟',
      en: 'Britain’s flag has a right way up, and the British themselves get it wrong! Which is right, pole on the left?',
    },
    options: [
      { ar: 'الأبيض العريض فوق عند السارية', en: 'Broad white on top at the pole' },
      { ar: 'الأبيض العريض تحت عند السارية', en: 'Broad white below at the pole' },
      { ar: 'الأزرق مكان الأحمر', en: 'Blue in the place of red' },
      { ar: 'أرضه خضراء', en: 'On green' },
    ],
    pictures: [
      'gb',
      { of: 'gb', turned: 'mirrored' },
      { of: 'gb', colours: { '#012169': '#C8102E', '#C8102E': '#012169' } },
      { of: 'gb', colours: { '#012169': '#0a6b3c' } },
    ],
    fact: {
      ar: 'يُحكى أن جنودًا أُسروا وأُجبروا على إبقاء علمهم مرفوعًا، فرفعوه مقلوبًا: لم ينتبه الآسرون، وفهم رفاقهم الرسالة!',
      en: 'It is told that captured soldiers were made to keep theirs flying, so they turned it over: the captors saw nothing, their comrades understood!',
    },
    source: 'https://danielmiessler.com/blog/flag-shibboleth/',
  },
  {
    number: 107,
    text: {
      ar: 'ستة ألوان في علم جنوب أفريقيا، وثلاثة خياطين ضاعوا بينها: أيها الصحيح؟',
      en: 'Six colours on South Africa’s flag, and three tailors got lost among them. Which is right?',
    },
    options: [
      { ar: 'الأحمر فوق والأزرق تحت', en: 'Red above, blue below' },
      { ar: 'الأزرق فوق والأحمر تحت', en: 'Blue above, red below' },
      { ar: 'المثلث أخضر والطريق أسود', en: 'Green triangle, black fork' },
      { ar: 'المثلث أصفر وحافته سوداء', en: 'Yellow triangle edged in black' },
    ],
    pictures: [
      'za',
      { of: 'za', colours: { '#e1392d': '#000c8a', '#000c8a': '#e1392d' } },
      { of: 'za', colours: { '#000001': '#007847', '#007847': '#000001' } },
      { of: 'za', colours: { '#000001': '#ffb915', '#ffb915': '#000001' } },
    ],
    fact: {
      ar: 'ليس لألوانه معنى رسمي: لكل واحد أن يرى فيها ما يحب. أذكى طريقة لإنهاء الجدال في اجتماع!',
      en: 'Its colours have no official meaning: everybody may see in them what they like. The smartest way to end a meeting!',
    },
    source: 'https://kiarashah2468.wixsite.com/thevex/fun-facts',
  },
  {
    number: 108,
    text: {
      ar: 'كم رأسًا أبيض في علم قطر؟ القطري يعرف، والباقي يتجادل',
      en: 'How many white points has the flag of Qatar? A Qatari knows; the rest will argue',
    },
    options: [
      { ar: 'تسعة رؤوس', en: 'Nine points' },
      { ar: 'سبعة رؤوس', en: 'Seven points' },
      { ar: 'ثمانية رؤوس', en: 'Eight points' },
      { ar: 'عشرة رؤوس', en: 'Ten points' },
    ],
    pictures: [teeth(9, '#8d1b3d'), teeth(7, '#8d1b3d'), teeth(8, '#8d1b3d'), teeth(10, '#8d1b3d')],
    fact: {
      ar: 'تسعة. وهو أطول أعلام الدول: طوله أكثر من ضعفَي عرضه، فالخياط يحتاج طاولة أكبر.',
      en: 'Nine. It is also the longest of national flags, more than twice as long as high: its tailor needs a bigger table.',
    },
    source: 'https://en.wikipedia.org/wiki/Flag_of_Qatar',
  },
  {
    number: 109,
    text: {
      ar: 'الأحمر فوق أم الأزرق؟ أيها علم كوريا الجنوبية بلا غلط؟',
      en: 'Is red on top, or blue? Which is South Korea’s flag without a mistake?',
    },
    options: [
      { ar: 'الأحمر فوق وثلاثة خطوط متصلة عند السارية', en: 'Red on top, unbroken bars at the pole' },
      { ar: 'الأزرق فوق وخطوطه في أماكنها', en: 'Blue on top, bars as they should be' },
      { ar: 'الأحمر فوق والعلم في المرآة', en: 'Red on top, the flag mirrored' },
      { ar: 'الأزرق فوق والعلم مقلوب', en: 'Blue on top, the flag turned over' },
    ],
    pictures: [
      'kr',
      { of: 'kr', colours: { '#cd2e3a': '#0047a0', '#0047a0': '#cd2e3a' } },
      { of: 'kr', turned: 'mirrored' },
      { of: 'kr', turned: 'upside-down' },
    ],
    fact: {
      ar: 'الأحمر فوق، والخطوط الثلاثة المتصلة فوق عند السارية. حتى أولمبياد لندن غلط: عرض هذا العلم لفريق آخر، فتأخّرت المباراة ساعة!',
      en: 'Red on top, three unbroken bars in the top corner at the pole. The London Olympics showed it for another team, and the match began an hour late!',
    },
    source: 'https://dailyhive.com/vancouver/london-2012-korean-flag-mix-up',
  },
  {
    number: 110,
    text: {
      ar: 'وصلت أربعة أعلام أفريقية إلى ضابط الجوازات، وأحدها صبغناه البارحة ولم يجفّ بعد! أيها لا دولة له؟',
      en: 'Four African flags reach passport control, and we painted one of them last night: it’s still wet! Which belongs to no country?',
    },
    options: [{ ar: 'أخضر يقطعه أسود', en: 'Green crossed by black' }, 'bw', 'gm', 'mu'],
    pictures: [{ of: 'bw', colours: { '#00cbff': '#0b8a3b' } }, 'bw', 'gm', 'mu'],
    fact: {
      ar: 'الأخضر من عندنا! أصله علم بوتسوانا: سماويّ كالمطر، والأسود بين أبيضين يذكّر بحمار الوحش. صبغناه، فضاع الحمار في البرسيم.',
      en: 'The green one is ours! Botswana’s is blue for rain, its black and white stripes recall a zebra. We painted it, and lost the zebra in the clover.',
    },
    source: 'https://flags.fyi/botswana/',
  },
  {
    number: 111,
    text: {
      ar: 'كانت رؤوس علم البحرين ثمانية، فصارت خمسة عام 2002: لماذا قلّلوها؟',
      en: 'Bahrain’s flag had eight points and in 2002 only five. Why fewer?',
    },
    shown: {
      flag: teeth(8, '#ce1126'),
      alt: { ar: 'أبيض وأحمر بينهما ثمانية رؤوس', en: 'White and red with eight points' },
    },
    options: [
      { ar: 'لئلا يُظنّ علم قطر', en: 'So as not to be taken for Qatar’s' },
      { ar: 'ليسهل رسمه على الأطفال', en: 'So that children could draw it' },
      { ar: 'بعدد جزرها الكبرى', en: 'For its five largest islands' },
      { ar: 'لأنه أوفر في القماش', en: 'To save cloth' },
    ],
    fact: {
      ar: 'ثمانية هنا وتسعة هناك، ومن يعدّ؟ فصارت خمسة، لأركان الإسلام، وارتاح الحَكَم والمعلّق.',
      en: 'Eight here, nine there, and who counts? Now it is five, for the pillars of Islam, and commentators can relax.',
    },
    source: 'https://www.cyberlibrary.org/en/books/the-2010-cia-world-factbook-35830/chapters/298/',
  },
  {
    number: 112,
    text: {
      ar: 'هذه ليست شاشة معطّلة: كان هذا علم دولة من 1977 إلى 2011، بلا رسم ولا كلمة! أي دولة؟',
      en: 'Your screen isn’t broken: this was a country’s whole flag from 1977 to 2011! Which country?',
    },
    shown: { flag: plain('#0a7a3a'), alt: { ar: 'أخضر ولا شيء سواه', en: 'Green, and nothing else' } },
    options: ['ly', 'mr', 'pk', 'dz'],
    fact: {
      ar: 'ليبيا. العلم الوحيد للون واحد في زمانه، والوحيد الذي يرسمه طفل في ثانيتين ويأخذ الدرجة كاملة.',
      en: 'Libya. The only plain one of its time, and the only flag that a toddler can draw in two seconds for full marks.',
    },
    source: 'https://blog.kobadoo.com/2023/10/flag-trivia-11-lesser-known-facts-about.html',
  },
  {
    number: 113,
    text: {
      ar: 'عند سارية علم غرينادا شيء تجده في مطبخ جدتك: ما هو؟',
      en: 'Near the pole of Grenada’s flag is something from your grandmother’s kitchen. What is it?',
    },
    shown: {
      flag: 'gd',
      alt: {
        ar: 'إطار أحمر بنجوم، ومثلثات صفراء وخضراء، ورسم صغير',
        en: 'A red frame with stars, yellow and green triangles, a small drawing',
      },
    },
    options: [
      { ar: 'جوزة الطيب', en: 'A nutmeg' },
      { ar: 'فلفل حار', en: 'A chilli' },
      { ar: 'حبة هيل', en: 'A cardamom pod' },
      { ar: 'لومي', en: 'A dried lime' },
    ],
    fact: {
      ar: 'جوزة الطيب! اسمها جزيرة التوابل. ولو عملنا علمًا لمطبخ الخليج لتعارك عليه الهيل والزعفران واللومي.',
      en: 'A nutmeg: it is the Isle of Spice. On a flag for Gulf kitchens cardamom, saffron and dried lime would fight for the place.',
    },
    source: 'https://cavalryflags.com/grenada/',
  },
  {
    number: 114,
    text: {
      ar: 'ما هذا الملتفّ على علم جزر فانواتو، ويعلّقه أهلها قلادة علامةً على الغنى؟',
      en: 'What curls on the flag of Vanuatu, and is worn there as a pendant to show wealth?',
    },
    shown: {
      flag: 'vu',
      alt: {
        ar: 'أحمر وأخضر، ومثلث أسود فيه شكل ملتفّ',
        en: 'Red and green, with something curled on a black triangle',
      },
    },
    options: [
      { ar: 'ناب خنزير بري', en: 'A boar’s tusk' },
      { ar: 'ذيل حصان بحر', en: 'A seahorse’s tail' },
      { ar: 'قرن كبش جبلي', en: 'A mountain ram’s horn' },
      { ar: 'صدفة حلزون', en: 'A snail’s shell' },
    ],
    fact: {
      ar: 'ناب دار حتى صار حلقة، وقد يحتاج إلى أكثر من 20 سنة ليلتفّ هكذا. عندنا الذهب، وعندهم صبر طويل.',
      en: 'A tusk that has grown full circle, which may take over 20 years. We have gold; they have patience.',
    },
    source:
      'https://africahunting.com/hunting-pictures-videos/showphoto.php?cat=543&photo=25434&title=vanuatu-pig-tusk',
  },
  {
    number: 115,
    text: {
      ar: 'تقول الأسطورة إن جيشًا كاد ينهزم عام 1219، فنزل علمه من السماء وانتصر! أي علم؟',
      en: 'Legend has it that an army was losing in 1219 when its flag fell from the sky, and it won. Which flag?',
    },
    options: ['dk', 'ch', 'no', 'gb'],
    pictures: 'flags',
    fact: {
      ar: 'الدنمارك، وفي الذكرى الـ800 أنزلوه بمظلّي ليعيدوا المشهد. بريد جوي قبل اختراع الطائرات!',
      en: 'Denmark. For the 800th anniversary a parachutist brought it down again: air mail before aeroplanes!',
    },
    source: 'https://www.thelocal.dk/20190615/denmarks-dannebrog-flag-fell-from-sky-800-years-ago-today',
  },
  {
    number: 116,
    text: {
      ar: 'تقول حكاية شعبية إن علم قطر كان أحمر ثم غيّره شيء حتى صار عنّابيًا فأعجب الناس: ما هو؟',
      en: 'A popular tale says that Qatar’s flag was red until something turned it maroon, and people liked it. What?',
    },
    shown: { flag: 'qa', alt: { ar: 'أبيض وعنّابي', en: 'White and maroon' } },
    options: [
      { ar: 'شمس الخليج', en: 'The Gulf sun' },
      { ar: 'ماء البحر المالح', en: 'Salty sea water' },
      { ar: 'دخان المباخر', en: 'Smoke of incense' },
      { ar: 'غسله مع ثوب أسود', en: 'A wash with a black robe' },
    ],
    fact: {
      ar: 'شمسنا تحرق اللون فيغمق. حكاية لا تاريخ، لكن من ترك سيارته في أغسطس يصدّقها فورًا!',
      en: 'Our sun burns colours dark. A tale rather than history, but anyone who has parked a car in August believes it at once!',
    },
    source: 'http://www.bahrainiworld.com/w/Flag_of_Qatar',
  },
  {
    number: 117,
    text: {
      ar: 'دائرة بيضاء على أزرق في علم لاوس، وليست قرص دواء: ماذا ترى فيها؟',
      en: 'A white circle on blue in the flag of Laos, and it isn’t a pill. What does it show?',
    },
    shown: { flag: 'la', alt: { ar: 'أحمر وأزرق وأحمر، ودائرة بيضاء', en: 'Red, blue, red, and a white circle' } },
    options: [
      { ar: 'بدر فوق نهر', en: 'A full moon over a river' },
      { ar: 'كرة أرز في صحن', en: 'A ball of rice on a plate' },
      { ar: 'لؤلؤة في محارة', en: 'A pearl in its shell' },
      { ar: 'بيضة تنّين', en: 'A dragon’s egg' },
    ],
    fact: {
      ar: 'القمر فوق نهر الميكونغ. وبالاو أيضًا بدر، وبنغلاديش شمس، فلا تثق بأي دائرة على علم!',
      en: 'The moon over the Mekong. Palau’s disc is a moon too, Bangladesh’s a sun: never trust a circle on a flag!',
    },
    source: 'https://bitlit.ru/page/en/united-states-central-intelligence-agency/the-2010-cia-world-factbook/9437',
  },
  {
    number: 118,
    text: {
      ar: 'علم ليبيريا كأنه علم أمريكا بنجمة واحدة، وأشرطته 11: لمن الأشرطة؟',
      en: 'Liberia’s flag looks like America’s with one star, but has 11 stripes. What are they for?',
    },
    shown: {
      flag: 'lr',
      alt: { ar: 'أشرطة حمراء وبيضاء، ونجمة على أزرق', en: 'Red and white stripes, and one star on blue' },
    },
    options: [
      { ar: 'لمن وقّعوا وثيقة استقلالها', en: 'Those who signed its independence' },
      { ar: 'للسفن التي وصلت إليها', en: 'The ships that brought its settlers' },
      { ar: 'للأنهار التي تجري فيها', en: 'The rivers that run through it' },
      { ar: 'للاعبي أول فريق كرة', en: 'The players of its first team' },
    ],
    fact: {
      ar: 'لكل من وقّع شريط. ليتنا نأخذ شريطًا على كل ورقة وقّعناها في حياتنا!',
      en: 'A stripe for every signature. If only we got one for each paper we have signed!',
    },
    source: 'https://bitlit.ru/page/en/united-states-central-intelligence-agency/the-2010-cia-world-factbook/9437',
  },
  {
    number: 119,
    text: {
      ar: 'في علم بنما نجمتان، زرقاء وحمراء، وبينهما أبيض يصالح: بين مَن ومَن؟',
      en: 'Panama’s flag has a blue star and a red one, and white makes peace between them. Between whom?',
    },
    shown: {
      flag: 'pa',
      alt: { ar: 'أربعة مربعات أبيض وأحمر وأزرق، ونجمتان', en: 'Four quarters in white, red and blue, with two stars' },
    },
    options: [
      { ar: 'حزبين متنافسين', en: 'Two rival parties' },
      { ar: 'محيطين تصلهما القناة', en: 'Two oceans that the canal joins' },
      { ar: 'أخوين أسّسا المدينة', en: 'Two brothers who built the city' },
      { ar: 'فريقَي العاصمة', en: 'The two teams of the capital' },
    ],
    fact: {
      ar: 'الأزرق للمحافظين والأحمر لليبراليين، والأبيض يقول: تصافحوا! والكل كان سيقول: المحيطان.',
      en: 'Blue for the Conservatives, red for the Liberals, and white says: shake hands! And everybody would have said the oceans.',
    },
    source: 'https://www.cyberlibrary.org/en/books/the-2010-cia-world-factbook-35830/chapters/301/',
  },
  {
    number: 120,
    text: {
      ar: 'جزر وبحار: ثلاثة أعلام حقيقية وواحد مزيّف لم يُرفع على سفينة قط. أيها؟',
      en: 'Islands and seas: three real flags and a fake that no ship has flown. Which?',
    },
    options: [{ ar: 'أزرق يقطعه أسود مائل', en: 'Blue with a black slant' }, 'tt', 'bs', 'sc'],
    pictures: [{ of: 'tt', colours: { '#e00000': '#0057b7' } }, 'tt', 'bs', 'sc'],
    fact: {
      ar: 'الأزرق المائل من عندنا، وأصله أحمر لترينيداد وتوباغو. والباقي هي وجزر البهاما وسيشل. ومن صاح «رأيته في الإجازة» فهو يمزح.',
      en: 'The blue slant is ours, out of red Trinidad and Tobago. The rest: it, The Bahamas and Seychelles. Whoever "saw it on holiday" is joking.',
    },
    source: 'flag-icons: tt, bs, sc',
  },
];
