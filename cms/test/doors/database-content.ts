import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { Action, Verb } from '../../src/staff/permissions/permissions.ts'
import { type Role, roleTable } from '../../src/staff/permissions/roles.ts'

const WRITES: readonly Verb[] = ['create', 'update', 'delete']
const MONEY = [
  'payments',
  'refunds',
  'receipts',
  'fee-dues',
  'offline-payments',
  'settlement-lines',
  'course-purchases',
]
/** Records that the portal's operations write, with the actions whose holders start them. */
const OPERATED: Partial<Record<Action, readonly string[]>> = {
  'decide applications': ['applications', 'application-events', 'intake-seats', 'fee-dues'],
  'check documents': ['reason-texts', 'list-views'],
  'review fee payments': ['fee-dues'],
  'record offline payments': MONEY,
  'refund payments': MONEY,
  'replace receipts': ['receipts'],
  'manage orders': ['orders', 'shipments', 'book-stock', 'stock-movements', 'books', 'refunds', 'payments'],
}
/** Columns that the portal writes by itself: at a sign-in or wrong password, and in its minutely work. */
const OWN_COLUMNS: Readonly<Record<string, RegExp>> = {
  staff: /^(updated_at|login_attempts|lock_until|reset_password_.*)$/,
  admission_settings: /^(updated_at|days_calculated_for|overdue_reported_on)$/,
}

/** The collections and globals whose records this caller may not change through any route. */
export function closedTo(actor: string): string[] {
  const table: Readonly<Record<string, (typeof roleTable)[Role]>> = roleTable
  const rows = Object.values(table)
  const writable = (may: object): string[] =>
    Object.entries(may).flatMap(([slug, verbs]) => (WRITES.some((verb) => verbs.includes(verb)) ? [slug] : []))
  const all = new Set([...rows.flatMap(({ may }) => writable(may)), ...Object.values(OPERATED).flat()])
  const row = Object.hasOwn(table, actor) ? table[actor] : undefined
  const open = new Set(
    row ? [...writable(row.may), ...row.actions.flatMap((action) => OPERATED[action] ?? [])] : OPEN_TO_OTHERS,
  )
  if (actor === 'student') for (const slug of OF_ORDERS) open.add(slug)
  // A store clerk's stock is part of what importing books writes.
  if (open.has('books')) for (const slug of ['book-stock', 'stock-movements']) open.add(slug)
  return [...all].filter((slug) => !open.has(slug))
}

/** What visitors and students write through their own routes. */
const OPEN_TO_OTHERS = [
  'contact-messages',
  'students',
  'payments',
  'orders',
  'fee-dues',
  'applications',
  'application-events',
]

/** What else a student's order, its payment and its cancellation write. */
const OF_ORDERS = ['books', 'book-stock', 'stock-movements', 'refunds', 'receipts']

/** Hashes of the records of these collections and globals in an SQLite file, with their arrays and relations. */
export function contentOf(file: string, slugs: readonly string[]): Map<string, string> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
    const names = tables.map(({ name }) => String(name))
    return new Map(slugs.map((slug) => [slug, hashOf(database, tablesOf(names, slug))]))
  } finally {
    database.close()
  }
}

function tablesOf(names: readonly string[], slug: string): string[] {
  const table = slug.replaceAll('-', '_')
  // Sessions begin and end without a change of the account.
  return names
    .filter(
      (name) =>
        (name === table || name.startsWith(`${table}_`)) && !/_sessions$|_search(_|$)|_words(_|$)|_fts/.test(name),
    )
    .sort()
}

function hashOf(database: DatabaseSync, tables: readonly string[]): string {
  const hash = createHash('sha256')
  for (const table of tables) {
    const rows = database.prepare(`select * from "${table}"`).all()
    const lines = rows.map((row) => JSON.stringify(Object.entries(row).filter(([name]) => isContent(table, name))))
    for (const line of lines.sort()) hash.update(line)
  }
  return hash.digest('hex')
}

const isContent = (table: string, column: string) => OWN_COLUMNS[table]?.test(column) !== true
