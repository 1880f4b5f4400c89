'use client'

import './second-factor.css'
import type { AddedFactor } from '@pravesh/shared/accounts/second-factor'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import { AddApp } from './AddApp.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { factorWords } from './words.ts'

const words = partOf(() => factorWords.setUp)

interface Props {
  hasApp: boolean
  /** One level below the heading around it. */
  heading: 'h2' | 'h3'
  added: (result: AddedFactor) => void
}

/** Adds an authenticator app or a passkey. */
export function AddFactor({ hasApp, heading: Heading, added }: Props) {
  return (
    <div className="add-factor">
      <section>
        <Heading>{words.app}</Heading>
        <p>{words.appHint}</p>
        <AddApp added={added} label={hasApp ? words.replaceApp : words.addApp} />
      </section>
      <section>
        <Heading>{words.passkey}</Heading>
        <p>{words.passkeyHint}</p>
        <AddPasskey added={added} />
      </section>
    </div>
  )
}
