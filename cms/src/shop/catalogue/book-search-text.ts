import { comparableText } from '@pravesh/shared/shop/catalogue/book-search'

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
