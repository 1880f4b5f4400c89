import { roundsOf } from '@pravesh/shared/allotment/process/open-now'
import type { Payload } from 'payload'
import type { EntryRecord } from '../entries/entry-record.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { progressOf } from '../processes/progress-of.ts'
import { listsOf } from './find-lists.ts'
import { contentOf } from './list-cache.ts'

/** Whether an applicant stands on the newest final list; false while none is published. */
export async function isOnFinalList(
  payload: Payload,
  { process, rowKey }: Pick<EntryRecord, 'process' | 'rowKey'>,
): Promise<boolean> {
  const final = (await listsOf(payload, process)).find(({ kind }) => kind === 'final')
  return final !== undefined && (await contentOf(payload, final.id)).byKey.has(rowKey)
}

interface EndOptions {
  payload: Payload
  process: ProcessRecord
  entry: EntryRecord
  /** Whether the reader may correct marks by which seats were given. */
  mayCorrect: boolean
}

/**
 * Why the marks of an applicant are not verified any more, as a sentence for staff; null while they are: until the final list has the applicant, and of those
 * who came later, until the last round.
 */
export async function verificationEnd({ payload, process, entry, mayCorrect }: EndOptions): Promise<string | null> {
  if (process.state !== 'open') return 'The process is closed, so marks are not verified any more.'
  const { rounds } = await progressOf(payload, process)
  if (rounds >= roundsOf(process.steps).length) return 'All rounds are published, so marks are not verified any more.'
  if (mayCorrect || !(await isOnFinalList(payload, entry))) return null
  return 'The applicant stands on the final list, so only an administrator corrects these marks.'
}
