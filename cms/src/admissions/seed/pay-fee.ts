import type { Payload } from 'payload'
import { checkPayment, demoGateway, startPayment } from '../../payments/index.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

interface PayOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

/** Pays the fee of a demo application. */
export async function payFee({ payload, application, now }: PayOptions): Promise<void> {
  const { id, studentId, number, feePaise } = application
  const gateway = demoGateway(payload, 'paid')
  const { transactionId } = await startPayment({
    payload,
    studentId,
    purpose: 'application-fee',
    subjectId: id,
    amountPaise: feePaise,
    description: `Application fee, ${number}`,
    now,
    gateway,
  })
  await checkPayment({ payload, transactionId, now, gateway })
}
