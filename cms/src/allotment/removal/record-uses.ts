import { PROCESS_STATES, type ProcessState } from '@pravesh/shared/allotment/process/process'
import type { RecordUse, StoredRecord } from '../../portal/record-use.ts'
import { type ProcessRecord, processesIn } from '../processes/find-process.ts'

/** Seats of a college or subject stay takeable until their process is closed; a course and a session stay with all processes. */
export const recordUses: RecordUse[] = [
  usedBy('colleges', ['draft', 'open'], ({ units }, { id }) => units.some(({ college }) => college === id)),
  usedBy('subjects', ['draft', 'open'], ({ units }, { name }) => units.some(({ subject }) => subject === name)),
  usedBy('courses', PROCESS_STATES, ({ course }, { code }) => course === code),
  usedBy('academic-sessions', PROCESS_STATES, ({ sessionYear }, { year }) => sessionYear === year),
]

/** In the message to staff. */
const MAX_NAMED = 3

function usedBy(
  of: RecordUse['of'],
  states: readonly ProcessState[],
  uses: (process: ProcessRecord, record: StoredRecord) => boolean,
): RecordUse {
  return {
    of,
    noun: ['merit process', 'merit processes'],
    find: async ({ payload, record }) => {
      const using = (await processesIn(payload, states)).filter((process) => uses(process, record))
      return { total: using.length, names: using.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`) }
    },
  }
}
