import type { ApplyOptions } from '../../../database/work/work.ts'
import type { BulkRun } from '../../../payload-types.ts'
import type { StaffUser } from '../acting-staff.ts'

export interface RunWorkOptions extends ApplyOptions<'bulk-runs'> {
  run: BulkRun
  /** For whom the run works; null if the account was deleted. */
  user: StaffUser | null
  /** Whether the portal is shutting down. */
  isStopping: () => boolean
}
