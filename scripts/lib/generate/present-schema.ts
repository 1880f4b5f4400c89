type Row = Readonly<Record<string, unknown>>
type Named<Value> = Record<string, Value>

/** Runs a query with one argument on a database that has all migrations. */
export type Query = (sql: string, argument: string) => Promise<readonly Row[]>

interface Column {
  name: string
  type: string
  primaryKey: boolean
  notNull: boolean
  autoincrement: boolean
  default?: string | number | boolean
}

interface Index {
  name: string
  columns: string[]
  isUnique: boolean
}

interface ForeignKey {
  name: string
  tableFrom: string
  tableTo: string
  columnsFrom: string[]
  columnsTo: string[]
  onDelete: string
  onUpdate: string
}

interface Table {
  name: string
  columns: Named<Column>
  indexes: Named<Index>
  foreignKeys: Named<ForeignKey>
  compositePrimaryKeys: Named<unknown>
  uniqueConstraints: Named<unknown>
  checkConstraints: Named<unknown>
}

/** A snapshot of drizzle-kit, which generates migrations by comparing two of them. */
export interface Schema {
  tables: Named<Table>
}

/**
 * The schema of a database. Its foreign keys have the names that `wanted` gives them: SQLite stores none, and drizzle-kit
 * compares names too.
 */
export async function presentSchema(query: Query, wanted: Schema): Promise<Schema> {
  const rows = await query('SELECT name FROM sqlite_master WHERE type = ?', 'table')
  const tables = await Promise.all(rows.map(({ name }) => tableOf(query, String(name), wanted)))
  return { ...wanted, tables: byName(tables) }
}

async function tableOf(query: Query, name: string, wanted: Schema): Promise<Table> {
  return {
    name,
    columns: byName((await query('SELECT * FROM pragma_table_info(?)', name)).map(columnOf)),
    indexes: byName(await indexesOf(query, name)),
    foreignKeys: byName(await foreignKeysOf(query, name, Object.values(wanted.tables[name]?.foreignKeys ?? {}))),
    compositePrimaryKeys: {},
    uniqueConstraints: {},
    checkConstraints: {},
  }
}

const columnOf = (row: Row): Column => ({
  name: String(row.name),
  // SQLite returns the types that it knows in upper case.
  type: String(row.type).toLowerCase(),
  primaryKey: row.pk === 1,
  notNull: row.notnull === 1,
  autoincrement: false,
  ...(row.dflt_value === null ? {} : { default: defaultOf(String(row.dflt_value)) }),
})

function defaultOf(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^-?[\d.]+$/.test(text)) return Number(text)
  return text.startsWith("'") ? text : `(${text})`
}

async function indexesOf(query: Query, table: string): Promise<Index[]> {
  const rows = await query("SELECT * FROM pragma_index_list(?) WHERE origin = 'c'", table)
  const indexes = rows.map(async (row) => {
    const columns = await query('SELECT name FROM pragma_index_info(?)', String(row.name))
    return { name: String(row.name), columns: columns.map(({ name }) => String(name)), isUnique: row.unique === 1 }
  })
  return Promise.all(indexes)
}

async function foreignKeysOf(query: Query, table: string, wanted: readonly ForeignKey[]): Promise<ForeignKey[]> {
  const rows = await query('SELECT * FROM pragma_foreign_key_list(?)', table)
  return rows.map((row) => {
    const [column, tableTo] = [String(row.from), String(row.table)]
    const same = wanted.find((key) => key.columnsFrom.join() === column && key.tableTo === tableTo)
    return {
      name: same?.name ?? `${table}_${column}_fk`,
      tableFrom: table,
      tableTo,
      columnsFrom: [column],
      columnsTo: [String(row.to)],
      onDelete: String(row.on_delete).toLowerCase(),
      onUpdate: String(row.on_update).toLowerCase(),
    }
  })
}

const byName = <Value extends { name: string }>(values: readonly Value[]): Named<Value> =>
  Object.fromEntries(values.map((value) => [value.name, value]))
