import { expect, it } from 'vitest'
import { bookSlug } from './book-slug.ts'

it.each([
  ['Childhood  and Growing Up!', 'childhood-and-growing-up'],
  ['বাংলা ব্যাকরণ', 'বাংলা-ব্যাকরণ'],
  ['???', 'book'],
  ['BuyNow', 'book'],
])('%s has the slug %s', (name, slug) => expect(bookSlug(name)).toBe(slug))
