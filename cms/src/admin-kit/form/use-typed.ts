'use client'

import { useEffect, useState } from 'react'

/**
 * Text that a member of staff types. It survives a reload of the tab, for example after a colleague changed the record.
 * The key names the record and the field. Call `forget` once the text is sent.
 */
export function useTyped(key: string, initial = '') {
  const item = `typed/${key}`
  const [text, setText] = useState(initial)
  // After hydration, because the server does not know what was typed.
  useEffect(() => {
    const kept = sessionStorage.getItem(item)
    if (kept !== null) setText(kept)
  }, [item])

  function type(value: string) {
    setText(value)
    sessionStorage.setItem(item, value)
  }
  return { text, type, forget: () => sessionStorage.removeItem(item) }
}
