import {
  addAppSchema,
  addPasskeySchema,
  MAX_PASSKEYS,
  type NewApp,
  type OwnFactors,
  secondFactorCalls,
} from '@pravesh/shared/accounts/second-factor'
import { fill } from '@pravesh/shared/platform/fill'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { Call } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import type { StaffFactor } from '../../payload-types.ts'
import { words } from '../messages/words/words.ts'
import { type ActingPerson, actingPerson, stepOver } from '../second-factor/acting-person.ts'
import { addApp, addPasskey, firstRecoveryCodes, replaceRecoveryCodes } from '../second-factor/add-factor.ts'
import { openProposal, sealProposal } from '../second-factor/app-secret.ts'
import { newSecret, secretAsQr, stepOfCode } from '../second-factor/authenticator-app.ts'
import { mailAboutFactor } from '../second-factor/factor-mail.ts'
import { factorsOf, recoveryCodesLeft } from '../second-factor/factors-of.ts'
import { limitPerson } from '../second-factor/limit-person.ts'
import { creationOptions, verifyNew } from '../second-factor/passkeys.ts'
import { removeFactor } from '../second-factor/remove-factor.ts'
import { isSecondFactorRequired } from '../second-factor/requirement.ts'
import { keepSessions } from '../sessions/keep-sessions.ts'
import { ownSession, sessionIdOf } from '../sessions/own-session.ts'
import { staffCall } from '../sessions/staff-call.ts'
import { signedIn } from '../sign-in/signed-in.ts'

const texts = words.en['second-factor']

const own = staffCall({
  ...secondFactorCalls.own,
  handle: async ({ req }) => ({ msg: texts.found, result: await ownFactors(req) }),
})

const proposeApp = staffCall({
  ...secondFactorCalls.proposeApp,
  handle: async (call) => {
    const { payload, now, staff } = await acting(call)
    const secret = newSecret()
    const result: NewApp = {
      secret: secret.replace(/(.{4})(?=.)/g, '$1 '),
      qr: secretAsQr(secret, { issuer: 'Pravesh', label: staff.email }),
      token: sealProposal(payload, { secret, staffId: String(staff.id), now }),
    }
    return { msg: texts.proposed, result }
  },
})

const confirmApp = staffCall({
  ...secondFactorCalls.addApp,
  handle: async (call) => {
    const person = await acting(call)
    const { payload, now, staff } = person
    const { token, code } = await readBody(call, addAppSchema)
    const secret = openProposal(payload, { token, staffId: String(staff.id), now })
    if (secret === null) throw new Problem({ code: 'OVER', status: 409, publicMessage: texts.proposalOver })
    const step = stepOfCode(secret, code.replace(/\s/g, ''), now)
    if (step === null) throw invalid([{ field: 'code', code: 'notAccepted', message: texts.wrongCode }])
    await endUnprovenSessions(call, person)
    await addApp({ payload, staff, now, secret, step })
    return added(call, person, texts.appAdded)
  },
})

const proposePasskey = staffCall({
  ...secondFactorCalls.proposePasskey,
  handle: async (call) => {
    const { payload, now, staff, factors } = await acting(call)
    const passkeys = factors.filter(({ kind }) => kind === 'passkey')
    if (passkeys.length >= MAX_PASSKEYS) {
      const publicMessage = fill(texts.tooManyPasskeys, { max: MAX_PASSKEYS })
      throw new Problem({ code: 'TOO_MANY_PASSKEYS', status: 409, publicMessage })
    }
    const { name, email } = staff
    const person = { id: String(staff.id), name, email }
    return { msg: texts.proposed, result: await creationOptions({ payload, person, passkeys, now }) }
  },
})

const confirmPasskey = staffCall({
  ...secondFactorCalls.addPasskey,
  handle: async (call) => {
    const person = await acting(call)
    const { payload, now, staff } = person
    const { name, passkey } = await readBody(call, addPasskeySchema)
    const answer = passkey as unknown as RegistrationResponseJSON
    const checked = await verifyNew({ payload, staffId: String(staff.id), answer, now })
    if (checked === null) throw new Problem({ code: 'PASSKEY', status: 400, publicMessage: texts.passkeyRefused })
    await endUnprovenSessions(call, person)
    if (!(await addPasskey(person, { ...checked, name }))) {
      throw new Problem({ code: 'PASSKEY_TAKEN', status: 409, publicMessage: texts.passkeyTaken })
    }
    return added(call, person, texts.passkeyAdded)
  },
})

const recoveryCodes = staffCall({
  ...secondFactorCalls.newRecoveryCodes,
  handle: async (call) => {
    const { payload, now, staff, isSigningIn, factors } = await acting(call)
    if (isSigningIn || factors.length === 0) {
      throw new Problem({ code: 'NO_FACTOR', status: 409, publicMessage: texts.noFactor })
    }
    const codes = await replaceRecoveryCodes({ payload, staff, now })
    await mailAboutFactor({ payload, staff, now, what: 'codesReplaced' })
    return { msg: texts.newCodes, result: { recoveryCodes: codes } }
  },
})

const remove = staffCall({
  ...secondFactorCalls.remove,
  handle: async (call) => {
    await removeFactor(await acting(call), call.param('id'))
    return { msg: texts.removed }
  },
})

export const ownFactorEndpoints = [own, proposeApp, confirmApp, proposePasskey, confirmPasskey, recoveryCodes, remove]

interface Acting extends ActingPerson {
  payload: Call['payload']
  now: Date
  /** Before the call changes them. */
  factors: StaffFactor[]
}

async function acting({ payload, req, clientAddress }: Call): Promise<Acting> {
  const now = new Date()
  const person = await actingPerson(req, now)
  await limitPerson({ payload, staff: person.staff, headers: req.headers, clientAddress, now })
  return { payload, now, ...person, factors: await factorsOf(payload, String(person.staff.id)) }
}

/**
 * With the first factor, ends all other sessions: a password was enough for them. Before, so that a crash leaves none beside
 * the factor; after, for those that started meanwhile.
 */
async function endUnprovenSessions({ req }: Call, { payload, staff, factors }: Acting): Promise<void> {
  const own = sessionIdOf(req.user)
  if (factors.length === 0) await keepSessions(payload, String(staff.id), (id) => id === own)
}

/** The reply to a new factor: recovery codes with the first one; in a sign-in the session, too. */
async function added(call: Call, person: Acting, msg: string) {
  const { req, clientAddress } = call
  const { staff, isSigningIn, ...at } = person
  await endUnprovenSessions(call, person)
  const result = { recoveryCodes: await firstRecoveryCodes({ ...at, staff }) }
  if (!isSigningIn) return { msg, result }
  const session = await signedIn({ req, staff, clientAddress, now: at.now, outdated: stepOver })
  return Response.json({ success: true, msg, result }, { headers: session.headers })
}

async function ownFactors(req: PayloadRequest): Promise<OwnFactors> {
  const { payload, user } = req
  const { staffId } = ownSession(req)
  const factors = await factorsOf(payload, staffId)
  const isRequired = user?.collection === 'staff' && isSecondFactorRequired(payload, user)
  return {
    factors: factors.map(({ id, kind, name, createdAt, usedAt }) => ({
      id,
      kind: kind === 'app' ? 'app' : 'passkey',
      name: name ?? '',
      addedAt: createdAt,
      usedAt: usedAt ?? null,
    })),
    recoveryCodesLeft: await recoveryCodesLeft(payload, staffId),
    isRequired,
    requiredFrom: isRequired && factors.length === 0 ? (user.secondFactorFrom ?? null) : null,
  }
}
