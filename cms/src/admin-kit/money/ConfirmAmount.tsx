'use client'

import './money.css'
import { useField } from '@payloadcms/ui'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { useEffect, useState } from 'react'
import { CONFIRMED_AMOUNTS } from './confirmed-amounts.ts'
import { needsConfirmation } from './unusual-change.ts'
import { moneyWords as words } from './words.ts'

/** Shown below an amount that needs confirmation: confirms it, so that the next save succeeds. */
export function ConfirmAmount({ errorMessage, paise }: { errorMessage: string | undefined; paise: number }) {
  const { setValue, value } = useField<number[] | null>({ path: CONFIRMED_AMOUNTS })
  const [requested, setRequested] = useState<{ message: string; paise: number } | null>(null)
  const confirmed = value ?? []
  // A pending form validation clears the server's error from the field; the question stays.
  useEffect(() => {
    // The error of an amount that has since been edited stays in the field for a moment.
    const isForThisAmount = needsConfirmation(errorMessage) && errorMessage?.startsWith(`${formatRoundPaise(paise)} `)
    if (errorMessage && isForThisAmount) setRequested({ message: errorMessage, paise })
  }, [errorMessage, paise])
  if (confirmed.includes(paise)) {
    return (
      <p className="rupees__confirmed" role="status">
        {words.confirmed(formatRoundPaise(paise))}
      </p>
    )
  }
  if (requested?.paise !== paise) return null
  return (
    <div className="rupees__question" role="alert">
      <p>{requested.message}</p>
      <button onClick={() => setValue([...confirmed, paise])} type="button">
        {words.right(formatRoundPaise(paise))}
      </button>
    </div>
  )
}
