'use client'

import './windows.css'
import { FieldError, useField, useFormFields } from '@payloadcms/ui'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { PART_LABELS } from '@pravesh/shared/admissions/questions/parts'
import { windowChoices } from '@pravesh/shared/admissions/status/correction-window'
import { requestLabel } from '@pravesh/shared/admissions/status/requests'
import { courseWithCode } from '@pravesh/shared/courses/courses'
import type { JSONFieldClientComponent } from 'payload'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { windowWords as words } from './words.ts'

/** Ticks for the questions and documents of the chosen course. */
export const WindowItems: JSONFieldClientComponent = ({ path: pathFromProps, readOnly }) => {
  const { disabled, errorMessage, path, setValue, showError, value } = useField<string[] | null>({
    potentiallyStalePath: pathFromProps,
  })
  const code = useFormFields(([fields]) => fields.course?.value)
  const course = courseWithCode(code)
  const chosen = Array.isArray(value) ? value : []
  const change = (item: string, isTicked: boolean) => {
    const others = chosen.filter((each) => each !== item)
    setValue(isTicked ? [...others, item] : others)
  }
  return (
    <fieldset className="window-items field-type">
      <legend>{words.label}</legend>
      <FieldError message={errorMessage} path={path} showError={showError} />
      {course === null ? (
        <p>{words.noCourse}</p>
      ) : (
        <>
          <p className="admin-field__hint">{words.hint}</p>
          {windowChoices(formOf(course)).map(({ part, items }) => (
            <details key={part}>
              <summary>
                {staffText(PART_LABELS[part])}{' '}
                <span className="window-items__count">
                  {words.chosen(items.filter((item) => chosen.includes(item)).length, items.length)}
                </span>
              </summary>
              {items.map((item) => (
                <label key={item}>
                  <input
                    checked={chosen.includes(item)}
                    disabled={readOnly || disabled}
                    onChange={({ target: { checked } }) => change(item, checked)}
                    type="checkbox"
                  />
                  {staffText(requestLabel(formOf(course), { items: [item], words: '', requestedAt: '' }))}
                </label>
              ))}
            </details>
          ))}
        </>
      )}
    </fieldset>
  )
}
