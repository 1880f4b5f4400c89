import { expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { untouchedDrafts } from './untouched-drafts.ts'

const portal = startTestPortal()
const HOUR = 60 * 60_000

it('deletes drafts without a name that were left untouched for an hour, and no others', async () => {
  const { payload } = portal
  const draft = (data: { name?: string }) => payload.create({ collection: 'colleges', data, draft: true } as never)
  const [empty, named, edited] = [await draft({}), await draft({ name: 'Hill College' }), await draft({})]
  const late = new Date(Date.now() + 10_000).toISOString()
  await updateRow({ payload, collection: 'colleges', where: edited.id, data: { city: 'Gaya', updatedAt: late } })
  const ids = async () => {
    const where = { id: { in: [empty.id, named.id, edited.id] } }
    const { docs } = await payload.find({ collection: 'colleges', where, draft: true, pagination: false })
    return docs.map(({ id }) => id).toSorted()
  }
  const sweep = (after: number) =>
    untouchedDrafts('colleges', 'name').run({ payload, now: () => new Date(Date.now() + after) })
  await sweep(HOUR / 2)
  expect(await ids()).toHaveLength(3)
  await sweep(HOUR + 20_000)
  expect(await ids()).toEqual([named.id, edited.id].toSorted())
})
