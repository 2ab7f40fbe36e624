import { pluralEn, type Shape } from '../catalogue.ts';
import type { gangPeople as ar } from '../ar/gang-people.ts';
import { named } from '../named.ts';

const countOf = (evenings: number) => pluralEn(evenings, { one: '1 evening', other: `${evenings} evenings` });

export const gangPeople: Shape<typeof ar> = {
  members: {
    title: 'Members',
    empty: 'Nobody yet',
    emptyBody: 'Type the names. Nobody needs an account.',
    you: 'You',
    young: 'Young',
    linked: 'With an account',
    shown: 'Name is public',
    edit: (name) => `Edit ${named(name, 'en')}`,
    editYou: 'Who sees your name',
    add: 'Add members',
    addNow: (count) =>
      count === 0 ? 'Add them' : pluralEn(count, { one: 'Add the member', other: `Add ${count} members` }),
    name: 'Name',
    save: 'Save',
    saved: 'Saved',
    isYoung: 'One of the young',
    isYoungHint:
      'In a draw the young are spread evenly over the teams. On the public page each shows as an emblem alone.',
    isShown: 'Name on the public page',
    isShownHint: 'Ask first. Without consent the emblem is shown alone.',
    isShownYou: 'My name on the public page',
    isShownYouHint: 'You alone decide. Without consent your emblem is shown alone.',
    decidesAlone: 'Showing the name is up to its account alone.',
  },
  invite: {
    member: 'Invite to link an account',
    memberWhy: 'The gang then appears in that account, and the name is shown or hidden from there.',
    memberTitle: (name) => `Invitation for ${named(name, 'en')}`,
    host: 'Invite a co-host',
    hostTitle: 'Invitation to co-host',
    hostWhy: 'A co-host starts evenings, and edits members and gang as you do.',
    making: 'Preparing the link…',
    note: (date) => `Good once, until ${date}.`,
    address: 'Invitation link',
    shareMember: (gang) => `Join “${named(gang, 'en')}” on Siraj with this link:`,
    shareHost: (gang) => `Host “${named(gang, 'en')}” on Siraj with me, with this link:`,
  },
  share: {
    copy: 'Copy the link',
    share: 'Share',
    copied: 'Link copied',
    copiedWhy: 'Paste it into any chat.',
    failed: "We couldn't share it. Copy the link from the page.",
    title: 'Siraj',
  },
  picture: {
    share: 'Share the table as a picture',
    saved: 'The picture is saved',
    failed: "We couldn't make the picture. Try again.",
  },
  merge: {
    open: 'Merge with another name',
    title: (name) => `Merge ${named(name, 'en')}`,
    why: 'If one person is here under two names, make them one.',
    into: 'Is the same as',
    choose: 'Choose the name that stays',
    result: (gone, stays) =>
      `All evenings of ${named(gone, 'en')} go to ${named(stays, 'en')}, and the name ${named(gone, 'en')} leaves the gang. This can't be undone.`,
    confirm: (stays) => `Merge into ${named(stays, 'en')}`,
    done: 'Now they are one',
    alone: 'The gang has no other member.',
  },
  remove: {
    open: 'Remove from the gang',
    title: (name) => `Remove ${named(name, 'en')}?`,
    erased: 'The name is erased from the gang from every game you recorded, and from the table and the titles.',
    stays: "What the teams won stays with the teams, without the name. This can't be undone.",
    confirm: 'Remove and erase the name',
    done: (name) => `No longer in the gang: ${named(name, 'en')}`,
  },
  look: {
    title: 'Name and emblem',
    save: 'Save the change',
  },
  hosts: {
    title: 'Hosts',
    lead: 'They start evenings and edit the gang. Six at most.',
    owner: 'Owner',
    you: 'You',
    remove: (name) => `Remove the host ${named(name, 'en')}`,
    removeTitle: (name) => `Remove the host ${named(name, 'en')}?`,
    removeBody: "They can't start evenings of the gang or edit it any more. What you played stays as it is.",
    removeConfirm: 'Remove',
    removed: 'No longer a host',
  },
  publicPage: {
    title: 'Public page',
    on: 'A page for all who have its link',
    hint: 'Table and titles to look at, with the names of those who consented. Others, and the young, show as emblems. Search engines leave it out.',
    address: 'Address of the page',
    renew: 'For a new address turn it off and on again: the old link then stops working.',
    shareText: (gang) => `The table and titles of “${named(gang, 'en')}”:`,
    none: 'No member shows a name yet. Change that under “Members”.',
  },
  leave: {
    title: 'Leave the gang',
    body: 'It leaves your account. An invitation brings you back.',
    open: 'Leave the gang',
    ask: 'Leave the gang?',
    name: 'And your name in the gang?',
    kept: 'Keep my name and evenings there',
    keptHint:
      'They stay in its games, table and titles, but off the public page. From then on its hosts decide about the name.',
    erased: 'Erase my name everywhere',
    erasedHint:
      "From the gang, all its games, the table and the titles. What your teams won stays, without your name. This can't be undone.",
    takenAlong:
      "Either way your account remembers the questions you have seen, so they don't come again. " +
      'For a copy of your evenings, download your data before you leave.',
    copy: 'My data in the settings',
    confirm: 'Leave',
    confirmKept: 'Leave and keep my name there',
    confirmErased: 'Leave and erase my name',
    done: 'You left the gang',
  },
  deletion: {
    title: 'Delete the gang',
    body: "It goes with its table and titles, and its members' names are erased from the games. The games stay.",
    open: 'Delete the gang',
    ask: (name) => `Delete “${named(name, 'en')}”?`,
    lost: (evenings) =>
      evenings === 0
        ? "Every name in it is erased. This can't be undone."
        : `The history of ${countOf(evenings)} is lost and every name in it erased. This can't be undone.`,
    typed: "Type the gang's name to confirm",
    confirm: 'Delete all of it',
    done: 'The gang is deleted',
  },
  join: {
    failed: "We couldn't open the invitation",
    gone: 'This invitation is no longer valid',
    goneBody: 'An invitation is good once, and for a week. Ask for a new one.',
    asMember: (gang) => `You are invited to “${named(gang, 'en')}”`,
    asMemberBody: (name) =>
      `Once you accept you are ${named(name, 'en')}: your evenings and titles are in your account, and you decide who sees your name.`,
    notYou: 'Not your name? Close the page, and nothing changes.',
    asHost: (gang) => `Host “${named(gang, 'en')}”`,
    asHostBody: 'You start evenings of the gang, and edit its members together with its owner.',
    accept: { member: "Yes, that's me", host: 'I will host' },
    done: 'Welcome to the gang',
    offline: 'The invitation opens once you are back online.',
    toGangs: 'My gangs',
  },
  publicView: {
    failed: "We couldn't load the page",
    gone: 'No page at this address',
    goneBody: 'It may be off, or its address has changed. Ask its people for the new link.',
    offline: 'The page appears once you are back online.',
    label: 'A gang on Siraj',
    hidden: 'Those who show no name show an emblem.',
    own: 'Your gang can have one too',
    ownBody: 'Fair teams, questions that never repeat, and titles to take.',
    ownButton: 'Gather your gang',
  },
};
