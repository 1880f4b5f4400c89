import { type FileHandle, open, rm } from 'node:fs/promises'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { endedBefore } from '@pravesh/shared/retention/rules'
import type { Payload } from 'payload'
import { type Affected, findAffected, type ListReads } from '../accounts/access-records/affected-persons.ts'
import { AFFECTED_COLUMNS, affectedRows } from '../accounts/access-records/affected-rows.ts'
import { csvHeader, csvLines } from '../admin-kit/export/csv.ts'
import { readRow } from '../database/records/read-row.ts'
import { istDay, istTime } from '../foundation/formats.ts'
import { processEnv } from '../foundation/settings/env.ts'
import { StartError } from '../foundation/start-error.ts'
import { ACCESS_LABELS } from '../http/access-records/access-kinds.ts'
import { retentionSettings } from '../retention/index.ts'
import { type Period, periodOf } from './affected-period.ts'
import { closeDatabase, openDatabase, requireDatabase } from './open-database.ts'

interface TypedOptions {
  from: string | undefined
  to: string | undefined
  staff: string | undefined
  out: string | undefined
}

/**
 * Lists the persons whose records were opened in a period, in the portal of this process, which it does not change. Throws a
 * StartError that says what is wrong with the options.
 */
export async function listAffectedPersons({ from, to, staff, out }: TypedOptions): Promise<void> {
  const period = periodOf({ from, to })
  const env = processEnv()
  requireDatabase(env)
  const payload = await openDatabase(env)
  try {
    await listAffectedIn({ payload, period, staff, out, now: new Date(), report: console.log })
  } finally {
    await closeDatabase(payload)
  }
}

interface ListOptions {
  payload: Payload
  period: Period
  /** The e-mail address of a member of staff; all without it. */
  staff?: string | undefined
  /** A file that does not exist yet; none is written without it. */
  out?: string | undefined
  now: Date
  report: (line: string) => void
}

/** Exported for tests. */
export async function listAffectedIn({ payload, period, staff, out, now, report }: ListOptions): Promise<void> {
  const staffId = staff === undefined ? undefined : await idOfStaff(payload, staff)
  const file = out === undefined ? null : await createFile(out)
  try {
    const affected = await findAffected({ payload, ...period, staffId })
    await file?.write(csvHeader(AFFECTED_COLUMNS, 'labels'))
    let gone = 0
    for await (const rows of affectedRows(payload, affected.persons)) {
      gone += rows.filter(({ student }) => student === undefined).length
      await file?.write(csvLines(AFFECTED_COLUMNS, rows))
    }
    await file?.sync()
    const kept = endedBefore((await retentionSettings(payload, now)).days.accessRecords, now)
    for (const line of linesOf({ affected, period, staff, out, gone, kept })) report(line)
  } catch (error) {
    if (out !== undefined) await rm(out, { force: true })
    throw error
  } finally {
    await file?.close()
  }
}

async function idOfStaff(payload: Payload, email: string): Promise<string> {
  const where = { email: { equals: email.trim().toLowerCase() } }
  const found = await readRow({ payload, collection: 'staff', where, fields: ['name'] })
  if (found) return String(found.id)
  throw new StartError(
    `There is no account of staff with the e-mail address ${email}. Correct it, or leave out --staff.`,
  )
}

const FILE_PROBLEMS: Record<string, string> = {
  EEXIST: 'exists already. Name another file.',
  EISDIR: 'is a folder. Name a file in it.',
  ENOENT: 'is in a folder that does not exist. Create it, or name another file.',
  EACCES: 'cannot be written by this user. Name a file in another folder.',
}

/** Readable by this user alone. */
async function createFile(name: string): Promise<FileHandle> {
  try {
    return await open(name, 'wx', 0o600)
  } catch (cause) {
    const problem = FILE_PROBLEMS[(cause as NodeJS.ErrnoException).code ?? '']
    if (problem === undefined) throw cause
    throw new StartError(`${name} ${problem}`, { cause })
  }
}

interface SaidOptions extends Pick<ListOptions, 'period' | 'staff' | 'out'> {
  affected: Affected
  /** Persons without an account. */
  gone: number
  /** Records from before are deleted (ISO 8601). */
  kept: string
}

function* linesOf({ affected, period, staff, out, gone, kept }: SaidOptions): Generator<string> {
  const { persons, lists, withoutPerson } = affected
  yield `Opened from ${istTime(period.from)} to ${istTime(period.to)}${staff ? ` by ${staff}` : ''}:`
  yield `  persons: ${formatNumber(persons.size)}`
  if (gone > 0) yield `  of them without an account any more, so without contact data: ${formatNumber(gone)}`
  if (lists.length > 0) yield 'NOT IN THE LIST: these reads are recorded without the persons whom they showed.'
  for (const reads of lists) yield `  ${readsText(reads)}`
  if (lists.length > 0) {
    yield 'Their filters are in the admin under “Who opened what”. Everyone whom these filters find may be affected, too.'
  }
  if (withoutPerson > 0) {
    yield `NOT IN THE LIST: openings of accounts that were erased since: ${formatNumber(withoutPerson)}`
  }
  if (period.from < kept) yield `NOT IN THE LIST: openings before ${istDay(kept)}, whose records are deleted.`
  yield 'Never recorded: reads of orders, payments and messages in the admin, and what was read without the portal, such as in the database or a backup.'
  if (out === undefined) yield 'No file was written. Add --out FILE.csv for their names and contact data.'
  else yield `Written to ${out}, which only this user can read. Delete it once you have informed all persons.`
}

function readsText({ staffName, kind, subject, count, rows, unfinished }: ListReads): string {
  const times = `${formatNumber(count)} ${count === 1 ? 'time' : 'times'}`
  const broken = unfinished > 0 ? `, ${formatNumber(unfinished)} of them unfinished with an unknown number` : ''
  const records = `${formatNumber(rows)} ${rows === 1 ? 'record' : 'records'}`
  return `${staffName}: ${ACCESS_LABELS[kind]} (${subject}), ${times}, ${records}${broken}`
}
