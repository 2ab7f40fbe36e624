import { pluralEn, type Shape } from '../catalogue.ts';
import type { gangs as ar } from '../ar/gangs.ts';
import { named } from '../named.ts';
import { nthDrawEn } from './draw-words.ts';

const members = (count: number) =>
  count === 0 ? 'No members' : pluralEn(count, { one: '1 member', other: `${count} members` });
const evenings = (count: number) =>
  count === 0 ? 'No evenings yet' : pluralEn(count, { one: '1 evening', other: `${count} evenings` });
const emblems = {
  falcon: 'Falcon',
  pearl: 'Pearl',
  dhow: 'Dhow',
  palm: 'Palm',
  camel: 'Camel',
  coffee: 'Coffee pot',
  oryx: 'Oryx',
  star: 'Star',
} as const;
const colors = { coral: 'Coral', turquoise: 'Turquoise', violet: 'Violet', lime: 'Lime' } as const;

/** The names of categories that follow a title as they are; others, such as a question, are quoted. */
const plain: ReadonlySet<string> = new Set([
  ...['Animal kingdom', 'The Arabic language', 'Body and health', 'Capitals', "Children's corner", 'Flags'],
  ...['Football', 'Kuwait and the Gulf', 'The Olympics', 'Emoji riddles', 'The sea', 'Space and stars'],
  ...['Video games', 'Word play', 'Geography', 'Sports', 'General knowledge', 'Science and space', 'History'],
  ...['Heritage and customs', 'Film and series', 'Food and drink', 'Fast food and malls', 'Landmarks and cities'],
  ...['Plants and fruits', 'Cars, planes, trains', 'Inventions and technology', 'Phones and the internet'],
  ...['Shapes and puzzles', 'Riddles', 'Books and tales', 'Money and currencies', 'Elements and materials'],
  ...['Scholars and civilisation', 'Silent maps'],
]);
/** Of faith: no one is called a sultan of it. */
const faith: ReadonlySet<string> = new Set(['The Quran', 'Stories of the prophets', 'Islamic culture']);

function sultan(category: string): string {
  if (faith.has(category)) return `Champion of “${category}”`;
  return `Sultan of ${plain.has(category) ? category.replace(/^The /, 'the ') : `“${category}”`}`;
}

export const gangs: Shape<typeof ar> = {
  title: 'My gangs',
  lead: 'The people you play with, the table of your evenings, and the titles you take from each other.',
  create: 'New gang',
  failed: "We couldn't load the gangs",
  offline: 'Your gangs appear once you are back online.',
  offlineNote: 'You are offline. This is the last we have.',
  empty: {
    title: 'Gather your gang',
    body:
      'Type the names once: every evening brings fair teams, and no question comes twice. ' +
      'Your table grows with the weeks, and the titles change hands: one is Sultan of Geography, another King of Steals.',
  },
  list: 'Gangs',
  members,
  evenings,
  lastEvening: (date) => `Last evening ${date}`,
  roles: { owner: 'Yours', host: 'You co-host', member: 'You are a member' },

  form: {
    title: 'New gang',
    name: 'Name of the gang',
    nameHint: 'Such as “Thursday gang” or “Grandma’s house”.',
    look: "The gang's emblem and weave",
    emblem: 'Emblem',
    color: 'Colour and weave',
    bringsSeen: 'We have played together before',
    bringsSeenHint:
      "Then the questions of your earlier games don't come back, nor do they for people you add before the first evening ends.",
    create: 'Create the gang',
  },
  names: {
    label: 'Names',
    hint: 'Type a name and press Enter, then the next one. Or paste the whole list.',
    add: 'Add the name',
    list: 'Names you typed',
    remove: (name) => `Remove ${named(name, 'en')}`,
    repeated: (names) => {
      const listed = names.map((name) => `“${named(name, 'en')}”`).join(' and ');
      return names.length === 1
        ? `${listed} is already on the list. Type it so that it can be told apart, such as “Sara K.”`
        : `${listed} are already on the list. Type each so that it can be told apart.`;
    },
    tooLong: (name) => `“${named(name, 'en')}” is too long. The limit is 24 characters.`,
    invisible: "A name has characters that can't be seen. Type it again.",
    missing: 'Type at least one name.',
    full: 'The gang is complete: 60 people at most.',
    count: members,
  },
  colors,
  emblems,
  alias: (emblem, color) => `${colors[color]} ${emblems[emblem]}`,
  former: 'Former member',

  page: {
    failed: "We couldn't load the gang",
    gone: 'No gang here',
    goneBody: 'It was deleted, or you are not part of it. Ask its host for an invitation.',
    back: 'My gangs',
    offline: 'The gang appears once you are back online.',
    play: 'Start an evening',
    share: 'Share the page',
    tabs: 'Parts of the gang',
    tab: { table: 'Table', evenings: 'Evenings', members: 'Members', settings: 'Manage' },
    tabOfMember: 'Membership',
  },

  table: {
    title: 'Table',
    seasons: 'Season',
    thisMonth: 'This month',
    earlier: 'Earlier',
    all: 'All time',
    month: 'Month',
    failed: "We couldn't load the table",
    offline: 'The table appears once you are back online.',
    emptyMonth: 'No evening in this month',
    empty: 'The table awaits its first evening',
    emptyBody: 'Play a whole game together to see who wins, with whom, and who fears which category.',
    emptyPublic: 'No evening was played yet.',
    seeAll: 'All time',
    rank: (rank) => `Rank ${rank}`,
    member: 'Member',
    wins: 'Wins',
    winsOf: (wins, evenings) => `${wins} of ${evenings}`,
    share: 'Share of points',
    favourite: 'Favourite',
    feared: 'Feared',
    rival: 'Rival',
    rivalScore: (wins, losses) => `${wins} : ${losses} against each other`,
    partner: 'Partner',
    partnerScore: (wins, evenings) => `${wins} of ${evenings} together`,
    none: 'Not known yet',
    more: (name) => `More about ${named(name, 'en')}`,
  },

  titles: {
    title: 'Titles',
    lead: 'Taken from evening to evening. A tie leaves the title with its holder.',
    empty: 'No title yet',
    emptyBody: 'Answer more than the others in a category, over five questions at least, and its sultanate is yours.',
    sultan,
    steals: 'King of Steals',
    since: (date) => `Since ${date}`,
    history: (thefts) =>
      thefts === 0 ? 'Never taken yet' : pluralEn(thefts, { one: 'Taken once', other: `Taken ${thefts} times` }),
    holders: (title) => `Holders of ${title}`,
    more: (count) => `All titles (${count})`,
  },

  eveningList: {
    title: 'Evenings',
    failed: "We couldn't load the evenings",
    offline: 'The evenings appear once you are back online.',
    empty: 'The first evening is yet to come',
    emptyBody: 'Start a game and say who is here tonight, and the evening is kept here.',
    playing: 'Not finished',
    uncounted: 'Not counted: less than a third was opened',
    tie: 'Tie',
    winner: 'Winner',
    drawn: 'Draw',
    drawnWhy: 'Number of the draw that made the teams',
    nthDraw: nthDrawEn,
  },
};
