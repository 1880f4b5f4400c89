'use client'

import './second-factor.css'
import { Button, toast } from '@payloadcms/ui'
import { type StaffSession, staffSessionCalls } from '@pravesh/shared/accounts/staff-sessions'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { istTime } from '../../../foundation/formats.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import { factorWords } from './words.ts'

const words = partOf(() => factorWords.sessions)

/** `Chrome on Windows` */
const deviceText = (name: string) => {
  const [browser = '', system] = name.split(' on ')
  return system === undefined ? staffText(browser) : words.device(staffText(browser), system)
}

/** The devices on which a person is signed in, with a way to sign them out. */
export function OwnSessions() {
  const [sessions, setSessions] = useState<StaffSession[]>([])
  const [failure, setFailure] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  const load = useCallback(async () => {
    const { msg, result } = await callPortal<StaffSession[]>(staffSessionCalls.list, {})
    setFailure(result ? '' : msg)
    if (result) setSessions(result)
  }, [])
  useEffect(() => void load(), [load])

  async function end(call: WireCall, id = '') {
    const { ok, msg } = await callPortal(call, { id, body: {} })
    setFailure(ok ? '' : msg)
    if (ok) toast.success(msg)
    await load()
    // The button is gone with its session.
    if (ok) heading.current?.focus()
  }

  return (
    <section className="admin-panel">
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <FailureAlert text={failure} />
      <ul className="sign-in-security__list">
        {sessions.map(({ id, device, address, country, startedAt, usedAt, isOwn }) => (
          <li key={id}>
            <div>
              {isOwn ? `${deviceText(device)} (${words.own})` : deviceText(device)}
              <span>
                {[words.since(istTime(startedAt)), words.used(istTime(usedAt)), words.address(address, country)].join(
                  ', ',
                )}
              </span>
            </div>
            {!isOwn && (
              <Button
                aria-label={words.endOf(deviceText(device))}
                buttonStyle="secondary"
                margin={false}
                onClick={() => end(staffSessionCalls.end, id)}
                size="small"
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button buttonStyle="secondary" margin={false} onClick={() => end(staffSessionCalls.endOthers)}>
            {words.endOthers}
          </Button>
        </div>
      )}
    </section>
  )
}
