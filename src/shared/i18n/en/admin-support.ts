import type { adminSupport as ar } from '../ar/admin-support.ts';
import { pluralEn, type Shape } from '../catalogue.ts';

const messages = (count: number) => pluralEn(count, { one: '1 message', other: `${count} messages` });

export const adminSupport = {
  title: 'Messages from people',
  lead: 'All problems, thoughts and reports of questions that reached us. The newest first.',
  csv: 'Download results as CSV',
  csvFailed: 'The download failed',
  filters: 'Filter the messages',
  filter: {
    text: 'A word of the message, name or address', status: 'Status', category: 'Kind', assigned: 'Taken on by', question: 'Question id', about: 'About', aboutQuestion: 'A report of a question',
    any: 'All', assignedNames: { me: 'Me', nobody: 'Nobody' }, apply: 'Search', clear: 'Clear filters',
  },
  statuses: { new: 'New', in_progress: 'In progress', answered: 'Answered', closed: 'Closed' },
  categories: { game_issue: 'Problem or question', game_feedback: 'Feedback or idea' },
  empty: 'No messages yet',
  emptyBody: 'When somebody writes to us, their message shows here.',
  notFound: 'No message like that',
  notFoundBody: 'Loosen the filters, or try another word.',
  shown: (count, hasMore) => hasMore ? `${messages(count)} shown, and there are more` : `${messages(count)} shown, and that is all`,
  caption: 'Messages from people',
  columns: { message: 'Message', from: 'From', category: 'Kind', status: 'Status', assigned: 'Taken on by', at: 'Written' },
  visitor: 'Visitor',
  nobody: 'Nobody',
  open: (beginning) => `Open the message: ${beginning}`,
  wordless: 'A report without words',
  reports: (count) => pluralEn(count, { one: '1 report of this question', other: `${count} reports of this question` }),
  detail: {
    title: 'Message',
    answerBy: 'Write them a mail',
    noAddress: 'They left no address, so there is no way to answer.',
    question: 'Question', reason: 'What is wrong', seeReports: 'Show them together', seeQuestion: 'Open the question',
    game: 'The game when they wrote', gameId: 'Game id', phase: 'Phase', onScreen: 'Question on the screen', step: 'Step', turn: 'In turn', queued: 'Lifelines queued', active: 'Lifelines active',
    phases: { wheel: 'Wheel', board: 'Board', question: 'Question open', result: 'Answer revealed', finished: 'Finished' },
    gameStatuses: { setup: 'Being set up', playing: 'In play', finished: 'Finished' },
    facts: 'When and from where', writtenAt: 'Written', arrivedAt: 'Arrived', account: 'Account id', page: 'Page', device: 'Device', screen: 'Screen', language: 'Language', appVersion: 'App version',
    languages: { ar: 'Arabic', en: 'English' },
  },
  form: {
    title: 'What we do about it', status: 'Status', assigned: 'Taken on by', notes: 'Notes of the staff', notesHint: 'Whoever wrote to us does not see them.',
    save: 'Save', saved: 'Saved.', takeOver: 'Show what my colleague saved', theirs: 'This is what your colleague saved',
  },
} satisfies Shape<typeof ar>;
