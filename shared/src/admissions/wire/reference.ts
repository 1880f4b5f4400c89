/** Wire format of the forms' reference data: fees, sessions and colleges of a subject. (spec 2, 3 and 7) */

import { collegeOfferTable } from '../../content/wire.ts'
import { courseCodes } from '../../courses/wire.ts'
import { choice, rupees, text, wireTable } from '../../platform/wire-table.ts'
import { feeActionsOnWire, feeNames, sessionNames } from './names.ts'

export const feeTable = wireTable({
  id: text(feeNames.id),
  action: choice(feeNames.action, feeActionsOnWire),
  course: choice(feeNames.course, courseCodes),
  amountPaise: rupees(feeNames.amountPaise),
  text: text(feeNames.text),
})

export const sessionTable = wireTable({ id: text(sessionNames.id), year: text(sessionNames.year) })

/** The same format as in a course. */
export const collegeTable = collegeOfferTable
