import { beforeEach } from 'vitest'
import { portalOf } from '../src/foundation/portal.ts'
import type { TestPortal } from './start-test-portal.ts'

/** The refunded totals, in paise, that the handler of application fees received in a test, one entry per call. */
export function observedRefunds(portal: TestPortal): readonly number[] {
  const refunded: number[] = []
  beforeEach(() => {
    refunded.length = 0
    portalOf(portal.payload).refundedHandlers = {
      'application-fee': async ({ refundedPaise }) => void refunded.push(refundedPaise),
    }
  })
  return refunded
}
