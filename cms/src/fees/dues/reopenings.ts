import * as z from 'zod/mini'
import type { FeeDue } from '../../payload-types.ts'

const reopening = z.object({
  /** ISO 8601. */
  at: z.string(),
  by: z.string(),
  staffId: z.string(),
  reason: z.string(),
  /** The refunded payment that counted until then. */
  transactionId: z.string(),
})

/** How staff opened a refunded due again, as kept with the due. */
export type Reopening = z.infer<typeof reopening>

/** All of a due, oldest first. */
export function reopeningsOf({ reopenings }: Pick<FeeDue, 'reopenings'>): Reopening[] {
  return z.array(reopening).parse(reopenings ?? [])
}
