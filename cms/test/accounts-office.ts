import sharp from 'sharp'
import { beforeAll } from 'vitest'
import type { FeeDue } from '../src/payload-types.ts'
import { aStaffSession, type StaffSession } from './staff-session.ts'
import type { TestPortal } from './start-test-portal.ts'

/** Two accounts clerks and their calls about real fees. */
export function accountsOffice(portal: TestPortal) {
  const people = {} as { maker: StaffSession; checker: StaffSession }
  let picture: Buffer
  beforeAll(async () => {
    people.maker = await aStaffSession(portal, ['accounts'], 'Mina Das')
    people.checker = await aStaffSession(portal, ['accounts'], 'Ravi Sen')
    const plain = { create: { width: 40, height: 20, channels: 3 as const, background: '#e8a317' } }
    picture = await sharp(plain).png().toBuffer()
  })

  const call = (path: string, body: unknown = {}, session = people.maker) =>
    portal.call('POST', `/api${path}`, body, session.headers)
  const offline = (path: string, body?: unknown, session?: StaffSession) =>
    call(`/payment/staff/offline${path}`, body, session)

  let count = 0
  /** Enters an amount for fees; parts in paise. Returns the reply. */
  function send(
    parts: readonly (readonly [due: Pick<FeeDue, 'id'>, amountPaise: number])[],
    change: Record<string, string> = {},
  ) {
    const form = new FormData()
    const allocations = parts.map(([{ id }, amountPaise]) => ({ purpose: 'fee', subjectId: id, amountPaise }))
    const amountPaise = String(parts.reduce((sum, [, paise]) => sum + paise, 0))
    const fields = {
      ...{ amountPaise, allocations: JSON.stringify(allocations), channel: 'cash' },
      ...{ reference: `R ${++count}`, receivedOn: '2026-01-15', ...change },
    }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('proof', new File([new Uint8Array(picture)], 'proof.png', { type: 'image/png' }))
    return offline('', form)
  }

  async function entered(...args: Parameters<typeof send>): Promise<string> {
    const { reply, status } = await send(...args)
    if (status !== 200) throw new Error(`${status}: ${reply.msg}`)
    return reply.result.id
  }

  /** Enters and confirms an amount. Returns the entry. */
  async function received(...args: Parameters<typeof send>) {
    const id = await entered(...args)
    const { reply, status } = await offline(`/${id}/confirm`, {}, people.checker)
    if (status !== 200) throw new Error(`${status}: ${reply.msg}`)
    return portal.payload.findByID({ collection: 'offline-payments', id, depth: 0 })
  }

  /** Approves the request that waits for a fee or payment. Returns the reply. */
  async function approve(subjectId: string, session = people.checker) {
    const where = { subjectId: { equals: subjectId }, status: { equals: 'waiting' } }
    const { docs } = await portal.payload.find({ collection: 'money-approvals', where, depth: 0 })
    return call(`/payment/staff/approval/${docs[0]?.id}/approve`, {}, session)
  }

  return { people, call, offline, send, entered, received, approve }
}
