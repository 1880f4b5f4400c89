/** read: none yet */
import type { en } from './en.ts'

export const bn: Record<keyof typeof en, string> = {
  NO_EVIDENCE: 'কোড, কিউআর কোডের লেখা অথবা ফাইলের এসএইচএ-256 পাঠান।',
}
