interface Range {
  /** The first byte. */
  start: number
  /** The last byte. */
  end: number
}

/**
 * The part of a file that a Range header asks for; null if the whole file is to be sent, which is allowed for headers
 * that are invalid or list several parts (RFC 9110, 14.2).
 */
export function requestedRange(header: string | undefined, size: number): Range | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return null
  if (Number(first) >= size) return 'unsatisfiable'
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
