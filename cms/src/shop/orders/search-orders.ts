import type { Order } from '../../payload-types.ts'
import type { ListSearch } from '../../platform/search/list-search.ts'
import { searchFor, searchNewest } from '../../platform/search/search-for.ts'
import type { SearchSource } from '../../platform/search/search-source.ts'
import { wordsText, wordTerms } from '../../platform/search/search-text.ts'

const SEARCHED = ['orderNumber', 'buyerName', 'summary', 'paymentId'] as const

type Found = Pick<Order, (typeof SEARCHED)[number] | 'address'>

/** Orders are found by number, transaction, buyer, phone and titles. */
export const orderSearch: SearchSource = {
  finds: 'words',
  fields: [...SEARCHED, 'address'],
  textOf: ({ orderNumber, buyerName, summary, paymentId, address }: Found) =>
    wordsText([orderNumber, buyerName, summary, paymentId, address.phone]),
}

/** A list without other filters shows the newest matches. */
export const orderListSearch: ListSearch = {
  fields: SEARCHED,
  find: ({ payload, slug, text, isAlone }) =>
    (isAlone ? searchNewest : searchFor)({ payload, slug, terms: wordTerms(text) }),
}
