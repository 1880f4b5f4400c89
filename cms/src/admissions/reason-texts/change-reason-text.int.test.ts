import { describe, expect, it, vi } from 'vitest'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'

const portal = startTestPortal()

async function aPerson() {
  const { headers } = await aStaffSession(portal, ['admissions-officer'])
  const call = (path: string, body: object) =>
    portal.call('POST', `/api/application/staff-reason-texts${path}`, body, headers)
  return {
    share: (text: string) => call('', { kind: 'reject', text, isShared: true }),
    change: (id: string, before: string, text: string) => call(`/${id}/change`, { before, text }),
  }
}

async function idOf(text: string): Promise<string> {
  const where = { text: { equals: text } }
  const [row] = await readRows({ payload: portal.payload, collection: 'reason-texts', where, limit: 1 })
  return row?.id ?? ''
}

describe('a changed text', () => {
  it('is refused with the reason when a colleague gives the list the same text at the same moment', async () => {
    const [officer, colleague] = [await aPerson(), await aPerson()]
    await officer.share('The seats are filled.')
    const id = await idOf('The seats are filled.')
    const { db } = portal.payload
    const updateOne = db.updateOne.bind(db)
    // Between the look whether the list has the text and the write.
    const spy = vi.spyOn(db, 'updateOne').mockImplementation(async (change) => {
      if (change.collection === 'reason-texts') await colleague.share('All seats are taken.')
      return updateOne(change)
    })
    const { status, reply } = await officer.change(id, 'The seats are filled.', 'All seats are taken.')
    spy.mockRestore()
    expect(status).toBe(400)
    expect(reply.errors).toMatchObject([{ field: 'text', code: 'inUse', message: expect.stringMatching(/already/) }])
    expect(await idOf('The seats are filled.')).toBe(id)
  })
})
