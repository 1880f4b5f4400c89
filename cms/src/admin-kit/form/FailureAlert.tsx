import { FailureText } from './FailureText.tsx'

/** The message about a failed call, read out when it appears; nothing while it is empty. */
export function FailureAlert({ text }: { text: string }) {
  if (text === '') return null
  return (
    <p className="admin-error" role="alert">
      <FailureText text={text} />
    </p>
  )
}
