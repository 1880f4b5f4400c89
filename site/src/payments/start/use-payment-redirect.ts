import { useEffect, useState } from 'react'

interface PaymentRedirect {
  /** The payment page, while the browser loads it. */
  url: string | null
  leaveFor: (url: string) => void
}

/**
 * Opens a payment page as soon as its address is known and shown; the message stays until the page has loaded. Resets when
 * the student returns with the browser's back button.
 */
export function usePaymentRedirect(): PaymentRedirect {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setUrl(null)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  useEffect(() => {
    if (url !== null) location.assign(url)
  }, [url])
  return { url, leaveFor: setUrl }
}
