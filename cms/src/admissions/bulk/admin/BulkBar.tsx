'use client'

import './bulk.css'
import { Button, useAuth, useSelection } from '@payloadcms/ui'
import type { Chosen } from '@pravesh/shared/admissions/bulk/staff-calls'
import { useSearchParams } from 'next/navigation.js'
import { useState } from 'react'
import { may } from '../../../staff/index.ts'
import { ActionForm } from './ActionForm.tsx'
import { adminWords } from './words.ts'

/** `SelectAllStatus.AllAvailable`, an enum that the package exports as a type only. */
const ALL_AVAILABLE = 'allAvailable'

/** Above the list of applications, once some are selected: how many, all that match, and what to do with them. */
export function BulkBar() {
  const { user } = useAuth()
  const { count: ticked, selectAll, selectedIDs, toggleAll, totalDocs } = useSelection()
  const query = useSearchParams().toString()
  const [isOpen, setOpen] = useState(false)
  if (ticked === 0 || !may(user, 'decide applications')) return null
  const words = adminWords.bar
  const isAll = String(selectAll) === ALL_AVAILABLE
  const count = isAll ? totalDocs : ticked
  const chosen: Chosen = isAll ? { list: query } : { ids: selectedIDs.map(String) }
  return (
    <section aria-label={words.label} className="admin-panel bulk-bar">
      <div className="bulk-bar__buttons">
        <p role="status">{words.selected(count)}</p>
        {!isAll && ticked < totalDocs && (
          <Button buttonStyle="secondary" margin={false} onClick={() => toggleAll(true)} size="small">
            {words.all(totalDocs)}
          </Button>
        )}
        {!isOpen && (
          <Button margin={false} onClick={() => setOpen(true)} size="small">
            {words.act}
          </Button>
        )}
      </div>
      {isOpen && <ActionForm chosen={chosen} close={() => setOpen(false)} count={count} />}
    </section>
  )
}
