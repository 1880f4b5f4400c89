import { CODE } from '@pravesh/shared/accounts/codes'
import { FieldFrame } from './FieldFrame.tsx'
import { useWords } from './locale.ts'
import { useField } from './use-field.ts'
import { formsWords } from './words/words.ts'

/** A one-time code. Phones autofill it from the SMS, and a pasted code may contain spaces. */
export function CodeField({ name }: { name: string }) {
  const words = useWords(formsWords)
  const { id, validationError, control } = useField(name, { hint: true, isNumber: true })
  return (
    <FieldFrame id={id} label={words.code.label} hint={words.code.hint} validationError={validationError}>
      <input
        {...control}
        className="one-time-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE.digits * 2}
        spellCheck={false}
      />
    </FieldFrame>
  )
}
