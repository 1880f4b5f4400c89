import { searchWords } from '@pravesh/shared/shop/catalogue/book-search'
import { isFiller } from '@pravesh/shared/shop/catalogue/search/word-aliases'
import { isIndexed } from '../../database/search/search-text.ts'
import type { Records } from '../../publishing/pages/records.ts'
import { BOOK_CARD_FIELDS, type BookRow } from './book-cards.ts'
import { BOOK_ORDER, matchingBooks } from './find-books.ts'
import { knownWords } from './search/known-words.ts'

const MAX_NEAR = 3
/** The newest with one of the words, among which those with the most words are chosen. */
const MAX_CANDIDATES = 60

/** Books that have some words of a search that finds none, or words that are near to them. */
export async function nearBooks(records: Records, search: string): Promise<BookRow[]> {
  const vocabulary = knownWords(records.payload)
  const words = searchWords(search).filter((word) => !isFiller(word) && !/[%_]/.test(word))
  const terms = words.map((word) =>
    [word, ...vocabulary.alternatives(word), ...(vocabulary.knows(word) ? [] : vocabulary.corrections(word))].filter(
      (text) => isIndexed([text]),
    ),
  )
  const anyWord = terms.flat()
  if (anyWord.length === 0) return []
  const candidates = await records.list({
    collection: 'books',
    fields: [...BOOK_CARD_FIELDS, 'searchText'],
    where: await matchingBooks(records, {}, { terms: [anyWord], course: null, meant: null }),
    sort: BOOK_ORDER,
    limit: MAX_CANDIDATES,
  })
  const matchesOf = ({ searchText }: { searchText?: string | null }) =>
    terms.filter((term) => term.some((text) => searchText?.includes(text))).length
  return candidates.sort((one, other) => matchesOf(other) - matchesOf(one)).slice(0, MAX_NEAR)
}
