import { useState } from 'react'
import { createPortal } from 'react-dom'
import { loginFrom } from '../../lib/return-path.ts'
import { words } from '../words.ts'

const w = words.sessionEnded

/** Says, for as long as it is so, that the session has ended, with the way to the login page and back. Stands among the notices. */
export function SessionEnded() {
  const [place] = useState(() => document.querySelector('[data-notices]'))
  const notice = (
    <p className="session-ended">
      <span>
        {w.text}{' '}
        <a
          href={loginFrom(location)}
          onClick={({ currentTarget }) => {
            // The step in the address may have changed since this was drawn.
            currentTarget.href = loginFrom(location)
          }}
        >
          {w.logIn}
        </a>{' '}
        {w.after}
      </span>
    </p>
  )
  return place === null ? notice : createPortal(notice, place)
}
