'use client'

import './applications.css'
import { Button, toast } from '@payloadcms/ui'
import { listViewCalls, MAX_VIEW_NAME, type SavedView } from '@pravesh/shared/admissions/status/list-views'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { listWords } from './words.ts'

interface SaveViewProps {
  /** Filters and order of the list. */
  query: string
  /** The saved view that the list shows; null for none, or one of a colleague. */
  shown: Pick<SavedView, 'id' | 'name' | 'isShared'> | null
  mayShare: boolean
  /** Address of the list. */
  list: string
}

/** Saves the filters of the list under a name, or changes or deletes the saved view that is shown. */
export function SaveView({ query, shown, mayShare, list }: SaveViewProps) {
  const { save: words } = listWords
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState(shown?.name ?? '')
  const [isShared, setShared] = useState(shown?.isShared ?? false)
  const [failure, setFailure] = useState('')

  async function done(answer: Promise<{ ok: boolean; msg: string }>, next?: string) {
    const { ok, msg } = await answer
    setFailure(ok ? '' : msg)
    if (!ok) return
    toast.success(msg)
    setOpen(false)
    if (next) router.push(next)
    router.refresh()
  }
  function save(event: FormEvent) {
    event.preventDefault()
    const [call, id] = shown ? [listViewCalls.change, shown.id] : [listViewCalls.save, '']
    void done(callPortal(call, { id, body: { name, query, isShared } }))
  }

  return (
    <div className="list-save">
      <Button
        buttonStyle="transparent"
        extraButtonProps={{ 'aria-expanded': isOpen }}
        margin={false}
        onClick={() => setOpen(!isOpen)}
        size="small"
      >
        {shown ? words.change : words.open}
      </Button>
      {isOpen && (
        <form className="list-save__form" noValidate onSubmit={save}>
          <label>
            {words.name}
            <input maxLength={MAX_VIEW_NAME} onChange={({ target }) => setName(target.value)} value={name} />
          </label>
          {mayShare && (
            <label className="list-save__shared">
              <input checked={isShared} onChange={({ target }) => setShared(target.checked)} type="checkbox" />
              {words.shared}
            </label>
          )}
          <Button margin={false} size="small" type="submit">
            {words.save}
          </Button>
          {shown && (
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() =>
                void done(callPortal(listViewCalls.remove, { id: shown.id, body: {} }), `${list}?sort=rank`)
              }
              size="small"
            >
              {words.remove}
            </Button>
          )}
          <FailureAlert text={failure} />
        </form>
      )}
    </div>
  )
}
