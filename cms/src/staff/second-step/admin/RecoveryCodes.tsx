'use client'

import './second-factor.css'
import { Button, toast } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import { factorWords } from './words.ts'

const words = partOf(() => factorWords.codes)

interface Props {
  codes: readonly string[]
  /** The level: on a page of their own, or within a panel. */
  heading: 'h1' | 'h3'
  done: () => void
}

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes, heading: Heading, done }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${codes.join('\n')}\n`

  return (
    <section className="recovery-codes">
      <Heading ref={heading} tabIndex={-1}>
        {words.title}
      </Heading>
      <p>{words.text}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="admin-form__buttons recovery-codes__buttons">
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => navigator.clipboard.writeText(text).then(() => toast.success(words.copied))}
        >
          {words.copy}
        </Button>
        <Button
          buttonStyle="secondary"
          el="anchor"
          extraButtonProps={{ download: words.file }}
          margin={false}
          url={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {words.download}
        </Button>
        <Button margin={false} onClick={done}>
          {words.done}
        </Button>
      </div>
    </section>
  )
}
