import type { PhoneCodeUse } from '@pravesh/shared/accounts/phone-code-forecast'
import { type GaugeInput, gauges } from '../../database/gauges.ts'
import { readCount } from '../../database/rate-limit/peek-limit.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { AccountCount } from './consume-account-limit.ts'

const ALL = { name: 'phone-code/all', subject: 'all' } as const

/** The count of text messages with codes that the whole portal sends. */
export function phoneCodesOfAll({ payload }: Pick<GaugeInput, 'payload'>): AccountCount {
  return { ...ALL, limit: portalOf(payload).env.messages.phoneCodesPerDay }
}

/** How many are used of the present window; null while none was sent. */
export async function phoneCodeUse({ payload, now }: GaugeInput): Promise<PhoneCodeUse | null> {
  const row = await readCount({ payload, ...ALL, now })
  const limit = portalOf(payload).env.messages.phoneCodesPerDay
  return row && { used: row.count, limit, endsAt: row.windowEndsAt }
}

/** The alerts on these values forecast as `phone-code-forecast.ts` does. */
export const phoneCodeGauges = gauges({
  about: {
    phone_codes: 'Text messages with codes in the present window of a day.',
    phone_codes_limit: 'Most of them in a window (PHONE_CODES_PER_DAY).',
    phone_codes_window_seconds: 'Until the next window starts; 0 while none was sent.',
  },
  database: true,
  async read(input) {
    const use = await phoneCodeUse(input)
    return {
      phone_codes: use?.used ?? 0,
      phone_codes_limit: portalOf(input.payload).env.messages.phoneCodesPerDay,
      phone_codes_window_seconds: use ? (Date.parse(use.endsAt) - input.now.getTime()) / 1000 : 0,
    }
  },
})
