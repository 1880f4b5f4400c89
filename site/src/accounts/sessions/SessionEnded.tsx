import { useState } from 'react'
import { createPortal } from 'react-dom'
import { loginFrom } from '../../lib/return-path.ts'
import { words } from '../words.ts'

const w = words.sessionEnded

/** A permanent notice that the session has ended, with a link to the login page that returns here. */
export function SessionEnded() {
  const [notices] = useState(() => document.querySelector('[data-notices]'))
  const notice = (
    <p className="session-ended">
      <span>
        {w.text}{' '}
        <a
          href={loginFrom(location)}
          onClick={({ currentTarget }) => {
            // The step in the URL may have changed since the notice was rendered.
            currentTarget.href = loginFrom(location)
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
