import {
  AXIS_LABELS,
  type AxisMark,
  axisStateLabel,
  type SentAxis,
  type SetAxis,
} from '@pravesh/shared/admissions/axes/axes'
import { isRejected } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import type { Changes } from '../../database/records/columns.ts'
import { Problem } from '../../foundation/problem.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { applyChange } from '../changes/apply-change.ts'
import type { StaffMember } from '../review/staff-member.ts'

interface SetOptions {
  payload: Payload
  staff: StaffMember
  id: string
  sent: SentAxis
  now: Date
}

/**
 * Sets one axis of an application, with who and when. Counts as a change of the application, so that a concurrent decision cannot
 * rely on the previous state. Throws a Problem: 404, 409 for a rejected application, or if a colleague has set it meanwhile.
 */
export function setAxis({ payload, staff, id, sent, now }: SetOptions): Promise<ApplicationRecord> {
  const { axis, state, before } = sent
  return applyChange({
    payload,
    id,
    now,
    decide: (application) => {
      const current = application[axis] ?? null
      if (current === state) return null
      if (isRejected(application.status)) throw refused(CLOSED)
      if (current !== before) throw refused(CHANGED)
      const marks = { ...application.axisMarks, [axis]: { by: staff.name, at: now.toISOString() } satisfies AxisMark }
      return {
        data: { ...axesAfter(application, { axis, state }), axisMarks: marks },
        event: {
          kind: 'axis-set',
          by: staff.name,
          staffId: staff.id,
          text: `${AXIS_LABELS[axis]}: ${axisStateLabel(state).toLowerCase()}`,
        },
      }
    },
  })
}

/** The column of each axis. */
function axesAfter(
  { eligibility, identity, originals, interview }: ApplicationRecord,
  { axis, state }: Pick<SentAxis, 'axis' | 'state'>,
): Pick<Changes<'applications'>, SetAxis> {
  return { eligibility, identity, originals, interview, [axis]: state }
}

const CLOSED = 'This application is rejected. Reopen it first.'
const CHANGED = 'A colleague has just changed this.'

function refused(publicMessage: string): Problem {
  return new Problem({ code: publicMessage === CLOSED ? 'NOT_ALLOWED' : 'CHANGED', status: 409, publicMessage })
}
