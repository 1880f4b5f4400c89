import { type ReactNode, useState } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { useWords } from './locale.ts'
import { useField } from './use-field.ts'
import { formsWords } from './words/words.ts'

interface PasswordFieldProps {
  name: string
  label: string
  /** `new-password` makes the browser suggest one. */
  autoComplete: 'current-password' | 'new-password'
  /** Below the field. */
  help?: ReactNode
}

/** A password field with a show and hide button. */
export function PasswordField({ name, label, autoComplete, help }: PasswordFieldProps) {
  const words = useWords(formsWords)
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
      {help}
    </FieldFrame>
  )
}
