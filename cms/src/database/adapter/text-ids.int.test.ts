import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { getPayload, type Payload, type Where } from 'payload'
import { expect, it, onTestFinished } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { givenSiteSettings } from '../../../test/builders/site-settings.ts'
import { aStaffMember } from '../../../test/builders/staff.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { processEnv } from '../../foundation/settings/env.ts'
import { isRecordIdIn } from '../records/record-id.ts'

const portal = startTestPortal()
const onMongodb = it.runIf(process.env.DATABASE_URI?.startsWith('mongodb'))
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const OBJECT_ID = /^[0-9a-f]{24}$/

it('gives records, versions and upserted entries ids of the same form, and finds them by these', async () => {
  const { payload } = portal
  const { id } = await aPublishedBook(payload)
  await givenSiteSettings(payload)
  await payload.kv.set('a key', { value: 1 })
  const [version] = (await payload.findVersions({ collection: 'books', where: { parent: { equals: id } } })).docs
  const [settings] = (await payload.findGlobalVersions({ slug: 'site-settings' })).docs
  const entry = await payload.db.findOne<{ id: string }>({ collection: 'payload-kv', where: {} })
  const ids = [id, version?.id ?? '', settings?.id ?? '', entry?.id ?? '']
  expect(ids).toEqual(ids.map(() => expect.stringMatching(UUID)))
  expect(await payload.findByID({ collection: 'books', id, depth: 0 })).toMatchObject({ id })
  expect(await payload.findVersionByID({ collection: 'books', id: ids[1] ?? '' })).toMatchObject({ parent: id })
  const others: Where = { and: [{ parent: { equals: id } }, { id: { not_equals: ids[1] } }] }
  expect((await payload.findVersions({ collection: 'books', where: others })).docs).toEqual([])
  expect(await payload.findGlobalVersionByID({ slug: 'site-settings', id: ids[2] ?? '' })).toMatchObject({ id: ids[2] })
})

it('does not let clients choose ids', async () => {
  const { headers } = await aStaffSession(portal, ['administrator'])
  const body = { id: 'mine', name: 'Physics', active: true, order: 1 }
  const { status, reply } = await portal.call('POST', '/api/subjects', body, headers)
  expect([status, reply.doc?.id]).toEqual([201, expect.stringMatching(UUID)])
})

onMongodb('keeps the ObjectIds of a database that was started with them', async () => {
  const staff = (portal.payload.db as unknown as MongooseAdapter).collections.staff?.collection
  await staff?.deleteMany({})
  await staff?.insertOne({ email: 'old@pravesh.example' })
  const { portalConfig } = await import('../../portal-config.ts')
  const config = await portalConfig(processEnv())
  const init: typeof config.db.init = (args) => Object.assign(config.db.init(args), { ensureIndexes: false })
  const earlier: Payload = await getPayload({ config: { ...config, db: { ...config.db, init } }, key: 'earlier' })
  onTestFinished(async () => {
    // The next file of this worker would start a portal with ObjectIds.
    await staff?.deleteMany({})
    await earlier.destroy()
  })
  const { id } = await aStaffMember(earlier)
  expect(id).toMatch(OBJECT_ID)
  expect(await earlier.findByID({ collection: 'staff', id })).toMatchObject({ id })
  expect([isRecordIdIn(earlier, id), isRecordIdIn(earlier, crypto.randomUUID())]).toEqual([true, false])
})
