import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './field-id.ts'

interface SelectGroup {
  label: string
  choices: readonly { value: string; label: string }[]
}

interface SelectFieldProps {
  name: string
  label: string
  /** The first, empty choice. */
  placeholder: string
  groups: readonly SelectGroup[]
}

/** A native select with its choices in groups. */
export function SelectField({ name, label, placeholder, groups }: SelectFieldProps) {
  const { id, validationError, control } = useField(name, { hint: false })
  return (
    <FieldFrame id={id} label={label} hint={undefined} validationError={validationError}>
      <select {...control}>
        <option value="">{placeholder}</option>
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  )
}
