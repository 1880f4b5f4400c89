import { OUTCOME_LABELS, READING_OUTCOMES } from '@pravesh/shared/admissions/status/reading-report'
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { ListViewServerProps } from 'payload'
import { ExportLink } from '../../../admin-kit/export/ExportLink.tsx'
import type { ListFilterSet } from '../../../admin-kit/list/filters.ts'
import { ListBar } from '../../../admin-kit/list/ListBar.tsx'
import { whereIn } from '../../../admin-kit/list/where-in.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { findAgreement } from './agreement.ts'
import { agreementWords as words } from './words.ts'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'data' | 'payload' | 'searchParams' | 'user'>

const filters = (): ListFilterSet => ({
  selects: [
    {
      field: 'outcome',
      label: words.outcome,
      choices: READING_OUTCOMES.map((value) => ({ value, label: staffText(OUTCOME_LABELS[value]) })),
    },
  ],
  days: { field: 'endedAt', from: words.from, to: words.to },
})

const COLUMNS = ['first', 'agreed', 'disagreed', 'overturned', 'second', 'differed', 'confirmed'] as const

/** Above the list of second readings: filters by period and result, and how often each person agreed with others. */
export async function AgreementBar(props: Props) {
  const { collectionConfig, payload, searchParams = {}, user } = props
  if (user?.collection !== 'staff') return null
  const where = whereIn({ collectionConfig, searchParams })
  const rows = await findAgreement({ payload, user, where })
  return (
    <ListBar {...props} filters={filters()} labels={words} sort="-endedAt" user={user} views={[]}>
      <ExportLink name="second-readings" where={where} />
      <section aria-labelledby="agreement" className="admin-panel">
        <h2 id="agreement">{words.title}</h2>
        <p>{rows.length === 0 ? words.none : words.hint}</p>
        {rows.length > 0 && (
          <div className="admin-table__scroll">
            <table className="admin-table">
              <thead>
                <tr>
                  <th scope="col">{words.person}</th>
                  {COLUMNS.map((name) => (
                    <th className="admin-table__number" key={name} scope="col">
                      {words.columns[name]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.staffId}>
                    <th scope="row">{row.name}</th>
                    {COLUMNS.map((name) => (
                      <td className="admin-table__number" key={name}>
                        {formatNumber(row[name])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </ListBar>
  )
}
