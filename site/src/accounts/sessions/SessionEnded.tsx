import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocale, useWords } from '../../forms/locale.ts'
import { formsWords } from '../../forms/words/words.ts'
import { loginFrom } from '../../lib/return-path.ts'

interface SessionEndedProps {
  /** In a dialog, which keeps what was typed, the login page opens in another tab. */
  target?: '_blank'
}

/** A permanent notice that the session has ended, with a link to the login page that returns here. */
export function SessionEnded({ target }: SessionEndedProps) {
  const locale = useLocale()
  const w = useWords(formsWords).sessionEnded
  const [notices] = useState(() => document.querySelector('[data-notices]'))
  const notice = (
    <p className="session-ended">
      <span>
        {w.text}{' '}
        <a
          href={loginFrom(location, locale)}
          target={target}
          onClick={({ currentTarget }) => {
            // The step in the URL may have changed since the notice was rendered.
            currentTarget.href = loginFrom(location, locale)
          }}
        >
          {target ? w.logInNewTab : w.logIn}
        </a>{' '}
        {w.after}
      </span>
    </p>
  )
  return target || notices === null ? notice : createPortal(notice, notices)
}
