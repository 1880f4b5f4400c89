'use client'

import './search.css'
import { Link } from '@payloadcms/ui'
import { MAX_SEARCH_LENGTH } from '@pravesh/shared/student/staff-search'
import { useEffect, useId, useRef, useState } from 'react'
import { FailureText } from '../../admin-kit/form/FailureText.tsx'
import { useStaffSearch } from './use-staff-search.ts'
import { peopleWords } from './words.ts'

/** The search for everything: people and their records by kind, as links. */
export function SearchDialog({ close }: { close: () => void }) {
  const words = peopleWords.search
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const { groups, state, failure, retry } = useStaffSearch(text)
  const count = groups.reduce((sum, { records }) => sum + records.length, 0)
  useEffect(() => {
    dialog.current?.showModal()
    // The button that closes it comes first in the dialog.
    box.current?.focus()
  }, [])

  const said = {
    short: words.hint,
    searching: words.searching,
    failed: '',
    done: count === 0 ? words.none(text.trim()) : words.found(count),
  }[state]

  return (
    <dialog aria-labelledby={`${id}-title`} className="admin-dialog search-all__dialog" onClose={close} ref={dialog}>
      <div className="search-all__head">
        <h2 id={`${id}-title`}>{words.title}</h2>
        <button onClick={() => dialog.current?.close()} type="button">
          {words.close}
        </button>
      </div>
      <label htmlFor={`${id}-text`}>{words.label}</label>
      <input
        autoComplete="off"
        id={`${id}-text`}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={(event) => setText(event.target.value)}
        ref={box}
        type="search"
        value={text}
      />
      <p aria-live="polite">{said}</p>
      {state === 'failed' && (
        <p className="search-all__failure" role="alert">
          <FailureText text={failure} />{' '}
          <button onClick={retry} type="button">
            {words.tryAgain}
          </button>
        </p>
      )}
      {groups.map(({ heading, records, more }) => (
        <section aria-label={heading} className="search-all__group" key={heading}>
          <h3>{heading}</h3>
          <ul>
            {records.map(({ id: record, title, details, href }) => (
              <li key={record}>
                <Link href={href} onClick={() => dialog.current?.close()}>
                  {title}
                </Link>{' '}
                <span>{details.join(' · ')}</span>
              </li>
            ))}
          </ul>
          {more !== null && (
            <Link href={more} onClick={() => dialog.current?.close()}>
              {words.all(heading)}
            </Link>
          )}
        </section>
      ))}
    </dialog>
  )
}
