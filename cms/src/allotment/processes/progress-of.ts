import type { Progress } from '@pravesh/shared/allotment/process/allowed-changes'
import type { Payload } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { ProcessRecord } from './find-process.ts'

/** Far above what a process has. */
const MAX_LISTS = 200

/** How far a process has come, by its published lists and rounds. */
export async function progressOf(
  payload: Payload,
  { id, state }: Pick<ProcessRecord, 'id' | 'state'>,
): Promise<Progress> {
  const own = { process: { equals: id } } as const
  const [lists, rounds] = await Promise.all([
    readRows({ payload, collection: 'merit-lists', where: own, fields: ['kind'], limit: MAX_LISTS }),
    countRows({ payload, collection: 'allotment-runs', where: { and: [own, { state: { equals: 'published' } }] } }),
  ])
  const kinds = lists.map(({ kind }) => kind)
  return { state, list: kinds.includes('final') ? 'final' : (kinds[0] ?? null), rounds }
}

/** When the rounds of a process were published, the first one first. */
export async function roundTimes(payload: Payload, processId: string): Promise<string[]> {
  const where = { and: [{ process: { equals: processId } }, { state: { equals: 'published' as const } }] }
  const fields = ['publishedAt'] as const
  const rows = await readRows({ payload, collection: 'allotment-runs', where, fields, sort: 'round', limit: MAX_LISTS })
  return rows.map(({ publishedAt }) => publishedAt ?? '')
}
