import { describe, expect, it } from 'vitest'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { retentionIn } from '../../../test/retention.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { countRows } from '../../database/records/count-rows.ts'

const portal = startTestPortal()
const { call, hold, lift } = retentionIn(portal)

describe('a legal hold', () => {
  it('keeps the account, is lifted once, and its reason cannot be changed', async () => {
    const { payload } = portal
    const { id } = await anActiveStudent(payload, { deletionRequestedAt: new Date().toISOString() })
    const { reply } = await hold(id)
    await expect(payload.delete({ collection: 'students', id })).rejects.toThrow('a legal hold keeps it')
    const path = `/api/legal-holds/${reply.doc.id}`
    const changed = await call('PATCH', path, { reason: 'Other', state: 'lifted', heldBy: 'Me' })
    expect(changed.reply.doc).toMatchObject({ reason: 'Suit 12 of 2026', state: 'active', heldBy: 'Amit Admin' })
    expect((await call('DELETE', path)).status).toBe(403)
    expect((await lift(reply.doc.id)).status).toBe(200)
    expect((await lift(reply.doc.id)).status).toBe(400)
    await payload.delete({ collection: 'students', id })
    expect(await countRows({ payload, collection: 'legal-holds', where: { student: { equals: id } } })).toBe(0)
  })
})
