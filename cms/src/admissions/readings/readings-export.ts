import { OUTCOME_LABELS } from '@pravesh/shared/admissions/status/reading-report'
import { csvTime } from '../../admin-kit/export/csv.ts'
import { csvExport } from '../../admin-kit/export/csv-export.ts'

/** Decisions that two or three people made, without names of applicants. */
export const readingsExport = csvExport({
  name: 'second-readings',
  collection: 'second-readings',
  hasOwnLink: true,
  namesPeople: false,
  newestBy: 'endedAt',
  fields: [
    ...(['number', 'outcome', 'endedAt'] as const),
    ...(['firstName', 'firstVerdict', 'secondName', 'secondVerdict', 'thirdName', 'thirdVerdict'] as const),
  ],
  columns: [
    { name: 'number', label: 'Application', value: ({ number }) => number },
    { name: 'first', label: 'First reader', value: ({ firstName }) => firstName },
    { name: 'firstDecision', label: 'Decision of the first reader', value: ({ firstVerdict }) => firstVerdict },
    { name: 'second', label: 'Second reader', value: ({ secondName }) => secondName },
    { name: 'secondDecision', label: 'Decision of the second reader', value: ({ secondVerdict }) => secondVerdict },
    { name: 'third', label: 'Third person', value: ({ thirdName }) => thirdName ?? '' },
    { name: 'thirdDecision', label: 'Decision of the third person', value: ({ thirdVerdict }) => thirdVerdict ?? '' },
    { name: 'result', label: 'Result', value: ({ outcome }) => OUTCOME_LABELS[outcome] },
    { name: 'decidedAt', label: 'Decided on', value: ({ endedAt }) => csvTime(endedAt) },
  ],
})
