'use client'

import { useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { isRefusalText } from '../passwords/refusal-text.ts'

/**
 * Shows the reason for a refused password at its field as long as the field has that password. An answer to an earlier
 * check of the form can remove the reason, or set it again when the password has changed.
 */
export function useRefusedPassword(): void {
  const password = useFormFields(([fields]) => fields.password)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const isProcessing = useFormProcessing()
  const refused = useRef<{ value: unknown; errorMessage: string } | null>(null)

  const value = password?.value
  const errorMessage = password?.valid === false ? password.errorMessage : undefined
  useEffect(() => {
    if (isProcessing) refused.current = null
    // The fields may change later than the end of the save is known.
    else if (refused.current === null) refused.current = isRefusalText(errorMessage) ? { value, errorMessage } : null
    else if (value !== undefined) {
      const isSame = value === refused.current.value
      const isShown = errorMessage === refused.current.errorMessage
      if (isSame && !isShown) dispatch({ type: 'UPDATE', path: 'password', valid: false, ...refused.current })
      if (!isSame && isShown) dispatch({ type: 'UPDATE', path: 'password', valid: true, errorMessage: undefined })
    }
  }, [dispatch, isProcessing, value, errorMessage])
}
