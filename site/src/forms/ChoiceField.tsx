import { useField } from './use-field.ts'

interface Choice {
  value: string
  label: string
  hint: string
}

interface ChoiceFieldProps {
  name: string
  legend: string
  choices: readonly Choice[]
}

/** Radio buttons with a hint for each choice. */
export function ChoiceField({ name, legend, choices }: ChoiceFieldProps) {
  const { id, validationError, control } = useField(name, { hint: false })
  return (
    <fieldset className="field choices" aria-describedby={validationError && `${id}-error`}>
      <legend>{legend}</legend>
      {validationError && (
        <p className="field-error" id={`${id}-error`}>
          {validationError}
        </p>
      )}
      {choices.map(({ value, label, hint }, index) => (
        <label key={value} className="choice">
          <input
            {...control}
            id={index === 0 ? id : `${id}-${value}`}
            type="radio"
            value={value}
            aria-describedby={undefined}
          />
          <span>
            <strong>{label}</strong>
            <small>{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
