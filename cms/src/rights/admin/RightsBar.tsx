import { RIGHT_KINDS, RIGHT_LABELS, RIGHT_STATE_LABELS, RIGHT_STATES } from '@pravesh/shared/rights/kinds'
import type { ListViewServerProps, TypedUser } from 'payload'
import type { ListFilterSet, ListView } from '../../admin-kit/list/filters.ts'
import { ListBar } from '../../admin-kit/list/ListBar.tsx'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { rightsAdminWords as words } from './words.ts'

type RightsBarProps = Pick<ListViewServerProps, 'collectionConfig' | 'payload' | 'searchParams'> & { user: TypedUser }

/** Bar above the list of requests about rights: views and filters. */
export function RightsBar(props: RightsBarProps) {
  const stateIs = (values: readonly string[]) => [{ field: 'state', operator: 'in' as const, value: [...values] }]
  const views: ListView[] = [
    { key: 'open', label: words.open, conditions: stateIs(['open', 'erasing']) },
    { key: 'closed', label: words.done, conditions: stateIs(['answered', 'rejected', 'withdrawn']) },
  ]
  const filters: ListFilterSet = {
    selects: [
      {
        field: 'kind',
        label: words.right,
        choices: RIGHT_KINDS.map((value) => ({ value, label: staffText(RIGHT_LABELS[value]) })),
      },
      {
        field: 'state',
        label: words.state,
        choices: RIGHT_STATES.map((value) => ({ value, label: staffText(RIGHT_STATE_LABELS[value]) })),
      },
    ],
    days: { field: 'askedAt', from: words.from, to: words.to },
  }
  return <ListBar {...props} filters={filters} labels={words} sort="answerBy" views={views} />
}
