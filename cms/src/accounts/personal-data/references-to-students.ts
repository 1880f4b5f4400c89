import type { CollectionSlug, FlattenedField, SanitizedCollectionConfig } from 'payload'
import { ACCOUNT_COLLECTIONS } from '../sessions/revoke-access.ts'

/** Query path of a field that holds a student's id. */
export interface Reference {
  collection: CollectionSlug
  field: string
}

type Fielded = Pick<SanitizedCollectionConfig, 'slug' | 'flattenedFields'>

/**
 * Every field that references a student, read from the configuration so that no feature can be left out: relationships
 * to students, and text fields called `studentId`. Excludes Payload's own collections and those deleted with the
 * account.
 */
export function referencesToStudents(collections: readonly Fielded[]): Reference[] {
  return collections
    .filter(({ slug }) => !slug.startsWith('payload-') && !ACCOUNT_COLLECTIONS.some((owned) => owned === slug))
    .flatMap(({ slug, flattenedFields }) => paths(flattenedFields).map((field) => ({ collection: slug, field })))
}

function paths(fields: readonly FlattenedField[], above = ''): string[] {
  return fields.flatMap((field) => {
    const path = above + field.name
    if ('flattenedFields' in field) return paths(field.flattenedFields, `${path}.`)
    const related = 'relationTo' in field ? field.relationTo : undefined
    if (Array.isArray(related)) return related.includes('students') ? [`${path}.value`] : []
    return field.name === 'studentId' || related === 'students' ? [path] : []
  })
}
