import { confirmationSchema, secondFactorCalls } from '@pravesh/shared/accounts/second-factor'
import { fill } from '@pravesh/shared/platform/fill'
import { changeOne } from '../../database/records/change-one.ts'
import { readRow } from '../../database/records/read-row.ts'
import { invalid, notFound } from '../../foundation/problem.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireStaffManager } from '../administrators/require-staff-manager.ts'
import { words } from '../messages/words/words.ts'
import { may, whoMay } from '../permissions/access.ts'
import { provingPerson } from '../second-factor/acting-person.ts'
import { checkProof } from '../second-factor/check-proof.ts'
import { factorsOf } from '../second-factor/factors-of.ts'
import { removeAllFactors } from '../second-factor/remove-factor.ts'
import { requireProven } from '../second-factor/require-proven.ts'
import { ownSession } from '../sessions/own-session.ts'
import { recordSignIn } from '../sessions/record-sign-in.ts'
import { staffCall } from '../sessions/staff-call.ts'
import { checkStaffPassword } from '../sign-in/check-staff-password.ts'

const texts = words.en['second-factor']

const confirm = staffCall({
  ...secondFactorCalls.confirm,
  handle: async (call) => {
    const { payload, req, clientAddress } = call
    const { headers } = req
    const { sessionId } = ownSession(req)
    const now = new Date()
    const sent = await readBody(call, confirmationSchema)
    const staff = await provingPerson(req, now)
    if (!('password' in sent)) await checkProof(sent, { payload, staff, headers, clientAddress, now })
    else {
      // A password alone is no proof of a person who has a second factor.
      const isAllowed = (await factorsOf(payload, String(staff.id))).length === 0
      const { email } = staff
      const check = { payload, email, password: sent.password, headers, clientAddress, now }
      const isCorrect = isAllowed && (await checkStaffPassword(check)) !== null
      if (!isCorrect) throw invalid([{ field: 'password', code: 'notAccepted', message: texts.wrongPassword }])
    }
    const where = { sessionId: { equals: sessionId } }
    const data = { provenAt: now.toISOString() }
    const known = await changeOne({ payload, collection: 'staff-sign-ins', where, data })
    // A session from before there were rows of sessions.
    if (known === null) await recordSignIn({ payload, headers, staff, sessionId, clientAddress, now })
    return { msg: texts.confirmed }
  },
})

const proven = staffCall({
  ...secondFactorCalls.proven,
  handle: async ({ req }) => {
    await requireProven(req)
    return { msg: texts.confirmed }
  },
})

const removeOf = staffCall({
  ...secondFactorCalls.removeOf,
  handle: async ({ payload, req, param }) => {
    const by = requireStaffManager(req, (user) => may(user, 'give roles'), whoMay('give roles'))
    await requireProven(req)
    const staff = await readRow({ payload, collection: 'staff', where: { id: { equals: param('id') } } })
    // One's own factors end with a proof of one of them.
    if (staff === null || String(staff.id) === by.id) throw notFound('colleague')
    await removeAllFactors({ payload, staff, now: new Date() }, by.name)
    return { msg: fill(texts.removedOf, { name: staff.name }) }
  },
})

export const confirmEndpoints = [confirm, proven, removeOf]
