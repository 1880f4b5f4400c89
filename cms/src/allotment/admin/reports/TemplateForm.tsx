'use client'

import '../merit.css'
import { processStaffCalls } from '@pravesh/shared/allotment/calls/staff-processes'
import {
  RETURN_COLUMN_LABELS,
  type ReturnColumn,
  type ReturnHeading,
} from '@pravesh/shared/allotment/process/return-template'
import { useId, useState } from 'react'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { returnWords as words } from '../return-words.ts'
import { SaveBar } from '../SaveBar.tsx'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
import { useChange } from '../use-change.ts'
import { AddColumn } from './AddColumn.tsx'
import { ColumnButtons } from './ColumnButtons.tsx'
import { withColumns, withMoved } from './edit-columns.ts'

interface TemplateFormProps {
  /** Of the process. */
  id: string
  revision: number
  template: ReturnHeading[]
}

/** As staff read them; the headings of the file are in the language of the university. */
const labelOf = (column: ReturnColumn) => staffText(RETURN_COLUMN_LABELS[column])

/** The columns of the file, as the university wants them. */
export function TemplateForm({ id, revision, template: saved }: TemplateFormProps) {
  const formId = useId()
  const [template, setTemplate] = useState(saved)
  const [news, setNews] = useState('')
  const { busy, problems, setProblems, send } = useChange({ call: processStaffCalls.saveReturnTemplate, id })
  const form = useInvalidFocus<HTMLElement>(problems)
  const fieldOf = (at: number) => `columns.${at}.heading`

  function arrange(columns: ReturnHeading[], message: string) {
    // Those of the last try are named by the places that columns had.
    setProblems({ fields: {}, text: '' })
    setTemplate(columns)
    setNews(message)
  }
  function move(at: number, by: 1 | -1, label: string) {
    const columns = withMoved(template, at, by)
    const place = columns.findIndex(({ column }) => column === template[at]?.column) + 1
    arrange(columns, words.moved(label, place, columns.length))
  }

  return (
    <section className="admin-panel" ref={form}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p className="admin-field__hint">{words.missingHint(labelOf('missing'))}</p>
      {template.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <StackedTable head={[words.column, words.heading, ''].map((label) => ({ label }))} label={words.title}>
          {template.map(({ column, heading }, at) => {
            const label = labelOf(column)
            const problem = problems.fields[fieldOf(at)] ?? ''
            const problemId = `${formId}${column}`
            return (
              <Row key={column}>
                <RowHead>{label}</RowHead>
                <Cell isField label={words.heading}>
                  <input
                    aria-describedby={problem === '' ? undefined : problemId}
                    aria-invalid={problem !== ''}
                    aria-label={words.headingOf(label)}
                    onChange={({ target }) => setTemplate(template.with(at, { column, heading: target.value }))}
                    type="text"
                    value={heading}
                  />
                  {problem !== '' && (
                    <p className="admin-error" id={problemId}>
                      {problem}
                    </p>
                  )}
                </Cell>
                <Cell label="">
                  <ColumnButtons
                    label={label}
                    move={(by) => move(at, by, label)}
                    remove={() => arrange(template.toSpliced(at, 1), words.removed(label))}
                  />
                </Cell>
              </Row>
            )
          })}
        </StackedTable>
      )}
      <AddColumn
        add={(columns) => arrange(withColumns(template, columns), words.added(columns.map(labelOf).join(', ')))}
        template={template}
      />
      <p className="admin-field__hint" role="status">
        {news}
      </p>
      <SaveBar
        busy={busy}
        problems={problems}
        save={() => void send({ revision, columns: template })}
        shown={(field) => template.some((_, at) => field === fieldOf(at))}
      />
    </section>
  )
}
