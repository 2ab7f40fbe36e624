import { pluralEn, type Shape } from '../catalogue.ts';
import type { setup as ar } from '../ar/games-setup.ts';

export const setup = {
  title: 'New game',
  lead: 'Pick the categories, name the teams, and let the evening begin.',
  againLead: 'The same teams, and fresh categories. Start, or change whatever you like.',
  loadFailed: "We couldn't load the categories.",

  length: {
    title: 'How long?',
    full: 'Full game',
    fullHint: '6 categories, 36 questions',
    short: 'Short game',
    shortHint: '4 categories, 12 questions',
    price: 'A short game takes one session, like a full one.',
  },

  categories: {
    title: 'Categories',
    remaining: (count) =>
      count === 0 ? 'All chosen' : pluralEn(count, { one: '1 category to go', other: `${count} categories to go` }),
    search: 'Search categories',
    nothingFound: 'No category by that name.',
    none: 'No categories yet.',
    surprise: 'Surprise us',
    surprised: (names) => `We picked: ${names.join(', ')}`,
    sort: 'Favourites and hidden',
    sortHint: 'The star puts a category first. The eye hides it, and we never suggest it.',
    favour: (name) => `${name}: a favourite`,
    hide: (name) => `Hide ${name}`,
    marked: { favourite: 'Your favourites', hidden: 'Hidden' },
    seasons: { ramadan: 'For Ramadan', 'national-day': 'For the national days', summer: 'For the summer' },
    isNew: 'New',
    needsSound: 'Needs the sound',
    markFailed: "That wasn't saved.",
    collections: 'Collections',
    all: 'All',
    clear: 'Clear',
    freshLeft: (count) =>
      count === 0
        ? 'All seen: the longest-unseen come back'
        : pluralEn(count, { one: '1 fresh game left', other: `${count} fresh games left` }),
  },
  tray: {
    label: 'Categories of your game',
    empty: (place) => `Place ${place} is empty`,
    remove: (name) => `Remove ${name}`,
  },
  done: 'Done',
  collections: {
    general: 'A bit of everything',
    gulf: 'The Gulf',
    'islam-arabic': 'Faith and language',
    world: 'Around the world',
    science: 'Science',
    sport: 'Sport',
    arts: 'Arts',
    family: 'For the family',
    play: 'Pictures and play',
    sounds: 'Sounds',
  },

  teams: {
    title: 'Teams',
    count: 'How many teams?',
    countOf: (count) => pluralEn(count, { one: '1 team', other: `${count} teams` }),
    team: (number) => `Team ${number}`,
    names: ['Falcons', 'Pearls', 'Palms', 'Stars'],
    name: 'Team name',
    last: "Last time's teams",
    lookOf: (name) => `Colour and emblem of ${name}`,
    color: 'Team colour and weave',
    emblem: 'Team emblem',
    players: 'Players',
    playersHint: 'Names with commas between. Optional, but handy for “Ask a teammate”.',
    host: 'Where do you play?',
    hostHint: "Your team's points count for you on the leaderboard.",
    hostOnly: 'I only host',
  },
  colors: {
    coral: 'Coral, striped weave',
    turquoise: 'Turquoise, diamond weave',
    violet: 'Violet, zigzag weave',
    lime: 'Lime, herringbone weave',
  },
  emblems: {
    falcon: 'Falcon',
    pearl: 'Pearl',
    dhow: 'Dhow',
    palm: 'Palm',
    camel: 'Camel',
    coffee: 'Coffee pot',
    oryx: 'Oryx',
    star: 'Star',
  },

  rules: {
    title: 'How you play',
    answerMode: 'How do you answer?',
    open: 'Out loud',
    openHint: 'Say it, and the room judges',
    choices: 'Choices',
    choicesHint: 'Four options on the screen',
    questionTime: 'Time to answer',
    stealTime: 'Time to steal',
    seconds: (count) => `${count} seconds`,
    noLimit: 'No limit',
    noSteal: 'No steals',
    stealIn: (count) => `steals in ${count} seconds`,
    lastQuestion: 'The last question',
    lastQuestionHint:
      'After the board, one for everyone: each team secretly commits up to half its points; the nearest gains them, the others lose them',
    buzzer: 'First team steals',
    buzzerHint:
      'A steal is open to all other teams for 5 seconds: the first phone to press takes it, or tap the first team. Without one it goes to the next team',
    silent: 'no sounds',
    sound: 'Game sounds',
    soundHint: 'Each step has its sound, and the last seconds tick. Without it, questions you listen to stay out',
  },

  start: {
    button: (balance) => `Start: one of your ${balance} game sessions`,
    short: 'Start',
    again: 'With the same teams',
    busy: 'Setting your board…',
    fixFirst: 'Fix what is marked, then start.',
    updateNeeded: 'A newer version of Siraj is out. Reload, then start: your choices are kept. No session was taken.',
  },
  noSessions: {
    title: "You're out of game sessions",
    body: 'Every game takes one session. Get more in the store, then come back: your choices are kept.',
    toStore: 'To the store',
    later: 'Later',
  },

  problems: {
    nameMissing: 'Give the team a name.',
    nameTooLong: 'That name is too long. 24 letters at most.',
    nameInvisible: 'That name has invisible characters in it. Type it again.',
    nameTaken: 'Another team has this name. Choose another.',
    colorTaken: 'Another team has this colour. Choose another.',
    playerTooLong: 'One of the names is too long. 24 letters at most.',
    playersTooMany: 'A team has 12 players at most.',
    categoriesMissing: (missing) =>
      pluralEn(missing, { one: 'Choose 1 more category.', other: `Choose ${missing} more categories.` }),
    unknown: 'Please check this.',
  },
} satisfies Shape<typeof ar>;
