import { setTimeout as sleep } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import { encryptedFields } from '../features.ts'
import { keyIdOf } from '../foundation/crypto/encrypt.ts'
import { processEnv } from '../foundation/settings/env.ts'
import { SettingsError } from '../foundation/settings/settings-error.ts'
import { forgetKey, forgetOldKeys } from '../operations/field-keys/check-field-keys.ts'
import { rotateFieldKeys } from '../operations/field-keys/rotate-field-keys.ts'
import { rotationLines } from '../operations/field-keys/rotation-lines.ts'
import { countProcessesWithout, EXPIRY_MS } from '../operations/field-keys/running-processes.ts'
import { portalConfig } from '../portal-config.ts'

/** Re-encrypts all values with the newest key of FIELD_KEY and prints the result; false if any value is left. */
export async function rotateFieldKeysAndReport(): Promise<boolean> {
  const env = processEnv()
  const { fieldKeys } = env
  const payload = await getPayload({ config: portalConfig(env) })
  await requireKnownKey(payload, fieldKeys[0] ?? '')
  const results = await rotateFieldKeys({
    payload,
    fields: encryptedFields,
    fieldKeys,
    report: ({ label, done, left }) => console.log(`  ${label}: ${done} re-encrypted, ${left} left`),
  })
  const isDone = results.every(({ left }) => left === 0)
  if (isDone) await forgetOldKeys({ payload, fieldKeys })
  await payload.destroy()
  console.log(rotationLines(results, fieldKeys).join('\n'))
  return isDone
}

/** Lets portals start without the key of this id, which is lost for good. */
export async function forgetFieldKey(keyId: string): Promise<void> {
  if (!/^[0-9a-f]{8}$/.test(keyId)) throw new SettingsError('Name the ID of the key, 8 digits that the start shows.')
  const payload = await getPayload({ config: portalConfig(processEnv()) })
  await forgetKey(payload, keyId)
  await payload.destroy()
  console.log(`Portals now start without the key ${keyId}. What it encrypted stays unreadable.`)
}

/**
 * Throws a SettingsError if a running process lacks the key. Waits first, because a killed process counts until its
 * expiry.
 */
export async function requireKnownKey(payload: Payload, fieldKey: string, timeoutMs = EXPIRY_MS): Promise<void> {
  const deadline = performance.now() + timeoutMs
  const count = () => countProcessesWithout({ payload, fieldKey, now: new Date() })
  if ((await count()) === 0) return
  console.log('  Waiting for a portal process with a different FIELD_KEY to stop …')
  while ((await count()) > 0) {
    if (performance.now() >= deadline) {
      throw new SettingsError(
        `A running process of the portal does not have the first key (${keyIdOf(fieldKey)}) in its FIELD_KEY, so it could not read re-encrypted values. Restart it with the same FIELD_KEY and run this again.`,
      )
    }
    await sleep(500)
  }
}
