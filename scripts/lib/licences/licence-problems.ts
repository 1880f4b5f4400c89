import { ALLOWED, EXCEPTIONS } from './allowed-licences.ts'

/** The parts of package-lock.json that the check reads. */
export interface Lock {
  packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>
}

interface Rules {
  /** SPDX ids. */
  allowed: readonly string[]
  /** Licences of single packages by name, each with its reason. */
  exceptions: Record<string, { licence: string; reason: string }>
}

const FOLDER = 'node_modules/'

/**
 * A sentence for each production package whose licence is missing or not allowed, and for each exception that no
 * package needs.
 */
export function licenceProblems(lock: Lock, rules: Rules = { allowed: ALLOWED, exceptions: EXCEPTIONS }): string[] {
  const problems = new Set<string>()
  const needed = new Set<string>()
  for (const [place, { license = 'none', dev = false, link = false }] of Object.entries(lock.packages)) {
    if (!place.includes(FOLDER) || dev || link) continue
    if (isAllowed(license, rules.allowed)) continue
    const name = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length)
    const pattern = Object.keys(rules.exceptions).find((each) => matches(name, each))
    if (pattern !== undefined && rules.exceptions[pattern]?.licence === license) needed.add(pattern)
    else problems.add(`${name}: its licence is ${license}, which is not in scripts/lib/licences/allowed-licences.ts.`)
  }
  for (const pattern of Object.keys(rules.exceptions)) {
    if (!needed.has(pattern)) problems.add(`${pattern}: no package needs this exception. Remove it.`)
  }
  return [...problems]
}

/** Whether one of the alternatives of an SPDX expression consists of allowed licences. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replaceAll(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence)))
}

const matches = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
