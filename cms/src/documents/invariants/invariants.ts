import type { Invariant } from '../../portal/invariant.ts'
import { numbersFollow } from './numbers-follow.ts'
import { paidHaveReceipts } from './paid-have-receipts.ts'
import { receiptsArePaid } from './receipts-are-paid.ts'
import { replacementsExist } from './replacements-exist.ts'

/** What must hold between payments and receipts. */
export const receiptInvariants: readonly Invariant[] = [
  paidHaveReceipts,
  receiptsArePaid,
  replacementsExist,
  numbersFollow,
]
