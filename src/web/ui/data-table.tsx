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

/** So few columns have room on a phone too. */
const maxOnPhone = 3;

// Some browsers drop table semantics for rows laid out as cards, so every part has its role.
/** A table if there is room; on a phone each row is a card headed by its name, with labelled values. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const look = columns.length <= maxOnPhone ? tables : cards;
  return (
    <table role="table" className={`w-full border-collapse ${look.table}`}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={look.head}>
        <tr role="row">
          {columns.map(({ key, label }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className="px-2.5 pb-2 text-start align-bottom text-sm font-semibold text-quiet"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={look.body}>
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className={`border-t border-line/50 align-top ${look.row}`}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} look={look} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tables = { table: '', head: '', body: '', row: '', name: '', cell: '', label: 'hidden' } as const;
const cards: Readonly<Record<keyof typeof tables, string>> = {
  table: 'max-lg:block',
  head: 'max-lg:sr-only',
  body: 'max-lg:grid max-lg:gap-3',
  row: 'max-lg:flex max-lg:flex-wrap max-lg:gap-x-5 max-lg:gap-y-1.5 max-lg:rounded-2xl max-lg:border-0 max-lg:bg-well max-lg:px-4 max-lg:py-3',
  name: 'max-lg:order-first max-lg:w-full',
  cell: 'max-lg:min-w-0 max-lg:max-w-full max-lg:p-0 max-lg:has-[>:last-child:empty]:hidden',
  label: 'lg:hidden',
};

// A word is never broken to save room, but an address or a number may be.
function Cell<Row>({ column, row, look }: { column: Column<Row>; row: Row; look: typeof cards }) {
  const { label, cell, isName = false } = column;
  const Tag = isName ? 'th' : 'td';
  return (
    <Tag
      role={isName ? 'rowheader' : 'cell'}
      scope={isName ? 'row' : undefined}
      className={`px-2.5 py-2.5 text-start font-normal ${look.cell} ${isName ? look.name : ''}`}
    >
      {!isName && (
        <span aria-hidden="true" className={`block text-sm leading-tight text-quiet ${look.label}`}>
          {label}
        </span>
      )}
      <span className="block min-w-0 [overflow-wrap:break-word] [&_[dir]]:[overflow-wrap:anywhere]">{cell(row)}</span>
    </Tag>
  );
}
