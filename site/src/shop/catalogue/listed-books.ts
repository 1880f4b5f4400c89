import { rupeesToPaise } from '@pravesh/shared/platform/money'

/** Wire names of the fields that lists of books show, which the page passes to its script. */
export type ListedNames = Record<
  'id' | 'name' | 'author' | 'course' | 'semester' | 'pricePaise' | 'copies' | 'cover',
  string
>

export interface ListedBook {
  id: string
  name: string
  author: string
  /** As on the wire; only compared. */
  course: string
  semester: string
  pricePaise: number
  copies: number
  /** The path of a small picture; empty where the call has none. */
  cover: string
}

/** The books in a reply. Reads the fields without the wire table, whose schemas are too heavy for a public page. */
export function listedBooks(result: unknown, names: ListedNames): ListedBook[] {
  if (!Array.isArray(result)) return []
  return result.map((book: Record<string, unknown>) => ({
    id: String(book[names.id]),
    name: String(book[names.name]),
    author: String(book[names.author]),
    course: String(book[names.course]),
    semester: String(book[names.semester]),
    pricePaise: rupeesToPaise(Number(book[names.pricePaise])),
    copies: Number(book[names.copies]),
    cover: String(book[names.cover] ?? ''),
  }))
}
