import type { Invariant } from '../../portal/invariant.ts'
import { paymentsCount } from './payments-count.ts'
import { purchasesArePaid } from './purchases-are-paid.ts'

/** What must hold between payments and purchases of recorded courses. */
export const learningInvariants: readonly Invariant[] = [purchasesArePaid, paymentsCount]
