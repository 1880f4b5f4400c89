'use client'

import { Button, toast } from '@payloadcms/ui'
import { mentionCalls } from '@pravesh/shared/admissions/notes/mentions'
import { useRouter } from 'next/navigation.js'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { mentionsWords as words } from './words.ts'

/** Marks a mention as done. */
export function MentionDone({ id, number }: { id: string; number: string }) {
  const router = useRouter()

  async function finish() {
    const { ok, msg } = await callPortal(mentionCalls.done, { id, body: {} })
    if (!ok) return void toast.error(msg)
    toast.success(msg)
    router.refresh()
  }

  return (
    <Button
      aria-label={`${words.done}: ${number}`}
      buttonStyle="secondary"
      margin={false}
      onClick={() => void finish()}
      size="small"
    >
      {words.done}
    </Button>
  )
}
