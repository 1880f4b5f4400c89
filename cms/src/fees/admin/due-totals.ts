import type { Payload, TypedUser, Where } from 'payload'

/** Upper bound on summed fees: reading more takes too long for a page. */
const MAX_SUMMED = 20_000

/** Sums of a list of fees. */
export interface ListTotals {
  count: number
  openPaise: number
  /** Received, before refunds. */
  paidPaise: number
  refundedPaise: number
}

interface TotalsOptions {
  payload: Payload
  user: TypedUser
  where: Where
}

/** Sums the fees that match; null when there are too many. Throws when the condition is invalid. */
export async function dueTotals({ payload, user, where }: TotalsOptions): Promise<ListTotals | null> {
  const { docs } = await payload.find({
    collection: 'fee-dues',
    where,
    overrideAccess: false,
    user,
    select: { amountPaise: true, refundedPaise: true, status: true },
    limit: MAX_SUMMED + 1,
    pagination: false,
    depth: 0,
  })
  if (docs.length > MAX_SUMMED) return null
  const sum = (paise: (due: (typeof docs)[number]) => number) => docs.reduce((total, due) => total + paise(due), 0)
  return {
    count: docs.length,
    openPaise: sum(({ status, amountPaise }) => (status === 'open' ? amountPaise : 0)),
    paidPaise: sum(({ status, amountPaise }) => (status === 'open' ? 0 : amountPaise)),
    refundedPaise: sum(({ refundedPaise }) => refundedPaise),
  }
}
