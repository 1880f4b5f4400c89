/** Wire format of the fee structure and the sessions: paths and field names. (spec 2, 3 and 7) */
import { courseCodes } from '../../courses/wire.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { choice, rupees, text, wireTable } from '../../platform/wire-table.ts'
import { FEE_ACTION_LABELS } from '../fee-kinds.ts'

/** Paths are below `/api`. */
export const feeStructureCalls = {
  feeStructures: { method: 'get', path: '/feestruct/getFeestructs' },
  sessions: { method: 'get', path: '/feestruct/getSessions' },
} as const satisfies Record<string, WireCall>

/** An entry of the fee structure. */
export const feeStructureTable = wireTable({
  id: text('_id'),
  // Their wire spellings are the names of the kinds.
  action: choice('feesTypeAction', FEE_ACTION_LABELS),
  course: choice('feesCourse', courseCodes),
  amountPaise: rupees('feesAmount'),
  text: text('feesTypeText'),
})

export const sessionTable = wireTable({ id: text('_id'), year: text('session_app') })
