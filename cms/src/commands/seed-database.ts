import { getPayload } from 'payload'
import { addApplications } from '../admissions/seed/bulk/add-applications.ts'
import { seedWhenEmpty } from '../content/seed/seed-when-empty.ts'
import { syncedAtTheEnd } from '../database/adapter/synced-at-the-end.ts'
import { migrateDatabase } from '../database/open/migrate-database.ts'
import { keepPurpose } from '../database/open/purpose.ts'
import { demoLines, seedDemo } from '../demo/seed-demo.ts'
import { encryptedFields } from '../features.ts'
import { countAtNextStart } from '../figures/count/recount.ts'
import { processEnv } from '../foundation/settings/env.ts'
import { SettingsError } from '../foundation/settings/settings-error.ts'
import { checkFieldKeys } from '../operations/field-keys/check-field-keys.ts'
import { portalConfig } from '../portal-config.ts'
import { addBooks } from '../shop/seed/add-books.ts'
import { ensureFirstAdministrator } from '../staff/administrators/ensure-first-administrator.ts'
import { administratorLines } from '../staff/start-staff.ts'

interface SeedOptions {
  /** Target numbers; null adds none. */
  books: number | null
  applications: number | null
}

/** Seeds an empty database with the demo, then adds books and applications up to the requested numbers. */
export async function seedDatabase({ books, applications }: SeedOptions): Promise<void> {
  const env = processEnv()
  const { staffEmail: email, staffPassword: password, publicUrl, mode } = env
  if (mode === 'live') throw new SettingsError('The demo cannot be seeded in live mode.')
  const payload = await getPayload({ config: portalConfig(env) })
  await migrateDatabase(payload)
  await keepPurpose(payload, mode)
  await checkFieldKeys({ payload, fieldKeys: env.fieldKeys, fields: encryptedFields })
  const now = new Date()
  const report = (line: string) => console.log(`  ${line}`)
  const account = await ensureFirstAdministrator({ payload, email, password })
  const seeded = await seedWhenEmpty({ payload, seed: 'demo', report })
  const demo = await seedDemo({ payload, now, report })
  if (!seeded) console.log('The database already has content. It was not changed.')
  await syncedAtTheEnd(payload, async () => {
    if (books !== null) await addBooks({ payload, total: books, report })
    if (applications !== null) await addApplications({ payload, total: applications, now, report })
  })
  if (applications !== null) await countAtNextStart(payload)
  const lines = [...(account ? administratorLines(account) : []), ...(demo ? demoLines(demo, publicUrl) : [])]
  if (lines.length > 0) console.log(lines.join('\n'))
  await payload.destroy()
}
