import { isRefusalGroup, REFUSAL_LABELS } from '@pravesh/shared/admissions/bulk/refusals'
import { OUTCOME_LABELS } from '@pravesh/shared/admissions/bulk/run-states'
import { STATUS_LABELS } from '@pravesh/shared/admissions/status/status'
import { csvTime } from '../../admin-kit/export/csv.ts'
import { csvRowExport } from '../../admin-kit/export/csv-export.ts'
import { namesOf } from './run-view.ts'

/** The applications of bulk runs and what became of each; the page of a run links to its own. */
export const bulkResultsExport = csvRowExport({
  name: 'bulk-run-items',
  collection: 'bulk-run-items',
  hasOwnLink: true,
  newestBy: 'createdAt',
  fields: ['run', 'application', 'from', 'outcome', 'group', 'why', 'doneAt'],
  rowsOf: async ({ payload, records }) => {
    const names = await namesOf(
      payload,
      records.map(({ application }) => application),
    )
    return records.map((record) => ({ ...record, ...names.get(record.application) }))
  },
  columns: [
    { name: 'number', label: 'Application', value: ({ number }) => number ?? '' },
    { name: 'name', label: 'Name', value: ({ name }) => name ?? '' },
    { name: 'from', label: 'State before', value: ({ from }) => STATUS_LABELS[from].staff },
    { name: 'outcome', label: 'Result', value: ({ outcome }) => OUTCOME_LABELS[outcome] },
    {
      name: 'group',
      label: 'Kind of obstacle',
      value: ({ group }) => (isRefusalGroup(group) ? REFUSAL_LABELS[group] : ''),
    },
    { name: 'why', label: 'Why', value: ({ why }) => why ?? '' },
    { name: 'doneAt', label: 'When', as: 'moment', value: ({ doneAt }) => (doneAt ? csvTime(doneAt) : '') },
    { name: 'run', label: 'Bulk run', value: ({ run }) => run },
  ],
})
