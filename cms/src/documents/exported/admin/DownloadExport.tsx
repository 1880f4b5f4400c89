'use client'

import { Button, toast } from '@payloadcms/ui'
import { secondFactorCalls } from '@pravesh/shared/accounts/second-factor'
import { exportCalls } from '@pravesh/shared/documents/export-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { exportsWords as words } from './words.ts'

/** Downloads a file. A download cannot ask for the proof that it needs, so a call before it does. */
export function DownloadExport({ id, name }: { id: string; name: string }) {
  async function download() {
    const { ok, msg } = await callPortal(secondFactorCalls.proven, {})
    if (ok) location.assign(callAddress(exportCalls.download, { id }))
    else toast.error(msg)
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void download()} size="small">
      {words.download(name)}
    </Button>
  )
}
