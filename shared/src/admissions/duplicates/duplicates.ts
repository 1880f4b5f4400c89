/** When two applications may come from the same person, and what staff have said about it. (decision 81) */
import type { Answers } from '../answers/answers.ts'

/** What two applications of different accounts may share. */
export const DUPLICATE_REASONS = ['identity', 'phone', 'email', 'name-birth'] as const
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]

/** Labels for staff. */
export const DUPLICATE_REASON_LABELS: Record<DuplicateReason, string> = {
  identity: 'Same Aadhaar number',
  phone: 'Same phone',
  email: 'Same e-mail address',
  'name-birth': 'Same name and date of birth',
}

export const DUPLICATE_VERDICTS = ['same', 'different'] as const
export type DuplicateVerdict = (typeof DUPLICATE_VERDICTS)[number]

/** Labels for staff, on buttons and in the history. */
export const DUPLICATE_VERDICT_LABELS: Record<DuplicateVerdict, string> = {
  same: 'Same person',
  different: 'Not the same person',
}

/** What an application is compared by. Empty values match nothing. */
export interface DuplicateKeys {
  aadhaarHash?: string | null | undefined
  studentPhone: string
  studentEmail: string
  nameBirthKey?: string | null | undefined
}

/**
 * Name and date of birth in a form in which two applications can be compared: without case, accents, punctuation and the order
 * of the words. Null if either is missing.
 */
export function nameBirthKey({ applicantName = '', dateOfBirth = '' }: Answers): string | null {
  const words = nameWords(applicantName)
  return words.length === 0 || dateOfBirth === '' ? null : `${words.sort().join(' ')}|${dateOfBirth}`
}

/** The words of a name, without case, accents and punctuation. Vowel signs of Indian scripts are kept. */
export function nameWords(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toUpperCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** What two applications share, in the order of the list. */
export function sharedReasons(one: DuplicateKeys, other: DuplicateKeys): DuplicateReason[] {
  const isShared: Record<DuplicateReason, boolean> = {
    identity: isSame(one.aadhaarHash, other.aadhaarHash),
    phone: isSame(one.studentPhone, other.studentPhone),
    email: isSame(one.studentEmail.toLowerCase(), other.studentEmail.toLowerCase()),
    'name-birth': isSame(one.nameBirthKey, other.nameBirthKey),
  }
  return DUPLICATE_REASONS.filter((reason) => isShared[reason])
}

const isSame = (one: string | null | undefined, other: string | null | undefined) => Boolean(one) && one === other

interface PairFacts {
  reasons: readonly DuplicateReason[]
  /** Null while staff have said nothing. */
  verdict: DuplicateVerdict | null
  /** The reasons that staff knew when they said it. */
  judgedReasons: readonly DuplicateReason[]
}

/** Whether staff still have to say something: once they said “not the same”, only a new reason asks again. */
export function isOpenPair({ reasons, verdict, judgedReasons }: PairFacts): boolean {
  if (verdict === null) return reasons.length > 0
  return verdict === 'different' && reasons.some((reason) => !judgedReasons.includes(reason))
}

/** The same for both orders of two applications. */
export function pairKey(one: string, other: string): string {
  return [one, other].sort().join(':')
}
