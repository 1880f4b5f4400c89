'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { Field } from '../../../admin-kit/form/Field.tsx'
import type { CourseUnits } from '../../processes/course-units.ts'
import { meritWords } from '../words.ts'
import { missingUnits, type TypedUnit } from './typed-units.ts'

interface AddUnitsProps {
  offered: CourseUnits
  typed: readonly TypedUnit[]
  add: (units: readonly TypedUnit[]) => void
}

/** Adds a college and subject that the course offers, or all of them; nothing where the form has all. */
export function AddUnits({ offered, typed, add }: AddUnitsProps) {
  const words = meritWords.units
  const [chosen, setChosen] = useState('')
  const missing = missingUnits(offered, typed)
  const [first] = missing
  if (first === undefined) return null
  const keyOf = ({ college, subject }: TypedUnit) => `${college}/${subject}`
  const unit = missing.find((each) => keyOf(each) === chosen) ?? first
  return (
    <div className="merit__row">
      <Field label={offered.hasSubjects ? `${words.college}, ${words.subject}` : words.college}>
        {(field) => (
          <select {...field} onChange={({ target }) => setChosen(target.value)} value={keyOf(unit)}>
            {missing.map((each) => (
              <option key={keyOf(each)} value={keyOf(each)}>
                {each.subject === '' ? each.collegeName : `${each.collegeName}, ${each.subject}`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button buttonStyle="secondary" margin={false} onClick={() => add([unit])}>
        {words.add}
      </Button>
      <Button buttonStyle="secondary" margin={false} onClick={() => add(missing)}>
        {words.addAll}
      </Button>
    </div>
  )
}
