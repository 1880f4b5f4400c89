import type { SanitizedCollectionConfig } from 'payload'
import { expect, it } from 'vitest'
import { referencesToStudents } from './references-to-students.ts'

/** The part of a collection that the function reads. */
const collection = (slug: string, flattenedFields: object[]) => ({ slug, flattenedFields }) as SanitizedCollectionConfig

it('finds relationships and ids at any depth', () => {
  const fields = [
    { name: 'student', type: 'relationship', relationTo: 'students' },
    { name: 'book', type: 'relationship', relationTo: 'books' },
    { name: 'studentId', type: 'text' },
    { name: 'by', type: 'relationship', relationTo: ['staff', 'students'] },
    { name: 'guests', type: 'array', flattenedFields: [{ name: 'who', type: 'relationship', relationTo: 'students' }] },
  ]
  expect(referencesToStudents([collection('orders', fields), collection('books', fields.slice(1, 2))])).toEqual(
    ['student', 'studentId', 'by.value', 'guests.who'].map((field) => ({ collection: 'orders', field })),
  )
})

it('excludes collections that are deleted with the account, and Payload’s own', () => {
  const fields = [{ name: 'studentId', type: 'text' }]
  expect(
    referencesToStudents([collection('student-sessions', fields), collection('payload-preferences', fields)]),
  ).toEqual([])
})
