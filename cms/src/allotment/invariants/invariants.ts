import type { Invariant } from '../../portal/invariant.ts'
import { feesAreCredited } from './fees-are-credited.ts'
import { paymentsCount } from './payments-count.ts'
import { seatsArePaid } from './seats-are-paid.ts'

/** What must hold between payments, course fees and the seats of merit processes. */
export const allotmentInvariants: readonly Invariant[] = [seatsArePaid, paymentsCount, feesAreCredited]
