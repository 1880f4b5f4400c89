import type { DueAction } from '@pravesh/shared/fees/dues/due'
import type { Payload } from 'payload'
import { findDues, startDuePayment } from '../../fees/index.ts'
import { checkPayment } from '../../payments/index.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { instantGateway } from './pay-fee.ts'

interface PayOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

type Gateway = ReturnType<typeof instantGateway>

/** Accepts no payment. */
function refusingGateway(): Gateway {
  const gateway = instantGateway()
  return {
    ...gateway,
    ask: async (payment) => {
      const report = await gateway.ask(payment)
      return report.state === 'unknown' ? report : { ...report, state: 'failed' }
    },
  }
}

/** Pays the first tuition instalment of an admitted demo student; an attempt to pay the dress fee fails. */
export async function payDues({ payload, application, now }: PayOptions): Promise<void> {
  const dues = await findDues(payload, { applicationId: application.id })
  const pay = async (action: DueAction, gateway: Gateway) => {
    const due = dues.find((each) => each.action === action && each.instalment === 1)
    if (!due) return
    const { transactionId } = await startDuePayment({ payload, due, now, gateway })
    await checkPayment({ payload, transactionId, now, gateway })
  }
  await pay('TUITION', instantGateway())
  await pay('DRESS', refusingGateway())
}
