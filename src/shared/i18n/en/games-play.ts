import { pluralEn, type Shape } from '../catalogue.ts';
import { named, signed } from '../named.ts';
import type { play as ar } from '../ar/games-play.ts';

const team = (name: string) => named(name, 'en');
const points = (count: number) => pluralEn(count, { one: '1 point', other: `${count} points` });

export const play = {
  title: (first, second) => `${team(first)} v ${team(second)}`,
  loading: 'Opening your game…',
  loadFailed: "We couldn't open the game.",
  points,
  pointsLabel: 'Points',

  wheel: {
    title: 'Who starts?',
    lead: 'The wheel picks the first team.',
    spin: 'Spin the wheel',
    spinning: 'Round it goes…',
    starts: (name) => `${team(name)} start`,
  },

  board: {
    title: 'The board',
    left: (count) =>
      count === 0 ? 'No questions left' : pluralEn(count, { one: '1 question left', other: `${count} questions left` }),
    tile: (category, value) => `${category}, ${value}`,
    tileWon: (category, value, name) => `${category}, ${value}, won by ${team(name)}`,
    tileLost: (category, value) => `${category}, ${value}, nobody got it`,
    turnOf: (name) => `${team(name)} to play`,
    pick: 'Pick a tile',
    doubled: 'Comeback: your points count double this turn',
    mayFlip: 'Flip: you may swap your next question once',
  },

  teams: {
    label: 'Teams and scores',
    yourTurn: 'Your turn',
    waiting: 'Waiting',
    steal: 'Chance to steal',
    score: (name, score) => `${team(name)}: ${score}`,
    open: 'Open their lifelines and points',
    lifelines: (name) => `Lifelines of ${team(name)}`,
    gained: (name, count) => `${signed(count)} for ${team(name)}`,
  },

  lifelines: {
    label: (name, status) => `${name}, ${status}`,
    names: { fiftyFifty: 'Fifty-fifty', askTeammate: 'Ask a teammate', comeback: 'Comeback', flip: 'Flip' },
    status: { available: 'ready', queued: 'booked', active: 'working now', used: 'used' },
    what: {
      fiftyFifty: 'Two wrong options vanish. Nobody can steal this question.',
      fiftyFiftyOpen: 'Two answers appear and one is right. Nobody can steal this question.',
      askTeammate: 'The clock stops for 30 seconds while you ask one teammate, or a friend on the phone.',
      comeback: 'For a team that trails: a right answer this turn counts double.',
      flip: 'Book it before your turn, then swap the question for another of the same tile.',
    },
    use: 'Use it',
    confirm: (name) => `${name}?`,
    onceOnly: 'Once a game.',
    teammate: 'Who do you ask?',
    teammatePlaceholder: 'A teammate or a friend',
    ask: 'Start asking',
    gains: 'If you get it right this turn:',
    queue: 'Book it for your turn',
    unqueue: 'Take it off',
    queued: 'Booked for your next turn',
    flipOnlyQueued: "Book it in another team's turn and it works when yours begins.",
    comebackQueued: 'It works in your first turn in which you trail.',
    queuedNotice: (name, lifeline) => `${team(name)} booked ${lifeline}`,
  },

  sheet: {
    title: (name) => team(name),
    lifelines: 'Lifelines',
    adjust: 'Correct the score',
    add: 'Add',
    take: 'Take off',
    amount: 'How many points?',
    reason: 'Reason',
    reasonPlaceholder: 'Such as: they had it before the bell',
    reasonMissing: 'Give a reason; it shows in the summary.',
    amountMissing: 'Type a number from 1 to 10000.',
    apply: (count) => `${signed(count)} now`,
    players: 'Players',
  },

  undo: {
    label: 'Undo',
    redo: 'Redo',
    title: 'Undo the last step',
    confirm: 'Undo it',
    keep: 'Leave it',
    steps: {
      pick: 'The question closes; the tile keeps it.',
      choose: 'The last choice is taken back.',
      pass: 'The question goes back to the team in turn.',
      timeUp: 'The question is as it was before time ran out.',
      reveal: 'The answer is hidden and the question is back.',
      award: "The last question's points go and its answer is back.",
      useLifeline: 'The team gets its lifeline back.',
      queueLifeline: 'The booking goes.',
      unqueueLifeline: 'The booking is back.',
      swap: 'The first question is back.',
      adjust: 'The correction goes.',
      end: 'The game is back to before it ended.',
      openTieBreaker: 'The decider closes.',
      commitNumber: 'The last number is taken back.',
      commitOrder: 'The last order is taken back.',
      annul: 'The annulled question comes back with its answer.',
      nextClue: 'The last clue goes back, and its points come back.',
      other: 'The last step is taken back.',
    },
    turnOf: (name) => `It is ${team(name)}'s turn again.`,
    reopens: (category, value) => `${category} ${value} opens again.`,
  },

  objection: {
    label: 'Object to the question',
    title: 'Object to the question',
    body: 'The question and its points are annulled, and the reason reaches us.',
    withReserve: 'The same team gets another question in its place.',
    withoutReserve: 'The tile closes, and the same team picks another.',
    why: 'What is wrong?',
    reasons: { wrong: 'The answer is wrong', unclear: 'The question is unclear', seen: 'We have had it before' },
    confirm: 'Annul the question',
    closed: (name) => `The question is annulled. ${team(name)} picks again`,
  },

  tools: {
    label: 'Game tools',
    more: 'More',
    mute: 'Turn sound off',
    unmute: 'Turn sound on',
    fullScreen: 'Full screen',
    exitFullScreen: 'Leave full screen',
    leave: 'Leave to your profile',
    leaveHint: 'The game is saved; carry on whenever you like.',
    support: 'Support and feedback',
    pausedForSupport: 'The clock stands still while you write. Resume it from the question when you are back.',
    end: 'End the game',
    endTitle: 'End the game now?',
    endBody: 'The result shows with the scores as they are. You can undo this until you press “Make it final”.',
    endConfirm: 'Show the result',
    judge: 'Answer for the judge',
    judgeTitle: 'For the judge alone',
    judgeBody: 'The judge scans the code with a phone, or holds the button here without one. Eyes off, everybody.',
    judgeLocal:
      "This address doesn't open on another phone. Hold to let the judge see the answer here; everyone else turns round.",
    judgeHold: 'Hold to see the answer',
    judgeSpoken: 'The answer',
    keys: 'Remote and keyboard',
  },

  keys: {
    title: 'Play by remote or keyboard',
    space: 'Space',
    move: 'Move around the screen',
    press: 'Press what is lit',
    reveal: 'Show the answer',
    award: 'Give the points to a team, by its place',
    nobody: 'Nobody was right',
    pause: 'Pause the clock, or resume it',
    undo: 'Undo one step',
    help: 'This list',
  },

  sync: {
    offline: 'No network. Play on: your steps are kept here.',
    unsent: (count) =>
      count === 0
        ? 'Everything is saved'
        : pluralEn(count, { one: '1 step waits to be sent', other: `${count} steps wait to be sent` }),
    notKept: "Your browser doesn't keep steps. Leave this page open until the network is back.",
    mediaNotKept:
      "Some pictures, sounds or films couldn't be kept on this device, and may be missing without a network.",
    notSecure: 'Keep this page open until the game is over.',
    notSecureWhy:
      "The connection here isn't secure, so without a network the game can't be opened again, and the screen may turn off by itself.",
  },

  watching: {
    bar: 'This game is being played on another device',
    here: 'Play here',
    title: 'Move the game to this device?',
    body: 'The clock stops with the time that is left, and the other device turns to watching.',
    confirm: 'Move it here',
  },

  branches: {
    title: 'This game went two ways',
    body: 'Two devices played on from the same point without a network. Choose the one that counts; the other is set aside.',
    main: 'As we have it',
    branch: 'From the other device',
    tiles: (count) =>
      count === 0 ? 'No tile opened' : pluralEn(count, { one: '1 tile opened', other: `${count} tiles opened` }),
    lastPlayed: (when) => `Last played ${when}`,
    keep: 'Carry on from here',
    confirmTitle: 'Carry on from this one?',
    confirmBody: "This choice can't be taken back.",
  },

  result: {
    recalled: 'Titles and story of the night',
    skip: 'Skip the show',
    title: 'That was the last question',
    endedEarly: 'You ended the game',
    winner: (name) => `${team(name)} win`,
    tie: 'A tie at the top!',
    tieBody: 'Settle it with one question, or share the win.',
    openTieBreaker: 'Play the decider',
    share: 'Share the win',
    finish: 'Make it final',
    finishHint: 'After this there is no undo.',
    toSummary: 'To the summary',
    abandoned: 'This game ended because nobody came back to it.',
  },

  tieBreak: {
    title: 'Closest number wins',
    lead: 'Each team types a number without the others seeing it.',
    answer: 'The right number',
  },
} satisfies Shape<typeof ar>;
