import { pluralEn, type Shape } from '../catalogue.ts';
import { named } from '../named.ts';
import type { rooms as ar } from '../ar/rooms.ts';
import { awards } from './awards.ts';

export const rooms: Shape<typeof ar> = {
  title: 'Phones',

  join: {
    title: 'Join in with your phones',
    scan: 'Point your camera at the code, then pick your team.',
    code: 'Code to join with a phone',
    number: (code, here) => `Phones, join with ${code}, ${here}`,
    opening: 'Getting the code ready…',
    joined: (name) => `Just joined: ${name}`,
    separator: ', ',
    more: (count) => `+${count}`,
  },

  here: (count) =>
    count === 0 ? 'No phones here yet' : pluralEn(count, { one: '1 phone here', other: `${count} phones here` }),

  seats: {
    title: "Who's here",
    none: 'Nobody has joined yet',
    noneHint: 'Point a camera at the code, and your names show up here.',
    noneLeft: 'Nobody',
    noneInTeam: 'Nobody yet',
    onlookers: (count) =>
      count === 0 ? 'No onlookers' : pluralEn(count, { one: '1 onlooker', other: `${count} onlookers` }),
    away: 'Away',
    edit: (name) => `Edit ${name}`,
    name: 'Name',
    save: 'Save name',
    team: 'Team',
    onlooker: 'Onlooker',
    remove: (name) => `Remove ${name}`,
    removed: 'This phone was removed',
    restore: 'Bring back',
    clear: 'Remove all onlookers',
    clearTitle: 'Remove the onlookers?',
    clearBody: (count) => `Leaving: ${count}. Players, the judge and the remote stay.`,
    clearConfirm: 'Remove them',
  },

  remote: {
    label: 'The remote',
    hint: 'Runs the game from this phone. One remote at a time.',
  },

  judge: {
    label: 'The judge',
    hint: 'Shows the answer on this phone before it is revealed. One judge at a time.',
    hintForPlayer: 'A judge plays in no team. Turn it on, and this phone becomes an onlooker and the judge.',
    inChoices: 'The judge: nothing to do in this game, since the screen judges the options.',
    sees: (name) => `The answer is on ${name}'s phone.`,
  },

  lock: {
    label: 'Lock the room',
    hint: 'Everyone here stays, and no other phone joins.',
    locked: 'The room is locked',
    lockedHint: 'Unlock it when another phone should join.',
  },

  mute: {
    label: 'Mute reactions',
    hint: 'No claps or hearts from the phones on the screen.',
  },

  away: 'Phones are away',
  offline: {
    title: 'The phones are waiting for the network',
    body: 'Your game goes on here, and the phones return with the network.',
  },
  failed: {
    title: "The phones can't be reached",
    body: 'Your game goes on here as it was.',
  },

  votes: {
    count: (count) => (count === 0 ? 'No votes' : pluralEn(count, { one: '1 vote', other: `${count} votes` })),
    majority: 'Most votes',
  },

  captain: {
    label: 'The captain',
    hint: "Gives the team's answer from this phone. One captain a team.",
    hintOn: "Gives the team's answer from this phone. Turn it off to pass the part to a teammate.",
    alone: 'Captain, with no teammate here just now.',
  },

  setup: {
    title: 'Phones can join',
    hint: 'The screen alone is enough.',
    body: 'The screen shows a code. Scan it with a phone, type a name, and join your team: no account, no app. The screen alone is enough for everything.',
  },

  race: {
    label: 'Who was first',
    behind: (ms) => `${(ms / 1000).toFixed(2)} s behind`,
    equal: 'at the same moment',
    drawn: 'They were level: the draw decided.',
  },

  hint: {
    phone: 'By phone',
    onPhone: 'The phone you choose gets the question, and its hint shows up here.',
    from: (name) => `${named(name, 'en')}'s hint`,
    sure: { guess: 'Just a guess', think: 'Fairly sure', sure: 'Certain' },
  },

  actor: {
    has: (name) => `${named(name, 'en')} has the word`,
    alone: 'No other phone shows it',
    free: 'Or the actor takes it on a phone in the room',
    showCode: 'Show the code',
  },

  commit: {
    byPhone: 'By phone',
    committed: (names) => `Committed by phone: ${names}`,
  },
  awards,
};
