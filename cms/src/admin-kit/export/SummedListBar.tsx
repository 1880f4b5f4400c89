import type { ListViewServerProps, Payload, TypedUser, Where } from 'payload'
import type { ListFilterSet, ListView } from '../list/filters.ts'
import { ListBar } from '../list/ListBar.tsx'
import { whereIn } from '../list/where-in.ts'
import { ListTotals, type TotalsProps } from './ListTotals.tsx'

/** What Payload passes to a component above a list. */
export type ListBarProps = Pick<ListViewServerProps, 'collectionConfig' | 'data' | 'payload' | 'searchParams' | 'user'>

/** The list whose records are summed. */
interface SummedList {
  payload: Payload
  user: TypedUser
  where: Where
  /** How many there are. */
  matches: number
}

interface SummedListBarProps extends ListBarProps, Pick<TotalsProps, 'exportName' | 'max'> {
  filters: ListFilterSet
  views: readonly ListView[]
  /** Default order of the list. */
  sort: string
  labels: TotalsProps['labels'] & { views: string; filter: string }
  sum: (list: SummedList) => Promise<TotalsProps['sums']>
}

/** Bar above a list of amounts: views, filters, and the totals of what they show. */
export async function SummedListBar({ data, user, exportName, max, labels, sum, ...props }: SummedListBarProps) {
  const { collectionConfig, payload, searchParams = {} } = props
  if (!user) return null
  const where = whereIn({ collectionConfig, searchParams })
  const { totalDocs } = data
  const sums = totalDocs > max ? null : await sum({ payload, user, where, matches: totalDocs })
  return (
    <ListBar {...props} labels={labels} user={user}>
      <ListTotals count={totalDocs} exportName={exportName} labels={labels} max={max} sums={sums} where={where} />
    </ListBar>
  )
}
