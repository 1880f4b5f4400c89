import { expect, it } from 'vitest'
import { accountsOffice } from '../../../test/accounts-office.ts'
import { type Admitted, dueOf } from '../../../test/builders/fees.ts'
import { aStoredDue } from '../../../test/builders/money-records.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { FeeDue } from '../../payload-types.ts'
import { reportMoney } from '../index.ts'
import { rejectOfflinePayment } from '../offline/decide-payment.ts'
import { similarPayments } from '../offline/similar-payments.ts'
import { confirmLine } from './decide-line.ts'

const portal = startTestPortal()
const { admitted, readDue } = feePortal(portal)
const { people, call, offline, send, received } = accountsOffice(portal)

let count = 0
const newUtr = () => `SBIN2260${String(15_000_000 + ++count)}`

async function imported(...lines: readonly (readonly [narration: string, paise: number, reference?: string])[]) {
  const form = new FormData()
  const rows = lines.map(([narration, paise, reference = '']) => {
    return `16/01/2026,${narration},${reference},,${(paise / 100).toFixed(2)}`
  })
  const text = ['Date,Narration,Ref No,Debit,Credit', ...rows].join('\n')
  form.set('statement', new File([text], 'january.csv', { type: 'text/csv' }))
  const { status, reply } = await call('/payment/staff/statement', form)
  expect({ status, msg: reply.msg }).toMatchObject({ status: 200 })
  return reply.result
}

async function lineOf(narration: string) {
  const where = { narration: { equals: narration } }
  const [line] = await readRows({ payload: portal.payload, collection: 'bank-lines', where, limit: 1 })
  if (!line) throw new Error(`There is no line ${narration}.`)
  return line
}

const confirm = (id: string, session?: StaffSession) => call(`/payment/staff/statement/${id}/confirm`, {}, session)
const entriesOf = ({ student }: Admitted) =>
  readRows({
    payload: portal.payload,
    collection: 'offline-payments',
    where: { studentId: { equals: student.id } },
    limit: 20,
  })
