import type { CollectionConfig, Field } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo, hiddenUnlessReadable } from '../../staff/index.ts'

const number = (name: string, label: string): Field => ({ name, type: 'number', required: true, label })

/** Reports of the nightly job, one a day in India. Without data about persons. */
export const retentionRuns: CollectionConfig = {
  slug: 'retention-runs',
  labels: { singular: 'Retention report', plural: 'Retention reports' },
  access: accessTo('retention-runs'),
  admin: {
    group: groups.settings,
    hideAPIURL: true,
    useAsTitle: 'day',
    defaultColumns: ['day', 'ended', 'waiting', 'held', 'finishedAt'],
    ...searchedBy('day', ['day']),
    hidden: hiddenUnlessReadable('retention-runs'),
    description: 'What the portal deleted each night because its period was over, and what a legal hold kept.',
  },
  defaultSort: '-day',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    // `YYYY-MM-DD` in India. Unique, so that several processes and attempts have one report.
    { name: 'day', type: 'text', required: true, unique: true, label: 'Day' },
    number('ended', 'Deleted or reduced'),
    number('waiting', 'Would be deleted'),
    number('held', 'Kept by a legal hold'),
    { name: 'report', type: 'textarea', label: 'Report', admin: { rows: 10, disableListColumn: true } },
    { name: 'startedAt', type: 'date', required: true, label: 'Started on', admin: { date: MOMENT } },
    {
      name: 'finishedAt',
      type: 'date',
      label: 'Finished on',
      admin: { date: MOMENT, description: 'Empty if a part failed; the next night repeats it.' },
    },
    // `RunCounts`: from which a process goes on after another one was killed.
    { name: 'counts', type: 'json', admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
  ],
}
