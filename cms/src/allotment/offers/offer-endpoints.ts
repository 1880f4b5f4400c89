import { meritCalls } from '@pravesh/shared/allotment/calls/merit-calls'
import { answerSchema, withdrawSchema } from '@pravesh/shared/allotment/calls/student-calls'
import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { requireStudent } from '../../accounts/index.ts'
import { type Call, endpoint } from '../../http/api/endpoint.ts'
import { namedLimits } from '../../http/api/named-limits.ts'
import { readBody } from '../../http/api/read-body.ts'
import { answerOffer } from './answer-offer.ts'
import { payOwnSeat } from './pay-seat.ts'
import { publish } from './publish-endpoint.ts'
import { withdrawOffer } from './withdraw-offer.ts'

const limits = namedLimits({
  'merit/seat': {
    limit: 60,
    windowMs: 10 * 60_000,
    refusal: refused(platformReplies, 'TRIED_TOO_OFTEN'),
  },
})

async function asking({ req, payload, param }: Call) {
  const { student } = await requireStudent(req)
  const now = new Date()
  await limits.consume({ payload, name: 'merit/seat', subject: student.id, now })
  return { payload, student, studentId: student.id, applicationId: param('id'), now }
}

/** POST /api/merit/:id/answer: accepts or declines the seat of an application. */
const answer = endpoint({
  ...meritCalls.answer,
  handle: async (call) => {
    const asked = await asking(call)
    const sent = await readBody(call, answerSchema)
    const url = await answerOffer({ ...asked, sent })
    if (sent.answer === 'decline') return { msg: 'You have declined the seat.' }
    return url === null ? { msg: 'You have accepted the seat.' } : { msg: 'Next, pay for the seat.', url }
  },
})

/** POST /api/merit/:id/pay: starts the payment of an accepted seat again. */
const pay = endpoint({
  ...meritCalls.pay,
  handle: async (call) => {
    const { url } = await payOwnSeat(await asking(call))
    return { msg: 'Next, pay for the seat.', url }
  },
})

/** POST /api/merit/:id/withdraw: gives up an accepted seat. */
const withdraw = endpoint({
  ...meritCalls.withdraw,
  handle: async (call) => {
    const asked = await asking(call)
    await withdrawOffer({ ...asked, seen: await readBody(call, withdrawSchema) })
    return { msg: 'You have given up the seat.' }
  },
})

export const offerEndpoints = [publish, answer, pay, withdraw]
