import type { Refusal } from '@pravesh/shared/admissions/bulk/refusals'
import type { ApplicationStatus } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import type { BulkRunItem } from '../../../payload-types.ts'
import type { ApplicationRecord } from '../../applications/application-record.ts'
import type { StaffMember } from '../../review/staff-member.ts'

/** Null: done. */
export type Performed = Refusal | 'waits' | null

interface CheckOptions {
  payload: Payload
  application: ApplicationRecord
  /** Of the person for whom the run works. */
  staffId: string
  now: Date
}

export interface PerformOptions {
  payload: Payload
  staff: StaffMember
  /** The id of the run. */
  run: string
  item: Pick<BulkRunItem, 'application' | 'revision' | 'from'>
  now: Date
}

/** What a run does with each application: the operation behind a single action, with its forecast. */
export interface Operation {
  /** Why it is not possible now; null if it is. Writes nothing. */
  check: (options: CheckOptions) => Promise<Refusal | null>
  /**
   * Does it, if the application is as it was when it was checked; otherwise says why not. `waits` if a second reader decides, too.
   * Idempotent within a run.
   */
  perform: (options: PerformOptions) => Promise<Performed>
  /** The state afterwards. */
  after: (status: ApplicationStatus) => ApplicationStatus
  /** Whether it takes a seat of the college. */
  takesSeat: boolean
}
