import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { callersOf, readAnswers } from '../../test/answers.ts'
import { anOpenCourse, aPaidApplication } from '../../test/builders/applications.ts'
import { aDraftBook, aPublishedBook } from '../../test/builders/books.ts'
import { aStaffMember, signedIn } from '../../test/builders/staff.ts'
import { aStoredRecord } from '../../test/builders/stored-records.ts'
import { loggedIn } from '../../test/builders/students.ts'
import { newBuckets, s3TestUrl } from '../../test/s3-server.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { startProcess } from '../../test/test-process.ts'
import { sqliteOf } from '../database/adapter/sqlite-of.ts'
import { changeOne } from '../database/records/change-one.ts'
import { countAll } from '../database/records/count-all.ts'
import { deleteRows } from '../database/records/delete-rows.ts'
import { insertRows } from '../database/records/insert-rows.ts'
import { readRows } from '../database/records/read-rows.ts'
import { searchFor } from '../database/search/search-for.ts'
import { portalOf } from '../foundation/portal.ts'
import { type Env, processEnv } from '../foundation/settings/env.ts'
import { announceFieldKeys } from '../operations/field-keys/running-processes.ts'
import { MongoTarget } from '../operations/move/mongo-target.ts'
import { refuseUnfinishedMove } from '../operations/move/move-marker.ts'
import { moveRecords } from '../operations/move/move-records.ts'
import { recordSets } from '../operations/move/record-sets.ts'
import type { RecordTarget } from '../operations/move/record-store.ts'
import { requireStopped } from '../operations/move/served.ts'
import { identityOf } from '../operations/move/source-identity.ts'
import { SqliteSource } from '../operations/move/sqlite-source.ts'
import { SqliteTarget } from '../operations/move/sqlite-target.ts'
import { movePortal } from './move-portal.ts'

const isOnMongodb = process.env.DATABASE_URI?.startsWith('mongodb') ?? false
const portal = startTestPortal()
const inFolder = (name: string) => path.join(processEnv().dataDir, name)
const fileUri = (name: string) => `file:${inFolder(name)}`
const envOf = (databaseUri: string) => ({ ...processEnv(), databaseUri })

const MANY = 1203
const filled: Record<string, string> = {}
let source: Payload
const calls: Parameters<typeof readAnswers>[1] = { callers: {}, values: {} }
let before: Record<string, string>

/** One record with all fields in each set, several batches of one, and what the portal writes itself. */
beforeAll(async () => {
  const { portalConfig } = await import('../portal-config.ts')
  mkdirSync(processEnv().dataDir, { recursive: true })
  // An empty database with all tables, in the project of SQLite.
  const template: string | undefined = inject('templateDatabase')
  if (template) copyFileSync(template, inFolder('source.db'))
  source = await getPayload({ config: portalConfig(envOf(fileUri('source.db'))), key: 'source' })
  const target = await SqliteTarget.create(source, inFolder('source.db'))
  portalOf(source).instance = 'source'
  const open = await anOpenCourse(source)
  const application = await aPaidApplication(source, { open })
  Object.assign(filled, {
    book: (await aPublishedBook(source, { name: 'Moved and Found' })).id,
    draft: (await aDraftBook(source)).id,
    staff: (await aStaffMember(source)).email,
    student: application.studentId,
    number: application.number ?? '',
  })
  calls.values = {
    purchesbook: [filled.book ?? '', filled.draft ?? '', 'BED'],
    course: [open.course.id],
    college: open.colleges.map(({ id }) => id),
    application: [application.id, application.course],
  }
  for (const set of recordSets(source.config)) await target.insert(set, [aStoredRecord(set)])
  const windowEndsAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
  const rows = Array.from({ length: MANY }, () => ({ key: randomUUID(), windowEndsAt, count: 1 }))
  for (const start of [0, 500, 1000]) {
    await insertRows({ payload: source, collection: 'rate-limits', rows: rows.slice(start, start + 500) })
  }
  calls.callers = await callersOf(source, filled)
  before = await readAnswers(source, calls)
  // The first request starts them, and they write.
  for (const cron of source.crons) cron.stop()
})
afterAll(() => source?.destroy())

