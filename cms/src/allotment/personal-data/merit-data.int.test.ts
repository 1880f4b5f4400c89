import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { aPdf } from '../../../test/builders/documents.ts'
import { anOpenProcess, atStep } from '../../../test/builders/open-processes.ts'
import { type Applicant, meritTestCalls } from '../../../test/merit-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { EndedRecord } from '../../portal/retained-records.ts'
import { entryOf } from '../entries/entry-record.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { meritData } from './merit-data.ts'
import { retainedMerit } from './retained-merit.ts'

const portal = startTestPortal()
const calls = meritTestCalls(portal)
let open: OpenCourse
let process: ProcessRecord
let asha: Applicant
let bina: Applicant
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  process = await anOpenProcess(portal.payload, { open })
  asha = await calls.aVerified(open, 70)
  bina = await calls.aVerified(open, 80)
  process = await atStep(portal.payload, process, 'provisional-list')
  await calls.publishSeen(process.id, 'provisional')
  process = await atStep(portal.payload, process, 'objections')
  for (const applicant of [asha, bina]) {
    const data = new FormData()
    data.set('about', 'marks')
    data.set('text', 'A mark is wrong.')
    await calls.send(applicant, 'objection', data)
  }
  const where = { id: { equals: bina.application.id } }
  await changeOne({ payload: portal.payload, collection: 'applications', where, data: { status: 'APPROVED' } })
  await aSeat(asha, {})
  await aSeat(bina, { paymentId: 'T1', paidPaise: 500_000, paidAt: new Date().toISOString(), status: 'joined' })
})

async function aSeat({ application }: Applicant, change: object) {
  const { payload } = portal
  const { id: entry, rowKey } = (await entryOf(payload, application.id)) ?? { id: '', rowKey: '' }
  const { studentId, studentName, number } = application
  await insertRow({
    payload,
    collection: 'seat-offers',
    data: {
      ...{
        key: `${process.id}/1/${rowKey}`,
        process: process.id,
        round: 1,
        run: 'r',
        entry,
        application: application.id,
      },
      ...{ studentId, studentName, number, unit: 'C1', collegeName: 'Shalbani College', category: 'UR', choice: 1 },
      ...{ ways: ['freeze'], costsPaise: 500_000, creditPaise: 0, duePaise: 500_000, refundPaise: 0, paidPaise: 0 },
      ...{ refundedPaise: 0, status: 'offered', respondBy: '2100-01-01', revision: 1, attempts: 0, ...change },
    },
  })
}
const seats = ({ application }: Applicant) =>
  readRows({ payload: portal.payload, collection: 'seat-offers', where: { application: { equals: application.id } } })

const of = ({ application }: Applicant) => ({ payload: portal.payload, studentId: application.studentId })
const counts = async (applicant: Applicant) =>
  Object.fromEntries((await meritData.find(of(applicant))).map(({ kind, count }) => [kind, count]))
const objections = ({ application }: Applicant) =>
  readRows({
    payload: portal.payload,
    collection: 'merit-objections',
    where: { studentId: { equals: application.studentId } },
  })

it('everything is in the copy of a student’s data, without names of staff', async () => {
  const text = JSON.stringify(await meritData.exportData(of(asha)))
  for (const part of [process.title, asha.application.number, '"score":70', 'Subject 1', 'A mark is wrong.'])
    expect(text).toContain(part)
  expect(text).toContain('Shalbani College')
  expect(text).not.toContain('verifiedBy')
  expect(text).not.toContain(bina.application.number)
})

it('an erasure in part leaves the entry of an admission', async () => {
  expect(await counts(asha)).toEqual({ meritEntries: 1, meritAdmissions: 0, paidSeats: 0, objections: 1 })
  expect(await counts(bina)).toEqual({ meritEntries: 0, meritAdmissions: 1, paidSeats: 1, objections: 1 })
  for (const applicant of [asha, bina]) await meritData.eraseInPart?.({ ...of(applicant), keepsAccount: true })
  expect(await entryOf(portal.payload, asha.application.id)).toBeNull()
  expect(await entryOf(portal.payload, bina.application.id)).not.toBeNull()
  expect([(await seats(asha)).length, (await seats(bina)).length]).toEqual([0, 1])
  expect([...(await objections(asha)), ...(await objections(bina))]).toEqual([])
})

it('a list goes on without an erased applicant, and says that the application has ended', async () => {
  // The application goes with the rest of the data.
  const where = { id: { equals: asha.application.id } }
  await changeOne({ payload: portal.payload, collection: 'applications', where, data: { status: 'REJECTED' } })
  const { result } = (await calls.preview(process.id, 'provisional')).reply
  expect(result.obstacles).toEqual([])
  expect(result.changes[0]).toMatchObject({ after: null, explanation: 'application-ended' })
})

it('an erasure leaves nothing', async () => {
  await meritData.erase(of(bina))
  await meritData.erase(of(bina))
  expect(await entryOf(portal.payload, bina.application.id)).toBeNull()
  expect(await seats(bina)).toEqual([])
  expect(await meritData.exportData(of(bina))).toEqual([])
})

it('ends after its period, but what belongs to an admission stays, without its objection', async () => {
  const { payload } = portal
  const [chitra, dhara] = [await calls.anApplicant(open), await calls.anApplicant(open)]
  for (const applicant of [chitra, dhara]) {
    const data = new FormData()
    for (const [name, value] of [
      ['about', 'marks'],
      ['text', 'See the sheet.'],
    ] as const)
      data.set(name, value)
    data.set('document', new Blob([new Uint8Array(aPdf())]), 'sheet.pdf')
    expect((await calls.send(applicant, 'objection', data)).status).toBe(200)
    await aSeat(applicant, {})
  }
  const where = { id: { equals: dhara.application.id } }
  await changeOne({ payload, collection: 'applications', where, data: { status: 'APPROVED' } })
  const files = () =>
    countRows({ payload, collection: 'applicant-documents', where: { purpose: { equals: 'objection' } } })
  const ended = async (before: string) => {
    const records: EndedRecord[] = []
    for await (const slice of retainedMerit.find({ payload, before })) records.push(...slice)
    return records
  }
  const later = '2100-01-01T00:00:00.000Z'
  expect(await ended(new Date().toISOString())).toEqual([])
  const records = await ended(later)
  expect(new Set(records.map(({ studentId }) => studentId))).toEqual(
    new Set([chitra, dhara].map(({ application }) => application.studentId)),
  )
  expect(await retainedMerit.end({ payload, records, before: new Date().toISOString(), now: new Date() })).toBe(0)
  expect(await files()).toBe(2)
  expect(await retainedMerit.end({ payload, records, before: later, now: new Date() })).toBe(2)
  expect(await entryOf(payload, chitra.application.id)).toBeNull()
  expect(await entryOf(payload, dhara.application.id)).not.toBeNull()
  expect([(await seats(chitra)).length, (await seats(dhara)).length, await files()]).toEqual([0, 1, 0])
  expect([...(await objections(chitra)), ...(await objections(dhara))]).toEqual([])
  expect(await ended(later)).toEqual([])
})
