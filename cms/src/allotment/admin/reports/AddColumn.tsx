'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import {
  RETURN_COLUMN_LABELS,
  type ReturnColumn,
  type ReturnHeading,
} from '@pravesh/shared/allotment/process/return-template'
import { useState } from 'react'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { returnWords as words } from '../return-words.ts'
import { missingColumns } from './edit-columns.ts'

interface AddColumnProps {
  template: readonly ReturnHeading[]
  add: (columns: readonly ReturnColumn[]) => void
}

/** Adds one of the columns that are left, or all of them. */
export function AddColumn({ template, add }: AddColumnProps) {
  const [chosen, setChosen] = useState('')
  const [problem, setProblem] = useState('')
  const left = missingColumns(template)
  if (left.length === 0) return null

  function addChosen() {
    const column = left.find((name) => name === chosen)
    setProblem(column === undefined ? words.noColumn : '')
    if (column === undefined) return
    setChosen('')
    add([column])
  }

  return (
    <div className="merit__row">
      <Field label={words.column} problem={problem}>
        {(field) => (
          <select {...field} onChange={({ target }) => setChosen(target.value)} value={chosen}>
            <option value="">{words.choose}</option>
            {left.map((name) => (
              <option key={name} value={name}>
                {staffText(RETURN_COLUMN_LABELS[name])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button buttonStyle="secondary" margin={false} onClick={addChosen}>
        {words.add}
      </Button>
      <Button buttonStyle="secondary" margin={false} onClick={() => add(left)}>
        {words.addAll}
      </Button>
    </div>
  )
}
