'use client'

import type { StaffEntry } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { formatScore } from '@pravesh/shared/allotment/scores/format-score'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { resultWords } from '../result-words.ts'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
import { meritWords } from '../words.ts'
import { TypedService } from './TypedService.tsx'
import { markRows } from './typed-marks.ts'

/** What the applicant typed, to compare with the documents, and what counts of it. */
export function TypedMarks({ entry }: { entry: StaffEntry }) {
  const words = resultWords.marks
  const { scoring, marks, parts, service } = entry
  const rows = markRows({ scoring, marks, verifiedMarks: null })
  const partOf = (name: string) => parts.find((part) => ('name' in part ? part.name : part.examination) === name)
  const countedText = (name: string) => {
    const part = partOf(name)
    if (part === undefined) return ''
    if ('score' in part) return formatScore(part.score, DEFAULT_LOCALE)
    return part.counts ? words.isValid : words.isInvalid
  }
  const countsLabel = scoring.kind === 'best-of' ? words.counts : words.points
  return (
    <>
      <StackedTable
        head={[
          { label: words.row },
          ...(scoring.kind === 'best-of' ? [{ label: words.kind }] : []),
          { label: words.obtained, isNumber: true },
          { label: words.full, isNumber: true },
          { label: countsLabel },
        ]}
        label={`${words.typed}, ${meritWords.sections.marks}`}
      >
        {rows.map(({ name, kind, obtained, full }) => (
          <Row key={name}>
            <RowHead>{name}</RowHead>
            {scoring.kind === 'best-of' && <Cell label={words.kind}>{words.kinds[kind]}</Cell>}
            <Cell isNumber label={words.obtained}>
              {obtained}
            </Cell>
            <Cell isNumber label={words.full}>
              {full}
            </Cell>
            <Cell label={countsLabel}>{countedText(name)}</Cell>
          </Row>
        ))}
      </StackedTable>
      {service && marks?.service?.length ? <TypedService on={service.on} periods={marks.service} /> : null}
      {marks?.further?.length ? <p>{words.furtherTyped(marks.further.join(', '))}</p> : null}
    </>
  )
}
