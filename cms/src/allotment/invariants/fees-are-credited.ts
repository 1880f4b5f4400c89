import { formatPaise } from '@pravesh/shared/platform/money'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { creditStanding } from '../../fees/index.ts'
import type { Invariant } from '../../portal/invariant.ts'
import { feeCredits } from '../offers/fee-credit.ts'

/** The course fee of each person who has joined is less by what they paid for the seat, and of no one who has left. */
export const feesAreCredited: Invariant = {
  name: 'seat-not-credited',
  label: 'Course fee that does not count the amount of the seat',
  advice:
    'Compare the fees of this application with the payments of its seat. Tell an administrator: staff cannot change the credit.',
  async *find({ payload }) {
    const where = { status: { in: ['joined' as const, 'withdrawn' as const] } }
    for await (const seats of walkRecords({ payload, collection: 'seat-offers', where })) {
      for (const { id, application, number, settledAt } of seats) {
        // Until what follows from the status is done, the amounts differ.
        if (!settledAt) continue
        const duePaise = await feeCredits({ payload, applicationId: application })
        const { creditedPaise, leftPaise } = await creditStanding(payload, application)
        const isRight = creditedPaise === duePaise || (creditedPaise < duePaise && leftPaise === 0)
        if (isRight) continue
        const text = `The course fee of ${number} counts ${formatPaise(creditedPaise)} of ${formatPaise(duePaise)} that were paid for the seat.`
        yield { subject: id, text, href: `/collections/applications/${application}` }
      }
    }
  },
}
