'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * After a rejected save, Payload counts the form as saved: it disables the button and does not warn before leaving the
 * page. This keeps such a form unsaved.
 */
export function KeepUnsaved() {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isRejected = useFormSubmitted() && !isProcessing
  const wasProcessing = useRef(false)

  useEffect(() => {
    if (wasProcessing.current && isRejected && !isModified) setModified(true)
    wasProcessing.current = isProcessing
  }, [isProcessing, isRejected, isModified, setModified])

  return null
}
