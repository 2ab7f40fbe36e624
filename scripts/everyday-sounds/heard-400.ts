import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { creakingDoor, frying, teaSpoon, typing, zipper } from './at-home.ts';
import { balloon, blender, broom, camera, sodaCan, vacuum } from './in-rooms.ts';
import { cuckooClock, frogs, owl } from './nature.ts';
import { busyTone, engineStart, oldTelephone } from './outside.ts';
import { hammer, saw, tableTennis } from './tools-and-balls.ts';

/** One player in the room knows it after a moment's thought. */
export const everyday400: readonly Heard[] = [
  heard(
    frying,
    'مطر أم مطبخ؟ الأذن تخلط بينهما كثيرًا. ما هذا؟|Rain or kitchen? Ears often mix them up. What is this?',
    [
      'شيء يُقلى في الزيت|Something frying in oil',
      'مطر على سقف سيارة|Rain on a car roof',
      'ماء الدوش على البلاط|A running shower',
      'ورق يُجعّد|Crumpling paper',
    ],
    'لو كان مطرًا لما شممتم البصل.|If it were rain, you would not smell onions.',
  ),
  heard(
    teaSpoon,
    'صوت العصر في الديوانية: ما الذي يدور؟|The sound of late afternoon in the diwaniya: what is going round?',
    [
      'ملعقة في استكانة شاي|A spoon in a tea glass',
      'مفاتيح كثيرة في جيب ثوب|Keys in a pocket',
      'نقود في حصّالة|Coins in a money box',
      'خرز مسبحة|Prayer beads',
    ],
    'والنقرتان الأخيرتان على الحافّة قانون غير مكتوب.|The two taps on the rim at the end are an unwritten law.',
  ),
  forChildren(
    zipper,
    'صعود، نزول، صعود… صوت تسمعونه قبل السفر مباشرة!|Up, down, up… you hear it just before a journey!',
    ['سحّاب حقيبة|A zip on a bag', 'مقصّ ورق|Paper scissors', 'لاصق يُنزع|Tape being pulled', 'شاحن سيارة|A car charger'],
    'والثالثة لأنكم نسيتم الشاحن وفتحتموها من جديد.|The third time: somebody forgot the charger and opened it again.',
  ),
  forChildren(
    typing,
    'موظّف يتظاهر بالعمل الساعة الثانية ظهرًا. على ماذا؟|Somebody pretends to be working at two in the afternoon. On what?',
    ['لوحة مفاتيح|A keyboard', 'آلة حاسبة|A calculator', 'لعبة مكعّبات|Toy bricks', 'بيانو صامت|A silent piano'],
    'والرسالة كلها: «ماذا سنتغدّى؟»|The whole message reads: “what’s for lunch?”',
  ),
  heard(
    engineStart,
    'ماذا حدث هذا الصباح في الموقف؟|What happened in the car park this morning?',
    [
      'محرّك سيارة اشتغل|A car engine started',
      'غسّالة ملابس تعصر|A washing machine spun',
      'قارب رسا|A boat came in',
      'مولّد توقّف|A generator stopped',
    ],
    'ثم بقي صاحبها عشر دقائق يشغّل المكيّف قبل أن يدخل.|Then its owner let the air conditioning run for ten minutes before getting in.',
  ),
  heard(
    oldTelephone,
    'كان يرنّ في الصالة فيركض إليه ستة إخوة! ما هو؟|It rang in the hall and six brothers and sisters ran! What is it?',
    [
      'هاتف أرضي قديم|An old landline telephone',
      'منبّه بجرسين|A twin-bell alarm',
      'جرس حصّة|A school bell',
      'دراجة بائع|A pedlar’s bicycle',
    ],
    'ولم يكن فيه اسم المتصل، فكان الردّ مغامرة.|It never showed who was calling: answering was an adventure.',
  ),
  heard(
    busyTone,
    'رفعتم السمّاعة واتصلتم، فجاء هذا. ماذا يعني؟|You dialled and got this. What does it mean?',
    [
      'الخط مشغول|The line is busy',
      'تفضّلوا واطلبوا الرقم|Go ahead and dial',
      'نفد الرصيد|Out of credit',
      'الهاتف يرنّ هناك|It is ringing there',
    ],
    'معناه أن أختكم الكبرى تكلّم صاحبتها منذ العصر.|It means your sister has been on the phone since the afternoon.',
  ),
  forChildren(
    creakingDoor,
    'في أفلام الرعب وفي بيت جدّكم: ما هذا؟|Heard in scary films and at grandpa’s house: what is it?',
    [
      'باب قديم يُفتح|An old door opening',
      'قارب خشب|A wooden boat',
      'كرسي هزّاز قديم|A rocking chair',
      'قطّة جائعة|A hungry cat',
    ],
    'قطرة زيت واحدة وينتهي الرعب كله.|One drop of oil and the whole horror film is over.',
  ),
  heard(
    vacuum,
    'الأطفال يرفعون أرجلهم والقط يختفي. ما هذا؟|Children lift their feet and the cat disappears. What is it?',
    [
      'مكنسة كهربائية|A vacuum cleaner',
      'مجفّف شعر|A hair dryer',
      'مكيّف قديم|An old air conditioner',
      'طائرة تقلع|A plane taking off',
    ],
    'تبدأ دائمًا في أهم لحظة من المباراة.|It always starts at the best moment of the match.',
  ),
  heard(
    blender,
    'رمضان، قبل المغرب بقليل، في المطبخ. ما الذي يعمل؟|In the kitchen, shortly before sunset in Ramadan. What is running?',
    ['خلّاط عصير|A blender', 'مثقاب حائط|A wall drill', 'دراجة نارية|A motorbike', 'ماكينة حلاقة|A hair clipper'],
    'شوطان: الأول للفيمتو، والثاني لمن قال «سوّوا لي معكم».|Two runs: one for the juice, one for whoever said “make me some too”.',
  ),
  heard(
    saw,
    'ذهاب وإياب، ونشارة على الأرض. ما هذا؟|To and fro, and dust on the floor. What is it?',
    ['منشار يدوي|A hand saw', 'فرشاة أسنان|A toothbrush', 'مكنسة قشّ|A straw broom', 'مبرد أظافر|A nail file'],
    'والنجّار يقول إنها خمس دقائق، منذ ساعة.|Five minutes, said the carpenter, an hour ago.',
  ),
  heard(
    broom,
    'صوت أبكر الناس استيقاظًا في الحيّ. ما هذا؟|The sound of the earliest riser in the street. What is it?',
    [
      'مكنسة على الأرض|A broom on the ground',
      'موج على رمل الشاطئ|Waves on the beach',
      'ورق صنفرة|Sandpaper',
      'قطار بخار|A steam train',
    ],
    'كنست الغبار إلى عتبة الجيران. الجيران كنسوه إليها.|It swept the dust next door. Next door swept it back.',
  ),
  heard(
    hammer,
    'الجار يعلّق لوحة… للمرة السابعة. ما نسمع؟|The neighbour is hanging a picture… again. What do we hear?',
    [
      'مسمار يُدقّ|A nail being hammered',
      'باب يُطرق|A knock at the door',
      'طبل نحاسي|A brass drum',
      'ساعة برج|A tower clock',
    ],
    'كل ضربة أعلى من التي قبلها: كلما دخل المسمار قصر ما بقي منه.|Each blow rings higher: the less nail is left outside, the higher it sings.',
  ),
  heard(
    sodaCan,
    'صوت واحد يعطش له كل من في الغرفة! ما هو؟|One sound and the whole room is thirsty! What is it?',
    [
      'علبة مشروب غازي تُفتح|A fizzy drink being opened',
      'عبوة عطر تُرشّ|Perfume being sprayed',
      'إطار دراجة يُنفخ بالمضخّة|A tyre being pumped',
      'كبريت يُشعل|A match being struck',
    ],
    '«تِسسس» ثم فقاعات. والآن الكل يريد رشفة «بس أذوق».|Psst, and bubbles. Now everyone wants “just a sip”.',
  ),
  forChildren(
    tableTennis,
    'طَق، طُق، طَق، طُق… أي رياضة هذه؟|Tick, tock, tick, tock… which sport is it?',
    ['تنس الطاولة|Table tennis', 'كرة السلة|Basketball', 'بولينغ|Bowling', 'كرة طائرة|Volleyball'],
    'لعبة كلها «خلاص هذي آخر واحدة» حتى منتصف الليل.|A game made of “right, this is the last one”, until midnight.',
  ),
  forChildren(
    balloon,
    'نفخة، نفخة، نفخة أخيرة… ثم؟ ماذا حدث؟|A puff, another, one last puff… and then? What happened?',
    [
      'انفجر بالون|A balloon burst',
      'عطس الجدّ|Grandpa sneezed',
      'سقط الكتاب|A book fell',
      'أُغلق باب السيارة|A car door shut',
    ],
    'القاعدة: النفخة «الأخيرة» هي التي كان يجب ألا تكون.|The rule: the “last puff” is always one too many.',
  ),
  heard(
    camera,
    'عند العروس والمشاهير: ما هذا الصوت المتكرر؟|Around brides and famous people: what is this repeated sound?',
    [
      'كاميرا تصوّر|A camera at work',
      'قفل خزنة حديدية|A safe being opened',
      'دبّاسة ورق|A stapler',
      'ولّاعة غاز|A gas lighter',
    ],
    'عشر صور، وواحد مغمض في كلٍّ منها، وليس الشخص نفسه.|Ten pictures, somebody blinking in every one, and never the same person.',
  ),
  forChildren(
    frogs,
    'ليلًا عند البِركة يتجادل اثنان بلا نهاية. من هما؟|By the pond at night two of them argue without end. Who?',
    ['ضفدعان|Two frogs', 'بطّتان|Two ducks', 'جملان|Two camels', 'غرابان|Two crows'],
    'كل واحد يقول: «أنا أغلظ صوتًا». والبعوض يستمع ويخاف.|Each says “mine is the deeper voice”. The mosquitoes listen and shiver.',
  ),
  forChildren(
    owl,
    'صوت في الظلام يسأل: «هو؟ هو؟». من السائل؟|A voice in the dark asks “who? who?”. Who is asking?',
    ['بومة|An owl', 'حمامة نائمة|A sleepy dove', 'ذئب صغير|A wolf cub', 'قارب بعيد|A distant boat'],
    'ولم يجبها أحد من ألف سنة، فما زالت تسأل.|Nobody has answered in a thousand years, so it keeps asking.',
  ),
  heard(
    cuckooClock,
    'طائر من خشب يخرج كل ساعة ليقول كلمتين. من أين نسمعه؟|A wooden bird comes out every hour to say two words. Where is it?',
    ['ساعة الوقواق|A cuckoo clock', 'جرس باب|A doorbell', 'لعبة أطفال|A baby’s toy', 'هاتف جوّال|A mobile phone'],
    'ثلاث مرات: إنها الثالثة. موظّف مثالي: يخرج في موعده ويدخل فورًا.|Three calls: three o’clock. A model worker: out on time, straight back in.',
  ),
];
