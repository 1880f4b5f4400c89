import { proofSchema, secondFactorCalls } from '@pravesh/shared/accounts/second-factor'
import { readBody } from '../../http/api/read-body.ts'
import { words } from '../messages/words/words.ts'
import { provingPerson, stepOver } from '../second-factor/acting-person.ts'
import { checkProof } from '../second-factor/check-proof.ts'
import { factorsOf } from '../second-factor/factors-of.ts'
import { limitPerson } from '../second-factor/limit-person.ts'
import { requestOptions } from '../second-factor/passkeys.ts'
import { noStepCookie, unfinishedSignIn } from '../second-factor/step-cookie.ts'
import { staffCall } from '../sessions/staff-call.ts'
import { signedIn } from '../sign-in/signed-in.ts'

const finish = staffCall({
  ...secondFactorCalls.finish,
  handle: async (call) => {
    const { payload, req, clientAddress } = call
    const { headers } = req
    const now = new Date()
    const signIn = await unfinishedSignIn(payload, headers, now)
    if (signIn?.step !== 'proof') throw stepOver()
    const { staff } = signIn
    await limitPerson({ payload, staff, headers, clientAddress, now })
    await checkProof(await readBody(call, proofSchema), { payload, staff, headers, clientAddress, now })
    return signedIn({ req, staff, clientAddress, now, outdated: stepOver })
  },
})

const startAgain = staffCall({
  ...secondFactorCalls.startAgain,
  handle: async ({ payload }) => {
    const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': noStepCookie(payload) }
    return Response.json({ success: true, msg: 'Start again with your password.' }, { headers })
  },
})

const passkeyRequest = staffCall({
  ...secondFactorCalls.passkeyRequest,
  handle: async ({ payload, req, clientAddress }) => {
    const now = new Date()
    const staff = await provingPerson(req, now)
    await limitPerson({ payload, staff, headers: req.headers, clientAddress, now })
    const { id, name, email } = staff
    const passkeys = (await factorsOf(payload, String(id))).filter(({ kind }) => kind === 'passkey')
    const result = await requestOptions({ payload, person: { id: String(id), name, email }, passkeys, now })
    return { msg: words.en['second-factor'].found, result }
  },
})

export const signInFactorEndpoints = [finish, startAgain, passkeyRequest]
