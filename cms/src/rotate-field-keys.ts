import { getPayload } from 'payload'
import { features } from './features.ts'
import config from './payload.config.ts'
import { env } from './platform/env.ts'
import { rotateFieldKeys } from './platform/field-keys/rotate-field-keys.ts'
import { rotationLines } from './platform/field-keys/rotation-lines.ts'

/** Encrypts everything with the newest key of FIELD_KEY and says what came of it; false when something is left. */
export async function rotateFieldKeysAndTell(): Promise<boolean> {
  const { fieldKeys } = env()
  const payload = await getPayload({ config })
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
