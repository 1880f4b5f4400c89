import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cmsSource } from '../../foundation/directories.ts'

/** What the directory has about one PIN code. Districts stand beside their state; null where it has none. */
interface PinEntry {
  places: { state: string; district: string | null }[]
  postOffice: string | null
  hasBranches: boolean
}

interface Directory {
  entries: ReadonlyMap<string, PinEntry>
  /** By the first three digits, in the order of how many codes they have. */
  statesOfPrefix: ReadonlyMap<string, readonly string[]>
}

/** Private to this file: read once, when the first PIN code is looked up. It never changes while the portal runs. */
let directory: Directory | null = null

/** The entry of a PIN code; null if the directory lacks it. */
export function entryOf(pin: string): PinEntry | null {
  return read().entries.get(pin) ?? null
}

/** The states whose PIN codes have the same first three digits. */
export function statesLike(pin: string): readonly string[] {
  return read().statesOfPrefix.get(pin.slice(0, 3)) ?? []
}

function read(): Directory {
  directory ??= parseDirectory(readFileSync(path.join(cmsSource, 'content/pin-codes/pin-codes.txt'), 'utf8'))
  return directory
}

/**
 * Parses the file: below `= STATE / DISTRICT` or `= STATE`, one PIN code a line with its post office, and ` *` if branch
 * offices deliver as well. A code of several districts stands below each of them.
 */
export function parseDirectory(file: string): Directory {
  const entries = new Map<string, PinEntry>()
  const counts = new Map<string, Map<string, number>>()
  let place: PinEntry['places'][number] = { state: '', district: null }
  for (const line of file.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('= ')) {
      const [state = '', district = null] = line.slice(2).split(' / ')
      place = { state, district }
      continue
    }
    const [pin, office] = [line.slice(0, 6), line.slice(7)]
    const hasBranches = office.endsWith(' *')
    const postOffice = (hasBranches ? office.slice(0, -2) : office) || null
    const entry = entries.get(pin) ?? { places: [], postOffice, hasBranches }
    entry.places.push(place)
    entries.set(pin, entry)
    const ofPrefix = counts.get(pin.slice(0, 3)) ?? new Map<string, number>()
    counts.set(pin.slice(0, 3), ofPrefix.set(place.state, (ofPrefix.get(place.state) ?? 0) + 1))
  }
  const byCount = (states: Map<string, number>) => [...states].sort(([, a], [, b]) => b - a).map(([state]) => state)
  return { entries, statesOfPrefix: new Map([...counts].map(([prefix, states]) => [prefix, byCount(states)])) }
}
