import { pluralEn, type Shape } from '../catalogue.ts';
import { named, signed } from '../named.ts';
import type { question as ar } from '../ar/games-question.ts';

const team = (name: string) => named(name, 'en');

export const question = {
  title: (category, value) => `${category}, ${value}`,
  turnOf: (name) => `${team(name)} to answer`,
  stealBy: (name) => `${team(name)} may steal`,
  optionLetters: ['A', 'B', 'C', 'D'],
  pictureOption: (place: number) => `Picture ${place}`,
  gone: 'Taken away',
  chosenBy: (name) => `${team(name)}'s choice`,
  doubled: 'Double',
  young: 'For the young',
  youngOthers: (points) => `For the young · others ${points}`,
  kinds: { saying: 'Complete it' },

  clock: {
    label: 'Time left',
    seconds: (count) => (count === 0 ? 'Time is up' : pluralEn(count, { one: '1 second', other: `${count} seconds` })),
    unit: (count) => pluralEn(count, { one: 'second', other: 'seconds' }),
    paused: 'Paused',
    none: 'No limit',
    over: 'Time is up',
    pause: 'Stop the clock',
    resume: 'Start the clock',
    extend: 'Add 15 seconds',
    extendShort: '+15',
  },

  reading: {
    left: (count) =>
      count === 0
        ? 'The clock has started'
        : `Read the question: ${pluralEn(count, { one: '1 second', other: `${count} seconds` })}`,
    waits: 'Not yet',
    start: 'Start the clock now',
    startShort: 'Start',
    seen: 'I have seen it: start the clock',
  },

  memory: {
    left: (count) =>
      pluralEn(count, { one: 'The picture goes in 1 second', other: `The picture goes in ${count} seconds` }),
    waits: 'Remember it',
    held: 'The picture is hidden while time stands still',
    start: 'Hide the picture now and show the question',
    startShort: 'Question',
  },

  steps: {
    of: (step, count) => `Step ${step} of ${count}`,
    next: (worth) => `Clearer (${worth})`,
  },
  nameThem: {
    tick: 'They said one',
    takeBack: 'Doesn’t count',
    count: (ticks, goal) => `${ticks} of ${goal}`,
    reached: 'All named in time',
    some: 'Accepted, among others',
    all: 'All the answers',
  },

  reveal: 'Show the answer',
  passTo: (name) => `Pass to ${team(name)}`,
  stealRace: {
    title: 'Who was first?',
    pill: 'The first team steals',
    open: 'Let the others steal',
    otherwise: (name) => `If none is first, ${team(name)} may steal`,
  },
  closed: 'Time is up for everyone',
  closedHint: 'Both teams have said theirs? Show the answer.',
  closedOwnHint: 'Time is up. Show the answer.',

  answer: 'The answer',
  whoWasRight: 'Who was right?',
  nobody: 'Nobody',
  gets: (count) => signed(count),
  verdict: (name, count) => `${team(name)} got it: ${signed(count)}`,
  verdictNobody: 'Nobody got it',
  next: 'Next',
  correct: 'Correct the call',

  consultation: {
    title: (name) => `Asking ${team(name)}`,
    titleNobody: 'Asking a teammate',
    hint: 'The question clock waits until you are done.',
    end: "We're done",
  },
  flip: {
    swap: 'Flip the question',
    hint: 'Another question of the same tile, and a fresh clock.',
    left: (count) =>
      count === 0 ? 'Too late' : pluralEn(count, { one: '1 second to flip', other: `${count} seconds to flip` }),
    old: 'Answer to the first question',
  },
  afterObjection: 'A new question: the first one was annulled',
  fiftyFifty: { label: 'One of these is right', noSteal: "This question can't be stolen" },

  secretWord: {
    acts: { mime: 'Act it', draw: 'Draw it', hum: 'Hum it', describe: 'Describe it' },
    actHints: {
      mime: 'No words, no sounds',
      draw: 'No letters, no numbers',
      hum: 'Only the tune',
      describe: 'Without the four forbidden words',
    },
    scan: 'Scan to see the word',
    scanHint: 'For the actor alone',
    scanHintDescribe: 'For the speaker, and for the others to listen in',
    forbidden: 'You must not say',
    wereForbidden: 'It was forbidden to say',
    listSeparator: ', ',
    foul: 'A forbidden word was said',
    hold: 'Hold to see the word',
    holdHint: 'Everyone else turns round',
    holding: 'The word',
    qrLabel: "A code that opens the secret word on the actor's phone",
    guessed: 'Guessed it? Show the word',
  },

  clues: {
    nth: (place) => `Clue ${place}`,
    next: (worth) => `Another clue (${worth})`,
  },
  contest: {
    everyone: 'Everybody plays',
    hidden: 'Locked in',
    waiting: 'Not yet',
    allIn: 'Everyone has answered',
    earlierTurn: (note) => `${note} · a tie, and their turn is earlier`,
    number: {
      kind: 'Closest wins',
      turnTo: (name) => `${team(name)}'s number`,
      missing: 'Type a whole number.',
      commit: 'Lock it in',
      off: (difference) => `${difference} off`,
      exact: 'Exactly right',
    },
    order: {
      kind: 'Agree in a whisper, or on paper',
      turnTo: (name) => `${team(name)}:`,
      lead: 'touch the events from oldest to newest',
      clear: 'Start over',
      commit: 'Lock the order in',
      places: (count) => (count === 0 ? 'None in its place' : `${count} in place`),
    },
  },

  media: {
    failed: {
      image: "The picture couldn't be shown",
      sound: "The sound couldn't be played",
      video: "The film couldn't be played",
    },
    play: 'Play it',
    stop: 'Stop it',
    goOn: 'Go on',
    again: 'Play it again',
    shown: 'What is shown:',
    heard: 'What is heard:',
  },

  page: {
    forbidden: 'Without saying:',
    title: 'The secret answer',
    hidden: 'For your eyes only',
    hiddenHint: 'Turn the screen away from the room, then tap.',
    show: 'Show it',
    hide: 'Hide it',
    loadFailed: "We couldn't find this answer. The game may be over.",
    act: {
      mime: 'Act it without words',
      draw: 'Draw it without letters',
      hum: 'Hum it without words',
      describe: 'Describe it in your own words',
    },
  },
} satisfies Shape<typeof ar>;
