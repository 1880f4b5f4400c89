import { readIsbn } from '@pravesh/shared/shop/catalogue/isbn'
import type { TextField } from 'payload'

export const ISBN_PROBLEM =
  'Enter the 13 or 10 digits as they are printed on the book, such as 978-0-306-40615-7. A digit is missing or wrong.'

/**
 * The ISBN of a book as thirteen digits, however it was typed. Not unique: a title that two courses use is in the shop twice.
 */
export function isbnField({ width }: { width: string }): TextField {
  return {
    name: 'isbn',
    type: 'text',
    index: true,
    label: 'ISBN',
    admin: { width, description: 'Beside the bar code on the back. Spaces and hyphens do not matter.' },
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (readIsbn(value) ?? value.trim()) : value)] },
    validate: (value: unknown) =>
      value === null || value === undefined || value === '' || readIsbn(String(value)) !== null || ISBN_PROBLEM,
  }
}
