import { type ConsentEntry, consentStates } from '@pravesh/shared/accounts/consent/consent-states'
import type { OptionalPurpose } from '@pravesh/shared/accounts/consent/purposes'
import { consentCalls, consentFields } from '@pravesh/shared/accounts/consent/wire'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useState } from 'react'
import { Alert } from '../../../forms/Alert.tsx'
import { ListGate } from '../../../forms/ListGate.tsx'
import { useWords } from '../../../forms/locale.ts'
import { offlineText } from '../../../forms/offline-text.ts'
import { useList } from '../../../forms/use-list.ts'
import { callApi } from '../../../lib/api.ts'
import { Card } from '../../settings/Card.tsx'
import { callConsent } from '../consent-api.ts'
import { ConsentRow } from './ConsentRow.tsx'
import { consentWords } from './words/words.ts'

const { method, path } = { ...consentCalls.myConsents, path: callAddress(consentCalls.myConsents) }
const load = () => callApi({ method, path, offline: offlineText({ hasForm: false }) })

/** Each purpose with its state; an optional one is given with a press and withdrawn with two. */
export default function Consents() {
  const w = useWords(consentWords)
  const { list, reload } = useList<ConsentEntry>(load)
  const [notice, setNotice] = useState<{ ok: boolean; msg: string }>()

  async function choose(purpose: OptionalPurpose, given: boolean) {
    setNotice(undefined)
    const fields = consentFields.chooseConsent
    const { ok, msg } = await callConsent('chooseConsent', {
      [fields.purpose]: purpose,
      [fields.given]: given,
      // The button that gives it says so.
      [fields.statedAdult]: given,
    })
    setNotice({ ok, msg })
    if (ok) reload()
  }

  return (
    <Card id="consents-title" title={w.title} text={w.text}>
      {notice && (
        <Alert tone={notice.ok ? 'good' : 'bad'} focus>
          {notice.msg}
        </Alert>
      )}
      <ListGate list={list} reload={reload}>
        {(entries) => (
          <div className="contacts">
            {consentStates(entries).map((state) => (
              <ConsentRow key={state.purpose} state={state} choose={choose} />
            ))}
          </div>
        )}
      </ListGate>
    </Card>
  )
}
