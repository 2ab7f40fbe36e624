import { pluralEn, type Shape } from '../catalogue.ts';
import { named } from '../named.ts';
import type { adminGames as ar } from '../ar/admin-games.ts';

const steps = (count: number) => pluralEn(count, { one: '1 step', other: `${count} steps` });

export const adminGames = {
  title: 'Game sessions',
  lead: 'Every game that was begun in Siraj, the newest first.',
  caption: 'Games',
  filters: 'Search games',
  filter: { host: 'Host: address or account id', outcome: 'State', any: 'Any state', from: 'Begun from', to: 'Until', apply: 'Search', clear: 'Clear the search' },
  outcomes: { open: 'In play', finished: 'Finished', abandoned: 'Abandoned' },
  uncounted: {
    filter: 'Finished, not counted', column: 'Why not counted', counted: 'Counted',
    short: { 'too-few-tiles': 'Not counted: few tiles', 'too-fast': 'Not counted: too fast' },
    reasons: {
      'too-few-tiles': 'less than a third of the board was opened',
      'too-fast': 'it ended faster than any room plays, in less than 5 seconds for each opened tile',
    },
    no: (reason) => `No: ${reason}`,
  },
  columns: { id: 'Id of the game', game: 'Game', host: 'Host', email: 'Address of the host', outcome: 'State', scores: 'Points', tiles: 'Tiles', begun: 'Begun', last: 'Last step' },
  tiles: (opened, all) => `${opened} of ${all}`,
  shown: (count, hasMore) => {
    const games = pluralEn(count, { one: '1 game', other: `${count} games` });
    return hasMore ? `${games} shown, and there are more` : `${games} shown, which is all of them`;
  },
  empty: 'No game fits', emptyBody: 'Change the search, or come back when a game has begun.',
  deletedHost: 'Deleted account',
  never: 'Nothing yet',

  game: {
    title: 'Game',
    parts: { facts: 'Facts', teams: 'Teams', replay: 'Step by step', log: 'What happened', branches: 'Other lines that were played' },
    fields: {
      id: 'Game id', host: 'Host', email: 'Address', outcome: 'State', begun: 'Begun', last: 'Last step', finished: 'Finished', categories: 'Categories', steps: 'Steps',
      lease: 'Writing device', until: 'Until', returned: 'Session given back',
    },
    nobody: 'No device runs it now',
    yes: 'Yes', no: 'No', separator: ', ',
    winner: 'Winner',
    branch: (count, fork) => `${steps(count)}, parted after step ${fork}`,
    toHost: "The host's account",
  },

  actions: {
    end: 'End the game', endTitle: 'End this game?', as: 'How does it end?',
    ways: { finished: 'With its points now', abandoned: 'Abandoned' },
    will: {
      finished: 'The points count as they stand, and the host sees the result at once. An open question counts for nobody, and who ties shares the win.',
      abandoned: "It stops on the host's screen at once and counts for nobody.",
    },
    final: "This can't be taken back.",
    endNow: 'End it now', ended: 'The game has ended.',
    giveBack: 'Give the session back', giveBackTitle: 'Give the session back?', giveBackWill: (host) => `One session goes back to ${named(host, 'en')}. The session of a game is given back once only.`,
    giveBackNow: 'Give it back', givenBack: 'The host has the session again.',
    reason: 'Reason, kept in the audit log', reasonMissing: 'Write the reason.', keep: 'Cancel',
  },

  replay: {
    slider: 'Step', at: (step, all) => `Step ${step} of ${all}`, start: 'Before the first step',
    first: 'To the start', previous: 'Step back', next: 'Step on', last: 'To now',
    keys: 'Or by the arrow keys.',
    broken: (step) => `The game can't be replayed beyond step ${step}.`,
    board: 'The board at this step', category: 'Category', closed: (value) => `${value}`, wonBy: (team) => named(team, 'en'), lost: 'Nobody',
    turn: (team) => `Turn of ${named(team, 'en')}`,
    phases: { wheel: 'At the wheel', board: 'On the board', question: 'A question is open', result: 'At the result', finished: 'Finished' },
    question: 'Question', answer: 'Answer', stage: 'Stage', stages: { own: 'The team in turn answers', steal: 'Steal', closed: 'Time is up', revealed: 'The answer is out' }, paused: 'The clock stands',
  },

  steps: {
    wheelStopped: 'The wheel stopped', pick: (cell) => `Opened ${cell}`, choose: (option) => `Chose "${option}"`, pass: 'Passed', nextClue: 'A clue fell',
    timeUp: 'Time was up', reveal: 'The answer was revealed', award: (team) => `Points to ${named(team, 'en')}`, awardNobody: 'Points to nobody',
    useLifeline: (lifeline) => `Used ${lifeline}`, queueLifeline: (team, lifeline) => `${named(team, 'en')} queued ${lifeline}`,
    unqueueLifeline: (team, lifeline) => `${named(team, 'en')} gave up queued ${lifeline}`, endConsultation: 'The consultation ended', swap: 'Swapped the question',
    pause: 'Paused', resume: 'Went on', extend: 'Got more time', adjust: (team, points, reason) => `${points} to ${named(team, 'en')}: ${reason}`,
    undo: 'Undid', redo: 'Redid', end: 'Ended the game', openTieBreaker: 'Opened the tie-breaker', commitNumber: (team, number) => `${named(team, 'en')} committed ${number}`,
    commitOrder: (team) => `${named(team, 'en')} committed an order`, finish: 'The result was accepted',
  },
} satisfies Shape<typeof ar>;
