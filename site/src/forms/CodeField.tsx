import { CODE } from '@pravesh/shared/accounts/codes'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './field-id.ts'
import { words } from './words.ts'

/** A one-time code. Phones autofill it from the SMS, and a pasted code may contain spaces. */
export function CodeField({ name }: { name: string }) {
  const { id, validationError, control } = useField(name, { hint: true })
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
