import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Alert } from '../../forms/Alert.tsx'
import { useLocale, useWords } from '../../forms/locale.ts'
import { formsWords } from '../../forms/words/words.ts'
import { loginFrom } from '../../lib/return-path.ts'

/** A permanent notice that the session has ended, with a link to the login page that returns here. */
export function SessionEnded() {
  const locale = useLocale()
  const w = useWords(formsWords).sessionEnded
  const [notices] = useState(() => document.querySelector('[data-notices]'))
  const notice = (
    <p className="session-ended">
      <span>
        {w.text}{' '}
        <a
          href={loginFrom(location, locale)}
          onClick={({ currentTarget }) => {
            // The step in the URL may have changed since the notice was rendered.
            currentTarget.href = loginFrom(location, locale)
          }}
        >
          {w.logIn}
        </a>{' '}
        {w.after}
      </span>
    </p>
  )
  return notices === null ? notice : createPortal(notice, notices)
}

/** The same in a dialog, which keeps what was typed because the login page opens in another tab. */
export function EndedInDialog() {
  const locale = useLocale()
  const w = useWords(formsWords).sessionEnded
  return (
    <Alert tone="bad">
      <p>
        {w.text}{' '}
        <a href={loginFrom(location, locale)} target="_blank" rel="noopener">
          {w.logInElsewhere}
        </a>
        {w.comeBack}
      </p>
    </Alert>
  )
}
