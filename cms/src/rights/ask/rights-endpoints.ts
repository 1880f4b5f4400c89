import { said } from '@pravesh/shared/platform/replies/said'
import { rightCalls } from '@pravesh/shared/rights/calls'
import { rightsReplies } from '@pravesh/shared/rights/replies/words/words'
import { askRightSchema, nomineeSchema } from '@pravesh/shared/rights/schemas'
import { requireStudent, withdrawDeletion } from '../../accounts/index.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { removeNominee, saveNominee } from '../nominees/nominee.ts'
import { ownRequest } from '../requests/find-requests.ts'
import { rightsLimits } from '../requests/rights-limits.ts'
import { askRight, ensureAsked } from './ask-right.ts'
import { rightsOfStudent } from './rights-view.ts'
import { withdrawRight } from './withdraw-right.ts'

/** Maximum body size, in bytes: one message. */
const bodyLimit = 16 * 1024

/** The requests of the logged-in student, the nominee, and who hears complaints. */
const mine = endpoint({
  ...rightCalls.myRights,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    return { msg: 'Requests found.', result: await rightsOfStudent({ payload, studentId: student.id }) }
  },
})

const ask = endpoint({
  ...rightCalls.askRight,
  bodyLimit,
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const asked = await readBody(call, askRightSchema)
    const now = new Date()
    await rightsLimits.consume({ payload, name: 'rights/ask', subject: student.id, now })
    await askRight({ payload, student, ...asked, now })
    const result = await rightsOfStudent({ payload, studentId: student.id })
    return { ...said(rightsReplies, 'RIGHT_ASKED'), result }
  },
})

/** Withdraws a request; with that for an erasure, the account is no longer to be deleted. */
const withdraw = endpoint({
  ...rightCalls.withdrawRight,
  handle: async ({ payload, req, param }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    const request = await ownRequest({ payload, studentId: student.id, reference: param('reference') })
    await withdrawRight({ payload, request, now })
    if (request.kind === 'erasure') await withdrawDeletion({ payload, student, now })
    const result = await rightsOfStudent({ payload, studentId: student.id })
    return { ...said(rightsReplies, 'RIGHT_WITHDRAWN'), result }
  },
})

/** Names a person. Staff check that and confirm it, so it is a request too. */
const nominate = endpoint({
  ...rightCalls.nominate,
  bodyLimit,
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const nominee = await readBody(call, nomineeSchema)
    const now = new Date()
    await rightsLimits.consume({ payload, name: 'rights/ask', subject: student.id, now })
    await saveNominee({ payload, studentId: student.id, nominee, now })
    await ensureAsked({ payload, student, kind: 'nomination', text: '', now })
    const result = await rightsOfStudent({ payload, studentId: student.id })
    return { ...said(rightsReplies, 'NOMINEE_SAVED'), result }
  },
})

const remove = endpoint({
  ...rightCalls.removeNominee,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    await removeNominee({ payload, studentId: student.id })
    const result = await rightsOfStudent({ payload, studentId: student.id })
    return { ...said(rightsReplies, 'NOMINEE_REMOVED'), result }
  },
})

export const rightsEndpoints = [mine, ask, withdraw, nominate, remove]
