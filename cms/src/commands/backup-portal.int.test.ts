import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication } from '../../test/builders/applications.ts'
import { aStaffMember } from '../../test/builders/staff.ts'
import { aStoredRecord } from '../../test/builders/stored-records.ts'
import { itsRule } from '../../test/left-out-on-mongodb.ts'
import { backupWithoutStudent } from '../../test/lossy-backup.ts'
import { emptyCollections } from '../../test/mongodb.ts'
import { recordDifferences } from '../../test/record-differences.ts'
import { newBuckets, s3Environment, s3TestUrl } from '../../test/s3-server.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { startProcess } from '../../test/test-process.ts'
import { sqliteOf } from '../database/adapter/sqlite-of.ts'
import { runJobs } from '../database/jobs/run-jobs.ts'
import { insertRows } from '../database/records/insert-rows.ts'
import { readRows } from '../database/records/read-rows.ts'
import { keyIdOf } from '../foundation/crypto/encrypt.ts'
import { processEnv } from '../foundation/settings/env.ts'
import { lastBackup, lastDrill } from '../operations/backup/last-times.ts'
import { forgetKey } from '../operations/field-keys/check-field-keys.ts'
import { MongoRecords } from '../operations/move/mongo-records.ts'
import { refuseUnfinishedMove } from '../operations/move/move-marker.ts'
import { recordSets } from '../operations/move/record-sets.ts'
import { SqliteTarget } from '../operations/move/sqlite-target.ts'
import { refuseUnfinishedFile } from '../operations/move/unfinished-file.ts'
import { openStorage } from '../storage/open-storage.ts'
import { readStored } from '../storage/storage.ts'
import { backUpPortal } from './backup-portal.ts'
import { openDatabase } from './open-database.ts'
import { drillRestore } from './restore-drill.ts'
import { restorePortal } from './restore-portal.ts'
import { lockFolder } from './start/lock-folder.ts'

const isOnMongodb = process.env.DATABASE_URI?.startsWith('mongodb') ?? false
const portal = startTestPortal()
const inFolder = (name: string) => path.join(processEnv().dataDir, name)
const elsewhere = (name: string) => ({
  ...processEnv(),
  databaseUri: `file:${inFolder(`${name}/portal.db`)}`,
  mediaDir: inFolder(`${name}/media`),
})

const FILES = { 'public/pictures/college.webp': 'a picture', 'private/documents/mark sheet.pdf': 'marks' }
let staffEmail: string
let backupFolder: string

/**
 * Records of every kind, and those of an applicant. Together with the pass of the jobs there are several documents with the
 * last runs of schedules on MongoDB, as in the databases of earlier versions.
 */
beforeAll(async () => {
  const { payload } = portal
  const sqlite = sqliteOf(payload)
  await sqlite?.client.execute('PRAGMA foreign_keys = OFF')
  const target = sqlite ? tableWriter(payload) : new MongoRecords(payload)
  await aPaidApplication(payload, { open: await anOpenCourse(payload) })
  staffEmail = (await aStaffMember(payload)).email
  await runJobs(payload)
  await forgetKey(payload, 'of these records')
  for (const set of recordSets(payload.config)) await target.insert(set, [aStoredRecord(set)])
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(processEnv().mediaDir, name)), { recursive: true })
    writeFileSync(path.join(processEnv().mediaDir, name), content)
  }
})

const tableWriter = (payload: Payload): Pick<SqliteTarget, 'insert'> =>
  Reflect.construct(SqliteTarget, [payload, payload.db, ''])

/** Writes until `stop`; returns the keys in the order of their writes. */
function writeOn(payload: Payload) {
  const keys: string[] = []
  let isStopped = false
  const windowEndsAt = new Date().toISOString()
  const finished = (async () => {
    while (!isStopped) {
      const key = randomUUID()
      await insertRows({ payload, collection: 'rate-limits', rows: [{ key, windowEndsAt, count: 1 }] })
      keys.push(key)
      // Writes of SQLite alone leave no time for other events.
      await setTimeout(5)
    }
  })()
  return {
    keys,
    stop: async () => {
      isStopped = true
      await finished
    },
  }
}

const backUp = () =>
  startProcess(path.resolve(import.meta.dirname, '../../../scripts/backup.ts'), {}, ['--to', inFolder('backups')])

