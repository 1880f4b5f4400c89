/** read: none yet */
import type { en } from './en.ts'

export const hi: Record<keyof typeof en, string> = {
  NO_EVIDENCE: 'कोड, क्यूआर कोड का पाठ या फ़ाइल का एसएचए-256 भेजें।',
}
