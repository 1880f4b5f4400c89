import { CODE_ERROR, CODE_EXPIRED } from '@pravesh/shared/accounts/codes'
import { useState } from 'react'

interface Outcome {
  ok: boolean
  msg: string
}

interface CodeEntryOptions {
  /** Sends the typed code. */
  confirm: (code: string) => Promise<Outcome>
  onConfirmed: (msg: string) => void
  /** Asks for another code. */
  resend: () => Promise<Outcome>
  /** The news after another code was sent. */
  resent: string
}

/** What a form for a one-time code shows and does: a problem, the news of another code, and both calls. */
export function useCodeEntry({ confirm, onConfirmed, resend, resent }: CodeEntryOptions) {
  const [problem, setProblem] = useState('')
  const [news, setNews] = useState('')
  const [isResending, setResending] = useState(false)

  async function enterCode(code: string) {
    setProblem('')
    const { ok, msg } = await confirm(code)
    if (ok) onConfirmed(msg)
    else setProblem(msg === CODE_ERROR ? CODE_EXPIRED : msg)
  }

  async function sendAgain() {
    setResending(true)
    const { ok, msg } = await resend()
    setResending(false)
    setProblem(ok ? '' : msg)
    setNews(ok ? resent : '')
  }

  return { problem, news, isResending, enterCode, sendAgain, dismiss: () => setProblem('') }
}
