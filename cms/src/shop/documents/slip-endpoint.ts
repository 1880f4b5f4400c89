import { dayInIndia } from '@pravesh/shared/platform/formats'
import { slipCalls } from '@pravesh/shared/shop/orders/slip-calls'
import { readWhere } from '../../admin-kit/export/read-where.ts'
import { Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { namedLimits } from '../../http/api/named-limits.ts'
import { mayDo } from '../../staff/index.ts'
import { printSlips } from './print-slips.ts'

const limits = namedLimits({
  'packing-slips/staff': {
    limit: 60,
    windowMs: 10 * 60_000,
    message: 'You have printed many packing slips. Wait a few minutes, then try again.',
  },
})

/** Packing slips of the parcels of a list. Only for staff who may read orders and shipments. */
export const packingSlips = endpoint({
  ...slipCalls.slips,
  handle: async ({ payload, req: { user }, query }) => {
    if (user?.collection !== 'staff') {
      throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
    }
    if (!mayDo(user, 'read', 'orders') || !mayDo(user, 'read', 'shipments')) {
      throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage: 'You do not have permission to see this.' })
    }
    const now = new Date()
    const where = readWhere(payload, query.get('where'))
    await limits.consume({ payload, name: 'packing-slips/staff', subject: String(user.id), now })
    const bytes = await printSlips({ payload, where, user })
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="packing-slips-${dayInIndia(now)}.pdf"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    })
  },
})
