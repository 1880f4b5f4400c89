import type { MoneyFinding } from '../../payload-types.ts'
import type { InvariantResult } from './invariant-result.ts'

interface ReportOptions {
  results: readonly InvariantResult[]
  /** The open findings, in any order. */
  findings: readonly MoneyFinding[]
  /** Address of the admin. */
  admin: string
  settlementsComplete: boolean
}

/** The report as lines for a terminal. */
export function reportLines({ results, findings, admin, settlementsComplete }: ReportOptions): string[] {
  const lines: string[] = []
  for (const { invariant, found, complete } of results) {
    const own = findings.filter((finding) => finding.invariant === invariant.name)
    if (own.length === 0 && complete) continue
    lines.push('', `${invariant.label}: ${complete ? own.length : `${found} or more`}`)
    for (const { text, href } of own) lines.push(`  - ${text}`, `    ${admin}${href}`)
    if (own.length > 0) lines.push(`  ${invariant.advice}`)
    if (!complete && own.length === 0) lines.push('  This could not be checked. The log has the reason.')
  }
  if (!settlementsComplete) lines.push('', 'A settlement report could not be fetched. The log has the reason.')
  return lines.length > 0 ? lines.slice(1) : [`All records agree: ${results.length} checks, nothing found.`]
}
