import { beforeEach, expect, it } from 'vitest'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { staffAccounts } from '../../../test/staff-accounts.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { readRow } from '../../database/records/read-row.ts'
import { runDue } from '../../database/work/run-due.ts'
import type { Staff } from '../../payload-types.ts'
import { deactivateStaff } from './deactivate-staff.ts'
import { leavingWork } from './leaving-work.ts'

const portal = startTestPortal()
const everyone = { id: { exists: true } }
const accounts = staffAccounts(portal)
const read = async ({ id }: { id: string }) =>
  (await readRow({ payload: portal.payload, collection: 'staff', where: { id: { equals: id } } })) as Staff

let asha: Staff
let nila: Staff
let administrator: Record<string, string>
beforeEach(async () => {
  for (const collection of ['rate-limits', 'book-imports', 'staff'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: everyone })
  }
  asha = await aStaffMember(portal.payload, { name: 'Asha Rao' })
  nila = await aStaffMember(portal.payload, { role: 'store', name: 'Nila Bose' })
  administrator = await signedIn(portal, asha)
})

const anImport = (staff: Staff) =>
  insertRow({
    payload: portal.payload,
    collection: 'book-imports',
    data: {
      fileName: 'books.csv',
      status: 'importing',
      newBooks: 1,
      changedBooks: 0,
      errorCount: 0,
      unchangedRows: 0,
      processed: 0,
      rows: [],
      staffId: staff.id,
      staffName: staff.name,
      dueAt: new Date(Date.now() + 3_600_000).toISOString(),
      attempts: 0,
    },
  })
const importOf = async () => (await portal.payload.find({ collection: 'book-imports', limit: 1 })).docs[0]

it('the work of a person who leaves is named before, and goes to the colleague who is chosen', async () => {
  const mina = await aStaffMember(portal.payload, { role: 'store', name: 'Mina Das' })
  await anImport(nila)
  const { reply } = await portal.call('GET', `/api/staff-account/${nila.id}/departure`, undefined, administrator)
  expect(reply.result).toEqual({
    assigned: ['1 import of books that is running'],
    colleagues: [asha, mina].map(({ id, name }) => ({ id, name })),
  })
  expect(await accounts.deactivate(nila, administrator, mina.id)).toMatchObject({ status: 200 })
  expect(await importOf()).toMatchObject({ status: 'importing', staffName: 'Mina Das' })
})

it.each(['no one', 'a colleague whose roles do not allow it'])(
  'the work of a person who leaves is put back when it goes to %s',
  async (to) => {
    const rita = await aStaffMember(portal.payload, { role: 'accounts', name: 'Rita Sen' })
    await anImport(nila)
    await accounts.deactivate(nila, administrator, to === 'no one' ? null : rita.id)
    expect(await importOf()).toMatchObject({ status: 'preview' })
  },
)

it('the work of a person who leaves is handed over later when the process dies at any write', async () => {
  const mina = await aStaffMember(portal.payload, { role: 'store', name: 'Mina Das' })
  await anImport(nila)
  const leave = () =>
    deactivateStaff({ payload: portal.payload, id: nila.id, by: asha, handOverTo: mina.id, now: new Date(0) })
  for (let nth = 1; ; nth++) {
    const { died } = await killAtWrite(portal.payload, nth, leave)
    await runDue({ payload: portal.payload, work: leavingWork, now: () => new Date() })
    const { deactivatedAt } = await read(nila)
    expect(await importOf()).toMatchObject({ staffName: deactivatedAt ? 'Mina Das' : 'Nila Bose' })
    if (deactivatedAt) expect(await read(nila)).toMatchObject({ dueAt: null })
    if (!died) break
    const where = { id: { equals: nila.id } }
    const data = { deactivatedAt: null, deactivatedBy: null, dueAt: null }
    await changeOne({ payload: portal.payload, collection: 'staff', where, data })
    await deleteRows({ payload: portal.payload, collection: 'book-imports', where: everyone })
    await anImport(nila)
  }
})

it('a person who leaves locks no record', async () => {
  const { payload } = portal
  const user = { relationTo: 'staff' as const, value: nila.id }
  const document = { relationTo: 'staff' as const, value: asha.id }
  await payload.create({ collection: 'payload-locked-documents', data: { document, user } })
  await accounts.deactivate(nila, administrator)
  expect(await countRows({ payload, collection: 'payload-locked-documents', where: everyone })).toBe(0)
})
