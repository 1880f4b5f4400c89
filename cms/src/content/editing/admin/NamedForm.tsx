'use client'

import { useField, useFormModified } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { SAVED_FROM } from '../saved-from.ts'

/**
 * Names the open form in what it saves. Payload sends the next draft before the form has the version of the last one, which would
 * look as if another form had saved it. A form that is only read changes nothing.
 */
export function NamedForm() {
  const [form] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'))
  const isModified = useFormModified()
  const { setValue, value } = useField<string>({ path: SAVED_FROM })

  useEffect(() => {
    if (isModified && value !== form) setValue(form, true)
  }, [form, isModified, setValue, value])

  return null
}
