import { useState } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './field-id.ts'
import { PasswordHelp } from './PasswordHelp.tsx'
import { words } from './words.ts'

interface PasswordFieldProps {
  name: string
  label: string
  /** `new-password` lets the browser offer one. */
  autoComplete: 'current-password' | 'new-password'
  /** Says under the field which part of the rule is not met yet. */
  help?: boolean
}

/** A password with a button that shows and hides it. */
export function PasswordField({ name, label, autoComplete, help = false }: PasswordFieldProps) {
  const { id, validationError, control } = useField(name, { hint: false })
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} validationError={validationError}>
      <div className="reveal">
        <input
          {...control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          aria-label={words.password.showWhat(label)}
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.password.hide : words.password.show}
        </button>
      </div>
      {help && <PasswordHelp name={name} />}
    </FieldFrame>
  )
}
