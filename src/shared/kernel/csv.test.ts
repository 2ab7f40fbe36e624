import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

const cellsOf = (...cells: Parameters<typeof writeCsv>[0][number]) => writeCsv([cells]).slice(1);

it('writes rows that every spreadsheet reads, in UTF-8 [PUR-5]', () => {
  expect(
    writeCsv([
      ['الاسم', 'المبلغ'],
      ['أم "سالم"، العود', '1.500'],
    ]),
  ).toBe('\ufeffالاسم,المبلغ\r\n"أم ""سالم""، العود",1.500\r\n');
  expect(cellsOf('a,b', 'two\nlines', null, -3, '')).toBe('"a,b","two\nlines",,-3,\r\n');
});

it.each(['=1+1', '+965', '-2', '@sum', '\tx', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠a'])(
  'lets %j be no formula [PUR-5]',
  (cell) => {
    const written = cellsOf(cell);
    expect(written.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

it('escapes a formula that hides behind a comma too [PUR-5]', () => {
  expect(cellsOf('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n');
});
