import { stockAdjustment, stockStaffCalls } from '@pravesh/shared/shop/stock/staff-calls'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireStaff } from '../../payments/index.ts'
import { adjustStock as adjust } from './adjust-stock.ts'
import { revisionOf } from './stock-row.ts'

export const adjustStock = endpoint({
  ...stockStaffCalls.adjustStock,
  integers: ['copies'],
  handle: async (call) => {
    const { payload, req, param } = call
    const staff = await requireStaff(req, 'manage orders')
    const adjustment = await readBody(call, stockAdjustment)
    const row = await adjust({ payload, id: param('id'), adjustment, staff, now: new Date() })
    return { msg: `${row.copies} copies are free to sell.`, copies: row.copies, revision: revisionOf(row) }
  },
})
