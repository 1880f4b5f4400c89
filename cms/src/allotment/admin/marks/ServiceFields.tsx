'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import { formatMerit } from '@pravesh/shared/allotment/process/list-title'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { useId } from 'react'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { RemoveButton } from '../RemoveButton.tsx'
import { resultWords } from '../result-words.ts'
import { serviceWords } from '../service-words.ts'
import { Cell, Row } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
import type { Problems } from '../use-change.ts'
import { serviceProblem } from './mark-problems.ts'
import { errorAttributes, RowErrors } from './RowErrors.tsx'
import { lengthOfRows, type ServiceRow } from './typed-service.ts'

interface ServiceFieldsProps {
  /** The day up to which service counts. */
  on: string
  rows: readonly ServiceRow[]
  disabled: boolean
  problems: Problems
  setRows: (rows: ServiceRow[]) => void
}

const MAX_NAME = 80

/** The service of a deputed teacher as an officer finds it. */
export function ServiceFields({ on, rows, disabled, problems, setRows }: ServiceFieldsProps) {
  const words = serviceWords
  const tableId = useId()
  const locale = staffLanguage()
  const score = lengthOfRows(rows, on)
  const set = (at: number, change: Partial<ServiceRow>) =>
    setRows(rows.map((row, place) => (place === at ? { ...row, ...change } : row)))
  return (
    <fieldset className="merit__fields" disabled={disabled}>
      <legend>{words.title}</legend>
      <p className="admin-field__hint">{words.hint}</p>
      {rows.length > 0 && (
        <StackedTable head={[words.school, words.from, words.to, ''].map((label) => ({ label }))} label={words.title}>
          {rows.map((row, at) => (
            // Schools are typed in place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the row
            <Row key={at}>
              {(['school', 'from', 'to'] as const).map((name) => (
                <Cell
                  isField
                  key={name}
                  label={name === 'school' ? `${words.time(at + 1)}: ${words.school}` : words[name]}
                >
                  <input
                    {...errorAttributes(`${tableId}${at}`, serviceProblem(problems, at).names.includes(name))}
                    aria-label={`${words.time(at + 1)}: ${words[name]}`}
                    maxLength={name === 'school' ? MAX_NAME : undefined}
                    onChange={({ target }) => set(at, { [name]: target.value })}
                    type={name === 'school' ? 'text' : 'date'}
                    value={row[name]}
                  />
                  {name === 'school' && (
                    <RowErrors id={`${tableId}${at}`} messages={serviceProblem(problems, at).messages} />
                  )}
                </Cell>
              ))}
              <Cell label="">
                {!disabled && (
                  <RemoveButton
                    label={resultWords.marks.remove(row.school || words.time(at + 1))}
                    remove={() => setRows(rows.filter((_, place) => place !== at))}
                  />
                )}
              </Cell>
            </Row>
          ))}
        </StackedTable>
      )}
      {!disabled && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => setRows([...rows, { school: '', from: '', to: '' }])}
          size="small"
        >
          {words.add}
        </Button>
      )}
      <p aria-live="polite">
        {score !== null && words.length(formatMerit(score, SERVICE_LIST, locale), formatLongDay(on, locale))}
      </p>
    </fieldset>
  )
}
