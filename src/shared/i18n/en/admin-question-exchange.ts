import type { Catalogue } from '../ar/index.ts';
import { pluralEn } from '../catalogue.ts';

const questions = (count: number) => pluralEn(count, { one: '1 question', other: `${count} questions` });
const rows = (count: number) => pluralEn(count, { one: '1 row', other: `${count} rows` });

export const adminQuestionExchange: Catalogue['adminQuestionExchange'] = {
  open: 'Question files',
  title: 'Question files',
  back: 'To the bank',
  take: {
    title: 'Download questions', lead: 'All that is published, in both languages. Change it in your spreadsheet and bring it back here.',
    category: 'Category', all: 'All categories', format: 'Kind of file', formats: { csv: 'CSV table', json: 'JSON' },
    start: 'Download', failed: 'The file was not downloaded',
  },
  bring: {
    title: 'Import questions', lead: 'A question known by its id is changed, a new one added, none deleted. The file is checked first; nothing is written before you agree.',
    file: 'File', choose: 'Choose a file', fileHint: (most) => `CSV or JSON as downloaded here, up to ${most}.`,
    newStatus: 'New questions come in as', newStatuses: { draft: 'drafts', active: 'published' },
    check: 'Check the file', tooLarge: 'The file is too large.', wrongKind: 'Choose a file whose name ends in .csv or .json.',
    nothing: 'Choose a file first.',
  },
  plan: {
    title: 'What will happen', added: 'Added', changed: 'Changed', same: 'As they are', faulty: 'Not accepted',
    none: 'Everything in the file is there already. Nothing to import.',
    faults: 'What is not accepted, row by row', place: 'Place', field: 'Field', fault: 'Reason', whole: 'all of it',
    row: (number) => `Row ${number}`, file: 'The file', more: (count) => `And more: the first ${count} are shown.`,
    leave: (count) => `Import the rest and leave ${rows(count)} out`,
    mend: 'Mend the rows in your file and check it again, or choose to leave them out.',
    import: (count) => `Import ${questions(count)}`,
    playing: 'Games under way keep what they were dealt.',
    done: (count) => `${questions(count)} imported.`, failed: 'Nothing was imported',
  },
  faults: {
    'not-a-table': 'The file is no sound table.', 'not-json': 'The file is not JSON as we write it.', 'no-rows': 'The file has no rows.',
    'unknown-column': 'A column we don\'t know.', 'column-twice': 'The column stands twice.', 'column-missing': 'The column is missing.', 'cells-count': 'The row has another number of cells than there are columns.', 'not-of-this-kind': 'This cell doesn\'t belong to this kind of question.',
    'repeated': 'The id stands twice in the file.', 'category-unknown': 'There is no such category.', 'category-differs': 'The category is not as we have it, and categories are not changed from here.',
  },
};
