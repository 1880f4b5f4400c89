import { ADDRESS_PAIRS } from '@pravesh/shared/admissions/questions/address'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { useContext } from 'react'
import { PinNote } from '../../content/pin-codes/PinNote.tsx'
import { FormIdContext, fieldId } from '../../forms/field-id.ts'
import { answersAfter } from './dependent-answers.ts'
import { TypedField } from './TypedField.tsx'
import { useAnswersForm, useFromAnswers } from './use-answers-form.ts'

interface PinFieldProps {
  question: Question
  /** Whose state, district and post office it fills in. */
  of: 'permanent' | 'present'
}

/** A PIN code with what it says of its address. */
export function PinField({ question, of }: PinFieldProps) {
  const { name } = question
  const form = useAnswersForm()
  const id = fieldId(useContext(FormIdContext), name)
  const [pin, state] = useFromAnswers(form, () => [form.textOf(name), form.textOf(`${of}State`)])
  return (
    <div className="pin">
      <TypedField question={question} kind="digits" />
      <PinNote
        pin={pin ?? ''}
        state={state ?? ''}
        onlySoleOffice
        read={() => ({
          state: form.textOf(`${of}State`),
          district: form.textOf(`${of}District`),
          postOffice: form.textOf(`${of}PostOffice`),
        })}
        write={({ state: newState, district, postOffice }) => {
          if (newState !== undefined) form.set(`${of}State`, newState)
          if (district !== undefined) form.set(`${of}District`, district)
          if (postOffice !== undefined) form.set(`${of}PostOffice`, postOffice.toUpperCase())
          // The present address may be a copy.
          const copy = answersAfter(name, form.answers())
          for (const { present } of ADDRESS_PAIRS) {
            const copied = copy[present]
            if (copied !== undefined) form.set(present, copied)
          }
        }}
        toPin={() => document.getElementById(id)?.focus()}
      />
    </div>
  )
}
