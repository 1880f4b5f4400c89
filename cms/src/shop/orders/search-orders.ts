import type { ListSearch } from '../../database/search/list-search.ts'
import { searchFor, searchNewest } from '../../database/search/search-for.ts'
import type { SearchSource } from '../../database/search/search-source.ts'
import { wordsText, wordTerms } from '../../database/search/search-text.ts'
import type { Order } from '../../payload-types.ts'

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
  words: 'buyer, phone, book, order number or transaction number',
  find: ({ payload, slug, text, isAlone }) =>
    (isAlone ? searchNewest : searchFor)({ payload, slug, terms: wordTerms(text) }),
}
