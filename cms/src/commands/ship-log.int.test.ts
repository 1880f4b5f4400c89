import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { aStaffMember } from '../../test/builders/staff.ts'
import { emptyCollections } from '../../test/mongodb.ts'
import { recordDifferences } from '../../test/record-differences.ts'
import { newBuckets, s3TestUrl } from '../../test/s3-server.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { startProcess } from '../../test/test-process.ts'
import { isFile } from '../database/open/database-address.ts'
import { processEnv } from '../foundation/settings/env.ts'
import { lastDrill } from '../operations/backup/last-times.ts'
import { archiveState } from '../operations/log-archive/shipped-until.ts'
import { forgetLogArchive } from './forget-log-archive.ts'
import { movePortal } from './move-portal.ts'
import { closeDatabase, openDatabase } from './open-database.ts'
import { drillMoment, restoreMoment } from './restore-moment.ts'
import { shipLog } from './ship-log.ts'

const isOnMongodb = !isFile(process.env.DATABASE_URI ?? 'file:')
const portal = startTestPortal()
const inFolder = (name: string) => path.join(processEnv().dataDir, name)
/** The portal whose log is shipped: that of this file on SQLite, a copy of it on MongoDB. */
const main = () => (isOnMongodb ? { ...processEnv(), databaseUri: `file:${inFolder('copy.db')}` } : processEnv())
const elsewhere = (name: string) => ({
  ...processEnv(),
  databaseUri: `file:${inFolder(`${name}/portal.db`)}`,
  mediaDir: inFolder(`${name}/media`),
})
const report = () => {}
const SCRIPT = path.resolve(import.meta.dirname, '../../../scripts/ship-log.ts')
const UPLOAD = 'private/documents/mark sheet.pdf'

