import { isWithApplicant } from '@pravesh/shared/admissions/status/status'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { applyChange } from '../changes/apply-change.ts'
import { dueDayOf } from './due-day-of.ts'
import type { StaffMember } from './staff-member.ts'

interface MoveOptions {
  payload: Payload
  staff: StaffMember
  id: string
  /** Of the application that staff have seen. */
  revision: number
  /** The new last day, `YYYY-MM-DD` in India. */
  dueOn: string
  /** The id of the bulk run. */
  run: string
  now: Date
}

/**
 * Sets another last day for the corrections that a student was asked for. Throws a Problem: 400 for a day that cannot be, 404, 409
 * when the application has changed or is no longer with the student.
 */
export function moveDeadline({
  payload,
  staff,
  id,
  revision,
  dueOn,
  run,
  now,
}: MoveOptions): Promise<ApplicationRecord> {
  return applyChange({
    payload,
    id,
    now,
    decide: async ({ status, correction, revision: current }) => {
      if (current !== revision || !isWithApplicant(status)) throw changed()
      const day = await dueDayOf({ payload, chosen: dueOn, now })
      return {
        data: { correction: { ...correction, requests: [...correction.requests], dueOn: day } as never },
        event: { kind: 'deadline-moved', by: staff.name, staffId: staff.id, text: formatLongDay(dueOn), run },
      }
    },
  })
}

function changed(): Problem {
  const publicMessage = 'The application has changed since it was checked.'
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
