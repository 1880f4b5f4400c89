import type { Payload } from 'payload'
import { portalOf } from '../../src/foundation/portal.ts'
import { phonepeGateway } from '../../src/payments/providers/phonepe/phonepe-gateway.ts'
import { phonepeProvider } from '../../src/payments/providers/phonepe/phonepe-provider.ts'
import { providers } from '../../src/payments/providers/providers.ts'
import { razorpayGateway } from '../../src/payments/providers/razorpay/razorpay-gateway.ts'
import { razorpayProvider } from '../../src/payments/providers/razorpay/razorpay-provider.ts'

/** For what hangs. */
const timeoutMs = 300_000

/**
 * Lets the portal wait for its providers as long as a busy machine needs. The unit tests of the gateways check what
 * happens when a provider does not respond.
 */
export function waitForProviders(payload: Payload): void {
  const { phonepe, razorpay } = portalOf(payload).env.payments
  const patient = { ...providers }
  if (phonepe) {
    const gateway = phonepeGateway({ settings: phonepe, timeoutMs })
    patient.phonepe = { ...phonepeProvider, open: () => gateway }
  }
  if (razorpay) {
    const gateway = razorpayGateway({ settings: razorpay, timeoutMs })
    patient.razorpay = { ...razorpayProvider, open: () => gateway }
  }
  portalOf(payload).gatewayProviders = patient
}
