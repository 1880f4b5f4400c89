import type { Field } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'

const sidebar = { position: 'sidebar' } as const
const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

const cell = (name: string) => `/admissions/admin/list/${name}.tsx#${name}`

/** By when staff decide on an application, and who works on it. */
export const queueColumns: Field[] = [
  // Derived by `waitingOf`, and stored so that lists filter and sort by them.
  {
    name: 'waitingSince',
    type: 'date',
    label: 'Waiting since',
    admin: { ...sidebar, date: MOMENT, components: { Cell: cell('WaitingCell') } },
  },
  {
    // A day in India, `YYYY-MM-DD`.
    name: 'dueOn',
    type: 'text',
    label: 'Due',
    admin: { ...sidebar, components: { Cell: cell('DueCell') } },
  },
  // The order of the work: first what waits, the longest first.
  { name: 'rank', type: 'number', admin: internal },
  // Ids of members of staff: who works on it, and who has it open until when. (holds/hold.ts)
  {
    name: 'assignedTo',
    type: 'text',
    label: 'Assigned to',
    admin: { ...sidebar, components: { Cell: cell('AssignedCell') } },
  },
  { name: 'heldBy', type: 'text', admin: internal },
  { name: 'heldUntil', type: 'date', admin: internal },
  { name: 'checkedDocuments', type: 'ui', label: 'Documents', admin: { components: { Cell: cell('DocumentsCell') } } },
  { name: 'flags', type: 'ui', label: 'Flags', admin: { components: { Cell: cell('FlagsCell') } } },
]

/** Sort order of the list; `createdAt` breaks ties. */
const IN_ORDER = ['rank', 'createdAt']

// Covering indexes for the filters of the list, in sort order, so that no query reads the long answers. SQLite names
// an index after its fields. Names of more than 63 characters are numbered through all collections, so they would change.
export const queueIndexes = [
  { fields: [...IN_ORDER, 'queue', 'course', 'college', 'sessionYear', 'category', 'dueOn'] },
  { fields: ['queue', ...IN_ORDER, 'course', 'college', 'sessionYear', 'category', 'dueOn'] },
  { fields: ['course', ...IN_ORDER, 'queue', 'category', 'college', 'dueOn'] },
  { fields: ['course', 'sessionYear', ...IN_ORDER, 'queue', 'category', 'college', 'dueOn'] },
  { fields: ['course', 'sessionYear', 'category', ...IN_ORDER, 'queue', 'dueOn'] },
  { fields: ['college', ...IN_ORDER, 'queue', 'course', 'sessionYear', 'category', 'dueOn'] },
  { fields: ['sessionYear', ...IN_ORDER, 'queue', 'category', 'college', 'dueOn'] },
  { fields: ['category', ...IN_ORDER, 'queue', 'course', 'sessionYear', 'college', 'dueOn'] },
  { fields: ['assignedTo', ...IN_ORDER, 'queue', 'course', 'college', 'dueOn'] },
  // Rank: a range of days is sorted in the index.
  { fields: ['submittedAt', 'createdAt', 'studentName', 'course', 'college', 'queue', 'rank'] },
  // What is overdue, by person and college. (queue/workload.ts)
  { fields: ['dueOn', 'assignedTo', 'college', 'course', 'queue'] },
  { fields: ['heldBy', 'heldUntil'] },
]
