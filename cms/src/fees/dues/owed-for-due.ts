import { type OwedView, owedView } from '@pravesh/shared/payments/owed/owed'
import type { Payload } from 'payload'
import type { FeeDue } from '../../payload-types.ts'
import { attemptsOf } from '../../payments/index.ts'
import { recordedPayment } from './standing.ts'

interface OwedOptions {
  payload: Payload
  due: FeeDue
  now: Date
}

/** How the payment of one due of a plan is going. */
export async function owedForDue({ payload, due, now }: OwedOptions): Promise<OwedView> {
  const attempts = await attemptsOf({ payload, purpose: 'fee', subjectIds: [due.id] })
  return owedView({ ...recordedPayment(due, false), attempts: attempts.get(due.id) ?? [], now })
}
