import './figures.css'
import { Button } from '@payloadcms/ui'
import { STORED_CATEGORIES } from '@pravesh/shared/admissions/answers/options'
import { NOT_STATED, NOT_STATED_LABEL, type QueryField } from '@pravesh/shared/admissions/figures/query'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { figuresWords as words } from './words.ts'

interface FiltersProps {
  /** The address of the page. */
  action: string
  /** As typed. */
  values: Partial<Record<QueryField, string>>
  errors: readonly FieldError[]
  sessions: readonly string[]
  /** Ids and names. */
  colleges: readonly (readonly [string, string])[]
  /** To which the member of staff is limited; empty for all. */
  courses: readonly string[]
}

const NONE = [NOT_STATED, NOT_STATED_LABEL] as const

/**
 * A form that puts the filters into the address; it needs no script. Without `autoComplete="off"`, *Back* would show the choice
 * that was left, beside the figures of the address.
 */
export function Filters({ action, values, errors, sessions, colleges, courses }: FiltersProps) {
  const offered = COURSE_CODES.filter((code) => courses.length === 0 || courses.includes(code))
  const choices = {
    session: sessions.map((year) => [year, year] as const),
    course: offered.map((code) => [code, staffText(COURSE_LABELS[code])] as const),
    college: [...colleges, NONE],
    category: [...STORED_CATEGORIES.map((category) => [category, category] as const), NONE],
    by: [['day', words.byDay] as const, ['month', words.byMonth] as const],
  }
  const messageOf = (name: QueryField) => errors.find(({ field }) => field === name)?.message
  return (
    <form action={action} autoComplete="off" aria-label={words.filters} className="list-bar__filters figures__filters">
      {(['session', 'course', 'college', 'category'] as const).map((name) => (
        <Select key={name} {...{ name, choices: choices[name], value: values[name] ?? '', error: messageOf(name) }} />
      ))}
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
          {words[name]}
          <input
            aria-describedby={messageOf(name) && `figures-${name}-error`}
            aria-invalid={messageOf(name) ? true : undefined}
            defaultValue={values[name]}
            name={name}
            type="date"
          />
          <ErrorText name={name} text={messageOf(name)} />
        </label>
      ))}
      <Select name="by" choices={choices.by} empty={words.automatic} value={values.by ?? ''} error={messageOf('by')} />
      <Button buttonStyle="primary" margin={false} size="small" type="submit">
        {words.show}
      </Button>
      {Object.keys(values).length > 0 && <a href={action}>{words.reset}</a>}
    </form>
  )
}

interface SelectProps {
  name: 'session' | 'course' | 'college' | 'category' | 'by'
  choices: readonly (readonly [string, string])[]
  value: string
  error: string | undefined
  empty?: string
}

function Select({ name, choices, value, error, empty = words.any }: SelectProps) {
  return (
    <label>
      {words[name]}
      <select
        aria-describedby={error && `figures-${name}-error`}
        aria-invalid={error ? true : undefined}
        defaultValue={choices.some(([each]) => each === value) ? value : ''}
        name={name}
      >
        <option value="">{empty}</option>
        {choices.map(([code, label]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
      <ErrorText name={name} text={error} />
    </label>
  )
}

function ErrorText({ name, text }: { name: QueryField; text: string | undefined }) {
  return text ? (
    <span className="figures__error" id={`figures-${name}-error`}>
      {text}
    </span>
  ) : null
}
