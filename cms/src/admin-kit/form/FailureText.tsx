import { callWords } from './words.ts'

/** The message about a failed call. To staff who are signed out, it offers the sign-in in another tab, so that this one keeps what they typed. */
export function FailureText({ text }: { text: string }) {
  if (text !== callWords.signedOut) return text
  return (
    <>
      {text}{' '}
      <a href="/admin/login" rel="noreferrer" target="_blank">
        {callWords.signIn}
      </a>
    </>
  )
}
