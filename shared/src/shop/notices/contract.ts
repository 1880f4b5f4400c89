/** Contract of requests for sold-out books. */
import { type CallContract, contractCalls, ERROR_DESCRIPTIONS, reply, wireBody } from '../../platform/contract.ts'
import { noticeCalls, noticeNames, noticeSchema } from './wire.ts'

const contracts: Record<keyof typeof noticeCalls, CallContract> = {
  notifyWhenBack: {
    summary: 'Ask for one e-mail when a sold-out book is available again; the reply is the same for every book',
    body: wireBody(noticeSchema, noticeNames),
    reply: reply({}),
    refusals: { 400: ERROR_DESCRIPTIONS.invalid, 429: ERROR_DESCRIPTIONS.tooMany },
  },
}

export const noticeContract = contractCalls(noticeCalls, contracts)
