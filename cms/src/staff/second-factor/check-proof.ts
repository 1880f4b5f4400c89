import type { Proof } from '@pravesh/shared/accounts/second-factor'
import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'
import { fill } from '@pravesh/shared/platform/fill'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRow } from '../../database/records/read-row.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import { knownDevice } from '../../http/sign-in/device-cookie.ts'
import { isLocked } from '../../http/sign-in/refusals.ts'
import { startAttempt } from '../../http/sign-in/sign-in-attempt.ts'
import type { Staff } from '../../payload-types.ts'
import { words } from '../messages/words/words.ts'
import { deviceAccountOf } from '../sessions/staff-device.ts'
import { decryptSecret } from './app-secret.ts'
import { stepOfCode } from './authenticator-app.ts'
import { mailAboutFactor } from './factor-mail.ts'
import { recoveryCodesLeft } from './factors-of.ts'
import { keyOf, verifyAnswer } from './passkeys.ts'
import { recoveryCodeKey } from './recovery-codes.ts'

const texts = words.en['second-factor']
const APP_CODE = /^\d{6}$/

interface CheckOptions {
  payload: Payload
  staff: Staff
  headers: Headers
  clientAddress: string
  now: Date
}

/**
 * Checks a second factor of a person whose password, or session, has been checked. Throws a Problem: 400 for a wrong one,
 * 429 after five wrong codes in 15 minutes by this device or network, or twenty by all.
 */
export async function checkProof(proof: Proof, options: CheckOptions): Promise<void> {
  if ('passkey' in proof) return checkPasskey(proof.passkey as unknown as AuthenticationResponseJSON, options)
  const code = proof.code.replace(/\s/g, '')
  const attempt = await startCodeAttempt(options)
  const isCorrect = await takeCode(code, options).catch(async (error) => {
    await attempt.cancel(options.now)
    throw error
  })
  if (isCorrect) return attempt.succeed(options.now)
  const lockedForSeconds = await attempt.fail(options.now)
  if (lockedForSeconds !== null) await mailAboutFactor({ ...options, what: 'codesTried' })
  throw wrong('code', APP_CODE.test(code) ? texts.wrongCode : texts.wrongRecoveryCode)
}

async function startCodeAttempt({ payload, staff, headers, clientAddress, now }: CheckOptions) {
  const device = knownDevice({ payload, headers, kind: 'staff', account: deviceAccountOf(staff), now })
  const by = { kind: 'staff-code', email: String(staff.id), device, clientAddress } as const
  try {
    return await startAttempt({ payload, ...by, waits: false, now })
  } catch (error) {
    if (!isLocked(error)) throw error
    const minutes = Math.ceil((error.retryAfterSeconds ?? LOCKOUT.minutes * 60) / 60)
    const { code, status, retryAfterSeconds } = error
    throw new Problem({ code, status, retryAfterSeconds, publicMessage: fill(texts.locked, { minutes }) })
  }
}

/** Uses a code up: of several requests with one code, one succeeds. */
async function takeCode(code: string, { payload, staff, now, ...request }: CheckOptions): Promise<boolean> {
  const staffId = String(staff.id)
  const usedAt = now.toISOString()
  if (APP_CODE.test(code)) {
    const key = `app:${staffId}`
    const app = await readRow({ payload, collection: 'staff-factors', where: { key: { equals: key } } })
    const step = app && stepOfCode(decryptSecret(payload, app.secret ?? '', staffId), code, now)
    if (step === null) return false
    const unused = { or: [{ lastStep: { equals: null } }, { lastStep: { less_than: step } }] }
    const where = { and: [{ key: { equals: key } }, { secret: { equals: app?.secret ?? null } }, unused] }
    return (await changeOne({ payload, collection: 'staff-factors', where, data: { lastStep: step, usedAt } })) !== null
  }
  const where = { and: [{ key: { equals: recoveryCodeKey(staffId, code) } }, { usedAt: { equals: null } }] }
  const used = await changeOne({ payload, collection: 'staff-factors', where, data: { usedAt } })
  if (used === null) return false
  const left = await recoveryCodesLeft(payload, staffId)
  await mailAboutFactor({ payload, staff, now, ...request, what: 'codeUsed', values: { left } })
  return true
}

async function checkPasskey(answer: AuthenticationResponseJSON, { payload, staff, now }: CheckOptions): Promise<void> {
  const staffId = String(staff.id)
  const where = { and: [{ key: { equals: keyOf(answer.id) } }, { staffId: { equals: staffId } }] }
  const passkey = await readRow({ payload, collection: 'staff-factors', where })
  const count = passkey && (await verifyAnswer({ payload, staffId, answer, passkey, now }))
  if (passkey === null || count === null) throw wrong('passkey', texts.wrongPasskey)
  const data = { signatureCount: count, usedAt: now.toISOString() }
  // Another answer may have been accepted meanwhile, so the count could fall; or its owner has removed the passkey.
  const unchanged = {
    and: [{ id: { equals: passkey.id } }, { signatureCount: { equals: passkey.signatureCount ?? null } }],
  }
  const used = await changeOne({ payload, collection: 'staff-factors', where: unchanged, data })
  if (used === null) throw wrong('passkey', texts.wrongPasskey)
}

function wrong(field: string, message: string): Problem {
  return invalid([{ field, code: 'notAccepted', message }])
}
