import { feeStructureCalls, feeStructureTable, sessionTable } from '@pravesh/shared/fees/structures/wire'
import { endpoint } from '../http/api/endpoint.ts'
import { planChangeEndpoints } from './change-plan/plan-change-endpoints.ts'
import { feeChangeEndpoints } from './changes/change-endpoints.ts'
import { currentSession, feeHeads } from './fees-and-session.ts'
import { payFee, retryFee } from './pay/pay-endpoints.ts'
import { feePayments, feePlans } from './plan/plan-endpoints.ts'
import { reopen } from './reopen/reopen-endpoint.ts'
import { review, reviewMany } from './review/review-endpoint.ts'

// These two return only what public pages show, so they need no login.

const feeStructures = endpoint({
  ...feeStructureCalls.feeStructures,
  handle: async ({ payload }) => ({
    msg: 'Fees found.',
    result: (await feeHeads({ payload })).map(feeStructureTable.toWire),
  }),
})

/** Returns a list with the current session as its only entry, or an empty list. */
const sessions = endpoint({
  ...feeStructureCalls.sessions,
  handle: async ({ payload }) => {
    const session = await currentSession({ payload })
    if (session === null) return { msg: 'Applications are closed at the moment.', result: [] }
    return { msg: 'Session found.', result: [sessionTable.toWire(session)] }
  },
})

export const feeEndpoints = [
  feeStructures,
  sessions,
  payFee,
  feePayments,
  retryFee,
  feePlans,
  review,
  reviewMany,
  reopen,
  ...feeChangeEndpoints,
  ...planChangeEndpoints,
]
