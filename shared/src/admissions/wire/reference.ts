/** What the forms look up, as the contract has it: fees, sessions and the colleges of a subject. (spec 2, 3 and 7) */

import { collegeOfferTable } from '../../content/wire.ts'
import { courseCodes } from '../../courses/wire.ts'
import { choice, rupees, text, wireTable } from '../../platform/wire-table.ts'
import { feeActionsOnWire, feeNames, sessionNames } from './names.ts'

/** An entry of the fee structure. */
export const feeTable = wireTable({
  id: text(feeNames.id),
  action: choice(feeNames.action, feeActionsOnWire),
  course: choice(feeNames.course, courseCodes),
  amountPaise: rupees(feeNames.amountPaise),
  text: text(feeNames.text),
})

/** A session. */
export const sessionTable = wireTable({ id: text(sessionNames.id), year: text(sessionNames.year) })

/** A college that can be chosen; the same as in a course. */
export const collegeTable = collegeOfferTable
