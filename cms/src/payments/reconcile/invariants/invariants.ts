import type { Invariant } from '../../../portal/invariant.ts'
import { attemptsEnd } from './attempts-end.ts'
import { closingsAgree } from './closings-agree.ts'
import { effectsApplied } from './effects-applied.ts'
import { linesMatch } from './lines-match.ts'
import { offlineCounts } from './offline-counts.ts'
import { paidOnce } from './paid-once.ts'
import { paymentsSettle } from './payments-settle.ts'
import { refundsAgree } from './refunds-agree.ts'
import { refundsEnd } from './refunds-end.ts'
import { settlementsAgree } from './settlements-agree.ts'

/** What must hold between payments, refunds and settlements. */
export const paymentInvariants: readonly Invariant[] = [
  effectsApplied,
  attemptsEnd,
  paidOnce,
  refundsAgree,
  refundsEnd,
  offlineCounts,
  closingsAgree,
  linesMatch,
  settlementsAgree,
  paymentsSettle,
]
