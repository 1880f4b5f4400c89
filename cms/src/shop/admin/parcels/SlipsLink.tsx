'use client'

import { useSelection } from '@payloadcms/ui'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { MAX_SLIPS, slipCalls } from '@pravesh/shared/shop/orders/slip-calls'
import type { Where } from 'payload'
import { useId } from 'react'
import { parcelWords } from './words.ts'

interface SlipsLinkProps {
  /** The parcels to pack in the list, and their number. */
  where: Where
  count: number
}

/** Opens the packing slips of the selected rows, or of all parcels to pack in the list if none is selected. */
export function SlipsLink({ where, count }: SlipsLinkProps) {
  const hint = useId()
  const { selectedIDs = [] } = useSelection()
  const printed: Where = selectedIDs.length > 0 ? { id: { in: selectedIDs } } : where
  if (selectedIDs.length === 0 && count === 0) return <p>{parcelWords.nothingToPack}</p>
  const query = new URLSearchParams({ where: JSON.stringify(printed) })
  return (
    <div>
      <a
        aria-describedby={hint}
        className="export-link btn btn--style-secondary btn--size-small"
        href={`${callAddress(slipCalls.slips)}?${query}`}
        rel="noreferrer"
        target="_blank"
      >
        {selectedIDs.length > 0 ? parcelWords.slipsSelected(selectedIDs.length) : parcelWords.slips(count)}
      </a>
      <p id={hint}>{parcelWords.slipsHint(MAX_SLIPS)}</p>
    </div>
  )
}
