'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import { unitTitle } from '@pravesh/shared/allotment/process/list-title'
import { useState } from 'react'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import type { CourseUnits } from '../../processes/course-units.ts'
import { meritWords } from '../words.ts'
import { missingUnits, type TypedUnit } from './typed-units.ts'

interface AddUnitsProps {
  offered: CourseUnits
  typed: readonly TypedUnit[]
  /** Whether the rules have a list of deputed teachers. */
  hasService: boolean
  add: (units: readonly TypedUnit[]) => void
}

/** Adds a college and subject that the course offers, or all of them; nothing where the form has all. */
export function AddUnits({ offered, typed, hasService, add }: AddUnitsProps) {
  const words = meritWords.units
  const [chosen, setChosen] = useState('')
  const missing = missingUnits(offered, typed, hasService)
  // Which colleges have seats for deputed teachers is decided for each.
  const taught = missingUnits(offered, typed)
  const [first] = missing
  if (first === undefined) return null
  const keyOf = ({ college, subject }: TypedUnit) => `${college}/${subject}`
  const unit = missing.find((each) => keyOf(each) === chosen) ?? first
  return (
    <div className="merit__row">
      <Field label={offered.hasSubjects || hasService ? `${words.college}, ${words.subject}` : words.college}>
        {(field) => (
          <select {...field} onChange={({ target }) => setChosen(target.value)} value={keyOf(unit)}>
            {missing.map((each) => (
              <option key={keyOf(each)} value={keyOf(each)}>
                {unitTitle({ college: each.collegeName, subject: each.subject }, staffLanguage())}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button buttonStyle="secondary" margin={false} onClick={() => add([unit])}>
        {words.add}
      </Button>
      {taught.length > 0 && (
        <Button buttonStyle="secondary" margin={false} onClick={() => add(taught)}>
          {words.addAll}
        </Button>
      )}
    </div>
  )
}
