'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * At the answer to a save, Payload counts the form as saved, whatever the answer is: it disables the button, does not
 * warn before leaving the page, and closes the fields of a new password. This keeps the form unsaved until the save has
 * succeeded.
 */
export function KeepUnsaved() {
  const { setBackgroundProcessing, setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isRejected = useFormSubmitted() && !isProcessing
  const wasProcessing = useRef(false)

  useEffect(() => {
    if (isProcessing && !wasProcessing.current) {
      // Payload leaves a form modified if it changed during an autosave.
      setBackgroundProcessing(true)
      setModified(true)
      setBackgroundProcessing(false)
    }
    if (wasProcessing.current && !isProcessing && isModified !== isRejected) setModified(isRejected)
    wasProcessing.current = isProcessing
  }, [isProcessing, isRejected, isModified, setBackgroundProcessing, setModified])

  return null
}
