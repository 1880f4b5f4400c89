import { likelyEmail } from '@pravesh/shared/accounts/mail-domain'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { afterPress } from './after-press.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useWords } from './locale.ts'
import { useField } from './use-field.ts'
import { formsWords } from './words/words.ts'

interface EmailFieldProps {
  name: string
  label: string
  hint?: string
  autoComplete?: 'email' | 'username'
}

/** An e-mail address. Asks about a domain that looks mistyped, and accepts it all the same. */
export function EmailField({ name, label, hint, autoComplete = 'email' }: EmailFieldProps) {
  const words = useWords(formsWords)
  const { setValue, setFocus } = useFormContext()
  const { id, validationError, control } = useField(name, { hint: hint !== undefined })
  const [meant, setMeant] = useState<string | null>(null)

  function accept(email: string): void {
    setValue(name, email, { shouldDirty: true })
    setMeant(null)
    setFocus(name)
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} validationError={validationError}>
      <div>
        <input
          {...control}
          type="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setMeant(null)
            void control.onChange(event)
          }}
          onBlur={(event) => {
            const typed = event.target.value
            void control.onBlur(event)
            afterPress(() => setMeant(likelyEmail(typed)))
          }}
        />
        <p role="status">
          {meant !== null && (
            <>
              {words.didYouMean}{' '}
              <button type="button" className="link-button" onClick={() => accept(meant)}>
                {meant}
              </button>
            </>
          )}
        </p>
      </div>
    </FieldFrame>
  )
}
