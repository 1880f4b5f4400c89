import './frame.css'
import { frameWords } from './words.ts'

/** Heading above the staff sign-in form. */
export function SignInHint() {
  return (
    <div className="sign-in-hint">
      <h1>{frameWords.signIn.title}</h1>
      <p>{frameWords.signIn.hint}</p>
    </div>
  )
}
