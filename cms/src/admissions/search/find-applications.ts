import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import type { Payload, Where } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { exists } from '../../database/records/exists.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { ListSearch } from '../../database/search/list-search.ts'
import { personTerms } from '../../database/search/person-text.ts'
import { fewIds, MAX_MATCHES, searchFor, searchNewest } from '../../database/search/search-for.ts'
import type { SearchSource } from '../../database/search/search-source.ts'
import { type Term, wordsText, wordTerms } from '../../database/search/search-text.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Application } from '../../payload-types.ts'

/** Fields that the search of the list names. */
export const SEARCHED = ['number', 'studentName', 'studentPhone'] as const

const PHONE = /^(?:\+91)?(\d+)$/
const NUMBER = new RegExp(`^(?:${COURSE_CODES.join('|')})\\d+$`)
const CODE = /^[A-Z]+/
const LAST_FOUR = /^\d{4}$/

type Found = Pick<Application, (typeof SEARCHED)[number]>

/** Applications are found by name, phone, and number with or without the course code. */
export const applicationSearch: SearchSource = {
  finds: 'words',
  fields: SEARCHED,
  textOf: ({ number, studentName, studentPhone }: Found) =>
    wordsText([studentName, studentPhone, number, number.replace(CODE, '')]),
}

/**
 * Numbers and phones may be typed in groups of digits. E-mail addresses, numbers of payments and receipts, and the last digits of
 * an Aadhaar number are found whole; a college only if no person is found, because it has very many. A list without other filters
 * shows the newest matches.
 */
export const applicationListSearch: ListSearch = {
  fields: SEARCHED,
  words: 'name, phone, e-mail, application, receipt or transaction number, last four digits of Aadhaar, or college',
  async find({ payload, slug, text, isAlone }) {
    const typed = text.replace(/[\s-]/g, '').toUpperCase()
    const number = NUMBER.test(typed) ? typed : PHONE.exec(typed)?.[1]
    const terms = wordTerms(number ?? text)
    const matching = await (isAlone ? searchNewest : searchFor)({ payload, slug, terms })
    const others = await foundWhole(payload, text.trim(), number === undefined)
    if (others.length > 0) return withIds(matching, others)
    if (terms.length === 0 || number !== undefined) return matching
    const known = namedIds(matching)
    if (known ? known.length > 0 : await findsSome({ payload, slug, terms })) return matching
    const colleges = await collegesNamed(payload, text)
    return colleges.length === 0 ? matching : { college: { in: colleges } }
  },
}

/** Ids of the applications that have the text as their address, as a number of their payment, or at the end of an Aadhaar number. */
async function foundWhole(payload: Payload, text: string, isOfMoney: boolean): Promise<string[]> {
  const found = new Set<string>()
  for (const where of await wholeConditions(payload, text, isOfMoney)) {
    const rows = await readRows({ payload, collection: 'applications', where, fields: [], limit: MAX_MATCHES })
    for (const { id } of rows) found.add(id)
  }
  return [...found]
}

/** Each is served by an index of its own. */
async function wholeConditions(
  payload: Payload,
  text: string,
  isOfMoney: boolean,
): Promise<Condition<'applications'>[]> {
  if (text.includes('@')) return [{ studentEmail: { equals: text.toLowerCase() } }]
  if (LAST_FOUR.test(text)) return [{ aadhaarLastFour: { equals: text } }]
  if (!isOfMoney || !/\d/.test(text)) return []
  const receipts = await portalOf(payload).findReceipts({ payload, terms: personTerms(text) })
  const paid = [text, ...receipts.map(({ transactionId }) => transactionId)]
  return [{ paymentId: { in: paid } }, { merchantId: { equals: text } }]
}

/** A list of ids in place of alternatives, for which SQLite would read the whole list in its order. */
function withIds(matching: Where, others: readonly string[]): Where {
  const ids = namedIds(matching)
  return ids ? { id: { in: [...ids, ...others] } } : { or: [matching, { id: { in: [...others] } }] }
}

/** The ids that a query consists of; null if it has other conditions. */
function namedIds({ id, ...others }: Where): unknown[] | null {
  const ids = id && 'in' in id && Object.keys(others).length === 0 ? id.in : null
  return Array.isArray(ids) ? ids : null
}

async function findsSome(search: Parameters<typeof fewIds>[0]): Promise<boolean> {
  const few = await fewIds(search)
  if (few !== null) return few.length > 0
  const where = searchFor(search) as Condition<'applications'>
  return exists({ payload: search.payload, collection: 'applications', where })
}

/** Ids of the colleges of which the name has all these words. */
async function collegesNamed(payload: Payload, text: string): Promise<string[]> {
  const rows = await readRows({ payload, collection: 'colleges', fields: ['name'] })
  const terms: Term[] = wordTerms(text)
  return rows
    .filter(({ name }) => terms.every((term) => term.some((part) => wordsText([name]).includes(part))))
    .map(({ id }) => id)
}
