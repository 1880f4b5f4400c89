import {
  type ConfirmReport,
  confirmManySchema,
  ignoreSchema,
  MAX_STATEMENT_BYTES,
  STATEMENT_FIELD,
  statementCalls,
} from '@pravesh/shared/payments/statement/staff-calls'
import { isMatched } from '@pravesh/shared/payments/statement/status'
import type { PayloadRequest } from 'payload'
import { invalid, Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { readMultipart } from '../../storage/uploads/read-multipart.ts'
import { requireStaff, type StaffMember } from '../staff-member.ts'
import { confirmLine, ignoreLine } from './decide-line.ts'
import { importStatement, TOO_LARGE } from './import-statement.ts'

/** The largest file plus multipart overhead. */
const MAX_BODY_BYTES = MAX_STATEMENT_BYTES + 64 * 1024

const upload = endpoint({
  ...statementCalls.upload,
  handle: async ({ payload, req }) => {
    const staff = await requireBookkeeper(req)
    const { files } = await readMultipart(req as Request, { maxBytes: MAX_BODY_BYTES, tooLarge: TOO_LARGE })
    const file = files.find(({ field }) => field === STATEMENT_FIELD)
    if (file === undefined || file.bytes.byteLength === 0) {
      throw invalid([{ field: STATEMENT_FIELD, code: 'required', message: 'Choose the CSV file of your bank.' }])
    }
    const result = await importStatement({ payload, file, staff, now: new Date() })
    const { added, proposed, drafted, known } = result
    const msg = `${added} new lines, ${known} known. ${proposed} match an offline payment, ${drafted} name a student who owes the amount.`
    return { msg, result }
  },
})

const confirm = endpoint({
  ...statementCalls.confirm,
  handle: async ({ payload, req, param }) => {
    const staff = await requireBookkeeper(req)
    const { status } = await confirmLine({ payload, id: param('id'), staff, now: new Date() })
    return { msg: isMatched(status) ? 'Match confirmed.' : 'Payment entered. Another member of staff must accept it.' }
  },
})

const confirmMany = endpoint({
  ...statementCalls.confirmMany,
  handle: async (call) => {
    const { payload } = call
    const staff = await requireBookkeeper(call.req)
    const { ids } = await readBody(call, confirmManySchema)
    const result: ConfirmReport = { results: [] }
    for (const id of ids) {
      const msg = await confirmLine({ payload, id, staff, now: new Date(), inBulk: true })
        .then(() => '')
        .catch((error: unknown) => {
          if (error instanceof Problem) return error.publicMessage
          payload.logger.error({ msg: 'A bank line could not be confirmed.', err: error })
          return 'Something went wrong. Reload the page, and confirm this line again if it has not changed.'
        })
      result.results.push({ id, msg })
    }
    const done = result.results.filter(({ msg }) => msg === '').length
    return { msg: `${done} of ${ids.length} lines confirmed.`, result }
  },
})

const ignore = endpoint({
  ...statementCalls.ignore,
  handle: async (call) => {
    const staff = await requireBookkeeper(call.req)
    const { reason } = await readBody(call, ignoreSchema)
    await ignoreLine({ payload: call.payload, id: call.param('id'), staff, reason, now: new Date() })
    return { msg: 'Line ignored.' }
  },
})

/** A statement is of the whole bank account, so the permission is not one of limited staff. */
const requireBookkeeper = (req: PayloadRequest): Promise<StaffMember> => requireStaff(req, 'match bank statements')

export const statementEndpoints = [upload, confirm, confirmMany, ignore]
