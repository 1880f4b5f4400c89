import { CODE } from '@pravesh/shared/accounts/codes'

/** What the page says about the last call or about how the user came here. */
type Notice = { kind: 'corrected' } | { kind: 'resent' } | { kind: 'problem'; msg: string }

interface SentCode {
  /** Number of codes sent from this page. Each one starts with an empty field. */
  round: number
  /** Earliest time for another code, as a timestamp in milliseconds; 0 if it is not known. */
  resendFrom: number
  isResending: boolean
}

/** The state of entering the code sent by e-mail. `verified` is final. (spec 1, 4) */
export type CodeEntry = SentCode &
  (
    | { step: 'entering'; notice: Notice | null }
    | { step: 'expired'; notice: Notice | null }
    | { step: 'verified'; isLoggedIn: boolean }
  )

export type CodeEvent =
  | { type: 'submitted' }
  | { type: 'accepted'; isLoggedIn: boolean }
  /** The code has expired or was tried too often. */
  | { type: 'expired' }
  | { type: 'refused'; msg: string }
  | { type: 'resending' }
  /** `now` is a timestamp in milliseconds. */
  | { type: 'resent'; now: number }
  | { type: 'not-resent'; msg: string }
  | { type: 'dismissed' }

interface Arrival {
  expired: boolean
  /** Timestamp of a correction of the address on this page, in milliseconds. */
  correctedAt?: number
  /** Timestamp of the page's first rendering, in milliseconds. */
  now: number
  /** Registration has just sent a code. */
  isFromRegistration: boolean
}

/** The state in which the user arrives. */
export function firstEntry({ expired, correctedAt, now, isFromRegistration }: Arrival): CodeEntry {
  const sentAt = correctedAt ?? (isFromRegistration ? now : null)
  return {
    step: expired ? 'expired' : 'entering',
    notice: correctedAt === undefined ? null : { kind: 'corrected' },
    round: 0,
    resendFrom: sentAt === null ? 0 : resendTime(sentAt),
    isResending: false,
  }
}

/** The state after an event. Replies that arrive after the verification change nothing. */
export function nextEntry(entry: CodeEntry, event: CodeEvent): CodeEntry {
  if (entry.step === 'verified') return entry
  const { round, resendFrom, isResending, notice } = entry
  switch (event.type) {
    case 'submitted':
      return { ...entry, notice: null }
    case 'accepted':
      return { step: 'verified', isLoggedIn: event.isLoggedIn, round, resendFrom, isResending }
    case 'expired':
      return { ...entry, step: 'expired', notice: null }
    case 'refused':
      return { ...entry, notice: { kind: 'problem', msg: event.msg } }
    case 'resending':
      return { ...entry, notice: notice?.kind === 'problem' ? null : notice, isResending: true }
    case 'resent':
      return {
        step: 'entering',
        notice: { kind: 'resent' },
        round: round + 1,
        resendFrom: resendTime(event.now),
        isResending: false,
      }
    case 'not-resent':
      return { ...entry, notice: { kind: 'problem', msg: event.msg }, isResending: false }
    case 'dismissed':
      return { ...entry, notice: null }
  }
}

function resendTime(sentAt: number): number {
  return sentAt + CODE.resendSeconds * 1000
}
