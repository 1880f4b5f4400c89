import type { DueAction } from '@pravesh/shared/fees/fee-kinds'
import type { Payload } from 'payload'
import { findDues, startDuePayment } from '../../fees/index.ts'
import { checkPayment, demoGateway } from '../../payments/index.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

interface PayOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

/** Pays the first tuition instalment of an admitted demo student; an attempt to pay the dress fee fails. */
export async function payDues({ payload, application, now }: PayOptions): Promise<void> {
  const dues = await findDues(payload, { applicationId: application.id })
  const pay = async (action: DueAction, outcome: 'paid' | 'declined') => {
    const due = dues.find((each) => each.action === action && each.instalment === 1)
    if (!due) return
    const gateway = demoGateway(payload, outcome)
    const { transactionId } = await startDuePayment({ payload, due, now, gateway })
    await checkPayment({ payload, transactionId, now, gateway })
  }
  await pay('TUITION', 'paid')
  await pay('DRESS', 'declined')
}
