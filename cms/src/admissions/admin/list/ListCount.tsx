import './applications.css'
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { ListViewServerProps } from 'payload'
import { MAX_MATCHES } from '../../../database/search/search-for.ts'
import { may } from '../../../staff/index.ts'
import { findsMore } from '../../search/finds-more.ts'
import { WorkloadTable } from './parts.ts'
import { listWords } from './words.ts'

type Props = Pick<ListViewServerProps, 'data' | 'payload' | 'searchParams' | 'user'>

/** Which applications of how many the page shows. A search shows the newest matches, and says so if there are more. */
export async function ListCount({ data, payload, searchParams = {}, user }: Props) {
  const { totalDocs = 0, limit = 0, page = 1, docs = [] } = data ?? {}
  if (!user || docs.length === 0) return null
  const { search } = searchParams
  const isAlone = !Object.keys(searchParams).some((name) => name.startsWith('where'))
  const more =
    typeof search === 'string' && isAlone && totalDocs === MAX_MATCHES && (await findsMore({ payload, user, search }))
  const first = (page - 1) * limit + 1
  const all = formatNumber(totalDocs)
  return (
    <>
      <p className="list-count">
        {listWords.shown(
          formatNumber(first),
          formatNumber(first + docs.length - 1),
          more ? listWords.moreThan(all) : all,
        )}
      </p>
      {may(user, 'decide applications') && <WorkloadTable />}
    </>
  )
}