const findings = async () => {
  const results = await reportMoney({ payload: portal.payload, now: () => new Date(Date.now() + 20 * 60 * 60_000) })
  return results.filter(({ found }) => found > 0)
}
const byDate = ({ dues }: Admitted): FeeDue[] =>
  dues.toSorted((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'))

itsRule(
  'proposes a payment only for who is named with a fitting amount, and counts it once, accepted by a third person',
  async () => {
    const third = await aStaffSession(portal, ['accounts'], 'Tara Rao')
    const someone = await admitted()
    const other = await admitted()
    const [first, second] = byDate(someone)
    if (!first || !second) throw new Error('There are too few fees.')
    const paise = first.amountPaise + 100_050
    const line = `NEFT ${newUtr()} ${someone.application.number}`
    const nameless = `NEFT ${newUtr()} ASHA`
    const both = `NEFT ${newUtr()} ${someone.student.phone} ${other.student.phone}`
    const again = `UPI/CR/602312345678/${someone.student.phone}@ybl`
    const byCheque = `CLG 12345678 ${other.student.phone}`
    const report = await imported(
      [line, paise],
      [nameless, paise],
      [both, paise],
      [again, 1_00_00_000_00],
      [byCheque, 100],
    )
    expect(report).toMatchObject({ added: 5, proposed: 0, drafted: 1 })
    const proposed = await lineOf(line)
    expect(proposed).toMatchObject({ status: 'drafted', proposal: expect.stringContaining('1,000.50') })
    expect((await lineOf(nameless)).note).toContain('No offline payment')
    expect((await lineOf(both)).note).toContain('several students')
    expect((await lineOf(again)).note).toContain('more than the student owes')
    expect((await lineOf(byCheque)).note).toContain('a cheque')

    // Two confirm at once: one payment is entered, with the day of the line.
    const confirms = await Promise.all([confirm(proposed.id), confirm(proposed.id, people.checker)])
    expect(confirms.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    const [entry, ...more] = await entriesOf(someone)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      status: 'entered',
      receivedOn: '2026-01-16',
      amountPaise: paise,
      proof: expect.any(String),
    })
    expect(await lineOf(line)).toMatchObject({ status: 'proposed', offlineId: entry?.id })

    // The importer cannot accept it, neither by the line nor by the entry; nor can who entered it.
    expect(await confirm(proposed.id)).toMatchObject({ status: 403 })
    expect(await offline(`/${entry?.id}/confirm`, {})).toMatchObject({ status: 403 })
    if (entry?.enteredBy === 'Ravi Sen')
      expect(await confirm(proposed.id, people.checker)).toMatchObject({ status: 403 })
    const accepted = await Promise.all([confirm(proposed.id, third), confirm(proposed.id, third)])
    expect(accepted.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await lineOf(line)).toMatchObject({ status: 'matched' })
    expect(await readDue(first.id)).toMatchObject({ status: 'paid', paidPaise: first.amountPaise })
    expect(await readDue(second.id)).toMatchObject({ status: 'open', paidPaise: 100_050 })

    // The same money in another export of the bank, and by hand with spaces and as UPI.
    const utr = line.split(' ')[1] ?? ''
    expect(await imported([`${utr}/${someone.application.number}`, 50_000])).toMatchObject({ drafted: 0 })
    const spaced = { channel: 'upi', reference: `${utr.slice(0, 6)} ${utr.slice(6)}` }
    expect(await send([[second, 50_000]], spaced)).toMatchObject({ status: 409 })
    expect(await findings()).toEqual([])
  },
)

it('counts a transfer once, whichever of its numbers is entered, and tells apart two with the same column', async () => {
  const someone = await admitted()
  const dress = dueOf(someone, 'DRESS')
  const column = 'TRANSFER FROM 4897694162092'
  const [first, second] = ['602312345601', '602312345602']
  const narrationOf = (rrn: string) => `UPI/CR/${rrn}/${someone.student.phone}@ybl`
  await imported([narrationOf(first), 10_000, column])
  expect(await confirm((await lineOf(narrationOf(first))).id)).toMatchObject({ status: 200 })
  for (const reference of [first, `0000${first}`, '4897694162092', narrationOf(first)]) {
    const { status } = await send([[dress, 10_000]], { channel: 'upi', reference })
    expect([reference, status]).toEqual([reference, 409])
  }
  expect(await imported([narrationOf(second), 10_000, column])).toMatchObject({ drafted: 1 })
  expect(await confirm((await lineOf(narrationOf(second))).id)).toMatchObject({ status: 200 })
  expect(await entriesOf(someone)).toMatchObject([{ reference: expect.any(String) }, { reference: expect.any(String) }])
})

it('warns who confirms of the same amount in a few days under another number, and leaves it out in bulk', async () => {
  const { payload } = portal
  const third = await aStaffSession(portal, ['accounts'], 'Uma Roy')
  const someone = await admitted()
  const [first] = byDate(someone)
  if (!first) throw new Error('There is no fee.')
  const transfer = { channel: 'bank-transfer', reference: newUtr(), receivedOn: '2026-01-14' }
  await send([[first, 100_000]], transfer)
  const narration = `UPI/${someone.student.phone}@ybl ${newUtr()}`
  await imported([narration, 100_000])
  expect((await confirm((await lineOf(narration)).id, people.checker)).status).toBe(200)
  const line = await lineOf(narration)
  const many = await call('/payment/staff/statement/confirm', { ids: [line.id] }, third)
  expect(many.reply.result.results).toMatchObject([{ msg: expect.stringContaining('entered twice') }])
  const entries = await entriesOf(someone)
  for (const entry of entries) {
    const others = entries.filter(({ id }) => id !== entry.id).map(({ id }) => id)
    const similar = await similarPayments({ payload, user: third.user as never, entry })
    expect(similar.map(({ id }) => id)).toEqual(others)
    for (const change of [{ receivedOn: '2026-01-20' }, { amountPaise: 99_999 }, { studentId: 'other' }])
      expect(await similarPayments({ payload, user: null, entry: { ...entry, ...change } })).toEqual([])
  }
  expect((await confirm(line.id, third)).reply.msg).toBe('Match confirmed.')
})

it('does not enter what was entered by hand or paid meanwhile, and proposes an unknown line again', async () => {
  const someone = await admitted()
  const dress = dueOf(someone, 'DRESS')
  const utr = newUtr()
  const narration = `NEFT ${utr} ${someone.application.number}`
  const { applicationId, studentId } = dress
  const tour = { action: 'TOUR', key: `${applicationId}/TOUR/1`, applicationId, studentId } as const
  await aStoredDue(portal.payload, { ...tour, applicationNumber: someone.application.number })
  const total = someone.dues.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  // Two lines for the same student never pay more than is owed together, and nothing for a tour that was not paid.
  const rest = `NEFT ${newUtr()} ${someone.application.number}`
  expect(await imported([narration, total], [rest, 10_000])).toMatchObject({ drafted: 1 })
  expect((await lineOf(rest)).note).toContain('owes nothing')
  const line = await lineOf(narration)
  const byHand = await send([[dress, 10_000]], { channel: 'upi', reference: utr.toLowerCase() })
  expect(byHand.status).toBe(200)
  expect(await confirm(line.id)).toMatchObject({ status: 409 })
  expect(await lineOf(narration)).toMatchObject({
    status: 'unknown',
    note: expect.stringContaining('reference already'),
  })
  expect(await entriesOf(someone)).toHaveLength(1)
  expect(await imported([rest, 10_000])).toMatchObject({ added: 0, known: 1, drafted: 1 })
})

it('frees a line of a rejected entry or bounced cheque, and refuses to ignore one of a payment', async () => {
  const someone = await admitted()
  const dress = dueOf(someone, 'DRESS')
  const narration = `NEFT ${newUtr()} ${someone.application.number}`
  await imported([narration, 10_000])
  const { id } = await lineOf(narration)
  const ignore = () => call(`/payment/staff/statement/${id}/ignore`, { reason: 'A gift.' })
  const enteredFromLine = async () => {
    expect(await confirm(id)).toMatchObject({ status: 200 })
    return (await lineOf(narration)).offlineId ?? ''
  }
  const reject = (entryId: string) => offline(`/${entryId}/reject`, { reason: 'Of the sister.' }, people.checker)
  const first = await enteredFromLine()
  expect(await ignore()).toMatchObject({ status: 409 })
  expect(await reject(first)).toMatchObject({ status: 200 })
  const note = 'The offline payment was rejected: Of the sister.'
  const free = { status: 'unknown', offlineId: null, proposal: null, decidedBy: null, note }
  expect(await lineOf(narration)).toMatchObject(free)

  // The next statement brings the proposal again. Of a process that dies after the rejection, the line is freed later.
  expect(await imported([narration, 10_000])).toMatchObject({ drafted: 1 })
  const second = await enteredFromLine()
  const staff = { id: people.checker.user.id, name: 'Ravi Sen' }
  const rejection = { payload: portal.payload, id: second, staff, reason: 'Of the sister.', now: new Date() }
  await killAtWrite(portal.payload, 2, () => rejectOfflinePayment(rejection))
  expect(await lineOf(narration)).toMatchObject({ status: 'proposed' })
  expect(await confirm(id, people.checker)).toMatchObject({ status: 409 })
  expect(await lineOf(narration)).toMatchObject(free)
  expect(await ignore()).toMatchObject({ status: 200 })

  const cheque = { channel: 'cheque', bank: 'SBI', instrumentOn: '2026-01-14', reference: '004711' }
  const entry = await received([[dress, 10_000]], cheque)
  expect(await imported(['CLG ASHA', 10_000, '004711'])).toMatchObject({ proposed: 1 })
  const bounced = { bouncedOn: '2026-01-21', reason: 'No funds.' }
  expect(await offline(`/${entry.id}/bounce`, bounced)).toMatchObject({ status: 200 })
  expect(await lineOf('CLG ASHA')).toMatchObject({ ...free, note: 'The cheque was returned: No funds.' })
})

it('of a process that dies while it enters a payment, leaves one entry after a repeat', async () => {
  const someone = await admitted()
  const staff = { id: people.maker.user.id, name: 'Mina Das' }
  let deaths = 0
  for (let nth = 1, died = true; died; nth += KILL_STEP) {
    const narration = `NEFT ${newUtr()} ${someone.application.number}`
    await imported([narration, 10_000])
    const line = await lineOf(narration)
    const options = { payload: portal.payload, id: line.id, staff, now: new Date() }
    ;({ died } = await killAtWrite(portal.payload, nth, () => confirmLine(options)))
    if (died) deaths += 1
    if (died) await confirmLine(options)
    expect(await lineOf(narration)).toMatchObject({ status: 'proposed' })
    expect((await entriesOf(someone)).filter(({ bankLineId }) => bankLineId === line.id)).toHaveLength(1)
  }
  expect(deaths).toBeGreaterThan(0)
  expect(await findings()).toEqual([])
})
