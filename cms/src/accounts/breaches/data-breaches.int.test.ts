import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aStaffSession, type StaffSession, userOf } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { listAffectedIn } from '../../commands/affected-persons.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import type { AccessRecord, Student } from '../../payload-types.ts'
import { breachAlert } from './breach-alert.ts'

const portal = startTestPortal()
const HOUR = 60 * 60_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
let administrator: StaffSession
let auditor: StaffSession
let officer: StaffSession

beforeAll(async () => {
  administrator = await aStaffSession(portal, ['administrator'], 'Amit Admin')
  auditor = await aStaffSession(portal, ['auditor'], 'Anna Auditor')
  officer = await aStaffSession(portal, ['admissions-officer'], 'Olive Officer')
})
beforeEach(async () => {
  for (const collection of ['data-breaches', 'access-records'] as const)
    await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
})

const send = (method: string, place: string, body: object | undefined, { headers }: StaffSession) =>
  portal.call(method, `/api/data-breaches${place}`, body, { ...headers, 'sec-fetch-site': 'same-origin' })

const enter = (title: string, hours: number, more: object = {}, by = administrator) =>
  send(
    'POST',
    '',
    { title, noticedAt: hoursAgo(hours), whatHappened: 'A lost laptop', dataKinds: ['contact'], ...more },
    by,
  )

const told = (by = 'Amit') => ({ toldAt: hoursAgo(0.5), toldBy: by, reference: 'CERT-7' })
const notices = () => breachAlert.findNotices({ payload: portal.payload, user: userOf(administrator) })

describe('the register of data breaches', () => {
  it('lists what is overdue first, until nothing is left to report', async () => {
    await enter('New', 1)
    const { reply } = await enter('Old', 7)
    await enter('Done', 9, { certIn: told(), board: told(), boardDetails: told(), persons: { notNeeded: 'Encrypted' } })
    const { reply: list } = await send('GET', '', undefined, administrator)
    const rows = list.docs.map(({ title, state }: { title: string; state: string }) => `${title} ${state}`)
    expect(rows).toEqual(['Old open', 'New open', 'Done told'])
    const [first, second, ...more] = await notices()
    expect(more).toEqual([])
    expect(first).toMatchObject({ text: 'Data breach “Old”', href: `/collections/data-breaches/${reply.doc.id}` })
    expect(first?.detail).toMatch(/^Overdue since .+: Report to CERT-In, and 3 more\.$/)
    expect(second?.detail).toMatch(/^By .+: Report to CERT-In, and 3 more\.$/)

    await send('PATCH', `/${reply.doc.id}`, { certIn: told() }, administrator)
    const [next, last] = await notices()
    expect(next?.text).toBe('Data breach “New”')
    expect(last?.detail).toMatch(/^Now, at the latest by .+: Tell the Data Protection Board, and 2 more\.$/)
  })

  itsRule('refuses times that cannot be, and who told them must be named', async () => {
    const refused = async (more: object) => {
      const { status, reply } = await enter('Wrong', 1, more)
      return { status, field: reply.errors?.[0]?.data?.errors?.[0]?.path }
    }
    expect(await refused({ noticedAt: hoursAgo(-1) })).toEqual({ status: 400, field: 'noticedAt' })
    expect(await refused({ certIn: { ...told(), toldAt: hoursAgo(-1) } })).toEqual({
      status: 400,
      field: 'certIn.toldAt',
    })
    expect(await refused({ persons: told(' ') })).toEqual({ status: 400, field: 'persons.toldBy' })
    const period = { periodFrom: hoursAgo(1), periodTo: hoursAgo(2) }
    expect(await refused(period)).toEqual({ status: 400, field: 'periodTo' })
    // What the portal computes is not taken from a call.
    const { reply } = await enter('Mine', 1, { state: 'told', nextDueAt: null })
    expect(reply.doc).toMatchObject({ state: 'open', nextDueAt: expect.any(String) })
  })

  itsRule('is for administrators, who change and do not delete; auditors read it', async () => {
    const { reply } = await enter('Lost', 1)
    const place = `/${reply.doc.id}`
    for (const by of [administrator, auditor, officer])
      expect((await send('DELETE', place, undefined, by)).status).toBe(403)
    for (const by of [auditor, officer]) {
      expect((await enter('Theirs', 1, {}, by)).status).toBe(403)
      expect((await send('PATCH', place, { title: 'Theirs' }, by)).status).toBe(403)
    }
    expect((await send('GET', place, undefined, auditor)).status).toBe(200)
    expect((await send('GET', place, undefined, officer)).status).toBe(403)
    await send('PATCH', place, { affectedCount: 12 }, administrator)
    const { reply: versions } = await send('GET', '/versions?sort=updatedAt', undefined, auditor)
    const counts = versions.docs.map(
      ({ version }: { version: { affectedCount?: number } }) => version.affectedCount ?? null,
    )
    expect(counts.slice(-2)).toEqual([null, 12])
  })
})

