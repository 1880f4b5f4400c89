import { beforeEach, describe, expect, it } from 'vitest'
import { aDueMessage, readMessage, workOnMessages } from '../../../test/builders/due-messages.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../records/delete-rows.ts'
import { updateRow } from '../records/update-row.ts'
import { claim, finish, leaseFrom, leaseOn, release, renew } from './lease.ts'

const portal = startTestPortal()
const work = workOnMessages()
const start = new Date('2026-11-21T04:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const LEASE_SECONDS = work.leaseMs / 1000

let id: string
beforeEach(async () => {
  await deleteRows({ payload: portal.payload, collection: 'messages', where: {} })
  id = await aDueMessage(portal.payload, start)
})

const claimAt = (now: Date) => claim({ payload: portal.payload, work, id, now })
const held = async (now: Date) => {
  const lease = await claimAt(now)
  if (lease === null) throw new Error('The record was not due.')
  return { payload: portal.payload, work, lease }
}
const read = () => readMessage(portal.payload, id)

describe('a claim', () => {
  it('succeeds for exactly one of many concurrent callers', async () => {
    const leases = await Promise.all(Array.from({ length: 20 }, () => claimAt(start)))
    expect(leases.filter(Boolean)).toHaveLength(1)
    expect(await read()).toMatchObject({ attempts: 1, nextAttemptAt: after(LEASE_SECONDS).toISOString() })
  })

  it('fails before the record is due and after its work is done', async () => {
    expect(await claimAt(after(-1))).toBeNull()
    await finish({ ...(await held(start)), data: { status: 'sent' } })
    expect(await claimAt(after(9999))).toBeNull()
  })

  it('succeeds again once the lease has expired, and counts attempts', async () => {
    await claimAt(start)
    expect(await claimAt(after(LEASE_SECONDS - 1))).toBeNull()
    expect(await claimAt(after(LEASE_SECONDS))).toMatchObject({ record: { attempts: 2 } })
  })

  it('can be part of the write that creates the work', async () => {
    const where = { id: { equals: id } }
    await updateRow({ payload: portal.payload, collection: 'messages', where, data: leaseFrom(work, after(60)) })
    expect(await claimAt(after(60))).toBeNull()
    const lease = leaseOn(work, await read())
    expect(await finish({ payload: portal.payload, work, lease, data: { status: 'sent' } })).not.toBeNull()
  })
})

describe('a lease that has expired', () => {
  it('cannot be finished, renewed or released once another process has claimed the record', async () => {
    const first = await held(start)
    const second = await held(after(LEASE_SECONDS))
    expect(await finish({ ...first, data: { status: 'failed' } })).toBeNull()
    expect(await renew({ ...first, now: after(LEASE_SECONDS) })).toBeNull()
    expect(await release({ ...first, dueAt: start })).toBeNull()
    expect(await read()).toMatchObject({ status: 'waiting', nextAttemptAt: second.lease.until })
    expect(await finish({ ...second, data: { status: 'sent' } })).toMatchObject({ status: 'sent' })
  })

  it('can still be finished while no other process has claimed the record', async () => {
    const lease = await held(start)
    expect(await finish({ ...lease, data: { status: 'sent' } })).toMatchObject({ status: 'sent' })
    expect((await read()).nextAttemptAt ?? null).toBeNull()
  })

  it('cannot be finished after another process has finished the work', async () => {
    const first = await held(start)
    await finish({ ...(await held(after(LEASE_SECONDS))), data: { status: 'sent' } })
    expect(await finish({ ...first, data: { status: 'failed' } })).toBeNull()
    expect(await read()).toMatchObject({ status: 'sent' })
  })
})

describe('a lease', () => {
  it('is extended by renewal, and only the renewed lease is valid', async () => {
    const first = await held(start)
    const lease = await renew({ ...first, now: after(30) })
    expect(lease?.until).toBe(after(30 + LEASE_SECONDS).toISOString())
    expect(await claimAt(after(LEASE_SECONDS))).toBeNull()
    expect(await finish({ ...first, data: { status: 'failed' } })).toBeNull()
    expect(lease && (await finish({ ...first, lease, data: { status: 'sent' } }))).toMatchObject({ status: 'sent' })
  })

  it('is never shortened when the clock is set back', async () => {
    const first = await held(start)
    expect(await renew({ ...first, now: after(-3600) })).toMatchObject({ until: first.lease.until })
  })

  it('can be released until a later time or permanently', async () => {
    await release({ ...(await held(start)), dueAt: after(10) })
    expect(await claimAt(after(9))).toBeNull()
    await release({ ...(await held(after(10))), dueAt: null })
    expect(await claimAt(after(9999))).toBeNull()
    expect(await read()).toMatchObject({ status: 'waiting' })
  })
})

describe('with different clocks', () => {
  it('a process with a fast clock takes over early, and the first cannot finish', async () => {
    const first = await held(start)
    const fast = await held(after(LEASE_SECONDS + 600))
    expect(await finish({ ...first, data: { status: 'failed' } })).toBeNull()
    expect(await finish({ ...fast, data: { status: 'sent' } })).not.toBeNull()
  })

  it('a process with a slow clock waits longer and then holds the record exclusively', async () => {
    const fast = await held(after(600))
    expect(await claimAt(after(600))).toBeNull()
    const slow = await held(after(600 + LEASE_SECONDS))
    expect(slow.lease.until > fast.lease.until).toBe(true)
    expect(await finish({ ...fast, data: { status: 'failed' } })).toBeNull()
  })
})