/** Restores in a process that dies at a file. */
async function restoreUntil(file: string, settings: Record<string, string>, args: string[] = []): Promise<void> {
  const script = path.resolve(import.meta.dirname, '../../../scripts/restore.ts')
  const NODE_OPTIONS = `--import=${path.resolve(import.meta.dirname, '../../test/die-at-file.ts')}`
  const child = startProcess(script, { ...settings, NODE_OPTIONS, DIE_AT: file }, [...args, '--from', backupFolder])
  expect(await child.ended, child.output()).toBeNull()
}

async function keysIn(payload: Payload): Promise<string[]> {
  const docs = await readRows({ payload, collection: 'rate-limits', limit: 0 })
  return docs.map((doc) => String(Reflect.get(doc, 'key')))
}

/** Without the sets that were written to during the backup, or when it was complete. */
const differences = (one: Payload, other: Payload) => recordDifferences(one, other, ['rate-limits', 'payload-kv'])

describe('a backup that fails', () => {
  it('leaves nothing that takes up space, and does not remove the folder of one that is running', async () => {
    const to = inFolder('failed')
    const env = { ...processEnv(), databaseUri: `file:${inFolder('missing.db')}` }
    await expect(backUpPortal({ to, env, report: () => {} })).rejects.toThrow('There is no database')
    expect(readdirSync(to).filter((name) => name.endsWith('.unfinished'))).toEqual([])
    const running = lockFolder(to, '.backup.lock')
    await expect(backUpPortal({ to, env, report: () => {} })).rejects.toThrow('Another backup')
    running?.release()
  })
})

