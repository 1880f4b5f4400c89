import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { EmailField } from '../forms/EmailField.tsx'
import { keepEmail, keptEmail } from './kept-email.ts'

interface KeptEmailFieldProps {
  label: string
  autoComplete?: 'email' | 'username'
}

/** The e-mail address of an account, which the login and the forgotten password pass on to each other. */
export function KeptEmailField(props: KeptEmailFieldProps) {
  const { watch, getValues, setValue } = useFormContext<{ email: string }>()
  useEffect(() => {
    // A form knows what was typed before hydration once it is mounted, after its fields.
    queueMicrotask(() => {
      const kept = keptEmail()
      if (kept !== '' && !getValues('email') && !hasFocus('email')) setValue('email', kept)
    })
    const watching = watch(({ email = '' }) => keepEmail(email))
    return () => watching.unsubscribe()
  }, [watch, getValues, setValue])
  return <EmailField name="email" {...props} />
}

/** What a person begins to type would be appended to a value that is set now. */
const hasFocus = (name: string) =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.name === name
