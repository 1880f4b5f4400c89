import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import type { Staff } from '../../payload-types.ts'
import { words } from '../messages/words/words.ts'
import { encryptSecret } from './app-secret.ts'
import { mailAboutFactor } from './factor-mail.ts'
import { recoveryCodesLeft } from './factors-of.ts'
import { newRecoveryCodes, recoveryCodeKey } from './recovery-codes.ts'

const collection = 'staff-factors'

interface AddOptions {
  payload: Payload
  staff: Staff
  now: Date
}

/** Adds an authenticator app in place of an earlier one. `step`: the one of the code that confirmed the secret. */
export async function addApp({ secret, step, ...to }: AddOptions & { secret: string; step: number }): Promise<void> {
  const { payload, staff, now } = to
  const staffId = String(staff.id)
  const key = `app:${staffId}`
  const name = words.en['second-factor'].appName
  const app = { name, secret: encryptSecret(payload, secret, staffId), lastStep: step, usedAt: now.toISOString() }
  const isNew = await insertIfAbsent({ payload, collection, data: { key, staffId, kind: 'app', ...app } })
  if (!isNew) await changeOne({ payload, collection, where: { key: { equals: key } }, data: app })
  await mailAboutFactor({ payload, staff, now, what: 'appAdded' })
}

interface Passkey {
  key: string
  publicKey: string
  signatureCount: number
  name: string
}

/** Adds a passkey; false if an account has it already. */
export async function addPasskey({ payload, staff, now }: AddOptions, passkey: Passkey): Promise<boolean> {
  const data = { ...passkey, staffId: String(staff.id), kind: 'passkey' as const }
  const isNew = await insertIfAbsent({ payload, collection, data })
  if (isNew) await mailAboutFactor({ payload, staff, now, what: 'passkeyAdded' })
  return isNew
}

/** Recovery codes for a person who has none; null for one who has. The codes are not stored, so this is their only sight. */
export async function firstRecoveryCodes(options: AddOptions): Promise<string[] | null> {
  const left = await recoveryCodesLeft(options.payload, String(options.staff.id))
  return left > 0 ? null : replaceRecoveryCodes(options)
}

/** New recovery codes; the earlier ones end first, so that a crash leaves fewer, never more. */
export async function replaceRecoveryCodes({ payload, staff }: AddOptions): Promise<string[]> {
  const staffId = String(staff.id)
  const codes = newRecoveryCodes()
  await deleteRows({ payload, collection, where: recoveryCodesOf(staffId) })
  for (const code of codes) {
    const data = { key: recoveryCodeKey(staffId, code), staffId, kind: 'recovery-code' as const }
    await insertRow({ payload, collection, data })
  }
  return codes
}

export const recoveryCodesOf = (staffId: string) => ({
  and: [{ staffId: { equals: staffId } }, { kind: { equals: 'recovery-code' as const } }],
})