interface Files extends Partial<Pick<Env, 'mediaDir' | 's3'>> {
  media?: string | null
}

const readOnly = async () => {
  const { portalConfig } = await import('../portal-config.ts')
  const payload = await getPayload({ config: portalConfig(envOf(fileUri('source.db'))), key: randomUUID() })
  return SqliteSource.open(payload, inFolder('source.db'))
}

async function move(to: string, from = fileUri('source.db'), { media = null, ...files }: Files = {}) {
  const lines: string[] = []
  await movePortal({
    to,
    media,
    env: { ...envOf(from), ...files },
    report: (line) => lines.push(line),
  })
  return /(\d+) records are equal \(hash (\w+)\)/.exec(lines.at(-1) ?? '')?.slice(1)
}

describe('a move', () => {
  it.skipIf(isOnMongodb)('to a file keeps every record, with its id and times', async () => {
    const done = await move(fileUri('copy.db'))
    const limits = await countAll(source, 'rate-limits')
    expect([Number(done?.[0]) > limits, limits]).toEqual([true, MANY + 1])
    await expect(move(fileUri('copy.db'))).rejects.toThrow('exists')
  })

  it('refuses to lose a table that it does not know', async () => {
    const client = sqliteOf(source)?.client
    await client?.execute('CREATE TABLE my_counters (id TEXT)')
    await expect(move(fileUri('other.db'))).rejects.toThrow('tables that the move does not know: my_counters')
    await client?.execute('DROP TABLE my_counters')
  })

  it('notices a change of the source', async () => {
    const from = await readOnly()
    expect(await from.hasChanged()).toBe(false)
    await source.kv.set('a change', {})
    expect(await from.hasChanged()).toBe(true)
    await from.close()
  })

  it('refuses a database that a portal serves', async () => {
    const { stop } = await announceFieldKeys({ payload: source, fieldKeys: processEnv().fieldKeys })
    await expect(requireStopped(source, () => {}, 0)).rejects.toThrow('A portal is running')
    await stop()
    await expect(requireStopped(source, () => {}, 0)).resolves.toBeUndefined()
  })
})

/** A target that dies at its nth write, before it or, at every second one, after it. */
function dyingTarget(target: MongoTarget, nth: number): { target: RecordTarget; died: () => boolean } {
  let writes = 0
  const dying =
    <Args extends unknown[]>(write: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      writes += 1
      if (writes === nth && nth % 2 === 1) await write(...args)
      if (writes >= nth) throw new Error('Killed.')
      await write(...args)
    }
  return {
    died: () => writes >= nth,
    target: {
      name: target.name,
      claim: (identity) => target.claim(identity),
      progressOf: (set) => target.progressOf(set),
      read: (options) => target.read(options),
      fileProgress: () => target.fileProgress(),
      saveFileProgress: dying((progress) => target.saveFileProgress(progress)),
      insert: dying((set, records) => target.insert(set, records)),
      saveProgress: dying((set, progress) => target.saveProgress(set, progress)),
      removeAfter: (set, id) => target.removeAfter(set, id),
      remove: null,
      buildIndexes: (built) => target.buildIndexes(built),
      finish: () => target.finish(),
      close: async () => {},
    },
  }
}

