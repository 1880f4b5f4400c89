import { receiptStaffCalls, replacementSchema } from '@pravesh/shared/documents/staff-calls'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireStaff } from '../../payments/index.ts'
import { requireInScope } from '../../staff/index.ts'
import { replaceReceipt } from './replace-receipt.ts'

/** POST /api/receipt/staff/:id/replace: replaces a receipt that has a mistake. */
export const replace = endpoint({
  ...receiptStaffCalls.replace,
  handle: async (call) => {
    const staff = await requireStaff(call.req, 'replace receipts')
    await requireInScope({ req: call.req, collection: 'receipts', id: call.param('id'), noun: 'receipt' })
    const replacement = await readBody(call, replacementSchema)
    const now = new Date()
    const { replacedBy } = await replaceReceipt({
      payload: call.payload,
      id: call.param('id'),
      replacement,
      staff,
      now,
    })
    return { msg: replacedBy ? `Replaced by receipt ${replacedBy}.` : 'Replaced. The new receipt follows in a minute.' }
  },
})
