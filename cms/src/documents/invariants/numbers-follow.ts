import { type NumberingFault, numberingFaults } from '@pravesh/shared/documents/receipt-gaps'
import { receiptNumber } from '@pravesh/shared/documents/receipt-number'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Receipt } from '../../payload-types.ts'
import type { Finding, Invariant } from '../../portal/invariant.ts'

const BATCH = 500

/** The receipts of each book are numbered without gap or double. */
export const numbersFollow: Invariant = {
  name: 'receipt-number-gap',
  label: 'Gap or double in receipt numbers',
  advice: 'Tell an administrator. A gap means that a receipt was deleted from the database; restore it from a backup.',
  async *find({ payload }) {
    for await (const book of booksOf(payload)) yield* checkBook(payload, book)
  },
}

async function* booksOf(payload: Payload): AsyncGenerator<string> {
  let book = ''
  while (true) {
    const [next] = await read(payload, { book: { greater_than: book } }, 'book', 1)
    if (next === undefined) return
    book = next.book
    yield book
  }
}

async function* checkBook(payload: Payload, book: string): AsyncGenerator<Finding> {
  let previous = 0
  while (true) {
    const where: Condition<'receipts'> = { and: [{ book: { equals: book } }, { position: { greater_than: previous } }] }
    const receipts = await read(payload, where, 'position', BATCH)
    yield* numberingFaults(
      previous,
      receipts.map(({ position }) => position),
    ).map((fault) => findingOf(book, fault))
    for (const { id, number, position } of receipts) {
      const expected = receiptNumber({ book, position })
      if (number === expected) continue
      const text = `Receipt ${number} stands where ${expected} should be.`
      yield { subject: `${book}/${number}`, text, href: `/collections/receipts/${id}` }
    }
    const last = receipts.at(-1)
    if (last === undefined || receipts.length < BATCH) return
    previous = last.position
  }
}

function findingOf(book: string, fault: NumberingFault): Finding {
  const numberOf = (position: number) => receiptNumber({ book, position })
  if (fault.kind === 'double') {
    const number = numberOf(fault.position)
    return { subject: `${number}/double`, text: `There are two receipts ${number}.`, href: '/collections/receipts' }
  }
  const [first, last] = [numberOf(fault.first), numberOf(fault.last)]
  const text = first === last ? `Receipt ${first} is missing.` : `The receipts ${first} to ${last} are missing.`
  return { subject: first, text, href: '/collections/receipts' }
}

function read(
  payload: Payload,
  where: Condition<'receipts'>,
  sort: 'book' | 'position',
  limit: number,
): Promise<Receipt[]> {
  return readRows({ payload, collection: 'receipts', where, sort, limit })
}
