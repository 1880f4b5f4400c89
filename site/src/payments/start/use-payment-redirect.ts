import { useEffect, useState } from 'react'

/** Delay before the redirect to the payment page, so that the message can be read. In milliseconds. (spec 3, 9) */
const REDIRECT_AFTER_MS = 3000

interface PaymentRedirect {
  /** The payment page, while the redirect is pending. */
  url: string | null
  leaveFor: (url: string) => void
}

/** Redirects to a payment page after three seconds. Resets when the student returns with the browser's back button. */
export function usePaymentRedirect(): PaymentRedirect {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setUrl(null)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  useEffect(() => {
    if (url === null) return
    const timer = setTimeout(() => location.assign(url), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [url])
  return { url, leaveFor: setUrl }
}