describe.runIf(isOnMongodb)('a move to MongoDB', () => {
  const uri = () => processEnv().databaseUri

  it('is resumed after a kill at any write, and meanwhile no portal starts', async () => {
    const script = path.resolve(import.meta.dirname, '../../../scripts/move.ts')
    const child = startProcess(script, { DATABASE_URI: fileUri('source.db') }, ['--to', uri()])
    await child.printed(/rate-limits: \d+ of \d+ copied/)
    await child.kill()
    await expect(refuseUnfinishedMove(portal.payload)).rejects.toThrow('is not complete')
    const sets = recordSets(source.config)
    const from = await readOnly()
    const identity = await identityOf(source, 'the source')
    let kills = 0
    for (let dies = true; dies; kills += Number(dies)) {
      const { target, died } = dyingTarget(new MongoTarget(portal.payload, 'the target'), 41 + kills)
      await target.claim(identity)
      await moveRecords({ source: from, target, sets, report: () => {} }).catch((error: unknown) => {
        if (!String(error).includes('Killed')) throw error
      })
      dies = died()
    }
    const [late, later] = [1, 2].map(() => new MongoTarget(portal.payload, 'the target'))
    await late?.claim(identity)
    await later?.claim(identity)
    await expect(late?.finish()).rejects.toThrow('Another run')
    await expect(late?.claim({ name: 'other', fingerprint: 'other' })).rejects.toThrow('from another portal')
    await from.close()
    expect(kills).toBeGreaterThan(2)
    await expect(refuseUnfinishedMove(portal.payload)).rejects.toThrow('is not complete')
  })

  it('ends with all records equal, also those that changed between the runs, and back in a file', async () => {
    const where = { count: { equals: 1 } }
    const [one, other] = await readRows({ payload: source, collection: 'rate-limits', where, limit: 2 })
    await changeOne({
      payload: source,
      collection: 'rate-limits',
      where: { id: { equals: one?.id ?? null } },
      data: { count: 2 },
    })
    await deleteRows({ payload: source, collection: 'rate-limits', where: { id: { equals: other?.id ?? null } } })
    const s3 = s3TestUrl === '' ? null : await newBuckets()
    const [mediaDir, back] = ['media', 'media-back'].map(inFolder) as [string, string]
    const media = s3 === null ? inFolder('media-moved') : `s3://${s3.publicBucket}`
    for (const folder of ['public', 'private']) {
      mkdirSync(path.join(mediaDir, folder), { recursive: true })
      writeFileSync(path.join(mediaDir, folder, 'a.webp'), `A ${folder} file.`)
    }
    const [count, hash] = (await move(uri(), undefined, { media, mediaDir, s3 })) ?? []
    await refuseUnfinishedMove(portal.payload)
    const from = { mediaDir: media, s3 }
    expect(await move(fileUri('back.db'), uri(), { media: back, ...from })).toEqual([count, hash])
    expect(readFileSync(path.join(back, 'private/a.webp'), 'utf8')).toBe('A private file.')
  })

  it('leaves a portal that answers every read call of the contract as before, with the sessions from before', async () => {
    expect(before['student /api/user/authVerify']).toMatch(/^200/)
    expect(await readAnswers(portal.payload, calls)).toEqual(before)
  })

  it('leaves a portal in which accounts, drafts, versions, applications and searches work', async () => {
    const { payload, call } = portal
    const staff = await signedIn(portal, { email: filled.staff ?? '' })
    const get = async (address: string, headers = staff) =>
      (await call('GET', `/api/${address}`, undefined, headers)).reply
    const draft = await get(`books/${filled.draft}?draft=true`)
    expect({ searchKeys: null, ...draft }).toMatchObject({ id: filled.draft, _status: 'draft', searchKeys: null })
    expect(await get(`books/versions?where[parent][equals]=${filled.book}`)).toMatchObject({ totalDocs: 1 })
    const { docs } = await payload.find({
      collection: 'books',
      where: searchFor({ payload, slug: 'books', terms: [['ved and fou']] }),
    })
    expect(docs.map(({ id }) => id)).toEqual([filled.book])
    const student = await payload.findByID({ collection: 'students', id: filled.student ?? '' })
    const mine = await get('application/getMyApplication', { ...(await loggedIn(payload, student)) })
    expect(JSON.stringify(mine)).toContain(filled.number)
  })

  it('refuses a database that is filled', async () => {
    await expect(move(uri())).rejects.toThrow('was filled from')
  })
})
