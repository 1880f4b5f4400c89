'use client'

import './bulk.css'
import { Button } from '@payloadcms/ui'
import type { BulkActionName } from '@pravesh/shared/admissions/bulk/bulk-actions'
import { PART_LABELS, PARTS, type Part } from '@pravesh/shared/admissions/questions/parts'
import { REJECTIONS, STAFF_REJECTION_CODES } from '@pravesh/shared/admissions/status/rejection'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { ColleagueField } from './ColleagueField.tsx'
import { ReasonOfRun } from './ReasonOfRun.tsx'
import type { Problems, Typed } from './typed-action.ts'
import type { Reasons } from './use-reasons.ts'
import { adminWords } from './words.ts'

interface ActionFieldsProps {
  name: BulkActionName
  typed: Typed
  change: (changes: Partial<Typed>) => void
  problems: Problems
  reasons: Reasons
  /** Sends the message to the member of staff. */
  test: () => Promise<void>
}

/** What the chosen action needs. */
export function ActionFields(props: ActionFieldsProps) {
  const { name } = props
  if (name === 'approve') return null
  if (name === 'assign') return <ColleagueField {...props} />
  if (name === 'lastDay') return <DayField {...props} isRequired />
  if (name === 'message') return <MessageFields {...props} />
  return (
    <>
      {name === 'reject' ? <KindField {...props} /> : <PartsField {...props} />}
      <ReasonOfRun {...props} name={name} />
      {name === 'sendBack' && <DayField {...props} />}
    </>
  )
}

function MessageFields(props: ActionFieldsProps) {
  const words = adminWords.form
  return (
    <>
      <Field label={words.subject} problem={props.problems.subject}>
        {(field) => (
          <input
            {...field}
            onChange={({ target: { value } }) => props.change({ subject: value })}
            type="text"
            value={props.typed.subject}
          />
        )}
      </Field>
      <MessageField {...props} />
      <Button buttonStyle="secondary" margin={false} onClick={() => void props.test()} size="small">
        {words.test}
      </Button>
    </>
  )
}

function DayField({ typed, change, problems, isRequired = false }: ActionFieldsProps & { isRequired?: boolean }) {
  const words = adminWords.form
  const hint = isRequired ? words.lastDayHint : words.dueOnHint
  return (
    <Field hint={hint} label={isRequired ? words.lastDay : words.dueOn} problem={problems.dueOn}>
      {(field) => (
        <input
          {...field}
          onChange={({ target: { value } }) => change({ dueOn: value })}
          type="date"
          value={typed.dueOn}
        />
      )}
    </Field>
  )
}

function MessageField({ typed, change, problems }: ActionFieldsProps) {
  const words = adminWords.form
  return (
    <Field hint={words.textHint} label={words.text} problem={problems.text}>
      {(field) => (
        <textarea
          {...field}
          onChange={({ target: { value } }) => change({ text: value })}
          rows={6}
          value={typed.text}
        />
      )}
    </Field>
  )
}

function KindField({ typed, change, problems }: ActionFieldsProps) {
  const words = adminWords.form
  return (
    <Field label={words.kind} problem={problems.code}>
      {(field) => (
        <select {...field} onChange={({ target: { value } }) => change({ code: value })} value={typed.code}>
          <option value="">{words.choose}</option>
          {STAFF_REJECTION_CODES.map((code) => (
            <option key={code} value={code}>
              {REJECTIONS[code].staff}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function PartsField({ typed, change, problems: { parts: problem } }: ActionFieldsProps) {
  const words = adminWords.form
  const toggle = (part: Part, ticked: boolean) =>
    change({ parts: PARTS.filter((each) => (each === part ? ticked : typed.parts.includes(each))) })
  return (
    <fieldset aria-describedby="bulk-parts-hint bulk-parts-error" className="bulk-choices">
      <legend>{words.parts}</legend>
      <p className="admin-field__hint" id="bulk-parts-hint">
        {words.partsHint}
      </p>
      <p className="admin-error" id="bulk-parts-error" role="alert">
        {problem}
      </p>
      {PARTS.map((part) => (
        <label key={part}>
          <input
            checked={typed.parts.includes(part)}
            onChange={({ target: { checked } }) => toggle(part, checked)}
            type="checkbox"
          />
          {staffText(PART_LABELS[part])}
        </label>
      ))}
    </fieldset>
  )
}
