/**
 * What lists answer on SQLite and on MongoDB, with more records than a page.
 *
 * @long every collection, moved to another database; joins-of-each.test.ts limits join fields, move-portal.int.test.ts reads a book
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type FlattenedField, getPayload, handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callersOf } from '../test/answers.ts'
import { aPublishedBook } from '../test/builders/books.ts'
import { aPublishedCollege } from '../test/builders/courses.ts'
import { aStaffMember } from '../test/builders/staff.ts'
import { aStoredRecord } from '../test/builders/stored-records.ts'
import { anActiveStudent } from '../test/builders/students.ts'
import { startTestPortal } from '../test/start-test-portal.ts'
import { movePortal } from './commands/move-portal.ts'
import { portalOf } from './foundation/portal.ts'
import { processEnv } from './foundation/settings/env.ts'
import { PEER_HEADER } from './http/api/client-address.ts'
import { recordSets } from './operations/move/record-sets.ts'
import { SqliteTarget } from './operations/move/sqlite-target.ts'

/** Payload's page has ten records; join fields have ten, too. */
const MANY = 12
const QUERIES = [
  'sort=id&limit=10',
  'sort=id&limit=10&page=2',
  'sort=id&limit=50&depth=2',
  'sort=id&limit=50&draft=true',
]

const isOnMongodb = process.env.DATABASE_URI?.startsWith('mongodb') ?? false
const portal = startTestPortal()

/** SQLite answers null for a field that was never filled; MongoDB leaves it out. */
const withoutNulls = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (_name, inner: unknown) => (inner === null ? undefined : inner))

/** Stored records have the same value in each select. */
const isUniqueSelect = (field: FlattenedField) => field.type === 'select' && Boolean(field.unique)

describe.runIf(isOnMongodb)('the list of each collection', () => {
  let source: Payload
  let staff: Record<string, string>
  beforeAll(async () => {
    const { portalConfig } = await import('./portal-config.ts')
    const file = path.join(processEnv().dataDir, 'source.db')
    mkdirSync(path.dirname(file), { recursive: true })
    const env = { ...processEnv(), databaseUri: `file:${file}` }
    source = await getPayload({ config: portalConfig(env), key: 'source' })
    portalOf(source).instance = 'source'
    const target = await SqliteTarget.create(source, file)
    const { email } = await aStaffMember(source)
    const student = (await anActiveStudent(source)).id
    const college = await aPublishedCollege(source)
    for (let nth = 0; nth < MANY; nth++) await aPublishedBook(source, { name: `Book ${nth}` })
    const colleges = () => [{ id: randomBytes(12).toString('hex'), college: college.id, totalPricePaise: 1 }]
    for (const set of recordSets(source.config)) {
      if (set.kind !== 'collection') continue
      const given = () => (set.slug === 'courses' ? { code: null, colleges: colleges() } : {})
      const length = set.slug !== 'courses' && set.fields.some(isUniqueSelect) ? 1 : MANY
      const records = Array.from({ length }, () => ({ ...aStoredRecord(set), ...given() }))
      await target.insert(set, records)
    }
    staff = (await callersOf(source, { student, staff: email })).staff ?? {}
    for (const cron of source.crons) cron.stop()
    await movePortal({ to: processEnv().databaseUri, media: null, env, report: () => {} })
  })
  afterAll(() => source?.destroy())

  it.each(QUERIES)('answers the same on both databases: %s', async (query) => {
    for (const { slug } of source.config.collections) {
      const address = `/api/${slug}?${query}`
      expect.soft(await read(portal.payload, address), address).toEqual(await read(source, address))
    }
  })

  async function read(payload: Payload, address: string): Promise<unknown> {
    const { config } = payload
    const headers = { [PEER_HEADER]: '203.0.113.9', ...staff }
    const request = new Request(`http://localhost:3000${address}`, { headers })
    const { instance: payloadInstanceCacheKey } = portalOf(payload)
    const answer = await handleEndpoints({ config, request, payloadInstanceCacheKey })
    // SQLite calls a page beyond the last one the first.
    const { hasPrevPage: _has, prevPage: _prev, pagingCounter: _counter, ...page } = await answer.json()
    return [answer.status, withoutNulls(page)]
  }
})
