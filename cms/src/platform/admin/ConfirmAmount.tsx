'use client'

import { useField } from '@payloadcms/ui'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { useEffect, useState } from 'react'
import { CONFIRMED_AMOUNTS } from '../amounts/confirmed-amounts.ts'
import { needsConfirmation } from '../amounts/unusual-change.ts'

/** Below an amount that the server asked about: confirms it, so that the next save goes through. */
export function ConfirmAmount({ errorMessage, paise }: { errorMessage: string | undefined; paise: number }) {
  const { setValue, value } = useField<number[] | null>({ path: CONFIRMED_AMOUNTS })
  const [asked, setAsked] = useState<{ message: string; paise: number } | null>(null)
  const confirmed = value ?? []
  // A check of the form that was under way takes the server's refusal out of the field again; the question stays.
  useEffect(() => {
    // The refusal of an amount that was changed since then is still in the field for a moment.
    const asksAboutIt = needsConfirmation(errorMessage) && errorMessage?.startsWith(`${formatRoundPaise(paise)} is `)
    if (errorMessage && asksAboutIt) setAsked({ message: errorMessage, paise })
  }, [errorMessage, paise])
  if (confirmed.includes(paise)) {
    return (
      <p className="rupees__confirmed" role="status">
        {formatRoundPaise(paise)} is confirmed. Save or publish again.
      </p>
    )
  }
  if (asked?.paise !== paise) return null
  return (
    <div className="rupees__question" role="alert">
      <p>{asked.message}</p>
      <button onClick={() => setValue([...confirmed, paise])} type="button">
        Yes, {formatRoundPaise(paise)} is right
      </button>
    </div>
  )
}
