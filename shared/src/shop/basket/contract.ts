/** Contract of the basket. */
import * as z from 'zod/mini'
import { contractCalls, ERROR_DESCRIPTIONS, reply } from '../../platform/contract.ts'
import { basketCalls, basketNames } from './calls.ts'
import { mergeRequest, saveRequest } from './payloads.ts'
import { basketLineTable, basketTable, openOrderTable } from './wire.ts'

const { invalid, noSession, tooMany } = ERROR_DESCRIPTIONS
const result = basketTable.fromWire
const forBuyer = { session: 'student' } as const

export const basketContract = contractCalls(basketCalls, {
  myBasket: {
    ...forBuyer,
    summary:
      'Your basket, and your unpaid orders that have copies of its books reserved; prices are those of the quote',
    reply: reply({ result, [basketNames.openOrders]: z.array(openOrderTable.fromWire) }),
    refusals: { 401: noSession },
  },
  saveBasket: {
    ...forBuyer,
    summary: 'Replace the books of your basket; books that the shop does not know are left out',
    body: saveRequest,
    reply: reply({ result }),
    refusals: {
      400: invalid,
      401: noSession,
      409: {
        when: 'The basket has changed since the revision that you sent; `result` is the basket as of now.',
        also: z.object({ result: z.optional(result) }),
      },
      429: tooMany,
    },
  },
  mergeBasket: {
    ...forBuyer,
    summary: 'Add the books of a basket from before the login; a repeat changes nothing',
    body: mergeRequest,
    reply: reply({ result, [basketNames.leftOut]: z.array(basketLineTable.fromWire) }),
    refusals: { 400: invalid, 401: noSession, 429: tooMany },
  },
})
