import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { categoryFileSchema, type CategoryFile } from '#shared/questions/schema.ts';
import { sampleCategory } from '#testing/sample-content.ts';
import { exportCsv, exportJson, importCsv, importJson, mergeImported, type Imported } from './exchange.ts';
import { readContentFiles } from './read-content.ts';

const whole = ({ categories }: Imported) =>
  categories.map(({ head, questions }) => ({ ...head, questions: questions.map(({ question }) => question) }));

function taken(imported: Imported): Imported {
  expect(imported.faults).toEqual([]);
  return imported;
}

function faultsOf(imported: Imported): string[] {
  return imported.faults.map(({ place, fault }) => `${place}: ${fault}`);
}

const sample = sampleCategory('alpha');
const first = present(sample.questions[0], 'a question');
const nasty: CategoryFile = {
  ...sample,
  questions: [
    { ...first, text: { ar: '=SUM(1)، "قال"; نعم؟', en: "'=2+2, \"quoted\"; ''-1?" }, source: '@source, a "book"' },
    ...sample.questions.slice(1),
  ],
};

describe('the bank as a table and as JSON', () => {
  it('comes back equal to the letter, every kind and every field', async () => {
    const { categories } = await readContentFiles(new URL('../../../content/', import.meta.url));
    const bank = [...categories.map(({ content }) => categoryFileSchema.parse(content)), sample];
    expect(whole(taken(await importCsv(exportCsv(bank))))).toEqual(bank);
    expect(whole(taken(await importJson(exportJson(bank))))).toEqual(bank);
  });

  it('keeps quotes, commas and what a spreadsheet would run, and guards it there', async () => {
    const csv = exportCsv([nasty]);
    expect(csv).toContain("'=SUM(1)");
    expect(csv).not.toMatch(/(^|,)"?[=@]/m);
    expect(whole(taken(await importCsv(csv)))).toEqual([nasty]);
  });

  it('is read with the line ends and the mark of a spreadsheet, or without', async () => {
    const csv = exportCsv([sample]).replace('\ufeff', '').replaceAll('\n', '\r\n');
    expect(whole(taken(await importCsv(csv)))).toEqual([sample]);
  });
});

describe('a bad file', () => {
  const change = async (from: string | RegExp, to: string) =>
    faultsOf(await importCsv(exportCsv([sample]).replace(from, to)));

  it('reports each invalid row with its line and column, and returns the others', async () => {
    const csv = exportCsv([sample]).replace(',text,200,', ',text,250,').replace(',mime,', ',dance,');
    expect(faultsOf(await importCsv(csv))).toEqual([
      expect.stringMatching(/^row 3: value: /),
      expect.stringMatching(/^row 6: act: /),
    ]);
    expect((await importCsv(csv)).categories[0]?.questions).toHaveLength(sample.questions.length - 2);
    expect((await importCsv(csv)).faults).toMatchObject([
      { field: 'value', code: 'invalid' },
      { field: 'act', code: 'invalid' },
    ]);
  });

  it('reports an invalid number, a missing language and a lost option', async () => {
    expect(await change(',text,200,', ',text,many,')).toEqual([expect.stringMatching(/^row 3: value: /)]);
    expect(await change('Question alpha-200-0?', '')).toEqual([expect.stringMatching(/^row 3: text_en: /)]);
    expect(
      await change(/,[^,]*1 [^,]*,Wrong 1 of alpha-200-0/.exec(exportCsv([sample]))?.[0] ?? 'nothing', ',,'),
    ).toEqual([expect.stringMatching(/^row 3: wrong/)]);
  });

  it('reports a duplicate id, and an unknown column', async () => {
    expect(await change('alpha-200-1', 'alpha-200-0')).toEqual(['row 4: id: alpha-200-0 stands in row 3 already']);
    expect(await change(',kind,', ',sort,')).toEqual(
      expect.arrayContaining(['row 1: there is no column "sort"', 'row 1: the column "kind" is missing']),
    );
  });

  it('reports a row with a cell too many or too few, and returns the others', async () => {
    const [header = '', category = '', one = '', two = '', ...others] = exportCsv([sample]).trimEnd().split('\n');
    const { faults, categories } = await importCsv(
      [header, category, `${one},`, two.slice(0, two.lastIndexOf(',')), ...others].join('\n'),
    );
    expect(faults).toMatchObject([
      { place: 'row 3', code: 'cells-count' },
      { place: 'row 4', code: 'cells-count' },
    ]);
    expect(categories[0]?.questions).toHaveLength(sample.questions.length - 2);
  });

  it("tells all that is wrong with a question of a JSON file as that question's, and what no column takes too", async () => {
    const questions = [
      { ...first, value: 250, band: 'all' },
      { ...first, id: 'alpha-null', explanation: { ar: 'فراغ\0', en: 'half \ud800' } },
      ...sample.questions.slice(1),
    ];
    const { faults, categories } = await importJson(JSON.stringify({ categories: [{ ...sample, questions }] }));
    expect(faults.map(({ place, field }) => [place, field])).toEqual([
      ['categories.0.questions.0', 'value'],
      ['categories.0.questions.0', 'band'],
      ['categories.0.questions.1', 'explanation.ar'],
      ['categories.0.questions.1', 'explanation.en'],
    ]);
    expect(categories[0]?.questions).toHaveLength(sample.questions.length - 1);
  });

  it('is reported if it is no table or no JSON', async () => {
    expect(faultsOf(await importCsv('a,b\n"1'))).toEqual([expect.stringMatching(/^file: is not a table/)]);
    expect(faultsOf(await importJson('{'))).toEqual([expect.stringMatching(/^file: is not JSON/)]);
    expect(faultsOf(await importJson('[]'))).toEqual(['file: has no list "categories"']);
    expect(faultsOf(await importJson(JSON.stringify({ categories: [{ ...sample, hue: 'blue' }] })))).toEqual([
      expect.stringMatching(/^categories\.0: hue: /),
    ]);
  });
});

describe('what a spreadsheet makes of it', () => {
  const csv = exportCsv([sample]);

  it('is read with semicolons or tabs, with blank lines, and reports the right line', async () => {
    const again = (sign: string) => stringify(parse(csv, { bom: true }), { delimiter: sign });
    expect(whole(taken(await importCsv(again(';'))))).toEqual([sample]);
    expect(whole(taken(await importCsv(again('\t'))))).toEqual([sample]);
    const [header = '', ...rows] = csv.split('\n');
    expect(
      whole(taken(await importCsv([header, '', ','.repeat(header.split(',').length - 1), ...rows].join('\n')))),
    ).toEqual([sample]);
    expect(faultsOf(await importCsv([header, '', ...rows].join('\n').replace(',text,200,', ',text,0xC8,')))).toEqual([
      expect.stringMatching(/^row 4: value: /),
    ]);
  });

  it('may lose no column and no cell unsaid', async () => {
    const table: string[][] = parse(csv, { bom: true });
    const band = table[0]?.indexOf('band') ?? -1;
    expect(faultsOf(await importCsv(stringify(table.map((row) => row.filter((_, index) => index !== band)))))).toEqual([
      'row 1: the column "band" is missing',
    ]);
    const icon = table[0]?.indexOf('icon') ?? -1;
    expect(
      faultsOf(
        await importCsv(
          stringify(
            table.map((row, line) => row.map((cell, index) => (line === 2 && index === icon ? 'globe' : cell))),
          ),
        ),
      ),
    ).toEqual(['row 3: icon: does not belong to a row of this kind']);
    expect(faultsOf(await importCsv(''))).not.toEqual([]);
    expect(faultsOf(await importCsv(csv.split('\n')[0] ?? ''))).toEqual(['file: has no rows']);
  });

  it('takes no id twice in JSON either', async () => {
    expect(faultsOf(await importJson(exportJson([{ ...sample, questions: [...sample.questions, first] }])))).toEqual([
      expect.stringMatching(/alpha-200-0 stands in categories\.0\.questions\.0 already/),
    ]);
    expect(whole(taken(await importJson(`\ufeff${exportJson([sample])}`)))).toEqual([sample]);
  });
});

describe('bringing it in', () => {
  it('replaces questions with a known id in place, adds new ones and removes none', () => {
    const changed = { ...first, text: { ar: 'سؤال جديد؟', en: 'A new question?' } };
    const added = { ...first, id: 'alpha-added' };
    const { categories } = mergeImported(
      [sample],
      [{ id: 'alpha', head: null, questions: [added, changed].map((question) => ({ question, place: '' })) }],
    );
    expect(categories).toEqual([{ ...sample, questions: [changed, ...sample.questions.slice(1), added] }]);
  });

  it('refuses questions of a category that is nowhere', () => {
    expect(
      mergeImported([], [{ id: 'nowhere', head: null, questions: [{ question: first, place: '' }] }]).faults,
    ).toHaveLength(1);
  });
});
