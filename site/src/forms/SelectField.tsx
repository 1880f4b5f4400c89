import type { SelectHTMLAttributes } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'

interface Choice {
  value: string
  label: string
}

interface SelectFieldProps {
  name: string
  label: string
  /** The first, empty choice. */
  placeholder: string
  choices?: readonly Choice[]
  groups?: readonly { label: string; choices: readonly Choice[] }[]
  autoComplete?: SelectHTMLAttributes<HTMLSelectElement>['autoComplete']
  onChosen?: (value: string) => void
}

/** A native select; its choices may be in groups. */
export function SelectField({
  name,
  label,
  placeholder,
  choices = [],
  groups = [],
  autoComplete,
  onChosen,
}: SelectFieldProps) {
  const { id, validationError, control } = useField(name, { hint: false })
  return (
    <FieldFrame id={id} label={label} hint={undefined} validationError={validationError}>
      <select
        {...control}
        autoComplete={autoComplete}
        onChange={(event) => {
          void control.onChange(event)
          onChosen?.(event.currentTarget.value)
        }}
      >
        <option value="">{placeholder}</option>
        {choices.map(optionOf)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.choices.map(optionOf)}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  )
}

function optionOf({ value, label }: Choice) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
