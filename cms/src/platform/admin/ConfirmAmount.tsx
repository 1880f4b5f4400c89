'use client'

import { useField } from '@payloadcms/ui'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { CONFIRMED_AMOUNTS } from '../amounts/confirmed-amounts.ts'
import { asksForConfirmation } from '../amounts/unusual-change.ts'

/** Below an amount that the server asked about: confirms it, so that the next save goes through. */
export function ConfirmAmount({ errorMessage, paise }: { errorMessage: string | undefined; paise: number }) {
  const { setValue, value } = useField<number[] | null>({ path: CONFIRMED_AMOUNTS })
  const confirmed = value ?? []
  if (confirmed.includes(paise)) {
    return (
      <p className="rupees__confirmed" role="status">
        {formatRoundPaise(paise)} is confirmed. Save or publish again.
      </p>
    )
  }
  if (!asksForConfirmation(errorMessage)) return null
  return (
    <div className="rupees__question" role="alert">
      <p>{errorMessage}</p>
      <button onClick={() => setValue([...confirmed, paise])} type="button">
        Yes, {formatRoundPaise(paise)} is right
      </button>
    </div>
  )
}
