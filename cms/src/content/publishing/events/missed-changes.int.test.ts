import { beforeAll, describe, expect, it } from 'vitest'
import { aPublishedBook } from '../../../../test/builders/books.ts'
import { startTestPortal } from '../../../../test/start-test-portal.ts'
import { insertRows } from '../../../database/records/insert-rows.ts'
import { portalOf } from '../../../foundation/portal.ts'
import { EventWriter } from './event-writer.ts'
import { announceMissedChanges, MANY_MISSED } from './missed-changes.ts'
import { eventsAfter, newestSequence } from './publication-event.ts'

const portal = startTestPortal()

beforeAll(() => {
  portalOf(portal.payload).eventWriter = new EventWriter(portal.payload)
})

describe('missed changes', () => {
  it('are announced later after a process died before it announced its save', async () => {
    portalOf(portal.payload).eventWriter = undefined
    const { id } = await aPublishedBook(portal.payload, { name: 'Interrupted' })
    portalOf(portal.payload).eventWriter = new EventWriter(portal.payload)
    const before = await newest()
    const run = () => announceMissedChanges.run({ payload: portal.payload, now: () => new Date(Date.now() + 30_000) })
    await run()
    const announced = (await eventsAfter(portal.payload, before, 100)).flatMap(({ changes }) => changes)
    expect(announced).toContainEqual({ slug: 'books', id })
    const after = await newest()
    await run()
    expect(await newest()).toBe(after)
  })

  it('are one for all pages where a script has written many records', async () => {
    const now = new Date().toISOString()
    const rows = Array.from({ length: MANY_MISSED }, (_, n) => ({ title: `Bulk ${n}`, createdAt: now, updatedAt: now }))
    await insertRows({ payload: portal.payload, collection: 'gallery-items', rows })
    const before = await newest()
    const run = () => announceMissedChanges.run({ payload: portal.payload, now: () => new Date(Date.now() + 30_000) })
    await run()
    const announced = (await eventsAfter(portal.payload, before, 100)).flatMap(({ changes }) => changes)
    expect(announced).toEqual([{ slug: 'site-settings', id: 'site-settings' }])
    await run()
    expect(await newest()).toBe(before + 1)
  })
})

const newest = () => newestSequence(portal.payload)
