import { createHash } from 'node:crypto'
import path from 'node:path'
import { lotOf } from '@pravesh/shared/allotment/order/ties'
import type { Payload } from 'payload'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { cmsSource } from '../../foundation/directories.ts'
import { entryRecord } from '../entries/entry-record.ts'
import { findMatrix } from '../matrix/find-matrix.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import type { SimulatedEntry, SimulatedRow, ToSimulation } from './simulation-job.ts'

const THREAD = path.join(cmsSource, 'allotment/choices/simulation-thread.ts')

/** Not an import, because Next's compiler would resolve the path of the thread and fail. */
const { Worker } = process.getBuiltinModule('node:worker_threads')

/** Far above what the largest process takes. */
const LIMIT_MS = 2 * 60_000
const HEAP_MB = 1024

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

interface SimulateOptions {
  payload: Payload
  process: ProcessRecord
}

/** The first round by the present choices of all applicants, in a thread of its own. By key. */
export async function simulateRound({ payload, process: merit }: SimulateOptions): Promise<Map<string, SimulatedRow>> {
  const { rules, units, matrixVersion } = merit
  const matrix = await findMatrix(payload, { process: merit.id, version: matrixVersion })
  const basis = {
    categories: rules.categories,
    groups: rules.groups,
    moves: rules.moves,
    units,
    seats: matrix?.rows ?? [],
  }
  // The rules need none of the hooks and settings of this process.
  const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB }, env: {}, execArgv: [] })
  const { promise, resolve, reject } = Promise.withResolvers<SimulatedRow[]>()
  // It may fail while entries are still read.
  promise.catch(() => {})
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', (code) => reject(new Error(`The thread of a simulation ended with ${code}.`)))
  const timer = setTimeout(() => reject(new Error('A simulation took too long.')), LIMIT_MS)
  const send = (message: ToSimulation) => thread.postMessage(message)
  try {
    for await (const entries of simulatedEntries(payload, merit)) send({ kind: 'entries', entries })
    send({ kind: 'basis', basis })
    return new Map((await promise).map((row) => [row.key, row]))
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}

const FIELDS = [
  'key',
  'rowKey',
  'subject',
  'category',
  'groups',
  'choices',
  'score',
  'ties',
  'lists',
  'isValid',
  'standing',
] as const

async function* simulatedEntries(payload: Payload, { id, lotSeed }: ProcessRecord): AsyncGenerator<SimulatedEntry[]> {
  const where = { process: { equals: id } }
  for await (const rows of walkRecords({ payload, collection: 'merit-entries', where, fields: FIELDS })) {
    yield rows.flatMap((row): SimulatedEntry[] => {
      const {
        rowKey: key,
        category,
        groups,
        choices,
        lists,
        isValid,
        standing,
      } = entryRecord(row as Parameters<typeof entryRecord>[0])
      if (!isValid || lists.length === 0 || standing !== 'in') return []
      return [{ key, lists, category, groups, choices, lot: lotOf(lotSeed, key, sha256) }]
    })
  }
}
