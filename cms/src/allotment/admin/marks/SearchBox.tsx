'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import { MAX_ENTRY_SEARCH } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { useState } from 'react'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { resultWords } from '../result-words.ts'

interface SearchBoxProps {
  /** What the list shows now; empty for all. */
  search: string
  find: (search: string) => void
}

/** Finds applications by their number or name, among thousands. */
export function SearchBox({ search, find }: SearchBoxProps) {
  const words = resultWords.marks
  const [typed, setTyped] = useState(search)
  return (
    <form
      className="merit__row"
      onSubmit={(event) => {
        event.preventDefault()
        find(typed.trim())
      }}
    >
      <Field label={words.search}>
        {(field) => (
          <input
            {...field}
            autoComplete="off"
            maxLength={MAX_ENTRY_SEARCH}
            onChange={({ target }) => {
              setTyped(target.value)
              // The cross of the field empties it.
              if (target.value === '') find('')
            }}
            type="search"
            value={typed}
          />
        )}
      </Field>
      <Button buttonStyle="secondary" margin={false} type="submit">
        {words.find}
      </Button>
    </form>
  )
}
