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
      'لحن يمشي إلى الخلف! اقلبوه: اختارته دول كثيرة نشيدًا مشتركًا لها، لكن بلا كلمة واحدة. لماذا؟|A tune ' +
      'walking backwards! Turn it round: many countries chose it for the anthem they share, but without a single ' +
      'word. Why?',
    options: [
      'لكثرة لغاتهم|Too many languages',
      'لأنها ضاعت|The words got lost',
      'لأنها حزينة|The words were too sad',
      'نسوها كلهم|Nobody could learn them',
    ],
    fact:
      'نشيد أوروبا: موسيقى بيتهوفن وحدها، حتى لا تغضب أي لغة. فيهمهم كل واحد «لا لا لا» بلهجته.|The European ' +
      'anthem is Beethoven’s music alone, so that no language need take offence. Each nation goes la, la, la in ' +
      'its own accent.',
    source: 'https://europeword.com/european-national-anthem/',
    isForChildren: true,
  },
  {
    tune: 'lamb',
    way: back,
    ask:
      'خرج من المدرسة قبل أن يدخلها! ومدرسة الحمل اشتراها ثريّ ونقلها من مكانها، لأنه صدّق القصة. بماذا اشتهر ' +
      'الثريّ؟|It left school before it arrived! A rich man believed the story, bought the lamb’s old ' +
      'schoolhouse and had it moved. What had made him famous?',
    options: ['السيارات|Motor cars', 'الشوكولاتة|Chocolate bars', 'المصابيح|Light bulbs', 'الصابون|Soap'],
    fact:
      'هنري فورد! باع للناس ملايين السيارات، ثم دفع ثمن مدرسة اشتهرت بخروف جاءها ماشيًا.|Henry Ford! He sold the ' +
      'world its cars, and then paid for a school made famous by a lamb that came on foot.',
    source: 'https://rickseifertpianolessons.com/2019-october-28-did-mary-have-a-little-lamb-edison-thought-so.aspx',
    isForChildren: true,
  },
  {
    tune: 'brotherJohn',
    way: back,
    ask:
      'رجع النائم إلى فراشه قبل أن يقوم! ومالر أبطأ هذا اللحن وأحزنه في سيمفونية، وتخيّل جنازة صيّاد. من يحمل ' +
      'نعشه؟|The sleeper is back in bed before getting up! Mahler made the tune slow and sad in a symphony, and ' +
      'imagined a hunter’s funeral. Who carries the coffin?',
    options: [
      'حيوانات الغابة|The forest animals',
      'صيّادو القرية|The village hunters',
      'جنود الملك|The king’s soldiers',
      'أطفال المدرسة|The schoolchildren',
    ],
    fact:
      'في الرسم الذي أوحى بها تمشي الحيوانات خلف من كان يصطادها، وبعضها يبدو كأنه يحتفل. جاءت للعزاء… ' +
      'وللتأكّد.|In the picture behind it the animals follow the man who used to shoot them, some looking ' +
      'distinctly cheerful. They came to mourn, and to make sure.',
    source: 'https://mahlerfoundation.org/?p=24610',
    isForChildren: true,
  },
  {
    tune: 'londonBridge',
    way: back,
    ask:
      'عكسناه فقام وحده بلا مقاول! جرّبت له الأغنية مادّة بعد مادّة فخذلته. ما التي هتفت في النهاية إنها تبقى ' +
      'دهورًا؟|Play it backwards and up it goes, no builders needed! The song tries one thing after another. ' +
      'Which does it finally cheer, because it will last for ages?',
    options: ['الحجر|Stone', 'الحديد|Iron', 'الخشب|Wood', 'الفضة|Silver'],
    fact:
      'الفضة تُسرق، والحديد ينحني، والخشب يجرفه النهر، والحجر «يبقى دهورًا، هورا!» نصيحة مجانية لكل من يبني ' +
      'شاليهًا.|Silver gets stolen, iron bends, wood washes away, but stone: “Huzza! ’twill last for ages long!” ' +
      'Free advice for anyone building a beach house.',
    source: 'https://fairytales.raven-wing.net/books/big-book-of-nursery-rhymes/rhyme254',
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
      'يعود الغول متسلّلًا! وملك الجبل يطمئن خاطب ابنته: لها واحد مثلك، فأصحاب الثلاثة انتهت موضتهم. واحد من ' +
      'ماذا؟|The troll tiptoes home! His king reassures his daughter’s suitor: she has only one, like you. Three ' +
      'went out of fashion. One what?',
    options: ['رأس|Head', 'ذيل|Tail', 'أنف|Nose', 'قرن|Horn'],
    fact:
      '«ذوو الرؤوس الثلاثة راحت موضتهم، وحتى ذو الرأسين قليل»، كذا في مسرحية إبسن. أزمة كبيرة لبائع ' +
      'القبّعات.|“Three-headed trolls are going clean out of fashion; one hardly sees even a two-header now”, ' +
      'says Ibsen’s king. Hard times for the hatter.',
    source: 'http://sitater.com/home/ibsen/peergynt/pg_2f_e.htm',
    isForChildren: true,
  },
  {
    tune: 'toreador',
    way: back,
    ask:
      'يخرج المصارع من الحلبة بظهره! كتب بيزيه أشهر ألحان إسبانيا في العالم، وفي حياته كلها لم… ماذا؟|The ' +
      'bullfighter leaves the ring backwards! Bizet wrote the world’s best-known Spanish tunes, and never in his ' +
      'life did he… what?',
    options: [
      'يزر إسبانيا|Set foot in Spain',
      'يركب حصانًا|Ride a horse',
      'يسمع غيتارًا|Hear a guitar',
      'يلبس قبّعة|Wear a hat',
    ],
    fact:
      'اعتمد على الكتب والنوتات، ومع ذلك في إشبيلية اليوم «طريق كارمن» للسيّاح. أنجح دليل سياحي كتبه رجل لم ' +
      'يسافر.|He made do with books and scores, yet Seville now has a Carmen trail for tourists. The most ' +
      'successful travel guide by a man who stayed at home.',
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
      'وقفت أمامها غيمة سوداء، فبكت فوق سرير الطفل وبكى معها البيت كله! أي أغنية ابتلّت هكذا؟|A black cloud drew ' +
      'in front of it, it wept over the cot, and the whole house wept along! Which song is so wet?',
    options: namesOf('twinkle', 'farm', 'brotherJohn', 'mice'),
    fact:
      'الكلمات الفرنسية الأصلية شكوى فعلًا: «أأخبرك يا أمي بما يعذّبني؟» والعذاب أن أباه يريده أن يعقل. دموع ' +
      'تستحق غيمة.|Its French words really are a lament: “Mama, shall I tell you what torments me?” Papa wants ' +
      'the child to be sensible. That deserves a cloud.',
    source: 'https://foureyedgremlin.blogspot.com/2016/04/on-lullabies-part-2.html',
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
      'أخرجته المعلّمة من الصف وأغلقت الباب! تقول الأغنية إنه لم يذهب إلى البيت. ماذا فعل هذا الوفيّ؟|Teacher ' +
      'put him out and shut the door! The rhyme says that he didn’t go home. What did the faithful creature do?',
    options: [
      'انتظر قريبًا|He waited nearby',
      'أكل الدفاتر|He ate the books',
      'ذهب إلى السوق|He went to market',
      'نام في الباص|He slept on the bus',
    ],
    fact:
      'ولمّا خرجت ماري ركض إليها ووضع رأسه على ذراعها. سألوا: لماذا يحبّها؟ قالت المعلّمة: لأنها تحبّه. أقصر درس ' +
      'في المدرسة كلها.|When Mary came out he laid his head on her arm. Why does he love her so? asked the ' +
      'class. Because she loves him, said the teacher. The shortest lesson in school.',
    source: 'https://rpo.library.utoronto.ca/content/marys-lamb',
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
      'سقطت الريشة من قبّعته فبكى! نصف اسمه شتيمة لطيفة قديمة ألصقها به جنود الإنجليز. ماذا تعني «دودل»؟|The ' +
      'feather fell off his hat, and he wept! Half his name is a mild old insult, pinned on him by British ' +
      'soldiers. What does “Doodle” mean?',
    options: ['أبله|A fool', 'بخيل|A miser', 'كسلان|A sluggard', 'ثرثار|A chatterbox'],
    fact:
      'سخروا به من الأمريكيين، فأعجبهم وغنّوه هم، وجعلته ولاية كونيتيكت أغنيتها الرسمية. من ضحك أخيرًا؟ ' +
      'الأبله.|It was meant to mock the Americans; they liked it, sang it back, and Connecticut made it the ' +
      'state song. Who laughed last? The fool.',
    source: 'https://haroldsbanjo.com/?p=8444',
  },
  {
    tune: 'oldMan',
    way: { ...sad, instrument: 'oboe' },
    ask:
      'العجوز ضاعت عصاه! محقّق يبدو ساذجًا بمعطف مجعّد كان يدندن هذا اللحن وهو يقترب من القاتل. من المحقّق؟|The ' +
      'old man has lost his stick! A detective in a crumpled raincoat, who only looked simple, used to hum this ' +
      'as he closed in. Who?',
    options: ['كولومبو|Columbo', 'شرلوك هولمز|Sherlock Holmes', 'بوارو|Hercule Poirot', 'كوجاك|Kojak'],
    fact:
      'دندنه أول مرة في الموسم الثالث، ثم لم يتركه. «آه، سؤال أخير يا سيدي: أين كنت حين ضاعت العصا؟»|He first ' +
      'hummed it in his third season and never stopped. “Just one more thing, sir: where were you when the stick ' +
      'went missing?”',
    source: 'https://mrtriviaman.blogspot.com/2014/01/this-old-man-he-solves-crimes.html',
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
