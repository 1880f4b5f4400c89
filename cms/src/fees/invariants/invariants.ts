import type { Invariant } from '../../portal/invariant.ts'
import { duesArePaid } from './dues-are-paid.ts'
import { ledgersAgree } from './ledgers-agree.ts'
import { paymentsCount } from './payments-count.ts'

/** What must hold between payments and fees. */
export const feeInvariants: readonly Invariant[] = [duesArePaid, paymentsCount, ledgersAgree]
