/** @long portals that ran for a while; backup-portal.int.test.ts and move-portal.int.test.ts back up and move one database */
import path from 'node:path'
import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication } from '../../test/builders/applications.ts'
import { aPublishedBook } from '../../test/builders/books.ts'
import { aStaffMember } from '../../test/builders/staff.ts'
import { dropDatabases } from '../../test/drop-databases.ts'
import { emptyCollections } from '../../test/mongodb.ts'
import { runApiProcess } from '../../test/processes/api-process.ts'
import { recordDifferences } from '../../test/record-differences.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { databaseName, isFile } from '../database/open/database-address.ts'
import { countAll } from '../database/records/count-all.ts'
import { readGlobalRow } from '../database/records/global-rows.ts'
import { processEnv } from '../foundation/settings/env.ts'
import { backUpPortal } from './backup-portal.ts'
import { movePortal } from './move-portal.ts'
import { openDatabase } from './open-database.ts'
import { restorePortal } from './restore-portal.ts'

const PASSES = 3
const onMongodb = process.env.DATABASE_URI?.startsWith('mongodb') ?? false
const portal = startTestPortal()
const inFolder = (name: string) => path.join(processEnv().dataDir, name)
const ofFile = (name: string) => `file:${inFolder(`${name}.db`)}`
const envOf = (databaseUri: string, mediaDir = 'media') => ({
  ...processEnv(),
  databaseUri,
  mediaDir: inFolder(mediaDir),
})
const report = () => {}

/** A database beside that of this file, on the same server. */
function otherOnServer(): string {
  const uri = new URL(processEnv().databaseUri)
  uri.pathname += '_other'
  return uri.href
}

/** Three processes whose timers for jobs fire at the same moments, and that students use. */
async function runOnThreeProcesses(databaseUri: string): Promise<void> {
  const settings = { DATABASE_URI: databaseUri, TRUSTED_PROXIES: '1' }
  const processes = await Promise.all([1, 2, 3].map(() => runApiProcess(settings)))
  try {
    for (let pass = 0; pass < PASSES; pass++) {
      await Promise.all(processes.map(({ runJobs }) => runJobs()))
      const answers = processes.map(({ call }, nth) => {
        const message = { fname: 'Asha', lname: 'Das', phone: `98300${pass}${nth}345`, comment: 'When does it begin?' }
        return call('POST', '/api/contact/postContact', message, { 'x-forwarded-for': `198.51.100.${pass}${nth}` })
      })
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
    }
  } finally {
    await Promise.all(processes.map(({ kill }) => kill()))
  }
}

/** Empties what a target of an earlier test was. */
async function freeTarget(databaseUri: string): Promise<void> {
  if (databaseUri === processEnv().databaseUri) await emptyCollections(portal.payload)
  else if (!isFile(databaseUri)) await dropDatabases(databaseUri, [new URL(databaseUri).pathname.slice(1)])
}

/** Expects the same records in both, among them one with the last runs of all queues. */
async function expectSame(one: string, other: string, except: readonly CollectionSlug[] = []): Promise<void> {
  const [first, second] = [await openDatabase(envOf(one)), await openDatabase(envOf(other))]
  try {
    expect(await recordDifferences(first, second, except)).toEqual([])
    const stats = await readGlobalRow({ payload: second, slug: 'payload-jobs-stats' })
    expect(stats?.stats).toMatchObject({ scheduledRuns: { queues: expect.anything() } })
    expect(await countAll(second, 'contact-messages')).toBeGreaterThanOrEqual(3 * PASSES)
  } finally {
    await first.destroy()
    await second.destroy()
  }
}

async function restoreTo(backup: string, source: string, target: string): Promise<void> {
  await freeTarget(target)
  await restorePortal({
    from: backup,
    env: envOf(target, `media of ${databaseName(target).replaceAll('/', ' ')}`),
    report,
  })
  // The source stores the time of its backup afterwards.
  await expectSame(source, target, ['payload-kv'])
}

async function moveTo(source: string, target: string): Promise<void> {
  await freeTarget(target)
  await movePortal({ to: target, media: null, env: envOf(source), report })
  await expectSame(source, target)
}

/** The databases of a test file that runs on MongoDB are both; the portal on SQLite is the moved one, which runs on. */
describe.runIf(onMongodb)('a portal on MongoDB that ran on three processes', () => {
  let backup = ''
  const main = () => processEnv().databaseUri
  beforeAll(async () => {
    await fill()
    await runOnThreeProcesses(main())
    backup = await backUpPortal({ to: inFolder('backups'), env: envOf(main()), report })
    return () => dropDatabases(main(), [new URL(otherOnServer()).pathname.slice(1)])
  })

  it('is restored on SQLite', () => restoreTo(backup, main(), ofFile('restored')))
  it('is moved to SQLite', () => moveTo(main(), ofFile('moved')))
  it('is restored on MongoDB', () => restoreTo(backup, main(), otherOnServer()))
  it('is moved to MongoDB', () => moveTo(main(), otherOnServer()))
  it('runs on from SQLite, and is restored and moved to MongoDB again', async () => {
    await runOnThreeProcesses(ofFile('moved'))
    const later = await backUpPortal({ to: inFolder('backups'), env: envOf(ofFile('moved')), report })
    await restoreTo(later, ofFile('moved'), main())
    await moveTo(ofFile('moved'), main())
  })
})

describe.runIf(!onMongodb)('a portal on SQLite that ran on three processes', () => {
  const main = () => processEnv().databaseUri
  beforeAll(async () => {
    await fill()
    await runOnThreeProcesses(main())
  })

  it('is restored on SQLite', async () => {
    const backup = await backUpPortal({ to: inFolder('backups'), env: envOf(main()), report })
    await restoreTo(backup, main(), ofFile('restored'))
  })
  it('is moved to SQLite', () => moveTo(main(), ofFile('moved')))
})

async function fill(): Promise<void> {
  const { payload } = portal
  await aPaidApplication(payload, { open: await anOpenCourse(payload) })
  await aStaffMember(payload)
  await aPublishedBook(payload)
}
