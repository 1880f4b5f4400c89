'use client'

import { useRowLabel } from '@payloadcms/ui'
import { hasEnded } from '@pravesh/shared/accounts/address-limits'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { dayInIndia, formatLongDay } from '@pravesh/shared/platform/formats'
import { partOf } from '../../foundation/languages/staff-words.ts'
import { accountAdminWords } from './words.ts'

interface Row {
  address?: string
  note?: string
  endsOn?: string | Date | null
}

const words = partOf(() => accountAdminWords.allowedAddress)

/** Label of an address with higher limits: whose it is, and whether they have ended. */
export function AllowedAddressLabel() {
  const { data, rowNumber } = useRowLabel<Row>()
  const { address, note, endsOn } = data
  const lastDay = endsOn ? dayOf(new Date(endsOn).toISOString()) : ''
  const name = [address || words.unnamed((rowNumber ?? 0) + 1), note].filter(Boolean).join(', ')
  if (lastDay === '') return <span>{name}</span>
  const day = formatLongDay(lastDay)
  const end = hasEnded({ lastDay }, dayInIndia(new Date())) ? words.ended(day) : words.until(day)
  return <span>{`${name}: ${end}`}</span>
}
