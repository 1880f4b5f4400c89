'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps what was typed while a draft was on its way. Payload's form takes the values of the answer for all fields but those that
 * are marked as modified, and a change of one field removes the marks of all others.
 */
export function KeepTyped() {
  const [fields, dispatch] = useAllFormFields()
  const typed = useRef(new Set<string>())

  // Before the browser has another event: the answer may be the next one.
  useLayoutEffect(() => {
    const formState: typeof fields = {}
    for (const [path, field] of Object.entries(fields)) {
      if (field.isModified) typed.current.add(path)
      else if (typed.current.has(path)) formState[path] = { ...field, isModified: true }
    }
    if (Object.keys(formState).length > 0) dispatch({ type: 'UPDATE_MANY', formState })
  }, [fields, dispatch])

  return null
}
