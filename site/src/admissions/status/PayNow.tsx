import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { useEffect, useState } from 'react'
import { goAfter } from '../../lib/go.ts'
import { notify } from '../../ui/notify.ts'
import { payFee } from './pay-fee.ts'
import { words } from './words.ts'

const w = words.pay

/** Delay before the redirect to the payment page, so that the notification can be read. In milliseconds. (spec 3, 9) */
const REDIRECT_AFTER_MS = 3000

/** A button that redirects to the payment page of the application fee. (spec 3, 2.1) */
export function PayNow({ application }: { application: Pick<ApplicationView, 'id' | 'feePaise'> }) {
  const [state, setState] = useState<'ready' | 'waiting' | 'leaving'>('ready')
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setState('ready')
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  async function pay(): Promise<void> {
    if (state !== 'ready') return
    setState('waiting')
    const { url, msg } = await payFee(application)
    if (msg !== '') notify(msg)
    setState(url === null ? 'ready' : 'leaving')
    if (url !== null) goAfter(url, REDIRECT_AFTER_MS)
  }

  return (
    <>
      <button type="button" className="button primary" aria-disabled={state !== 'ready'} onClick={() => void pay()}>
        {state === 'ready' ? w.button : w.waiting}
      </button>
      <p role="status">{state === 'leaving' && w.leaving}</p>
    </>
  )
}
