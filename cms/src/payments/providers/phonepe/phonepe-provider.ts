import type { Payload } from 'payload'
import { portalOf } from '../../../foundation/portal.ts'
import { Service } from '../../../foundation/service.ts'
import type { Gateway } from '../gateway.ts'
import type { GatewayProvider } from '../provider.ts'
import { phonepeGateway } from './phonepe-gateway.ts'

/** One gateway per portal, because it caches the access token. */
const openGateway = new Service<Gateway>('phonepeGateway')

export const phonepeProvider: GatewayProvider = {
  isOpen: ({ payments }) => payments.phonepe !== null,
  open: (payload) => openGateway.find(payload) ?? open(payload),
}

function open(payload: Payload): Gateway {
  const { phonepe: settings } = portalOf(payload).env.payments
  if (settings === null) throw new Error('PhonePe is not configured.')
  const gateway = phonepeGateway({ settings })
  openGateway.set(payload, gateway)
  return gateway
}
