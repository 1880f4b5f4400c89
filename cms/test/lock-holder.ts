import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

const HOLD = `
const { DatabaseSync } = require('node:sqlite')
const database = new DatabaseSync(process.argv[1])
for (const sql of process.argv.slice(2)) database.exec(sql)
process.stdout.write('locked')
process.stdin.once('end', () => database.close()).resume()
`

const COUNT = `
const { DatabaseSync } = require('node:sqlite')
const row = new DatabaseSync(process.argv[1], { readOnly: true }).prepare('SELECT count(*) AS n FROM ' + process.argv[2]).get()
process.stdout.write(String(row.n))
`

const BEGIN = ['BEGIN IMMEDIATE']

/**
 * Locks an SQLite file in another process until the function that it returns is called: two libraries in one process do
 * not exclude each other.
 */
export async function holdLock(file: string, statements: readonly string[] = BEGIN): Promise<() => Promise<void>> {
  const holder = spawn(process.execPath, ['-e', HOLD, file, ...statements], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  return async () => {
    holder.stdin.end()
    await once(holder, 'exit')
  }
}

/** The rows of a table that another process sees. */
export function countOutside(file: string, table: string): number {
  return Number(execFileSync(process.execPath, ['-e', COUNT, file, table]))
}
