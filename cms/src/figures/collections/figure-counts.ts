import type { CollectionConfig, Field } from 'payload'
import { accessTo } from '../../staff/index.ts'

const closed = { admin: { hidden: true }, disableDuplicate: true, lockDocuments: false, timestamps: false } as const
// The number of the move that wrote the row last. (count/move.ts)
const move: Field = { name: 'move', type: 'number', required: true }

/** Counters: one row for a session, a college or all colleges, and all time, a month or a day. */
export const figureCounts: CollectionConfig = {
  slug: 'figure-counts',
  access: accessTo('figure-counts'),
  ...closed,
  indexes: [{ fields: ['unit', 'college', 'session', 'period'] }, { fields: ['unit', 'period'] }],
  fields: [
    // `session|college|unit|period`
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'session', type: 'text' },
    { name: 'college', type: 'text', required: true },
    { name: 'unit', type: 'text', required: true },
    // Empty, `YYYY-MM` or `YYYY-MM-DD`.
    { name: 'period', type: 'text' },
    // `Cells`: amounts by course and category.
    { name: 'cells', type: 'json', required: true },
    move,
  ],
}

/** What each application, and each form that is not sent yet, counts as in the counters. */
export const figureEntries: CollectionConfig = {
  slug: 'figure-entries',
  access: accessTo('figure-entries'),
  ...closed,
  fields: [
    // `applications:ID` or `application-drafts:ID`.
    { name: 'key', type: 'text', required: true, unique: true },
    // `Counted`; empty once it counts as nothing.
    { name: 'counted', type: 'json' },
    move,
    // When to look at the record again, because it is being deleted; empty otherwise.
    { name: 'dueAt', type: 'date', index: true },
  ],
}

/** One row: the latest move of counters. */
export const figureState: CollectionConfig = {
  slug: 'figure-state',
  access: accessTo('figure-state'),
  ...closed,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'number', type: 'number', required: true },
    { name: 'isApplied', type: 'checkbox', required: true },
    // `Move`: the rows to write.
    { name: 'content', type: 'json' },
    // When every record was counted first, and when counters were compared with the records last.
    { name: 'countedAt', type: 'date' },
    { name: 'checkedAt', type: 'date' },
    { name: 'differences', type: 'number' },
  ],
}
