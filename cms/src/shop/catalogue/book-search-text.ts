import { comparableText } from '@pravesh/shared/platform/comparable-text'
import type { SearchSource } from '../../database/search/search-source.ts'
import type { Book } from '../../payload-types.ts'

/** Books are found by any part of a word. */
export const bookSearch: SearchSource = {
  finds: 'parts',
  fields: ['searchText'],
  textOf: ({ searchText }: Pick<Book, 'searchText'>) => searchText ?? '',
}

interface TitlePage {
  name: string
  author: string
  publisher: string
}

/** What book searches look in; also identifies a book as people do. */
export function bookSearchText({ name, author, publisher }: TitlePage): string {
  const texts = [name, author, publisher].map((text) => text.trim())
  return comparableText(texts.join(' ').trim())
}