describe('the command for affected persons', () => {
  const period = { from: '2026-11-20T18:30:00.000Z', to: '2026-11-21T18:29:59.999Z' }
  let asha: Student
  let bina: Student
  beforeEach(async () => {
    asha = await anActiveStudent(portal.payload, { name: 'ASHA, MONDAL' })
    bina = await anActiveStudent(portal.payload, { name: 'BINA ROY' })
  })

  const opened = (kind: AccessRecord['kind'], more: Partial<AccessRecord> = {}, by = officer) => {
    const staff = { staffId: by.user.id, staffName: by.user.name }
    const data = { key: randomUUID(), at: '2026-11-21T04:00:00.000Z', kind, subject: 'Students', ...staff, ...more }
    return insertRow({ payload: portal.payload, collection: 'access-records', data })
  }

  const folders: string[] = []
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'pravesh-out-'))
    folders.push(folder)
    return folder
  }

  async function list(options: { staff?: string; out?: string } = {}) {
    const lines: string[] = []
    const report = (line: string) => void lines.push(line)
    await listAffectedIn({ payload: portal.payload, period, now: new Date('2026-11-28T00:00:00Z'), report, ...options })
    return lines.join('\n')
  }

  it('writes whose records were opened in the period, and says which reads name no person', async () => {
    await opened('account', { studentId: asha.id, at: period.from })
    await opened('identity-number', { studentId: asha.id, at: period.to }, administrator)
    await opened('application', { studentId: bina.id })
    await opened('application', { studentId: bina.id, at: '2026-11-22T04:00:00.000Z' })
    await opened('account', { studentId: randomUUID() })
    await opened('account', { subject: '' })
    await opened('list', { rows: 25 })
    await opened('list', { rows: 10 })
    await opened('export', { rows: 2300 })
    await opened('export', {})
    const out = path.join(await newFolder(), 'persons.csv')
    const said = await list({ out })
    for (const line of [
      'persons: 3',
      'of them without an account any more, so without contact data: 1',
      'Olive Officer: Read a list (Students), 2 times, 35 records',
      'Olive Officer: Exported a list (Students), 2 times, 2,300 records, 1 of them unfinished with an unknown number',
      'openings of accounts that were erased since: 1',
    ])
      expect(said).toContain(line)
    expect((await stat(out)).mode & 0o777).toBe(0o600)
    const rows = (await readFile(out, 'utf8')).split('\r\n')
    expect(rows).toHaveLength(5)
    expect(rows.find((row) => row.includes('ASHA'))).toBe(
      `"ASHA, MONDAL",${asha.email},${asha.phone},${asha.id},2,2026-11-21T00:00:00+05:30,2026-11-21T23:59:59+05:30,` +
        'Opened the account; Saw the full Aadhaar number,Olive Officer; Amit Admin',
    )
    expect(rows.find((row) => row.includes('BINA'))).toContain(`${bina.id},1,`)
  })

  itsRule('finds what one member of staff opened, and only counts without a file', async () => {
    await opened('account', { studentId: asha.id })
    await opened('account', { studentId: bina.id }, administrator)
    const { email } = await portal.payload.findByID({ collection: 'staff', id: officer.user.id })
    expect(await list({ staff: email.toUpperCase() })).toMatch(/persons: 1\n[\s\S]*No file was written/)
    await expect(list({ staff: 'no-one@example.in' })).rejects.toThrow('There is no account of staff with the e-mail')
  })

  itsRule('never overwrites a file', async () => {
    const folder = await newFolder()
    const out = path.join(folder, 'persons.csv')
    await writeFile(out, 'kept')
    await expect(list({ out })).rejects.toThrow('exists already. Name another file.')
    expect(await readFile(out, 'utf8')).toBe('kept')
    await expect(list({ out: path.join(folder, 'none/persons.csv') })).rejects.toThrow(
      'in a folder that does not exist',
    )
  })
})