describe('a backup of a portal in use', () => {
  it('is not taken for complete after a kill', async () => {
    const child = backUp()
    await child.printed(isOnMongodb ? /^students: \d+/m : /^Copying /m)
    await child.kill()
    const unfinished = readdirSync(inFolder('backups')).find((name) => name.endsWith('.unfinished')) ?? ''
    expect(unfinished).toMatch(/\.unfinished$/)
    await expect(restorePortal({ from: inFolder(`backups/${unfinished}`), env: elsewhere('none') })).rejects.toThrow(
      'is not a complete backup',
    )
    expect(await lastBackup(portal.payload)).toBeNull()
  })

  it('is complete although writes go on, and is restored in an empty place, also after a kill', async () => {
    const writes = writeOn(portal.payload)
    await expect.poll(() => writes.keys.length).toBeGreaterThan(3)
    const written = writes.keys.length
    const child = backUp()
    backupFolder = (await child.printed(/files are in (.+)/))[1] ?? ''
    expect(await child.ended).toBe(0)
    await writes.stop()
    const startedAt = JSON.parse(readFileSync(path.join(backupFolder, 'manifest.json'), 'utf8')).startedAt
    expect(await lastBackup(portal.payload)).toBe(startedAt)
    // What the killed one has left.
    expect(child.output()).toMatch(/Removed .*\.unfinished/)
    expect(readdirSync(inFolder('backups')).filter((name) => name.endsWith('.unfinished'))).toEqual([])

    const env = elsewhere('restored')
    if (!isOnMongodb) {
      await restoreUntil(path.join(backupFolder, 'database.db'), {
        DATABASE_URI: env.databaseUri,
        MEDIA_DIR: env.mediaDir,
      })
      expect(existsSync(path.join(env.mediaDir, 'public/pictures/college.webp'))).toBe(true)
      expect(() => refuseUnfinishedFile(env.databaseUri)).toThrow('npm run restore again')
    }
    const lines: string[] = []
    await restorePortal({
      from: backupFolder,
      env: { ...env, fieldKeys: ['a1'.repeat(32)] },
      report: (line) => lines.push(line),
    })
    const [key = ''] = processEnv().fieldKeys
    expect(lines.at(-1)).toMatch(`WARNING: FIELD_KEY lacks the key ${keyIdOf(key)}`)
    const restored = await openDatabase(env)
    const keys = new Set(await keysIn(restored))
    const found = writes.keys.filter((key) => keys.has(key))
    expect(found.length).toBeGreaterThanOrEqual(written)
    // A copy of an SQLite file is of one moment; a dump of a server may have later records without earlier ones.
    if (!isOnMongodb) expect(found).toEqual(writes.keys.slice(0, found.length))
    expect(await differences(portal.payload, restored)).toEqual([])
    for (const [name, content] of Object.entries(FILES)) {
      expect(readFileSync(path.join(env.mediaDir, name), 'utf8')).toBe(content)
    }
    // It was recorded after the records were copied.
    expect(await lastBackup(restored)).toBeNull()
    await restored.destroy()
    await expect(restorePortal({ from: backupFolder, env })).rejects.toThrow('exists')
  })

  itsRule('passes a drill of the newest one, which leaves nothing but its date', async () => {
    const scratch = inFolder('restore-drill')
    await restoreUntil('files/private/documents', {}, ['--drill'])
    expect(existsSync(scratch)).toBe(true)
    expect(await lastDrill(portal.payload)).toBeNull()
    const lines: string[] = []
    await drillRestore({ from: inFolder('backups'), report: (line) => lines.push(line) })
    expect(lines).toContainEqual(expect.stringMatching(/^students: \d+ records, all equal \(\d/))
    expect(lines).toContain(`files: ${Object.keys(FILES).length} restored and compared`)
    expect(lines.slice(-2)).toMatchObject(
      [/^Done\. The backup of /, /^All records are equal\. 2 files are equal\./].map((pattern) =>
        expect.stringMatching(pattern),
      ),
    )
    expect(existsSync(scratch)).toBe(false)
    expect(await lastDrill(portal.payload)).not.toBeNull()
  })

  itsRule('fails a drill without a record that it had, or without a key', async () => {
    const drill = (from: string, env = processEnv()) => drillRestore({ from, env, report: () => {} })
    const lossy = inFolder('lossy')
    await backupWithoutStudent(backupFolder, lossy)
    await expect(drill(lossy)).rejects.toThrow(/- students: /)
    const { fieldKeys, ...others } = processEnv()
    await expect(drill(backupFolder, { ...others, fieldKeys: ['a1'.repeat(32)] })).rejects.toThrow(
      `FIELD_KEY lacks the key ${keyIdOf(fieldKeys[0] ?? '')}`,
    )
    expect(existsSync(inFolder('restore-drill'))).toBe(false)
    await expect(drill(inFolder('none'))).rejects.toThrow('is no complete backup and has none')
  })

  it.runIf(isOnMongodb)('is restored on MongoDB after a kill, where accounts work, and not twice', async () => {
    const { payload } = portal
    const restored = await openDatabase(elsewhere('restored'))
    await emptyCollections(payload)
    const s3 = s3TestUrl === '' ? null : await newBuckets()
    const env = { ...processEnv(), mediaDir: inFolder('again/media'), s3 }
    await restoreUntil('files/private/documents', { MEDIA_DIR: env.mediaDir, ...(s3 && s3Environment(s3)) })
    await expect(refuseUnfinishedMove(payload)).rejects.toThrow('npm run restore again')
    await restorePortal({ from: backupFolder, env, report: () => {} })
    await refuseUnfinishedMove(payload)
    const storage = await openStorage(env)
    for (const [name, content] of Object.entries(FILES)) expect(String(await readStored(storage, name))).toBe(content)
    expect(await differences(restored, payload)).toEqual([])
    const { docs } = await payload.find({ collection: 'staff', where: { email: { equals: staffEmail } } })
    expect(docs).toHaveLength(1)
    await expect(restorePortal({ from: backupFolder, env, report: () => {} })).rejects.toThrow('was filled from')
    await restored.destroy()
  })

  itsRule('refuses a damaged file, and a place that has files', async () => {
    const env = elsewhere('filled')
    mkdirSync(path.join(env.mediaDir, 'public'), { recursive: true })
    writeFileSync(path.join(env.mediaDir, 'public/other.webp'), '')
    const restore = () => restorePortal({ from: backupFolder, env, report: () => {} })
    await expect(restore()).rejects.toThrow('public/other.webp')
    expect(existsSync(inFolder('filled/portal.db'))).toBe(false)
    rmSync(env.mediaDir, { recursive: true })
    appendFileSync(path.join(backupFolder, 'files/public/pictures/college.webp'), '!')
    await expect(restore()).rejects.toThrow('is damaged: files/public/pictures/college.webp')
    await expect(drillRestore({ from: backupFolder, report: () => {} })).rejects.toThrow('is damaged')
  })
})
