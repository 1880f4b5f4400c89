import { setTimeout as sleep } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import { features } from './features.ts'
import { keyIdOf } from './platform/crypto/encrypt.ts'
import { processEnv, SettingsError } from './platform/env.ts'
import { rotateFieldKeys } from './platform/field-keys/rotate-field-keys.ts'
import { rotationLines } from './platform/field-keys/rotation-lines.ts'
import { countProcessesWithout, EXPIRY_MS } from './platform/field-keys/running-processes.ts'
import { portalConfig } from './portal-config.ts'

/** Encrypts everything with the newest key of FIELD_KEY and says what came of it; false when something is left. */
export async function rotateFieldKeysAndReport(): Promise<boolean> {
  const env = processEnv()
  const { fieldKeys } = env
  const payload = await getPayload({ config: portalConfig(env) })
  await refuseUnlessKnown(payload, fieldKeys[0] ?? '')
  const results = await rotateFieldKeys({
    payload,
    fields: features.flatMap(({ encryptedFields }) => encryptedFields ?? []),
    fieldKeys,
    report: ({ label, done, left }) => console.log(`  ${label}: ${done} done, ${left} left`),
  })
  await payload.destroy()
  console.log(rotationLines(results, fieldKeys).join('\n'))
  return results.every(({ left }) => left === 0)
}

/** Throws a SettingsError while a process runs that could not read what is encrypted now; one that was killed is waited for. */
export async function refuseUnlessKnown(payload: Payload, fieldKey: string, patienceMs = EXPIRY_MS): Promise<void> {
  const deadline = Date.now() + patienceMs
  const count = () => countProcessesWithout({ payload, fieldKey, now: new Date() })
  if ((await count()) === 0) return
  console.log('  Waiting for a process of the portal that runs with another FIELD_KEY …')
  while ((await count()) > 0) {
    if (Date.now() >= deadline) {
      throw new SettingsError(
        `A running process of the portal does not list the first key (${keyIdOf(fieldKey)}) in FIELD_KEY, so it could not read what is encrypted now. Restart it with the same FIELD_KEY and run this again.`,
      )
    }
    await sleep(500)
  }
}
