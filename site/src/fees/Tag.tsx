import { useTranslate } from '../forms/translate.ts'
import type { Badge } from './due-view.ts'

/** A status as a badge, or nothing. */
export function Tag({ badge }: { badge: Badge | null }) {
  const translate = useTranslate()
  if (badge === null) return null
  return <span className={`tag ${badge.tone}`.trim()}>{translate(badge.label)}</span>
}
