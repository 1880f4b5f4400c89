import { getPayload } from 'payload'
import { addApplications } from './admissions/seed/bulk/add-applications.ts'
import { seedWhenEmpty } from './content/seed/seed-when-empty.ts'
import { migrateDatabase } from './platform/database/migrate-database.ts'
import { processEnv } from './platform/env.ts'
import { portalConfig } from './portal-config.ts'
import { demoLines, seedDemo } from './seed-demo.ts'
import { addBooks } from './shop/seed/add-books.ts'
import { ensureFirstAdministrator } from './staff/administrators/ensure-first-administrator.ts'
import { administratorLines } from './staff/start-staff.ts'

interface SeedOptions {
  /** Target numbers; null adds none. */
  books: number | null
  applications: number | null
}

/** Seeds an empty database with the demo, then adds books and applications up to the requested numbers. */
export async function seedDatabase({ books, applications }: SeedOptions): Promise<void> {
  const env = processEnv()
  const payload = await getPayload({ config: portalConfig(env) })
  await migrateDatabase(payload)
  const { staffEmail: email, staffPassword: password, publicUrl, mode } = env
  const now = new Date()
  const report = (line: string) => console.log(`  ${line}`)
  const account = await ensureFirstAdministrator({ payload, email, password })
  const seeded = await seedWhenEmpty({ payload, seed: 'demo', report })
  const demo = mode === 'demo' ? await seedDemo({ payload, now, report }) : null
  if (!seeded) console.log('The database already has content. It was not changed.')
  if (books !== null) await addBooks({ payload, total: books, report })
  if (applications !== null && mode === 'demo') await addApplications({ payload, total: applications, now, report })
  if (applications !== null && mode !== 'demo')
    console.log('Generated applications are available in demo mode only. None were added.')
  const lines = [...(account ? administratorLines(account) : []), ...(demo ? demoLines(demo, publicUrl) : [])]
  if (lines.length > 0) console.log(lines.join('\n'))
  await payload.destroy()
}
