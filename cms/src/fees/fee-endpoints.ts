import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { feeTable, sessionTable } from '@pravesh/shared/admissions/wire/reference'
import { endpoint } from '../platform/api/endpoint.ts'
import { currentSession, feeHeads } from './fees-and-session.ts'

// Both answer only what the public pages show, so they are open to all.

/** The fees that are asked for now. */
const feeStructures = endpoint({
  ...admissionCalls.feeStructures,
  handle: async ({ payload }) => ({
    msg: 'Fees found.',
    result: (await feeHeads({ payload })).map(feeTable.toWire),
  }),
})

/** The session that applications are taken for, as the only one of a list. */
const sessions = endpoint({
  ...admissionCalls.sessions,
  handle: async ({ payload }) => {
    const session = await currentSession({ payload })
    if (session === null) return { msg: 'Applications are not taken at the moment.', result: [] }
    return { msg: 'Session found.', result: [sessionTable.toWire(session)] }
  },
})

export const feeEndpoints = [feeStructures, sessions]
