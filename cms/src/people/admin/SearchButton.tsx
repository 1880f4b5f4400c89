'use client'

import './search.css'
import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { SearchDialog } from './SearchDialog.tsx'
import { peopleWords } from './words.ts'

/** Collections with people or their records. */
const SEARCHED = ['students', 'applications', 'payments', 'orders']

/** In the header of every screen, and by Ctrl+K: the search for everything. */
export function SearchButton() {
  const { permissions } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const maySearch = SEARCHED.some((slug) => permissions?.collections?.[slug]?.read)

  useEffect(() => {
    if (!maySearch) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // Not above another dialog.
      if (document.querySelector('dialog[open]') === null) setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [maySearch])

  if (!maySearch) return null
  return (
    <>
      <button aria-haspopup="dialog" className="search-all" onClick={() => setOpen(true)} type="button">
        {peopleWords.search.button} <kbd>{peopleWords.search.keys}</kbd>
      </button>
      {isOpen && <SearchDialog close={() => setOpen(false)} />}
    </>
  )
}
