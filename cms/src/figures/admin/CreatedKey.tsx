'use client'

import './figures.css'
import { Button, toast } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { keyWords as words } from './key-words.ts'

/** A key that is shown once. */
export function CreatedKey({ value }: { value: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      toast.success(words.copied)
    } catch {
      // Browsers may refuse, and have no clipboard without HTTPS.
      toast.error(words.notCopied)
    }
  }

  return (
    <section aria-labelledby="created-key">
      <h2 id="created-key" ref={heading} tabIndex={-1}>
        {words.created}
      </h2>
      <p>{words.copyNow}</p>
      <code className="figures__key">{value}</code>
      <div className="admin-form__buttons">
        <Button buttonStyle="primary" margin={false} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => location.reload()}>
          {words.done}
        </Button>
      </div>
    </section>
  )
}
