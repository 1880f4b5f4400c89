import { REQUEST_STATE_LABELS, REQUEST_STATES } from '@pravesh/shared/contact/help/request-state'
import type { ListViewServerProps, TypedUser } from 'payload'
import type { ListFilterSet, ListView } from '../../admin-kit/list/filters.ts'
import { ListBar } from '../../admin-kit/list/ListBar.tsx'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { deskWords } from './words.ts'

const inState = (state: (typeof REQUEST_STATES)[number]) => [{ field: 'status', operator: 'equals', value: [state] }]

const views = (): readonly ListView[] => [
  { key: 'waiting', label: deskWords.waiting, conditions: inState('new') },
  { key: 'answered', label: deskWords.answered, conditions: inState('handled') },
]

const filters = (): ListFilterSet => ({
  selects: [
    {
      field: 'status',
      label: deskWords.state,
      choices: REQUEST_STATES.map((value) => ({ value, label: staffText(REQUEST_STATE_LABELS[value].staff) })),
    },
  ],
  days: { field: 'createdAt', from: deskWords.from, to: deskWords.to },
})

type RequestsBarProps = Pick<ListViewServerProps, 'collectionConfig' | 'payload' | 'searchParams'> & { user: TypedUser }

/** Bar above the list of requests: views and filters. */
export function RequestsBar(props: RequestsBarProps) {
  return <ListBar {...props} filters={filters()} labels={deskWords} sort="-createdAt" views={views()} />
}
