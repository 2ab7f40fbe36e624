import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Names its row. One a table. */
  readonly isName?: boolean;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

// What is laid out as cards is a table no longer to some browsers, unless every part says what it is.
/** A table where there is room; on a phone each row is a card that names its values. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table role="table" className="w-full border-collapse max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row">
          {columns.map(({ key, label }) => <th key={key} role="columnheader" scope="col" className="px-2.5 pb-2 text-start align-bottom text-sm font-semibold text-quiet">{label}</th>)}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-lg:grid max-lg:gap-3">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className="border-t border-line/50 align-top max-lg:grid max-lg:gap-1 max-lg:rounded-2xl max-lg:border-0 max-lg:bg-well max-lg:p-3">
            {columns.map((column) => <Cell key={column.key} column={column} row={row} />)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cellLook = 'px-2.5 py-2.5 text-start font-normal max-lg:flex max-lg:items-start max-lg:justify-between max-lg:gap-4 max-lg:px-1 max-lg:py-0.5';

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { label, cell, isName = false } = column;
  const Tag = isName ? 'th' : 'td';
  return (
    <Tag role={isName ? 'rowheader' : 'cell'} scope={isName ? 'row' : undefined} className={cellLook}>
      <span aria-hidden="true" className="flex-none text-sm text-quiet lg:hidden">{label}</span>
      <span className="min-w-0 [overflow-wrap:anywhere] max-lg:text-end">{cell(row)}</span>
    </Tag>
  );
}
