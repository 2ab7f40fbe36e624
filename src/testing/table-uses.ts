import ts from 'typescript';

/** One place in a file that names a table, a view or a function of the database. */
export interface NameUse {
  /** Null where the name is put together at run time. */
  readonly name: string | null;
  readonly isWrite: boolean;
  /** From 1. */
  readonly line: number;
}

const readers = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'using', 'from']);
const writers = new Set(['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto']);

/**
 * Every table that a file names: in Kysely's calls, and in `sql` templates after from, join, into, update and the like;
 * and the functions that its templates call. `isKnown` tells both from a name that a query gives itself and from those
 * of PostgreSQL.
 */
export function findNameUses(path: string, text: string, isKnown: (name: string) => boolean): NameUse[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const uses: NameUse[] = [];
  const add = (node: ts.Node, name: string | null, isWrite: boolean) => {
    if (name !== null && !isKnown(name)) return;
    uses.push({ name, isWrite, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const method = node.expression.name.text;
      const [first] = node.arguments;
      if (first !== undefined && (readers.has(method) || writers.has(method)))
        for (const table of namesIn(first, method)) add(first, table, writers.has(method));
      if (isSql(node.expression.expression) && method === 'table' && first !== undefined)
        for (const table of namesIn(first, method)) add(first, table, false);
    }
    const statement = sqlOf(node);
    if (statement !== null) for (const { name, isWrite } of namesInSql(statement)) add(node, name, isWrite);
    if (isRaw(node) && statement === null) add(node, null, false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** 'users as person', or a list of such names; null for a variable. A subquery is visited by itself. */
function namesIn(node: ts.Expression, method: string): (string | null)[] {
  if (ts.isStringLiteralLike(node)) return [node.text.split(' ')[0] ?? ''];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((each) => namesIn(each, method));
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap((each) => namesIn(each, method));
  // Array.from and the like are no queries.
  if (method === 'from') return [];
  if (ts.isAsExpression(node) || ts.isNonNullExpression(node)) return namesIn(node.expression, method);
  const isSubquery = ts.isCallExpression(node) || ts.isArrowFunction(node) || ts.isTaggedTemplateExpression(node);
  return isSubquery && readers.has(method) ? [] : [null];
}

function isSql(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === 'sql';
}

/** The text of sql`…`, sql<Row>`…` and sql.raw('…'), with a mark in the place of each value. */
function sqlOf(node: ts.Node): string | null {
  if (ts.isTaggedTemplateExpression(node)) return isSql(node.tag) ? textOf(node.template) : null;
  const [first] = isRaw(node) ? node.arguments : [];
  return first !== undefined && ts.isStringLiteralLike(first) ? first.text : null;
}

function isRaw(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    isSql(node.expression.expression) &&
    node.expression.name.text === 'raw'
  );
}

function textOf(template: ts.TemplateLiteral): string {
  if (!ts.isTemplateExpression(template)) return template.text;
  return template.head.text + template.templateSpans.map(({ literal }) => `$0${literal.text}`).join('');
}

const place = /\b(distinct\s+from|delete\s+from|from|join|into|update|using|truncate|table)\s+(?:only\s+|table\s+)?/gi;
const writing = /^(?:delete|into|update|truncate|table)/i;
const tableName = '[a-z_]+\\b(?!\\s*\\()';
const alias = '(?:\\s+(?:as\\s+)?(?!where\\b|on\\b|set\\b|join\\b)[a-z_]+)?';
const list = new RegExp(`^${tableName}${alias}(?:\\s*,\\s*${tableName}${alias})*`, 'i');
const intoList = new RegExp(`^[a-z_]+`, 'i');
const called = /\b([a-z_]+)\s*\(/gi;

/** Names in the place of a table, among them those after a comma in `from a, b`, and names of called functions. */
export function namesInSql(statement: string): { name: string; isWrite: boolean }[] {
  // The body of a function that runs a text is read with its texts.
  const isRun = /\bexecute\b/i.test(statement);
  const text = statement.replaceAll(/--.*$/gm, '').replaceAll(/'((?:[^']|'')*)'/g, isRun ? ' $1 ' : "''");
  const calls = [...text.matchAll(called)].filter(({ index }) => !/\binto\s+$/i.test(text.slice(0, index)));
  const tables = [...text.matchAll(place)].flatMap(([before, words = ''], index, all) => {
    if (/^distinct/i.test(words)) return [];
    const after = text.slice((all[index]?.index ?? 0) + before.length);
    const isWrite = writing.test(words);
    const found = (isWrite ? intoList : list).exec(after)?.[0] ?? '';
    return found.split(',').map((each) => ({ name: each.trim().split(/\s+/)[0] ?? '', isWrite }));
  });
  return [...tables, ...calls.map(([, name = '']) => ({ name, isWrite: false }))];
}