function upload(name: string, content: string): void {
  const file = path.join(processEnv().mediaDir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Names of staff in a database. */
async function staffIn(env: ReturnType<typeof elsewhere>): Promise<string[]> {
  const payload = await openDatabase(env)
  try {
    const { docs } = await payload.find({ collection: 'staff', pagination: false, overrideAccess: true })
    return docs.map(({ name }) => name ?? '').sort()
  } finally {
    await closeDatabase(payload)
  }
}

/** Ships until everything that was written before is in the archive, and what else `isEnough` asks for. */
async function shipUntil(to: string, isEnough: () => boolean | Promise<boolean>, env = main()): Promise<void> {
  const stop = new AbortController()
  const shipping = shipLog({ to, keepDays: 7, env, signal: stop.signal, report })
  try {
    await Promise.race([shipping, expect.poll(isEnough).toBe(true)])
  } finally {
    stop.abort()
    await shipping
  }
}

const hasSegments = (archive: string) => () =>
  readdirSync(archive, { recursive: true }).some((name) => String(name).includes('000000001'))

beforeAll(async () => {
  await aStaffMember(portal.payload, { name: 'First' })
  if (isOnMongodb) await movePortal({ to: main().databaseUri, media: null, env: processEnv(), report })
})

describe.runIf(!isOnMongodb)('the log of a portal in use', () => {
  const archive = () => inFolder('archive')
  const ship = () => startProcess(SCRIPT, {}, ['--to', archive()])
  let afterFirst: Date

  it('is shipped with the uploads, and goes on after a kill', async () => {
    upload(UPLOAD, 'marks')
    const first = ship()
    await first.printed(/Generation .* begins/)
    await expect.poll(() => readdirSync(archive(), { recursive: true })).toContain(`files/${UPLOAD}`)
    const again = ship()
    expect(await again.ended, again.output()).toBe(1)
    expect(again.output()).toContain('is being shipped by another process')
    await first.kill()
    afterFirst = new Date()
    await aStaffMember(portal.payload, { name: 'Second' })
    const second = ship()
    await second.printed(/The log follows|Generation .* begins/)
    await aStaffMember(portal.payload, { name: 'Third' })
    second.signal('SIGTERM')
    expect(await second.ended, second.output()).toBe(0)
    expect(second.output()).toMatch(/Stopped\. The archive has everything until /)
  })

  it('restores the newest moment and an earlier one, with the uploads', async () => {
    const [newest, earlier] = [elsewhere('newest'), elsewhere('earlier')]
    await restoreMoment({ from: archive(), at: new Date(), env: newest, report })
    await restoreMoment({ from: archive(), at: afterFirst, env: earlier, report })
    expect(await staffIn(newest)).toEqual(['First', 'Second', 'Third'])
    expect(await staffIn(earlier)).toEqual(['First'])
    expect(readFileSync(path.join(earlier.mediaDir, UPLOAD), 'utf8')).toBe('marks')
    const restored = await openDatabase(newest)
    expect(await recordDifferences(portal.payload, restored, ['payload-kv'])).toEqual([])
    await closeDatabase(restored)
    expect(readdirSync(processEnv().dataDir)).not.toContain('restore-moment')
    // Until a portal has opened it.
    const shipping = shipLog({ to: inFolder('other'), keepDays: 7, env: newest, signal: AbortSignal.abort(), report })
    await expect(shipping).rejects.toThrow('has no write-ahead log yet')
  })

  it('passes a drill, and tells the portal how far it is', async () => {
    const lines: string[] = []
    await drillMoment({ from: archive(), at: new Date(), report: (line) => lines.push(line) })
    expect(lines.at(-1)).toMatch(/^All records are equal\. 1 files are equal/)
    expect(await lastDrill(portal.payload)).not.toBeNull()
    const now = new Date()
    expect(await archiveState({ payload: portal.payload, now })).toMatchObject({ isOverdue: false })
    await forgetLogArchive()
    expect(await archiveState({ payload: portal.payload, now })).toBeNull()
  })

  it('is not restored from before the archive, or from one with a missing or damaged segment', async () => {
    const tooEarly = new Date('2026-01-01T00:00:00.000Z')
    await expect(restoreMoment({ from: archive(), at: tooEarly, report })).rejects.toThrow('has nothing from before')
    const damaged = readdirSync(archive(), { recursive: true })
      .map(String)
      .filter((name) => name.includes('/000000001-'))
      .sort()
      .at(-1)
    if (damaged === undefined) throw new Error('There is no segment.')
    const content = readFileSync(path.join(archive(), damaged))
    const restore = () => restoreMoment({ from: archive(), at: new Date(), env: elsewhere('damaged'), report })
    writeFileSync(path.join(archive(), damaged), content.subarray(0, content.length - 20))
    await expect(restore()).rejects.toThrow(`${damaged} in the archive is missing, damaged`)
    rmSync(path.join(archive(), damaged))
    await expect(restore()).rejects.toThrow(/^A segment of the generation .* is missing/)
  })

  it.runIf(s3TestUrl !== '')('is shipped to a bucket, and restored from it', async () => {
    const { endpoint, region, credentials, pathStyle, privateBucket } = await newBuckets()
    const env = { ...main(), archiveServer: { endpoint, region, credentials, pathStyle } }
    const to = `s3://${privateBucket}`
    const restored = { ...env, ...elsewhere('from-bucket') }
    await shipUntil(to, async () => (await archiveState({ payload: portal.payload, now: new Date() })) !== null, env)
    await restoreMoment({ from: to, at: new Date(), env: { ...restored, archiveServer: env.archiveServer }, report })
    expect(await staffIn(restored)).toEqual(['First', 'Second', 'Third'])
    expect(readFileSync(path.join(restored.mediaDir, UPLOAD), 'utf8')).toBe('marks')
  })
})

describe.runIf(isOnMongodb)('a moment of a portal on SQLite', () => {
  it('is restored on MongoDB', async () => {
    await shipUntil(inFolder('archive'), hasSegments(inFolder('archive')))
    await emptyCollections(portal.payload)
    const env = { ...processEnv(), mediaDir: inFolder('again/media') }
    await restoreMoment({ from: inFolder('archive'), at: new Date(), env, report })
    const { docs } = await portal.payload.find({ collection: 'staff', pagination: false })
    expect(docs.map(({ name }) => name)).toEqual(['First'])
  })

  it('is not looked for in the log of MongoDB', async () => {
    const stop = AbortSignal.abort()
    const shipping = shipLog({ to: inFolder('none'), keepDays: 7, signal: stop, report })
    await expect(shipping).rejects.toThrow(/MongoDB server/)
  })
})
