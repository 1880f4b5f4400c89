import type { CollectionSlug } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPublishedGalleryItem } from '../../../test/builders/gallery.ts'
import { aPaidPayment, reconcileDue } from '../../../test/builders/payments.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { sqliteOf } from '../../database/adapter/sqlite-of.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import { affectedPages } from '../../publishing/pages/affected-pages.ts'
import { may, mayDo } from '../../staff/permissions/access.ts'

/** What a newer version beside this one has written. */
const portal = startTestPortal()
const NOW = new Date('2026-11-20T12:00:00Z')
const collection = 'gallery-items' satisfies CollectionSlug
const ADD_COLUMN = 'ALTER TABLE gallery_items ADD newer text'

beforeEach(async () => {
  for (const slug of ['payments', collection] as const) {
    await deleteRows({ payload: portal.payload, collection: slug, where: { id: { exists: true } } })
  }
})

interface RawDatabase {
  collections: Record<string, { collection: { [operation: string]: (...args: unknown[]) => Promise<unknown> } }>
}

/** The field that only the newer version knows, past Payload. */
async function newerField(id: string, value?: string): Promise<unknown> {
  const client = sqliteOf(portal.payload)?.client
  if (client) {
    if (value !== undefined) {
      await client.execute(ADD_COLUMN)
      await client.execute({ sql: 'UPDATE gallery_items SET newer = ? WHERE id = ?', args: [value, id] })
    }
    return (await client.execute({ sql: 'SELECT newer FROM gallery_items WHERE id = ?', args: [id] })).rows[0]?.newer
  }
  const raw = (portal.payload.db as unknown as RawDatabase).collections[collection]?.collection
  if (value !== undefined) await raw?.updateOne?.({ _id: id }, { $set: { newer: value } })
  return Reflect.get(Object(await raw?.findOne?.({ _id: id })), 'newer')
}

describe('an older version', () => {
  it('keeps a field that it does not know when it saves the record', async () => {
    const { payload } = portal
    const { id } = await aPublishedGalleryItem(payload)
    // Repeated, because the MongoDB server of the tests once did not apply the first write to a new collection.
    await expect.poll(() => newerField(id, 'of the newer version')).toBe('of the newer version')
    await payload.update({ collection, id, data: { title: 'Saved', _status: 'draft' }, draft: true })
    await payload.update({ collection, id, data: { title: 'Published', _status: 'published' } })
    await changeOne({ payload, collection, where: { id: { equals: id } }, data: { order: 3 } })
    expect(await payload.findByID({ collection, id, depth: 0 })).toMatchObject({ title: 'Published', order: 3 })
    expect(await newerField(id)).toBe('of the newer version')
  })

  it('leaves payments for a purpose that it does not know to the newer one', async () => {
    const { payload } = portal
    const { id } = await aPaidPayment(payload, {})
    const where = { id: { equals: id } }
    const data: Changes<'payments'> = {
      purpose: 'hostel' as never,
      settledAt: null,
      nextCheckAt: NOW.toISOString(),
      attempts: 0,
    }
    await changeOne({ payload, collection: 'payments', where, data })
    await reconcileDue({ payload, now: NOW })
    const payment = await payload.findByID({ collection: 'payments', id, depth: 0 })
    expect(payment).toMatchObject({ status: 'paid', nextCheckAt: expect.any(String) })
    expect(payment.settledAt ?? null).toBeNull()
    expect(payment.issue ?? null).toBeNull()
  })

  it('passes over changes of collections, and roles of staff, that it does not know', async () => {
    const { payload } = portal
    const affected = await affectedPages({
      payload,
      pages: portalOf(payload).pages,
      change: { slug: 'hostels', id: 'one' },
    })
    expect(affected).toMatchObject({ own: [] })
    const warden = { collection: 'staff', roles: ['warden'] }
    expect([may(warden, 'give roles'), mayDo(warden, 'read', 'applications')]).toEqual([false, false])
  })
})
