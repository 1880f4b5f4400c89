import type { Payload } from 'payload'
import { portalOf } from '../../../foundation/portal.ts'
import type { ShiprocketSettings } from '../../../foundation/settings/courier-settings.ts'
import type { Courier } from '../courier.ts'
import { CourierSession } from './courier-session.ts'
import { loginReply } from './replies.ts'
import { callShiprocket, shiprocketApi } from './shiprocket-api.ts'
import { shiprocketCourier } from './shiprocket-courier.ts'

interface OpenOptions {
  payload: Payload
  settings: ShiprocketSettings
  timeoutMs?: number
  clock?: () => Date
}

/** Shiprocket with the portal's settings; null without keys. All state is in the database. */
export function openShiprocket(payload: Payload, clock: () => Date): Courier | null {
  const { shiprocket: settings } = portalOf(payload).env.couriers
  return settings && shiprocketWith({ payload, settings, clock })
}

export function shiprocketWith({ payload, settings, timeoutMs, clock = () => new Date() }: OpenOptions): Courier {
  const { email, password, apiUrl } = settings
  const call = { apiUrl, timeoutMs }
  const login = async () => {
    const body = { email, password }
    return (await callShiprocket({ ...call, method: 'POST', path: '/auth/login', body, reply: loginReply })).token
  }
  const session = new CourierSession({ payload, credentials: { email, password }, login, clock })
  return shiprocketCourier({ settings, api: shiprocketApi({ ...call, session }) })
}
