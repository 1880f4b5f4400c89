import { portalOf } from '../../../foundation/portal.ts'
import type { GatewayProvider } from '../provider.ts'
import { razorpayGateway } from './razorpay-gateway.ts'

export const razorpayProvider: GatewayProvider = {
  isOpen: ({ payments }) => payments.razorpay !== null,
  open(payload) {
    const { razorpay: settings } = portalOf(payload).env.payments
    if (settings === null) throw new Error('Razorpay is not configured.')
    return razorpayGateway({ settings })
  },
}
