import type { Refusal } from '@pravesh/shared/admissions/bulk/refusals'
import type { Payload } from 'payload'
import { Problem } from '../../../foundation/problem.ts'
import { findApplication } from '../../applications/application-record.ts'
import { type Decider, requireDecider } from '../../applications/deciders.ts'
import { assignChecked, whyNotAssigned } from '../../queue/assign.ts'
import type { Operation } from './operation.ts'

/** Assigns to a colleague, by id, as the list does for single applications. No message goes to the student. */
export function assignOne(to: string): Operation {
  return {
    async check({ payload, application }) {
      const decider = await deciderNow(payload, to)
      if ('group' in decider) return decider
      const why = whyNotAssigned(application, decider)
      return why === null ? null : { group: 'status', why }
    },
    async perform({ payload, staff, item, now }) {
      const application = await findApplication(payload, item.application)
      if (application === null) return { group: 'outside', why: 'The application was deleted.' }
      const decider = await deciderNow(payload, to)
      if ('group' in decider) return decider
      const why = whyNotAssigned(application, decider)
      if (why !== null) return { group: 'status', why }
      return (await assignChecked({ payload, staff, now }, application, decider)) ? null : CHANGED
    },
    after: (status) => status,
    takesSeat: false,
  }
}

/** The colleague, or why they do not decide any more: they may have left since the run was prepared. */
async function deciderNow(payload: Payload, to: string): Promise<Decider | Refusal> {
  try {
    return await requireDecider(payload, to)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { group: 'status', why: error.publicMessage }
  }
}

const CHANGED = { group: 'changed', why: 'A colleague assigned it at the same moment.' } as const
