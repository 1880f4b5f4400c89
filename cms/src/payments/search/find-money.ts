import type { CollectionSlug, Payload, Where } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { ListSearch } from '../../database/search/list-search.ts'
import { personTerms } from '../../database/search/person-text.ts'
import { fewIds, MAX_MATCHES, searchFor, searchNewest } from '../../database/search/search-for.ts'
import { isIndexed, type Term } from '../../database/search/search-text.ts'
import { portalOf } from '../../foundation/portal.ts'

interface MoneyList {
  fields: readonly string[]
  words: string
  /** Indexed fields that are found by the whole text, because they are known after the record is written. */
  references: readonly string[]
  /** The indexed field that names the payment, and what of the receipt it has; null if the list finds receipt numbers itself. */
  byReceipt: { field: string; of: 'paymentId' | 'transactionId' } | null
}

/** The search of a list about money. A list without other filters shows the newest matches. */
export const moneyListSearch = ({ fields, words, ...list }: MoneyList): ListSearch => ({
  fields,
  words,
  async find({ payload, slug, text, isAlone }) {
    const terms = personTerms(text)
    const matching = await (isAlone ? searchNewest : searchAll)({ payload, slug, terms })
    const others = /\d/.test(text) ? await otherIds({ payload, slug, text: text.trim(), terms, ...list }) : []
    if (others.length === 0) return matching
    // A list of ids in place of alternatives, for which SQLite reads the whole list in its order.
    const ids = idsIn(matching)
    return ids === null ? { or: [matching, { id: { in: others } }] } : { id: { in: [...ids, ...others] } }
  },
})

interface Search {
  payload: Payload
  slug: CollectionSlug
  terms: readonly Term[]
}

async function searchAll(search: Search): Promise<Where> {
  const few = search.terms.every(isIndexed) ? await fewIds(search) : null
  return few === null ? searchFor(search) : { id: { in: few } }
}

/** The ids that a condition consists of; null for other conditions. */
function idsIn({ id, ...others }: Where): string[] | null {
  const ids = id && 'in' in id && Object.keys(others).length === 0 ? id.in : null
  return Array.isArray(ids) && ids.every((each) => typeof each === 'string') ? ids : null
}

type Others = Search & Pick<MoneyList, 'references' | 'byReceipt'> & { text: string }

/** Ids of the records that have the text as a reference, or whose payment has a receipt that matches. */
async function otherIds({ payload, slug, text, terms, references, byReceipt }: Others): Promise<string[]> {
  const alternatives: Where[] = references.map((field) => ({ [field]: { equals: text } }))
  if (byReceipt !== null) {
    const receipts = await portalOf(payload).findReceipts({ payload, terms })
    alternatives.push({ [byReceipt.field]: { in: receipts.map((receipt) => receipt[byReceipt.of]) } })
  }
  const found: string[] = []
  for (const where of alternatives) {
    const rows = await readRows({ payload, collection: slug, where, fields: [], limit: MAX_MATCHES })
    found.push(...rows.map(({ id }) => String(id)))
  }
  return found
}
