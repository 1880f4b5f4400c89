'use client'

import { Button, toast } from '@payloadcms/ui'
import { rightStaffCalls } from '@pravesh/shared/rights/calls'
import { callPortal } from '../../admin-kit/form/call-portal.ts'
import { rightsAdminWords as words } from './words.ts'

/** Downloads what the portal has of the student, as the student can. */
export function DownloadData({ id, reference }: { id: string; reference: string }) {
  async function download() {
    const { ok, msg, result } = await callPortal<object>(rightStaffCalls.data, { id })
    if (!ok || !result) {
      toast.error(msg)
      return
    }
    const address = URL.createObjectURL(new Blob([JSON.stringify(result, null, 2)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${reference}.json`
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void download()}>
      {words.data}
    </Button>
  )
}
