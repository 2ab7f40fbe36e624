import type { SewnFlag } from './sewn-flag.ts';

/** Sewn flags 46 to 60: their halves are easily taken for others. */
export const sewnFrom046: readonly SewnFlag[] = [
  {
    value: 600,
    halves: ['no', 'nl'],
    alike: ['is', 'lu'],
    text: {
      ar:
        'علّق حقيبته المدرسية على سارية هذا العلم! قال الجيران: عاقبه أبوه؟ وقال أهل النصف ' +
        'الأيمن: ألف مبروك! من أي بلدين النصفان؟',
      en:
        'He hung his school bag on this flagpole. “Is he being punished?” asked the ' +
        'neighbours. “Well done!” yelled the right half’s people. Which two countries?',
    },
    fact: {
      ar:
        'الصليب المزدوج من النرويج، والأحمر فوق الأبيض فوق الأزرق الغامق من هولندا. ومن نجح ' +
        'في الثانوية هناك رفع أهله العلم وعلّقوا حقيبته على السارية ليعرف الشارع كله. ونحن ' +
        'لا نحتاج إلى سارية: الشهادة وصلت إلى ستة قروبات قبل أن يصل هو!',
      en:
        'The double cross is Norway’s; red, white and dark blue are the Netherlands’. Pass ' +
        'your finals there and the family hangs your school bag on the flagpole, for all the ' +
        'street to see. We need no pole: his marks were in six family chats before he got ' +
        'home.',
    },
    source: 'https://dutchreview.com/dutch-quirks/dutch-hanging-school-bag-flagpole-graduation/',
  },
  {
    value: 600,
    halves: ['dk', 'at'],
    alike: ['ch', 'lv'],
    text: {
      ar: 'نظر الزبون إلى كل هذا الأحمر والأبيض وقال: أنا طلبت علمًا، وهذا شماغ! من أي بلدين النصفان؟',
      en:
        '“I ordered a flag,” said the customer, looking at all that ' +
        'red and white, “not a tablecloth!” Which two countries?',
    },
    fact: {
      ar:
        'الصليب الأبيض من الدنمارك، والأحمر فالأبيض فالأحمر من النمسا. وتقول الأسطورة إن دوق النمسا ' +
        'خرج من معركة وثوبه الأبيض كله أحمر إلا موضع الحزام، فصار علمًا: أشهر حزام في أوروبا!',
      en:
        'The white cross is Denmark’s; red, white, red is Austria’s. Legend says an Austrian duke left ' +
        'a battle with his white coat all red except under the belt. Europe’s most famous belt.',
    },
    source: 'https://www.backpackflags.com/en/flag-patch-austria.html',
  },
  {
    value: 600,
    isForChildren: true,
    halves: ['it', 'be'],
    alike: ['mx', 'ad'],
    text: {
      ar:
        'وصلت رسالة الجدة من بلد النصف الأيمن بلا طوابع. قالت: كانت خمسة، لكني لحست الأول… ' +
        'ثم ما قدرت أوقف! من أي بلدين النصفان؟',
      en:
        'Grandma’s letter from the right half’s land came without its stamps. “There were ' +
        'five,” she said, “but then I licked the first…” Which two countries?',
    },
    fact: {
      ar:
        'الأخضر ثم الأبيض من إيطاليا، والأصفر ثم الأحمر من بلجيكا. ولا تلوموا الجدة: أصدرت ' +
        'بلجيكا عام 2013 خمسة طوابع في صمغها طعم الشوكولاتة، وفي حبرها رائحتها! أول بريد ' +
        'يُؤكل قبل أن يُقرأ.',
      en:
        'Green then white is Italy’s, yellow then red Belgium’s. And don’t blame Grandma: in ' +
        '2013 Belgium issued five stamps with chocolate taste in the glue and chocolate ' +
        'smell in the ink. The first post to be eaten before it’s read.',
    },
    source: 'https://findyourstampsvalue.com/news/chocolate-stamps-from-belgium-to-arouse-senses',
  },
  {
    value: 600,
    halves: ['lr', 'pl'],
    alike: ['cl', 'id'],
    text: {
      ar:
        'كاد العم يعلّقه مقلوبًا، فصاحت الجدة: وقّف! نصفه الأيمن يصير بلدًا آخر! وهو في ' +
        'الصورة معدول: من أي بلدين النصفان؟',
      en:
        'Uncle nearly hung it upside down. “Stop!” cried Grandma, “the right half would be ' +
        'another country!” Here it’s the right way up: which two countries?',
    },
    fact: {
      ar:
        'النجمة الوحيدة فوق الخطوط من ليبيريا، والأبيض فوق الأحمر من بولندا. اقلبوه فيصير علم ' +
        'إندونيسيا! وفي كتيّب ألعاب جنوب شرق آسيا 2017 طُبع علم إندونيسيا مقلوبًا فصار علم ' +
        'بولندا، وبولندا لم تشارك أصلًا! جدة واحدة خير من لجنة كاملة.',
      en:
        'The lone star over stripes is Liberia’s; white over red is Poland’s. Turn it over ' +
        'and it’s Indonesia, whose flag was printed upside down for the 2017 South-East ' +
        'Asian Games. Poland hadn’t even entered! One grandma beats a whole committee.',
    },
    source: 'http://www.manilatimes.net/malaysia-sorry-indonesia-flag-gaffe/345715/',
  },
  {
    value: 600,
    halves: ['cl', 'id'],
    alike: ['pa', 'pl'],
    text: {
      ar:
        'شرب الضيف فنجانًا من بلد النصف الأيمن، بلد آلاف الجزر، وقال: ألذّ قهوة! كيف تصنعونها؟ فنظر المضيف ' +
        'إلى السقف وسكت. من أي بلدين العلم؟',
      en:
        '“Best coffee ever!” said the guest of a cup from the right half’s thousands of islands. ' +
        '“How is it made?” The host studied the ceiling. Which two countries?',
    },
    fact: {
      ar:
        'النجمة في المربع الأزرق من تشيلي، والأحمر فوق الأبيض من إندونيسيا. ومن أغلى قهوتها ' +
        '«كوبي لواك»: يأكل الزباد، وهو حيوان كالقطّ، ثمار البنّ، ثم تُجمع حبّاتها من… فضلاته، ' +
        'وتُغسل وتُحمّص! تفضّلوا، فنجان ثانٍ؟',
      en:
        'The star in a blue square is Chile’s, red over white Indonesia’s. One of its dearest ' +
        'coffees is kopi luwak: a cat-like animal, the civet, eats coffee cherries, and the ' +
        'beans are picked out of… what it leaves behind, washed and roasted. Another cup?',
    },
    source: 'https://delightedcooking.com/what-is-kopi-luwak.htm',
  },
  {
    value: 600,
    halves: ['fr', 'ie'],
    alike: ['gt', 'ci'],
    text: {
      ar: 'فازت عدّاءة ولم تجد علم بلدها، فاستعارت علم النصف الأيمن وقلبته وركضت به! من أي بلدين النصفان هنا؟',
      en:
        'A sprinter won gold, couldn’t find her flag, so she borrowed the one ' +
        'on the right and flipped it. Before the flip, which two countries?',
    },
    fact: {
      ar:
        'الأزرق من فرنسا، والبرتقالي في الطرف من أيرلندا. والعدّاءة مورييل أهوري من ساحل العاج، بطلة ' +
        'العالم داخل الصالات 2018: أعارها مشجّع أيرلندي علمه فقلبته وقالت ما معناه: هو نفسه، مشّوها!',
      en:
        'The blue is France’s, orange at the end is Ireland’s. She was Murielle Ahouré of Côte d’Ivoire, ' +
        'world indoor champion in 2018; an Irish fan lent her his flag. “I just flipped it,” she said.',
    },
    source:
      'https://www.breakingnews.ie/sport/heres-how-an-irish-flag-became-the-centre-of-celebrations-at-the-world-indoors-830972.html',
  },
  {
    value: 600,
    isForChildren: true,
    halves: ['be', 'it'],
    alike: ['de', 'mx'],
    text: {
      ar: 'النصف الأيمن من بلد يلعب منتخبه بالأزرق، ولا أزرق في علمه! شكل الغسّالة غلطت. من أي بلدين العلم؟',
      en:
        'The right half’s team plays in blue, and there’s no blue in its ' +
        'flag. Somebody got the laundry mixed up! Which two countries?',
    },
    fact: {
      ar:
        'الأسود ثم الأصفر من بلجيكا، والأبيض ثم الأحمر من إيطاليا. وأزرق المنتخب لون أسرة سافوي ' +
        'التي كانت تحكم إيطاليا: ذهبت المملكة عام 1946 وبقي القميص. العرش يُنسى، والفانيلة لا!',
      en:
        'Black then yellow is Belgium’s, white then red Italy’s. The blue shirt is the colour of ' +
        'the House of Savoy: Italy’s kingdom ended in 1946, but nobody dared touch the shirt.',
    },
    source: 'https://www.italymagazine.com/post/why-italian-national-football-soccer-team-called-azzurri',
  },
  {
    value: 400,
    isForChildren: true,
    halves: ['dz', 'tn'],
    alike: ['pk', 'tr'],
    text: {
      ar: 'نصف هلال من هنا ونصف هلال من هناك… صاح الأولاد: يعني العيد مرّتين والعيدية مرّتين! من أي بلدين؟',
      en:
        'Half a moon from here, half a moon from there. “So it’s Eid twice,” ' +
        'cried the children, “and presents twice!” Which two countries?',
    },
    fact: {
      ar:
        'الأخضر من الجزائر، ونصف القرص الأبيض على الأحمر من تونس. وعلم تونس وُضع عام 1827 ' +
        'ليميّز الناس سفنها عن السفن العثمانية، وما زال نصف الناس يحسبونه علم تركيا!',
      en:
        'The green is Algeria’s, the half white disc on red Tunisia’s. Tunisia’s flag was made in 1827 so ' +
        'that nobody would take its ships for the Ottomans’. People have called it Turkey’s ever since.',
    },
    source: 'https://tuniscope.com/ar/article/389635/actu-arabe/arabe/drapeau-de-la-tunisie-374417',
  },
  {
    value: 400,
    halves: ['sd', 'ly'],
    alike: ['jo', 'ke'],
    text: {
      ar:
        'قالت المعلّمة: ارسموا علم البلد! ففرح أولاد بلد النصف الأيمن، وكان علمهم أيامها ' +
        'لونًا واحدًا لا رسم فيه. من أي بلدين النصفان؟',
      en:
        '“Draw our flag!” said the teacher. The right half’s children cheered: theirs was ' +
        'then one single colour, nothing on it. Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأخضر من السودان، والأحمر والأسود والأخضر من ليبيا. وكان علم ليبيا من 1977 ' +
        'إلى 2011 أخضر فقط، العلم الوطني الوحيد في العالم بلون واحد. عشرة من عشرة للفصل كله، ' +
        'إلا واحدًا نسي قلمه الأخضر!',
      en:
        'The green triangle is Sudan’s; red, black and green are Libya’s. From 1977 to 2011 ' +
        'Libya’s flag was just green, the world’s only national flag of one colour. Full marks ' +
        'for the whole class, except the boy who had lost his green crayon.',
    },
    source: 'https://diversityflags.com/1897/libya-1977-flag',
  },
  {
    value: 600,
    halves: ['ph', 'so'],
    alike: ['cz', 'fm'],
    text: {
      ar: 'مطعم على البحر رفع هذا العلم: شمس وزرقة ونصف نجمة بيضاء، فظن الزبائن أنها تقييم الطعام! علما أي بلدين؟',
      en:
        'A seaside café put this up: a sun, some blue and half a white ' +
        'star. Guests took it for the rating. Which two countries?',
    },
    fact: {
      ar:
        'شمس المثلث الأبيض من الفلبين، ونصف النجمة على الأزرق من الصومال. وأزرق الصومال أُخذ من علم ' +
        'الأمم المتحدة تقديرًا لها في طريق الاستقلال: كمن يدهن باب بيته بلون سيارة من أوصله!',
      en:
        'The sun in a white triangle is the Philippines’, the half star on blue Somalia’s. That blue was taken ' +
        'from the UN’s flag, as thanks for its help: like painting your door the colour of your lift home.',
    },
    source: 'https://www.vexillopedia.org/flag/Somalia',
  },
  {
    value: 600,
    isForChildren: true,
    halves: ['gr', 'ar'],
    alike: ['uy', 'sv'],
    text: {
      ar: 'شمس ذهبية لها وجه، قصّ الخيّاط نصفه، فصارت تنظر إلينا بعين واحدة وتغمز! من أي بلدين النصفان؟',
      en:
        'A golden sun with a face was cut in half by the tailor, and now ' +
        'it looks at us with one eye and winks. Which two countries?',
    },
    fact: {
      ar:
        'الصليب فوق الخطوط من اليونان، ونصف الشمس من الأرجنتين. ولشمسها وجه و32 شعاعًا، ' +
        'واحد مستقيم وواحد متموّج بالترتيب: كأنها خرجت من الصالون قبل أن يكمل الحلّاق!',
      en:
        'The cross over stripes is Greece’s, the half sun Argentina’s. It has a face and 32 rays, ' +
        'one straight, one wavy, all the way round: it left the hairdresser’s halfway through.',
    },
    source: 'https://starspangledflags.com/flag/argentina/',
  },
  {
    value: 600,
    halves: ['cu', 'th'],
    alike: ['pr', 'cr'],
    text: {
      ar: 'في علم النصف الأيمن كان فيل أبيض، حتى رآه الملك يومًا وأرجله في السماء! من أي بلدين هذان النصفان؟',
      en:
        'The right half’s flag once had a white elephant, till the king ' +
        'saw it one day with its feet in the air. Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأحمر بنجمته من كوبا، والخطوط من تايلاند. يُروى أن الملك رأى العلم معلّقًا بالمقلوب ' +
        'أيام فيضان 1916، فأمر بعلم لا ينقلب أبدًا: من فوق مثل من تحت. هدية لكل من يعلّق على عجل!',
      en:
        'The red triangle with a star is Cuba’s, the stripes Thailand’s. The story goes that in the flood of ' +
        '1916 the king saw the flag upside down, and ordered one that can’t be. Even you can’t hang it wrong.',
    },
    source: 'http://www.infomutt.com/f/fl/flag_of_thailand.html',
  },
  {
    value: 600,
    halves: ['za', 'et'],
    alike: ['vu', 'gh'],
    text: {
      ar: 'نزلت معلّمة من الطائرة في بلد النصف الأيمن، فإذا هي أصغر بسبع سنوات! قالت: لن أرجع. ' + 'من أي بلدين النصفان؟',
      en:
        'A teacher got off the plane in the right half’s land and was seven years younger! ' +
        '“I’m not going home,” she said. Which two countries?',
    },
    fact: {
      ar:
        'حرف Y النائم من جنوب أفريقيا، ونصف الدائرة الزرقاء من إثيوبيا. تقويم إثيوبيا متأخّر ' +
        'عن الميلادي سبع سنوات أو ثمانيًا، وسنته 13 شهرًا، آخرها خمسة أيام أو ستة! فرحت ' +
        'المعلّمة بعمرها الجديد، ثم سألت: وهذا الشهر القصير، فيه راتب؟',
      en:
        'The sleeping Y is South Africa’s, the half blue circle Ethiopia’s. Ethiopia’s ' +
        'calendar runs seven or eight years behind, and its year has a thirteenth month of ' +
        'five days, or six. The teacher likes her new age, and has one question about that ' +
        'short month: is there a salary?',
    },
    source: 'https://www.whenthedate.com/calendars-dates/ethiopian.php',
  },
  {
    value: 600,
    halves: ['my', 'th'],
    alike: ['lr', 'cr'],
    text: {
      ar: 'في بلد النصف الأيمن، إذا جاءت السادسة مساء تجمّد الناس في الشارع، حتى من كان يربط حذاءه! من أي بلدين العلم؟',
      en:
        'Where the right half flies, people freeze in the street at six ' +
        'every evening, even the man tying his shoe. Which two countries?',
    },
    fact: {
      ar:
        'الهلال فوق الخطوط من ماليزيا، والخطوط المتناظرة من تايلاند. وهناك يُعزف النشيد الوطني في ' +
        'الثامنة صباحًا والسادسة مساء، فيقف المارّة حتى ينتهي: أكبر لعبة «تمثال» في العالم!',
      en:
        'The crescent over stripes is Malaysia’s, the matching stripes Thailand’s. There the national anthem ' +
        'plays at 8 and at 6, and passers-by stand still: the world’s biggest game of musical statues.',
    },
    source: 'https://chaohostel.com/a-sight-to-see-something-peculiar-happens-at-8am-and-6pm/',
  },
  {
    value: 600,
    isForChildren: true,
    halves: ['jo', 'ng'],
    alike: ['ps', 'pk'],
    text: {
      ar:
        'في بلد النصف الأيمن بلدة قد يصدق فيها من يقول: لست أنا، هذا أخي! فالبيوت كلها تقريبًا ' +
        'فيها توائم. من أي بلدين العلم؟',
      en:
        'In a town where the right half flies, “It wasn’t me, it was my brother” may well be ' +
        'true: nearly every home has twins. Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأحمر بنجمته من الأردن، والأخضر من نيجيريا، وفيها إيغبو أورا «عاصمة ' +
        'التوائم». ويقول اليوروبا هناك إن الأكبر من يولد ثانيًا: أرسل أخاه الصغير ليرى ' +
        'الدنيا أولًا! من قبل الولادة: الكبير جالس، والصغير يجيب الخبز.',
      en:
        'The red triangle with a star is Jordan’s, the green Nigeria’s, home of Igbo-Ora, ' +
        '“capital of twins”. The Yoruba there say the elder is the one born second: he sent ' +
        'the little one out to look round first. Not even born, and already running his ' +
        'brother’s errands.',
    },
    source: 'https://johnsonokunade.com/2020/04/oriki-ibeji-an-eulogy-or-panegyric-of-twins.html',
  },
];
