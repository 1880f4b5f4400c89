import { rm } from 'node:fs/promises'
import { getPayload, type Payload } from 'payload'
import { removeUnusedIdentityKeys } from '../admissions/answers/identity-key.ts'
import { MARK as APPLICATIONS_MARK } from '../admissions/seed/seed-applications.ts'
import { checkDatabaseFile } from '../database/open/check-database.ts'
import { migrateDatabase } from '../database/open/migrate-database.ts'
import { forgetPurpose } from '../database/open/purpose.ts'
import { deleteRows } from '../database/records/delete-rows.ts'
import { findDemoStaff } from '../demo/demo-accounts.ts'
import { eraseDemoStudents } from '../demo/erase-demo-students.ts'
import { demoSecrets, findDemo } from '../demo/find-demo.ts'
import { removeSeededRecords } from '../demo/remove-seeded-records.ts'
import { findSeededGlobals } from '../demo/seeded-globals.ts'
import { encryptedFields } from '../features.ts'
import { keyIdOf } from '../foundation/crypto/encrypt.ts'
import { type Env, processEnv } from '../foundation/settings/env.ts'
import { StartError } from '../foundation/start-error.ts'
import { isKeyInUse } from '../operations/field-keys/keys-in-use.ts'
import { countProcesses } from '../operations/field-keys/running-processes.ts'
import { portalConfig } from '../portal-config.ts'
import { MARK as ORDERS_MARK } from '../shop/seed/orders/seed-orders.ts'

interface RemoveOptions {
  /** False only reports what would be removed. */
  confirmed: boolean
  env?: Env
  report?: (line: string) => void
}

/** Removes the demo of this process's settings. Returns whether nothing of it is left. */
export async function removeDemo({
  confirmed,
  env = processEnv(),
  report = console.log,
}: RemoveOptions): Promise<boolean> {
  checkDatabaseFile(env.databaseUri)
  const payload = await getPayload({ config: portalConfig(env), disableOnInit: true })
  try {
    await migrateDatabase(payload)
    return await removeDemoFrom({ payload, env, confirmed, report })
  } finally {
    await payload.destroy()
  }
}

interface RemoveFromOptions extends Required<RemoveOptions> {
  payload: Payload
}

/** Idempotent: what a killed run left, the next one finds and removes. Exported for tests. */
export async function removeDemoFrom({ payload, env, confirmed, report }: RemoveFromOptions): Promise<boolean> {
  const before = await findDemo(payload, env)
  reportChanged(before.changed, report)
  if (before.lines.length === 0) {
    report('Nothing of the demo is left.')
    return true
  }
  if (!confirmed) {
    report(['This is left of the demo:', ...before.lines.map((line) => `  ${line}`)].join('\n'))
    report('Back up first (npm run backup). Then remove it with: npm run remove-demo -- --yes')
    return false
  }
  await requireStopped(payload)
  await eraseDemoStudents({ payload, report })
  const kept = await removeSeededRecords({ payload, report })
  for (const { clear } of await findSeededGlobals(payload)) await clear()
  await removeStaff(payload, report)
  await removeUnusedIdentityKeys(payload)
  await removeSecrets({ payload, env, report })
  for (const mark of [APPLICATIONS_MARK, ORDERS_MARK]) await payload.kv.delete(mark)
  // Without them, no process serves pages that it has published before. (decision 0042)
  await deleteRows({ payload, collection: 'publication-events', where: { id: { exists: true } } })
  for (const { name, reason } of kept.filter(({ collection }) => collection !== 'media')) {
    report(`“${name}” stays, because it ${reason}. Remove it there, or change and save it, so that it is yours.`)
  }
  const { lines } = await findDemo(payload, env)
  if (lines.length > 0) {
    report(['NOT DONE. This is still left:', ...lines.map((line) => `  ${line}`)].join('\n'))
    return false
  }
  await forgetPurpose(payload)
  report('Done. Nothing of the demo is left.')
  return true
}

function reportChanged(changed: Awaited<ReturnType<typeof findDemo>>['changed'], report: (line: string) => void): void {
  const names = changed.filter(({ collection }) => collection !== 'media').map(({ name }) => `“${name}”`)
  if (names.length > 0) report(`Changed by your staff, so it stays: ${names.join(', ')}`)
}

/** A serving portal would show and charge for what is being removed. */
async function requireStopped(payload: Payload): Promise<void> {
  if ((await countProcesses({ payload, now: new Date() })) === 0) return
  throw new StartError(
    'A portal is running with this database. Stop all its processes and run this again. One that was killed counts as running for 35 seconds.',
  )
}

async function removeStaff(payload: Payload, report: (line: string) => void): Promise<void> {
  const { accounts, areLastAdministrators } = await findDemoStaff(payload)
  if (areLastAdministrators) {
    report(
      'The demo’s account is the only administrator. Start the portal in demo mode, make another member of staff an administrator, and run this again.',
    )
    return
  }
  for (const { id } of accounts) await deleteRows({ payload, collection: 'staff', where: { id: { equals: id } } })
  if (accounts.length > 0) report(`staff: ${accounts.length}`)
}

interface SecretsOptions extends Pick<RemoveFromOptions, 'payload' | 'env' | 'report'> {}

/** A key that still encrypts something stays until `npm run rotate-keys` has replaced it. */
async function removeSecrets({ payload, env, report }: SecretsOptions): Promise<void> {
  for (const { file, fieldKey } of await demoSecrets(env.dataDir)) {
    if (fieldKey !== null && (await isKeyInUse({ payload, fields: encryptedFields, keyId: keyIdOf(fieldKey) }))) {
      report(
        `${file} encrypts data of people who stay. Set FIELD_KEY to a new key, a comma, and the key in this file; run npm run rotate-keys, and this command again.`,
      )
    } else await rm(file)
  }
}
