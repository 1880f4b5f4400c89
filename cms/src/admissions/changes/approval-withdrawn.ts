import type { Payload } from 'payload'
import type { ApplicationRecord } from '../applications/application-record.ts'

/** Does what follows elsewhere from an approval that was withdrawn. Idempotent, and repeated until it succeeds. */
export type OnApprovalWithdrawn = (options: {
  payload: Payload
  application: Pick<ApplicationRecord, 'id'>
  now: Date
}) => Promise<void>

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Ends the seat with which a process admitted the applicant. */
    approvalWithdrawn: OnApprovalWithdrawn
  }
}
