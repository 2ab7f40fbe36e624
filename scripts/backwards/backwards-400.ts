import { namesOf } from '../melodies/names.ts';
import { told } from '../melodies/told.ts';
import { minor, reversed } from '../melodies/tunes.ts';

const back = { change: reversed };
const sad = { change: minor };

/** Questions of 400 points: the melody is played backwards, or in minor instead of major. */
export const backwards400 = told([
  {
    tune: 'twinkle',
    way: back,
    ask:
      'على هذا اللحن سألوا خروفًا أسود: عندك صوف؟ فأجاب كأحسن موظّف استقبال: نعم سيدي، عندي… كم كيسًا؟|To this ' +
      'tune they asked a black sheep for wool, and it replied like the best of receptionists: yes, sir, yes, ' +
      'sir… how many bags?',
    options: ['3', '2', '5', '10'],
    fact:
      'ثلاثة: للسيد وللسيدة ولولد في آخر الزقاق. ولم يسأل أحدٌ الخروف: «وأنت، ألست بردانًا؟»|Three: for the ' +
      'master, the dame and the little boy down the lane. And nobody asked the sheep: “Aren’t you cold?”',
    source: 'https://thekittycats.wordpress.com/category/titles/b/baa-baa-black-sheep/',
    isForChildren: true,
  },
  {
    tune: 'joy',
    way: back,
    ask:
      'لحن يمشي إلى الخلف! جعلته دول كثيرة نشيدًا واحدًا لها، فوقفوا كلهم وفتحوا أفواههم… ولا كلمة تُغنّى! ' +
      'لماذا؟|A tune walking backwards! Many countries made it the anthem they share. They all stood up, opened ' +
      'their mouths, and there wasn’t a word to sing! Why not?',
    options: [
      'لكثرة لغاتهم|Too many languages',
      'لأنها ضاعت|The words got lost',
      'لأنها حزينة|The words were too sad',
      'نسوها كلهم|They all forgot them',
    ],
    fact:
      'لكثرة لغاتهم! ونشيد إسبانيا بلا كلام أيضًا: اختاروا له كلمات من سبعة آلاف نصّ، فعاشت خمسة أيام ثم سحبوها ' +
      'من كثرة الخلاف. كمجموعة العائلة حين تختار مكان العشاء.|Too many languages! Spain’s own anthem has no ' +
      'words either: some were picked from 7,000 entries and lasted five days before the rows finished them off. ' +
      'Much like a family group choosing a restaurant.',
    source: 'https://europeword.com/european-national-anthem/',
    isForChildren: true,
  },
  {
    tune: 'lamb',
    way: back,
    ask:
      'خرج من المدرسة قبل أن يدخلها! صدّق ثريّ أمريكي حكاية هذا الحمل، فاشترى مدرسته ونقلها، وكان قد غيّر صباح ' +
      'المدارس كلها! بماذا اشتهر الثريّ؟|It left school before it arrived! A rich man believed the lamb’s story, ' +
      'bought its school and moved it. He’d changed every school morning already! What was he famous for?',
    options: ['السيارات|Motor cars', 'الشوكولاتة|Chocolate bars', 'المصابيح|Light bulbs', 'الصابون|Soap'],
    fact:
      'السيارات! نقل هنري فورد المدرسة وفتحها للأطفال من جديد عام 1927. وكل أب عالق الآن في زحمة المدارس يسأله: ' +
      'لماذا لم نبقَ على الخروف؟|Motor cars! Henry Ford had the school moved and opened it to children again in ' +
      '1927. And every parent stuck in the school run asks him: why couldn’t we have stayed with the lamb?',
    source: 'https://www.theinfolist.com/html/ALL/s/R/Redstone_School.html',
    isForChildren: true,
  },
  {
    tune: 'brotherJohn',
    way: back,
    ask:
      'رجع النائم إلى فراشه قبل أن يصحو! والموسيقار مالر أبطأ هذا اللحن وتخيّل جنازة صيّاد لم يترك أحدًا في ' +
      'حاله. من يحمل نعشه؟|The sleeper is back in bed before getting up! Mahler slowed the tune down and ' +
      'imagined the funeral of a hunter who had left nobody in peace. Who carries the coffin?',
    options: [
      'حيوانات الغابة|The forest animals',
      'صيّادو القرية|The village hunters',
      'جنود الملك|The king’s soldiers',
      'أطفال المدرسة|The schoolchildren',
    ],
    fact:
      'حيوانات الغابة! في الرسم الذي أوحى بها: آخر الموكب يبكي في مناديل كبيرة، وأوله يحتفل بالموسيقى والأعلام. ' +
      'كحفل وداع المدير: الكل حضر، ولكلٍّ أسبابه.|The animals! In the picture behind it those at the back weep ' +
      'into great big handkerchiefs, while those in front celebrate with music and banners. Like the boss’s ' +
      'farewell party: everyone came, each for their own reasons.',
    source: 'https://oconnellmusic101.com/category/gustav-mahler/',
    isForChildren: true,
  },
  {
    tune: 'londonBridge',
    way: back,
    ask:
      'عكسناه فقام وحده بلا مقاول! جرّبت له الأغنية مادّة بعد مادّة، وكل واحدة لها مصيبة. ما التي هتفت في الآخر ' +
      'إنها تبقى دهورًا؟|Play it backwards and up it goes, no builders needed! The song tries one thing after ' +
      'another, and each ends badly. Which one does it cheer, at last, as good for ages?',
    options: ['الحجر|Stone', 'الحديد|Iron', 'الخشب|Wood', 'الفضة|Silver'],
    fact:
      'الحجر! فإن بنوه ذهبًا احتاج حارسًا. وإن نام الحارس؟ هاتوا كلبًا. وإن هرب الكلب؟ أعطوه عظمة! راحت ' +
      'الميزانية كلها على العظم، ولم يسأل أحد: من أوقع الجسر؟|Stone! Gold needs a watchman; he might fall ' +
      'asleep, so get a dog; it might run away, so give it a bone… The whole budget went on bones, and nobody ' +
      'asked who broke the bridge.',
    source: 'Alice Bertha Gomme: The Traditional Games of England, Scotland, and Ireland, vol. 1, “London Bridge”',
    isForChildren: true,
  },
  {
    tune: 'birthday',
    way: back,
    ask:
      'شغّلوا فيديو الحفلة بالمقلوب: الكعكة تكتمل لقمة لقمة، والعمّة تصغر سنة وتصفّق! أي أغنية عُزفت من ' +
      'آخرها؟|Play the party video backwards: the cake grows whole, bite by bite, and your aunt gets a year ' +
      'younger and claps! Which song is running from its end?',
    options: namesOf('birthday', 'bonnie', 'bride', 'clementine'),
    fact:
      'عام 1933 غنّتها موظّفة برقيات لنجم أمريكي بالهاتف، فقيل لصاحب الفكرة: «جعلتنا أضحوكة!» ثم صارت البرقيات ' +
      'المغنّاة خدمة لعشرات السنين.|In 1933 a telegram clerk sang it down the line to an American star. “You’ve ' +
      'made us a laughing stock!” the inventor was told. Singing telegrams ran for decades.',
    source: 'https://www.westernunion.com/blog/artist-revives-singing-telegram-with-a-modern-twist/',
    isForChildren: true,
  },
  {
    tune: 'elise',
    way: back,
    ask:
      'إليزه تنزل الدرج بظهرها! وصاحبها كان سريع الغضب: لم تعجبه خدمة نادل في مطعم، فماذا رمى عليه؟|Elise is ' +
      'coming downstairs backwards! Her composer had a temper: annoyed with a waiter’s service, what did he ' +
      'throw at him?',
    options: ['صحن طعام|A plate of food', 'حذاءه|His left shoe', 'مظلّته|His wet umbrella', 'نوتاته|All his music'],
    fact:
      'صحنًا بما فيه! وكسر مرة كرسيًّا على نبيل. ومع ذلك لحّن «نشيد الفرح»: احذروا المبدع الجائع.|A plate with ' +
      'everything on it! He also broke a chair over a nobleman. Yet he set the “Ode to Joy” to music: beware of ' +
      'the hungry genius.',
    source: 'https://www.mentalfloss.com/article/26651/quick-10-happy-birthday-beethoven',
  },
  {
    tune: 'mountainKing',
    way: back,
    ask:
      'يرجع الغول من الخطبة على أطراف أصابعه! قال ملك الجبل لأهله: الخاطب له واحد فقط، لكن بنتنا مثله، وموضة ' +
      'الثلاثة راحت! واحد من ماذا؟|The troll tiptoes home from the proposal! “He’s only got one,” said the ' +
      'mountain king to his family, “but so has our girl, and three went out of fashion.” One what?',
    options: ['رأس|Head', 'ذيل|Tail', 'أنف|Nose', 'قرن|Horn'],
    fact:
      'رأس! يقول ملك إبسن: «ذوو الرؤوس الثلاثة راحت موضتهم، وحتى ذو الرأسين صار نادرًا». يا خسارة: تخيّلوا زوجًا ' +
      'بثلاثة رؤوس، وكلها تقول: حاضر!|Head! “Three-headed trolls are going clean out of fashion,” says Ibsen’s ' +
      'king, “one hardly sees even a two-header now.” What a pity! Imagine a husband with three, all of them ' +
      'nodding.',
    source: 'http://sitater.com/home/ibsen/peergynt/pg_2f_e.htm',
    isForChildren: true,
  },
  {
    tune: 'toreador',
    way: back,
    ask:
      'يخرج المصارع من الحلبة بظهره! وصاحب اللحن، بيزيه، وصف إسبانيا للدنيا كلها بثقة خالي حين يتكلّم، وفي حياته ' +
      'لم… ماذا؟|The bullfighter leaves the ring backwards! Bizet described Spain to the world, as sure of ' +
      'himself as my uncle, and never in his life did he… what?',
    options: [
      'يزر إسبانيا|Set foot in Spain',
      'يركب حصانًا|Ride a horse',
      'يسمع غيتارًا|Hear a guitar',
      'يلبس قبّعة|Wear a hat',
    ],
    fact:
      'لم يزر إسبانيا! وأشهر أغنية في أوبراه ظنّها لحنًا شعبيًّا بلا صاحب، فإذا ملحّنها رجل مات قبل عشر سنين. ' +
      'وخالي كذلك: يصف باريس شارعًا شارعًا، وكل ما رآه منها المطار.|Set foot in Spain! His opera’s biggest hit ' +
      'he took for a folk song; it was by a composer only ten years dead. As for Uncle, he can do Paris street ' +
      'by street, and all he’s ever seen is the airport.',
    source:
      'https://www.surinenglish.com/lifestyle/people/georges-bizet-strong-influence-andalusian-myth-20251010112515-nt.html',
  },
  {
    tune: 'pedlars',
    way: back,
    ask:
      'المكعّبات تطير إلى أعلى! من لعبها ساعات رآها تسقط وهو مغمض العينين، وفي أحلامه أيضًا. ماذا سُمّيت هذه ' +
      'الحالة؟|The blocks are flying up! Whoever played for hours saw them falling with eyes shut, and in dreams ' +
      'too. What did people call that?',
    options: [
      'أثر تتريس|The Tetris effect',
      'عمى المكعّبات|Block blindness',
      'حمّى الطوب|Brick fever',
      'دوار الجدار|Wall dizziness',
    ],
    fact:
      'وقد يقف صاحبها في السوبرماركت يفكّر كيف يرصّ العلب. صار الاسم لكل عادة تحتلّ الرأس، وأمهاتنا أصبن به مع ' +
      'الثلاجة.|Sufferers stand in the supermarket working out how the boxes would fit. The name now serves for ' +
      'any habit that takes over your head. Packing the car boot, say.',
    source: 'https://www.cynical-c.com/2006/06/29/',
  },
  {
    tune: 'birthday',
    way: sad,
    ask:
      'عيد ولم يحضر أحد: المهرّج اعتذر، والبالون ينفّس في الزاوية! أي أغنية تبكي هنا؟|Nobody came: the clown ' +
      'sent his regrets and a balloon is sighing in the corner! Which song is in tears?',
    options: namesOf('birthday', 'joy', 'bus', 'twinkle'),
    fact:
      'سمّاها كتاب غينيس عام 1998 أشهر أغنية بالإنجليزية. نزلت نغمات قليلة نصف درجة، فبكت الكعكة.|In 1998 ' +
      'Guinness called it the most recognised song in English. A few notes slid down half a step, and the cake ' +
      'wept.',
    source: 'https://goltechnologies.netlify.app/name-of-happy-birthday-song',
    isForChildren: true,
  },
  {
    tune: 'twinkle',
    way: sad,
    ask:
      'نام الرضيع أخيرًا، فجاءت أخته وعزفت له هذا: بكى الرضيع، وبكت الجدة، وبكى المكيّف! أي أغنية نوم صارت ' +
      'حزينة هكذا؟|Baby was asleep at last when his sister came in and played him this. Now he’s crying, Grandma’s ' +
      'crying, and the air conditioner is dripping! Which bedtime song is so sad?',
    options: [
      'تلألئي يا نجمة|Twinkle, Twinkle',
      'يا طفلي لا تبكِ|Hush, Little Baby',
      'نم يا صغيري|Rock-a-bye Baby',
      'تهويدة برامز|Brahms’s Lullaby',
    ],
    fact:
      'النجمة! والمحزن حقًّا أنها لا تتلألأ: نورها ثابت، وهواؤنا هو الذي يرجّه، ومن على سطح القمر لا تتلألأ ' +
      'نجمة واحدة. يعني طول عمركم تغنّون للهواء!|Twinkle, Twinkle! The truly sad part is that it doesn’t: ' +
      'starlight is steady, our air shakes it, and seen from the Moon no star twinkles at all. All these years ' +
      'you’ve been singing to the air.',
    source: 'https://thepetridish.my/2017/12/24/why-stars-twinkle-in-the-night-sky/',
    isForChildren: true,
  },
  {
    tune: 'farm',
    way: sad,
    ask:
      'البقرة ضاعت منذ الصباح، والبط يرفض أن يقول كواك حتى تعود! أي أغنية صارت حزينة؟|The cow has been missing ' +
      'since morning, and the ducks refuse to quack until she’s back! Which song has turned so sad?',
    options: namesOf('farm', 'lamb', 'rowBoat', 'oldMan'),
    fact:
      'في الصين يغنّونها: «كان للسيد وانغ العجوز قطعة أرض». ابحثوا عن البقرة عنده، فهناك ما زالت تغنّي.|In China ' +
      'they sing “Old Mr Wang had some land”. Try there for the cow; she is still singing at his place.',
    source: 'https://millieandmaxmusic.com/?q=tags/old-macdonald-had-farm',
    isForChildren: true,
  },
  {
    tune: 'lamb',
    way: sad,
    ask:
      'طردته المعلّمة وأغلقت الباب، فبكى اللحن كله! غيره كان سيركض إلى البيت من الفرح. ماذا فعل هذا الوفيّ في ' +
      'الأغنية؟|Teacher put him out and shut the door, and the whole tune is in tears! Anyone else would have ' +
      'run home for joy. What did the faithful creature do, in the rhyme?',
    options: [
      'انتظر قريبًا|He waited nearby',
      'أكل الدفاتر|He ate the books',
      'ذهب إلى السوق|He went to market',
      'نام في الباص|He slept on the bus',
    ],
    fact:
      'انتظرها قريبًا! والخروف لا ينسى: وجد باحثون أنه يتذكّر بعد سنتين وجوه خمسين من رفاقه وعشرة من الناس. وأبي ' +
      'ينادي إخوتي كلهم قبل أن يصل إلى اسمي.|He waited nearby! Sheep don’t forget: researchers found that they ' +
      'know some fifty other sheep and ten people by face, up to two years later. My dad goes through all my ' +
      'brothers before he gets to my name.',
    source: 'https://www.vavuk.co.uk/new-pagesheep-facial-recognition',
    isForChildren: true,
  },
  {
    tune: 'rowBoat',
    way: sad,
    ask:
      'في منتصف النهر اكتشف الثقب، فجلس ينزح الماء بفنجان الشاي ويغنّي! أي أغنية تغرق؟|Halfway down the stream ' +
      'he found the hole. Now he sits there, bailing with a teacup and singing! Which song is sinking?',
    options: namesOf('rowBoat', 'bonnie', 'danube', 'bus'),
    fact:
      'ينصح مستشفى أمريكي بغنائها مرتين مع غسل اليدين، لتكتمل عشرون ثانية. هذا غسل يديه وقدميه وجواربه.|One ' +
      'American hospital suggests singing it twice while washing your hands, to fill twenty seconds. He has done ' +
      'his hands, feet and socks.',
    source: 'https://www.rwjbh.org/blog/2020/march/the-most-effective-way-to-wash-your-hands/',
    isForChildren: true,
  },
  {
    tune: 'gallop',
    way: sad,
    ask:
      'حصان خسر السباق وعاد يبكي! وقال صاحب لحنه إنه بكى ثلاث مرات: لفشل أوبرا، ولعزف باغانيني، ولشيء وقع في ' +
      'البحيرة. ما هو؟|A horse that lost the race, in tears! His composer said he wept three times: over an ' +
      'opera that flopped, Paganini’s playing, and something that fell in a lake. What?',
    options: [
      'ديك رومي محشوّ|A stuffed turkey',
      'كمان ثمين|A precious violin',
      'قبّعة جديدة|A brand-new hat',
      'خاتم أمه|His mother’s ring',
    ],
    fact:
      'ديك رومي محشوّ بالكمأة، أي بالفقع، انزلق من القارب أمام عيني روسيني! الأوبرا تُعاد، وباغانيني يعود، أمّا ' +
      'الديك فلا.|A turkey stuffed with truffles slid overboard before Rossini’s eyes! Operas are given again ' +
      'and Paganini returns, but that turkey never will.',
    source: 'http://www.facetus.de/2017/01/3711-name/',
  },
  {
    tune: 'bride',
    way: { ...sad, instrument: 'cello', semitones: -12 },
    ask:
      'تأخّر ساعتين وقال: «زحمة الدائري السادس!» أمّا عريس الأوبرا التي منها هذا اللحن فوصل بوسيلة لا زحمة فيها. ' +
      'ما هي؟|Two hours late, and he blames the Sixth Ring Road! The groom in this tune’s opera came by ' +
      'something that is never stuck in traffic. What?',
    options: [
      'قارب تجرّه بجعة|A boat drawn by a swan',
      'حصان مجنّح|A horse with wings',
      'سجادة طائرة|A magic flying carpet',
      'عربة تجرّها غزلان|A sleigh drawn by deer',
    ],
    fact:
      'نزل لوهنغرين من القارب، وشكر البجعة بأدب، ثم سلّم على الملك. لا بوق ولا مخالفة وقوف.|Lohengrin stepped ' +
      'ashore, thanked the swan politely and greeted the king. No horn, no parking ticket.',
    source: 'http://oracleband.net/Articles/wedding-march.htm',
    isForChildren: true,
  },
  {
    tune: 'yankee',
    way: sad,
    ask:
      'سقطت ريشته فبكى! في الأغنية يغرز ريشة في قبّعته ويسمّيها «معكرونة»، ونصف اسمه شتيمة قديمة خفيفة. ماذا ' +
      'تعني «دودل»؟|His feather fell off, and he wept! In the song he sticks it in his cap and calls it ' +
      'macaroni, and half his name is a mild old insult. What does “Doodle” mean?',
    options: ['أبله|A fool', 'بخيل|A miser', 'كسلان|A sluggard', 'ثرثار|A chatterbox'],
    fact:
      'أبله! و«المعكرونة» لقب للمتأنّقين يومها، وكان من أناقة بعضهم ساعتان في الجيب: «واحدة تقول كم الساعة، ' +
      'والثانية تقول كم ليست الساعة!» فمن الأبله الآن؟ صوّتوا.|A fool! And macaroni was slang for a man of ' +
      'fashion. Dandies of the day carried two watches: “one to tell what time it was, and the other to tell ' +
      'what time it was not”. So who’s the fool? Take a vote.',
    source: 'https://haroldsbanjo.com/?p=8444',
  },
  {
    tune: 'oldMan',
    way: { ...sad, instrument: 'oboe' },
    ask:
      'العجوز ضاعت عصاه! محقّق بمعطف مجعّد كان يدندن هذا، ثم يخرج ويرجع من الباب كأمّ شكّت في شيء: «بس آخر ' +
      'سؤال…» من هو؟|The old man has lost his stick! A detective in a crumpled raincoat used to hum this. He’d ' +
      'leave, then come back like a suspicious mother: “Just one more thing…” Who?',
    options: ['كولومبو|Columbo', 'شرلوك هولمز|Sherlock Holmes', 'بوارو|Hercule Poirot', 'كوجاك|Kojak'],
    fact:
      'كولومبو! كتب المؤلّفان مشهدًا فطلع قصيرًا، وكسلا أن يعيدا طباعته على الآلة، فأرجعاه من الباب بسؤال. أشهر ' +
      'حيلة في التحقيق جاءت من الكسل، وأمّي وصلت إليها وحدها.|Columbo! His writers had typed a scene that ran ' +
      'short, and they were too lazy to retype it, so they sent him back in with a question. Television’s best ' +
      'trick came from laziness. My mother got there by herself.',
    source:
      'https://kevinegperry.com/2021/09/15/columbo-at-50-how-peter-falks-shambling-detective-became-an-enduring-tv-icon/',
  },
  {
    tune: 'bus',
    way: { ...sad, instrument: 'trombone' },
    ask:
      'وصلتم الموقف وهو يبتعد، والتالي بعد أربعين دقيقة، والحرّ خمسون! أي أغنية أطفال فاتتكم؟|You reach the stop ' +
      'just as it pulls away, the next is in forty minutes, and it’s fifty degrees! Which nursery song have you ' +
      'missed?',
    options: namesOf('bus', 'farm', 'londonBridge', 'lamb'),
    fact:
      'لحنها قريب من أغنية أقدم عن أطفال يدورون حول شجرة توت. الشجرة ما زالت واقفة في مكانها، والباص هو الذي لم ' +
      'ينتظر.|Its tune is close to an older song about going round the mulberry bush. The bush is still standing ' +
      'there; it’s the bus that wouldn’t wait.',
    source: 'https://www.classicfm.com/discover-music/wheels-on-the-bus-lyrics-composer-history/',
    isForChildren: true,
  },
]);
