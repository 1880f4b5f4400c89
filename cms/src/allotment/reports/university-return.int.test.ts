import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { meritRounds, type Person } from '../../../test/merit-rounds.ts'
import { fieldsOf } from '../../../test/prepared-portal.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { changeView } from '../admin/history/change-view.ts'
import { changesOf } from '../history/record-change.ts'
import { type ProcessRecord, requireProcess } from '../processes/find-process.ts'
import { offerCounts } from './offer-counts.ts'

const portal = startTestPortal()
let open: OpenCourse
let administrator: Record<string, string>
let process: ProcessRecord
let [asha, bina]: Person[] = []
const rounds = meritRounds(portal, () => open)

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  administrator = (await aStaffSession(portal, ['administrator'])).headers
  process = await rounds.aProcess({ seats: 2 })
  asha = await rounds.aPerson(process, 80, ['C2'])
  bina = await rounds.aPerson(process, 70, ['C2'])
  await rounds.publishList(process)
  await rounds.round(process)
  const { id } = await rounds.seatOf(asha)
  const data = { status: 'joined', joinedAt: '2026-08-20T20:00:00.000Z' } as const
  await changeOne({ payload: portal.payload, collection: 'seat-offers', where: { id: { equals: id } }, data })
})

const file = (query: string, headers = administrator) =>
  portal.call('GET', `/api/exports/university-return?header=names&reason=Return&${query}`, undefined, headers)
const rowsOf = (text: string) =>
  text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))

describe('the file for the university', () => {
  it('has those who have joined, with the day in India, and what is missing', async () => {
    const { text, status } = await file(`process=${process.id}&columns=number,college,joinedOn,score,missing`)
    expect(status).toBe(200)
    expect(rowsOf(text)).toEqual([
      ['number', 'college', 'score', 'joinedOn', 'missing'],
      [asha?.entry.number, process.units[1]?.collegeName, '80.0000', '2026-08-21', ''],
    ])
    const { payload } = portal
    const where = { id: { equals: asha?.entry.applicationId ?? '' } }
    const application = await payload.findByID({ collection: 'applications', id: asha?.entry.applicationId ?? '' })
    const { fatherName: _, ...answers } = application.answers as Record<string, unknown>
    await changeOne({ payload, collection: 'applications', where, data: { answers } })
    expect((await file(`process=${process.id}&columns=missing`)).text).toContain('Father’s name')
  })

  it('is for those who prepare processes, of one process', async () => {
    const officer = (await aStaffSession(portal, ['admissions-officer'])).headers
    expect((await file(`process=${process.id}`, officer)).status).toBe(403)
    expect((await file(`process=${process.id}`, {})).status).toBe(401)
    expect((await file('process=x')).status).toBe(404)
    expect((await file('')).status).toBe(404)
  })
})

describe('the template of its columns', () => {
  const save = (sent: object, headers = administrator, id = process.id) =>
    portal.call('POST', `/api/merit/staff/process/${id}/return-template`, sent, headers)
  const stored = () => requireProcess(portal.payload, process.id)
  const withLabels = (query: string) =>
    portal.call(
      'GET',
      `/api/exports/university-return?reason=R&process=${process.id}&${query}`,
      undefined,
      administrator,
    )
  const columns = [
    { column: 'joinedOn', heading: 'Date of admission' },
    { column: 'number', heading: 'Form No.' },
    { column: 'missing', heading: 'To do' },
    { column: 'phone', heading: 'Mobile, with code' },
  ]

  it('gives exactly these columns, in this order and with these headings, whatever was chosen before', async () => {
    const { revision } = await stored()
    expect(await save({ revision, columns })).toMatchObject({ status: 200 })
    expect((await stored()).returnTemplate).toEqual(columns)
    const { text } = await withLabels('columns=college,name')
    const [head, row] = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe('Date of admission,Form No.,To do,"Mobile, with code"')
    // The father's name is missing, too, but no column of the template has it.
    expect(row).toMatch(new RegExp(`^2026-08-21,${asha?.entry.number},,\\d+$`))
    expect((await withLabels('format=xlsx')).status).toBe(200)
    const { docs } = await portal.payload.find({ collection: 'access-records', sort: '-createdAt', limit: 1 })
    expect(docs[0]).toMatchObject({ columns: 'joinedOn,number,missing,phone' })
  })

  it('is in the history, and is refused for a stale page', async () => {
    const process = await stored()
    const [change] = await changesOf(portal.payload, process)
    expect(change?.changes).toEqual([{ field: 'returnTemplate', before: null, after: columns }])
    if (change === undefined) throw new Error('There is no change.')
    expect(changeView(change, process).lines).toEqual([
      {
        field: 'returnTemplate',
        name: 'Columns for the university',
        before: '',
        after: 'Date of admission, Form No., To do, Mobile, with code',
      },
    ])
    expect((await save({ revision: process.revision - 1, columns: [] })).status).toBe(409)
    expect((await stored()).returnTemplate).toEqual(columns)
  })

  it.each([
    ['columns.1.column', [columns[0], { column: 'joinedOn', heading: 'Again' }]],
    ['columns.0.column', [{ column: 'aadhaar', heading: 'Aadhaar' }]],
    ['columns.0.heading', [{ column: 'name', heading: ' ' }]],
    ['columns.0.heading', [{ column: 'name', heading: 'N'.repeat(81) }]],
    ['columns', 'name'],
  ])('names what is wrong: %s', async (field, wrong) => {
    const answer = await save({ revision: (await stored()).revision, columns: wrong })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]])
    expect((await stored()).returnTemplate).toEqual(columns)
  })

  it('is for those who prepare processes, of a process that exists', async () => {
    const { revision } = await stored()
    const officer = (await aStaffSession(portal, ['admissions-officer'])).headers
    expect((await save({ revision, columns }, officer)).status).toBe(403)
    expect((await save({ revision, columns }, {})).status).toBe(401)
    expect((await save({ revision, columns }, administrator, '6500000000000000000000aa')).status).toBe(404)
  })

  it('changes in a closed process, too, and without it staff choose again', async () => {
    const { payload } = portal
    const where = { id: { equals: process.id } }
    await changeOne({ payload, collection: 'merit-processes', where, data: { state: 'closed' } })
    expect((await save({ revision: (await stored()).revision, columns: [] })).status).toBe(200)
    const { text } = await withLabels('columns=number')
    expect(rowsOf(text)).toEqual([['Application'], [asha?.entry.number]])
  })
})

it('counts what became of the seats of each unit and category', async () => {
  expect(bina).toBeDefined()
  expect(await offerCounts(portal.payload, process.id)).toEqual([
    { unit: 'C2', category: 'UR', offered: 2, counts: { joined: 1, offered: 1 } },
  ])
  expect(await offerCounts(portal.payload, 'another')).toEqual([])
})
