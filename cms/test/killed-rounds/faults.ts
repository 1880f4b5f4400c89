import { type OfferRecord, offerRecord } from '../../src/allotment/offers/offer-record.ts'
import { walkRecords } from '../../src/database/slices/walk-records.ts'
import { refundsOf } from '../../src/payments/providers/simulator/refunds.ts'
import type { TestPortal } from '../start-test-portal.ts'
import { COSTS, type Holders, type Unit, wantedBy } from './holders.ts'

const push = <Value>(all: Map<string, Value[]>, key: string, value: Value) => {
  const own = all.get(key)
  if (own) own.push(value)
  else all.set(key, [value])
}

/** Everyone has one seat, where they want it most, which has replaced the seat before. */
export async function faultsOfSeats({ payload }: TestPortal, { process, people }: Holders): Promise<string[]> {
  const seats = new Map<string, OfferRecord[]>()
  const where = { process: { equals: process.id } }
  for await (const rows of walkRecords({ payload, collection: 'seat-offers', where })) {
    for (const row of rows) push(seats, row.application, offerRecord(row))
  }
  const held = new Map<string, string | null | undefined>()
  for await (const rows of walkRecords({ payload, collection: 'merit-entries', where })) {
    for (const { key, offer, resultRound } of rows) held.set(key, resultRound === 2 ? offer : `round ${resultRound}`)
  }
  const strangers = [...seats.keys()].filter((application) => !people.has(application))
  return [
    ...strangers.map((application) => `${application} has a seat without an entry.`),
    ...[...people.values()].flatMap((person) => {
      const own = (seats.get(person.application) ?? []).sort((a, b) => a.round - b.round)
      const [first, second] = own
      const found = own.map(({ round, unit, status }) => `${round} ${unit} ${status}`).join(', ')
      const expected = `1 LAST replaced, 2 ${wantedBy(person)} accepted`
      const isLinked = first?.replacedBy === second?.id && held.get(person.application) === second?.id
      return found === expected && isLinked ? [] : [`${person.number}: ${found}; linked: ${isLinked}.`]
    }),
  ]
}

/**
 * What the bank has of each person, and what the portal counts, is what their seat costs; and every payment and refund is there once. Computed from the
 * prices alone, without the rules of the portal.
 */
export async function faultsOfMoney({ payload }: TestPortal, { people }: Holders): Promise<string[]> {
  const personOf = new Map<string, string>()
  for await (const rows of walkRecords({ payload, collection: 'seat-offers', where: {} })) {
    for (const { id, application } of rows) personOf.set(id, application)
  }
  const [paid, back] = [new Map<string, number[]>(), new Map<string, number[]>()]
  const [bankPaid, bankBack] = [new Map<string, number[]>(), new Map<string, number[]>()]
  const payerOf = new Map<string, string>()
  for await (const rows of walkRecords({ payload, collection: 'payments', where: { purpose: { equals: 'seat' } } })) {
    for (const { transactionId, subjectId, amountPaise, status } of rows) {
      const payer = personOf.get(subjectId) ?? subjectId
      payerOf.set(transactionId, payer)
      if (status === 'paid' || status === 'refunded') push(paid, payer, amountPaise)
    }
  }
  for await (const rows of walkRecords({ payload, collection: 'refunds', where: {} })) {
    for (const { transactionId, amountPaise, status } of rows)
      push(back, payerOf.get(transactionId) ?? transactionId, status === 'done' ? amountPaise : Number.NaN)
  }
  for await (const rows of walkRecords({ payload, collection: 'simulator-payments', where: {} })) {
    for (const order of rows) {
      const payer = payerOf.get(order.transactionId) ?? order.transactionId
      if (order.state === 'done') push(bankPaid, payer, order.paidPaise ?? 0)
      for (const { amountPaise, state } of refundsOf(order)) if (state === 'done') push(bankBack, payer, amountPaise)
    }
  }
  const books = { paid, back, bankPaid, bankBack }
  const unknown = Object.entries(books).flatMap(([name, book]) =>
    [...book.keys()].filter((payer) => !people.has(payer)).map((payer) => `${name} of ${payer}, who has no seat.`),
  )
  const wrong = [...people.values()].flatMap((person) => {
    const { payments, refunds } = expectedOf(wantedBy(person))
    const expected = JSON.stringify({ paid: payments, back: refunds, bankPaid: payments, bankBack: refunds })
    const own = (book: Map<string, number[]>) => (book.get(person.application) ?? []).sort((a, b) => b - a)
    const found = JSON.stringify(Object.fromEntries(Object.entries(books).map(([name, book]) => [name, own(book)])))
    return found === expected ? [] : [`${person.number}: ${found}, not ${expected}.`]
  })
  return [...unknown, ...wrong]
}

/** The payments and refunds of a person with a seat in the last unit, then in a better one. The greater amounts first. */
function expectedOf(unit: Unit): { payments: number[]; refunds: number[] } {
  const difference = COSTS[unit] - COSTS.LAST
  return {
    payments: difference > 0 ? [COSTS.LAST, difference] : [COSTS.LAST],
    refunds: difference < 0 ? [-difference] : [],
  }
}

/** Everyone has one message of each seat, and each payment one receipt. */
export async function faultsOfPaper({ payload }: TestPortal, { people }: Holders): Promise<string[]> {
  const news = new Map<string, string[]>()
  const where = { template: { equals: 'seat-news' } }
  for await (const rows of walkRecords({ payload, collection: 'messages', where })) {
    for (const { studentId, subject } of rows) push(news, studentId ?? '', subject?.split(':')[0] ?? '')
  }
  const receipts = new Map<string, number[]>()
  const forSeats = { purpose: { equals: 'seat' as const } }
  for await (const rows of walkRecords({ payload, collection: 'receipts', where: forSeats })) {
    for (const { transactionId, position } of rows) push(receipts, transactionId, position)
  }
  const payments: string[] = []
  for await (const rows of walkRecords({ payload, collection: 'payments', where: forSeats })) {
    payments.push(...rows.map(({ transactionId }) => transactionId))
  }
  const positions = [...receipts.values()].flat().sort((a, b) => a - b)
  return [
    ...[...people.values()].flatMap(({ number, student }) => {
      const own = (news.get(student.id) ?? []).sort().join(', ')
      return own === 'You have a better seat, You have a seat' ? [] : [`${number} got: ${own}.`]
    }),
    ...payments.flatMap((id) => (receipts.get(id)?.length === 1 ? [] : [`Payment ${id} has not one receipt.`])),
    ...(positions.every((position, at) => position === at + 1) ? [] : ['The numbers of receipts have gaps.']),
    ...(news.size > people.size ? ['Others got messages about seats.'] : []),
  ]
}
