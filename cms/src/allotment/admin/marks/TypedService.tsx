import { formatMerit } from '@pravesh/shared/allotment/process/list-title'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import { lengthOfService, type ServicePeriod } from '@pravesh/shared/allotment/scores/service'
import { formatLongDay, formatNumber } from '@pravesh/shared/platform/formats'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { resultWords } from '../result-words.ts'
import { serviceWords } from '../service-words.ts'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'

interface TypedServiceProps {
  /** The day up to which service counts. */
  on: string
  periods: readonly ServicePeriod[]
}

/** The service that an applicant typed, with the days that count. */
export function TypedService({ on, periods }: TypedServiceProps) {
  const words = serviceWords
  const locale = staffLanguage()
  const { score, parts } = lengthOfService(periods, on)
  return (
    <>
      <StackedTable
        head={[
          ...[words.school, words.from, words.to].map((label) => ({ label })),
          { label: words.days, isNumber: true },
        ]}
        label={`${resultWords.marks.typed}, ${words.title}`}
      >
        {parts.map(({ school, from, to, days }, at) => (
          // Nothing else tells two times at one school apart that begin on the same day.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not change
          <Row key={at}>
            <RowHead>{school}</RowHead>
            <Cell label={words.from}>{formatLongDay(from, locale)}</Cell>
            <Cell label={words.to}>{to !== null && formatLongDay(to, locale)}</Cell>
            <Cell isNumber label={words.days}>
              {formatNumber(days)}
            </Cell>
          </Row>
        ))}
      </StackedTable>
      <p>{words.length(formatMerit(score, SERVICE_LIST, locale), formatLongDay(on, locale))}</p>
    </>
  )
}
