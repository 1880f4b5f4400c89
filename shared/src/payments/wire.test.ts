import { expect, it } from 'vitest'
import { callAddress } from '../platform/wire-call.ts'
import { paymentCalls, paymentNames } from './calls.ts'
import { owedView } from './owed/owed.ts'
import { PAYMENT_STATUSES } from './status.ts'
import { verificationTable } from './wire.ts'

const owed = owedView({ standing: 'due', countingId: null, attempts: [], now: new Date(0) })

/** Repeats the contract on purpose: renaming anything here breaks clients. (spec 1, 7) */
it('requests a payment by its transaction id', () => {
  expect(paymentCalls.verify.method).toBe('get')
  expect(callAddress(paymentCalls.verify, { id: 'T1/2' })).toBe('/api/payment/verifyTransactionId/T1%2F2')
  expect(paymentNames).toEqual({ merchantId: 'MUID', transactionId: 'transactionId' })
})

it.each(PAYMENT_STATUSES)('serialises a payment that is %s in rupees, and parses it back', (status) => {
  const payment = {
    transactionId: 'T1',
    status,
    amountPaise: 50_050,
    purpose: 'application-fee',
    issue: 'none',
    pageId: 'A1',
    owed,
  } as const
  const wire = verificationTable.toWire(payment)
  expect(wire).toEqual({ ...payment, amountPaise: undefined, amount: 500.5 })
  expect(verificationTable.fromWire.parse(wire)).toEqual(payment)
})
