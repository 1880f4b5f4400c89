import './frame.css'
/** Heading above the staff sign-in form. */
export function SignInHint() {
  return (
    <div className="sign-in-hint">
      <h1>Staff sign-in</h1>
      <p>For portal staff only. If you are a student, log in on the website.</p>
    </div>
  )
}
