import type { OwnResult } from '@pravesh/shared/allotment/calls/own-process'
import type { Payload } from 'payload'
import type { EntryRecord } from '../entries/entry-record.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

interface ResultOptions {
  payload: Payload
  process: ProcessRecord
  entry: EntryRecord
}

/** What the last published round means for an applicant. Null: no round can be published yet. */
export async function ownResult(_: ResultOptions): Promise<OwnResult | null> {
  return null
}
