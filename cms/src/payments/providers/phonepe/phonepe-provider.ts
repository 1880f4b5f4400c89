import type { Payload } from 'payload'
import { portalOf } from '../../../foundation/portal.ts'
import type { Gateway } from '../gateway.ts'
import type { GatewayProvider } from '../provider.ts'
import { phonepeGateway } from './phonepe-gateway.ts'

declare module '../../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: one for all calls, because it caches the access token. */
    phonepeGateway?: Gateway | undefined
  }
}

export const phonepeProvider: GatewayProvider = {
  isOpen: ({ payments }) => payments.phonepe !== null,
  open: (payload) => portalOf(payload).phonepeGateway ?? open(payload),
}

function open(payload: Payload): Gateway {
  const { phonepe: settings } = portalOf(payload).env.payments
  if (settings === null) throw new Error('PhonePe is not configured.')
  const gateway = phonepeGateway({ settings })
  portalOf(payload).phonepeGateway = gateway
  return gateway
}
