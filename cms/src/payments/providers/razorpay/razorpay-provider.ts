import { portalEnv } from '../../../foundation/settings/env.ts'
import type { GatewayProvider } from '../provider.ts'
import { razorpayGateway } from './razorpay-gateway.ts'

export const razorpayProvider: GatewayProvider = {
  isOpen: ({ payments }) => payments.razorpay !== null,
  open(payload) {
    const { razorpay: settings } = portalEnv.of(payload).payments
    if (settings === null) throw new Error('Razorpay is not configured.')
    return razorpayGateway({ settings })
  },
}
