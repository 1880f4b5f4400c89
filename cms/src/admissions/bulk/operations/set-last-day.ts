import { dueDayProblem } from '@pravesh/shared/admissions/status/correction-deadline'
import { isWithApplicant } from '@pravesh/shared/admissions/status/status'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { moveDeadline } from '../../review/move-deadline.ts'
import type { Operation } from './operation.ts'
import { changeInRun } from './result-of-run.ts'

/** Sets the last day of the corrections that students were asked for, and informs them. */
export function setLastDay(dueOn: string): Operation {
  return {
    async check({ application: { status, correction }, now }) {
      const problem = dueDayProblem(dueOn, dayInIndia(now))
      if (problem !== null) return { group: 'status', why: problem }
      if (!isWithApplicant(status)) return NOT_ASKED
      return correction.dueOn === dueOn ? SAME : null
    },
    perform: (options) =>
      changeInRun(options, async ({ id, status, revision }) => {
        const { payload, staff, run, now } = options
        return isWithApplicant(status) ? moveDeadline({ payload, staff, id, revision, dueOn, run, now }) : NOT_ASKED
      }),
    after: (status) => status,
    takesSeat: false,
  }
}

const NOT_ASKED = { group: 'status', why: 'It is not with the student for correction.' } as const
const SAME = { group: 'status', why: 'It has this last day already.' } as const
