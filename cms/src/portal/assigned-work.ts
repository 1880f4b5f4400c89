import type { Payload } from 'payload'
import type { Staff } from '../payload-types.ts'

/** Open work that is assigned to one member of staff, and handed over when the person leaves. */
export interface AssignedWork {
  /** How much of it a person has, as a phrase such as “2 imports of books”; null if none. */
  describe: (options: { payload: Payload; staffId: string }) => Promise<string | null>
  /** Whether a colleague's roles allow the work. If not, it is put back for all. */
  mayTake: (staff: Staff) => boolean
  /** Gives all of it to another person, or back to all (null). Idempotent: a killed hand-over is repeated. */
  handOver: (options: {
    payload: Payload
    from: string
    to: { id: string; name: string } | null
    now: Date
  }) => Promise<void>
  /** Puts back what a person may no longer do, after their roles or limit changed. Idempotent. */
  rightsChanged?: (options: { payload: Payload; staffId: string; now: Date }) => Promise<void>
  /** Ends what lasts only while the person works, after they signed out. */
  signedOut?: (options: { payload: Payload; staffId: string }) => Promise<void>
}
