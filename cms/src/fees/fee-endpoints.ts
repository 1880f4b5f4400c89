import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { feeTable, sessionTable } from '@pravesh/shared/admissions/wire/reference'
import { endpoint } from '../platform/api/endpoint.ts'
import { currentSession, feeHeads } from './fees-and-session.ts'

// Both endpoints return only what public pages show, so they need no login.

const feeStructures = endpoint({
  ...admissionCalls.feeStructures,
  handle: async ({ payload }) => ({
    msg: 'Fees found.',
    result: (await feeHeads({ payload })).map(feeTable.toWire),
  }),
})

/** Returns a list with the current session as its only entry, or an empty list. */
const sessions = endpoint({
  ...admissionCalls.sessions,
  handle: async ({ payload }) => {
    const session = await currentSession({ payload })
    if (session === null) return { msg: 'Applications are closed at the moment.', result: [] }
    return { msg: 'Session found.', result: [sessionTable.toWire(session)] }
  },
})

export const feeEndpoints = [feeStructures, sessions]
