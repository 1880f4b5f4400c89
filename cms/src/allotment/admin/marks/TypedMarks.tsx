'use client'

import type { StaffEntry } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { formatScore } from '@pravesh/shared/allotment/scores/format-score'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { resultWords } from '../result-words.ts'
import { ScrolledTable } from '../ScrolledTable.tsx'
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
  return (
    <>
      <ScrolledTable
        head={[
          { label: words.row },
          ...(scoring.kind === 'best-of' ? [{ label: words.kind }] : []),
          { label: words.obtained, isNumber: true },
          { label: words.full, isNumber: true },
          { label: scoring.kind === 'best-of' ? words.counts : words.points },
        ]}
        label={`${words.typed}, ${meritWords.sections.marks}`}
      >
        <tbody>
          {rows.map(({ name, kind, obtained, full }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {scoring.kind === 'best-of' && <td>{words.kinds[kind]}</td>}
              <td className="admin-table__number">{obtained}</td>
              <td className="admin-table__number">{full}</td>
              <td>{countedText(name)}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
      {service && marks?.service?.length ? <TypedService on={service.on} periods={marks.service} /> : null}
      {marks?.further?.length ? <p>{words.furtherTyped(marks.further.join(', '))}</p> : null}
    </>
  )
}
