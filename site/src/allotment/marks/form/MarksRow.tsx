import type { Subject } from '@pravesh/shared/allotment/scores/best-of'
import { langOf } from '@pravesh/shared/platform/lang-of'
import type { HTMLAttributes } from 'react'
import { FieldFrame } from '../../../forms/FieldFrame.tsx'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { marksWords } from '../words/words.ts'
import type { RowProblem, TypedRow } from './typed-marks.ts'
import { marksFormWords } from './words/words.ts'

const KINDS = ['language', 'elective', 'environment'] as const satisfies readonly Subject['kind'][]
const MAX_NAME = 80

interface MarksRowProps {
  row: TypedRow
  /** What the row is called in the form and in messages. */
  label: string
  problems: readonly RowProblem[]
  idOf: (row: TypedRow, field: string) => string
  onChange: (row: TypedRow) => void
  /** Left out for rows of the rule. */
  onRemove?: (() => void) | undefined
}

/** The marks of one subject or examination. */
export function MarksRow({ row, label, problems, idOf, onChange, onRemove }: MarksRowProps) {
  const terms = useWords(marksWords)
  const w = useWords(marksFormWords)
  const locale = useLocale()
  const field = (name: RowProblem['field'], text: string, inputMode: HTMLAttributes<HTMLInputElement>['inputMode']) => {
    const id = idOf(row, name)
    const problem = problems.find((each) => each.field === name)
    return (
      <FieldFrame id={id} label={text} validationError={problem && w.problems[problem.problem]}>
        <input
          id={id}
          value={row[name]}
          inputMode={inputMode}
          autoComplete="off"
          maxLength={MAX_NAME}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => onChange({ ...row, [name]: currentTarget.value })}
        />
      </FieldFrame>
    )
  }
  return (
    <fieldset className="merit-row">
      <legend lang={langOf(label, locale)}>{label}</legend>
      {row.kind !== null && (
        <>
          {field('name', terms.subject, 'text')}
          <FieldFrame id={idOf(row, 'kind')} label={w.kind} validationError={undefined}>
            <select
              id={idOf(row, 'kind')}
              value={row.kind}
              onChange={({ currentTarget }) => {
                const kind = KINDS.find((each) => each === currentTarget.value)
                if (kind) onChange({ ...row, kind })
              }}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {w.kinds[kind]}
                </option>
              ))}
            </select>
          </FieldFrame>
        </>
      )}
      {field('obtained', terms.obtained, 'numeric')}
      {field('full', terms.full, 'numeric')}
      {onRemove && (
        <button type="button" className="button quiet" aria-label={w.removeWhat(row.name || label)} onClick={onRemove}>
          {w.remove}
        </button>
      )}
    </fieldset>
  )
}
