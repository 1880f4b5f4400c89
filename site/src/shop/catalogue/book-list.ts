import { langOf } from '@pravesh/shared/platform/lang-of'
import { formatPaise } from '@pravesh/shared/platform/money'
import { bookSlug } from '@pravesh/shared/shop/catalogue/book-slug'
import { documentLocale } from '../../lib/document-locale.ts'
import type { ListedBook } from './listed-books.ts'

/**
 * A list of books that a script fills in. The element has the page's address pattern in `data-book`, with the
 * placeholders `{id}` and `{slug}`, and a template for one book.
 */
export function showBooks(list: HTMLElement, books: readonly ListedBook[]): void {
  const template = list.querySelector('template')
  if (template === null) return
  const items = books.map((book) => {
    const item = template.content.cloneNode(true) as DocumentFragment
    const part = (name: string) => item.querySelector<HTMLElement>(`[data-${name}]`)
    const link = item.querySelector('a')
    if (link) link.href = addressOf(list, book)
    const title = part('title')
    if (title) {
      title.textContent = book.name
      title.lang = langOf(book.name, documentLocale()) ?? ''
      if (title.lang === '') title.removeAttribute('lang')
    }
    const author = part('author')
    if (author) author.textContent = book.author
    const price = part('price')
    if (price) price.textContent = formatPaise(book.pricePaise)
    const cover = item.querySelector('img')
    if (cover && book.cover !== '') cover.src = book.cover
    const soldOut = part('sold-out')
    if (soldOut) soldOut.hidden = book.copies > 0
    return item
  })
  for (const child of [...list.children]) if (child !== template) child.remove()
  list.append(...items)
}

function addressOf({ dataset }: HTMLElement, { id, name }: ListedBook): string {
  const parts: Record<string, string> = { id, slug: bookSlug(name) }
  return (dataset.book ?? '').replace(/\{(id|slug)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''))
}
