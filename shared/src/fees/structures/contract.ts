import * as z from 'zod/mini'
import { contractCalls, reply } from '../../platform/contract.ts'
import { feeStructureCalls, feeStructureTable, sessionTable } from './wire.ts'

const list = (schema: z.ZodMiniType) => reply({ result: z.array(schema) })

/** Contract of the calls for the fee structure and the sessions. (spec 2, 7) */
export const feeStructureContract = contractCalls(feeStructureCalls, {
  feeStructures: { summary: 'The fees in force', reply: list(feeStructureTable.fromWire), refusals: {} },
  sessions: {
    summary: 'A list with the current session, or empty if no session is open',
    reply: list(sessionTable.fromWire),
    refusals: {},
  },
})
