/** Over the sign-in form: where one has arrived. */
export function SignInHint() {
  return (
    <div className="sign-in-hint">
      <h1>Staff sign-in</h1>
      <p>For the people who run the portal. Students sign in on the site itself.</p>
    </div>
  )
}
