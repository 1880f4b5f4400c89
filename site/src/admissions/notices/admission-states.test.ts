/** The fee plan before the approval, /not-approved and /application-success. */
import { admissionOf } from '@pravesh/shared/admissions/status/admission'
import { FEE_BACK_NEXT, FEE_OPEN_NEXT, UNPAID_NEXT } from '@pravesh/shared/admissions/status/next-step'
import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { OWED_MESSAGES } from '@pravesh/shared/payments/owed/messages'
import { isToPay, OWED_STATES } from '@pravesh/shared/payments/owed/states'
import { expect, it } from 'vitest'
import { noticesWords } from './words/words.ts'

it.each(OWED_STATES)('pages about the admission say of an application fee what the dashboard says: %s', (state) => {
  const one = { status: 'SUBMITTED' as const, owed: anOwedView(state) }
  const { title, text } = noticesWords('en').states[admissionOf([one]).overall]
  expect(title.includes('is not paid'), 'not paid').toBe(isToPay(state))
  expect(text === UNPAID_NEXT, 'to pay').toBe(isToPay(state))
  expect(text === FEE_OPEN_NEXT, 'waits').toBe(['undecided', 'refunded', 'notOwed'].includes(state))
  expect(text === OWED_MESSAGES.checking, 'checked').toBe(state === 'checking')
  expect(text === FEE_BACK_NEXT, 'goes back').toBe(state === 'refunding')
})
