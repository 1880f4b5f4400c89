import { paymentCalls } from '@pravesh/shared/payments/calls'
import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { requireStudent } from '../../accounts/index.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { namedLimits } from '../../http/api/named-limits.ts'
import { payAgain as start } from './pay-again.ts'

/** Far above what a person needs, far below what a script can do. */
const limits = namedLimits({
  'payments/again': {
    limit: 30,
    windowMs: 10 * 60_000,
    refusal: refused(platformReplies, 'TRIED_TOO_OFTEN'),
  },
})

/** Returns the address of the payment page for another attempt, by the transaction id of an earlier one. */
export const payAgain = endpoint({
  ...paymentCalls.payAgain,
  handle: async ({ payload, req, param }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    await limits.consume({ payload, name: 'payments/again', subject: student.id, now })
    const { url } = await start({ payload, student, transactionId: param('id'), now })
    return { msg: 'Next, pay.', url }
  },
})
