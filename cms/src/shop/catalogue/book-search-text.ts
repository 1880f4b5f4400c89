interface TitlePage {
  name: string
  author: string
  publisher: string
}

/** What book searches look in; also identifies a book as people do. */
export function bookSearchText({ name, author, publisher }: TitlePage): string {
  return [name, author, publisher]
    .map((text) => text.trim())
    .join(' ')
    .trim()
    .toLowerCase()
}
