import { getPayload, type Payload } from 'payload'
import { type Reduced, reduceApplications, reduceDrafts } from '../admissions/reduce/reduce-identity.ts'
import { storedChoice } from '../admissions/settings/identity-numbers.ts'
import { emptyFreePages } from '../database/adapter/empty-free-pages.ts'
import { checkDatabaseFile } from '../database/open/check-database.ts'
import { migrateDatabase } from '../database/open/migrate-database.ts'
import { processEnv } from '../foundation/settings/env.ts'
import { StartError } from '../foundation/start-error.ts'
import { portalConfig } from '../portal-config.ts'

interface CommandOptions {
  /** False only counts. */
  confirmed: boolean
  report?: (line: string) => void
}

/** Reduces the Aadhaar numbers of this process's portal to what it keeps. Returns whether there are no more of them. */
export async function reduceIdentityNumbers({ confirmed, report = console.log }: CommandOptions): Promise<boolean> {
  const env = processEnv()
  checkDatabaseFile(env.databaseUri)
  const payload = await getPayload({ config: portalConfig(env), disableOnInit: true })
  try {
    await migrateDatabase(payload)
    return await reduceIdentityNumbersIn({ payload, confirmed, report })
  } finally {
    await payload.destroy()
  }
}

const KEPT = {
  'last-four': 'The portal keeps the last four digits and a code that finds duplicates.',
  none: 'The portal keeps nothing of Aadhaar numbers.',
}

/** Further passes find what other processes wrote meanwhile. */
const MAX_PASSES = 3

/** Idempotent: what a killed run left, the next one finds. Exported for tests. */
export async function reduceIdentityNumbersIn(
  options: Required<CommandOptions> & { payload: Payload },
): Promise<boolean> {
  const { payload, confirmed, report } = options
  const kept = await storedChoice(payload)
  if (kept === null || kept === 'full') throw keepsFull()
  report(KEPT[kept])
  const count = () => reduceBoth({ payload, kept, confirmed: false })
  const before = await count()
  report(`  applications with more than that: ${before.applications.found}`)
  report(`  unsent forms with a number: ${before.drafts.found}`)
  if (!confirmed) {
    report('Nothing was changed. Back up first (npm run backup). Then remove the numbers for good with:')
    report('  npm run reduce-identity-numbers -- --confirm')
    return totalOf(before) === 0
  }
  let left = totalOf(before)
  for (let pass = 0; left > 0 && pass < MAX_PASSES; pass++) {
    const { applications, drafts } = await reduceBoth({ payload, kept, confirmed })
    report(`  reduced: ${applications.done} applications, ${drafts.done} unsent forms`)
    left = totalOf(await count())
  }
  if (left > 0) {
    report(`NOT DONE. ${left} records were changed meanwhile. Run this again.`)
    return false
  }
  if (!(await emptyFreePages(payload))) {
    report(
      'NOT DONE. The numbers are removed, but the database file still has traces of them, because another process uses it.',
    )
    report('Stop the portal and npm run ship-log, and run this again.')
    return false
  }
  report(
    'Done. Backups and log archives from before still hold the numbers until they expire. Delete them earlier if you can.',
  )
  return true
}

type Both = { applications: Reduced; drafts: Reduced }

async function reduceBoth(options: Parameters<typeof reduceApplications>[0]): Promise<Both> {
  return { applications: await reduceApplications(options), drafts: await reduceDrafts(options) }
}

const totalOf = ({ applications, drafts }: Both) => applications.found + drafts.found

function keepsFull(): StartError {
  return new StartError(
    'The portal keeps full Aadhaar numbers. Choose under “Admission settings” in the admin what it keeps, then run this again.',
  )
}
