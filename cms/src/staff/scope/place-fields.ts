import type { Field } from 'payload'

const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const
const onlySystem = { create: () => false, update: () => false }

/** Stored in `college` of records that belong to no college. An empty one is not found out yet. (fill-places.ts) */
export const NO_COLLEGE = 'none'

/** Id of the college to which a record belongs, or `NO_COLLEGE`. Written with the record; it follows its application. */
export const collegePlaceField: Field = { name: 'college', type: 'text', access: onlySystem, admin: internal }

/** Where a record belongs, by which limited staff see it. The course is empty for records that belong to none. */
export const placeFields: Field[] = [
  collegePlaceField,
  { name: 'course', type: 'text', access: onlySystem, admin: internal },
]

/**
 * Indexes for a list with a limit, in its order: of one college, of one course, and of several, among which SQLite filters in the
 * index. Payload orders equal values by their creation.
 */
export function placeIndexes(...sort: string[]): { fields: string[] }[] {
  const inOrder = [...sort, 'createdAt']
  return [
    { fields: ['college', ...inOrder, 'course'] },
    { fields: ['course', ...inOrder, 'college'] },
    { fields: [...inOrder, 'college', 'course'] },
  ]
}
