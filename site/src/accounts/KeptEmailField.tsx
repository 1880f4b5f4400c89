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
    // What the browser filled in, or what was typed before hydration, stays.
    if (!getValues('email')) setValue('email', keptEmail())
    const watching = watch(({ email = '' }) => keepEmail(email))
    return () => watching.unsubscribe()
  }, [watch, getValues, setValue])
  return <EmailField name="email" {...props} />
}
