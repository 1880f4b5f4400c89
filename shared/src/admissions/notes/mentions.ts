/** Colleagues who are mentioned in a note by `@` and their name. (decision 81) */
import type { WireCall } from '../../platform/wire-call.ts'

/** Not part of the public contract. Paths are below `/api`; `:id` is the application's, of `done` the mention's. */
export const mentionCalls = {
  // Replies with `result.colleagues`: those who may see the application.
  colleagues: { method: 'get', path: '/application/staff/:id/colleagues' },
  done: { method: 'post', path: '/application/staff/mention/:id/done' },
} as const satisfies Record<string, WireCall>

/** Someone who can be mentioned. */
export interface Colleague {
  id: string
  name: string
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character)

/**
 * The colleagues whose names follow an `@` in a text, each once. At each place the longest name counts. Of colleagues with the
 * same name it is those who were chosen from the list, or all of them.
 */
export function mentionedIn(
  text: string,
  colleagues: readonly Colleague[],
  chosen: readonly string[] = [],
): Colleague[] {
  const found = new Set<Colleague>()
  const lower = text.toLowerCase()
  for (let at = lower.indexOf('@'); at !== -1; at = lower.indexOf('@', at + 1)) {
    if (isLetter(lower[at - 1])) continue
    const named = colleagues.filter(({ name }) => isNamedAt(lower, at + 1, name.toLowerCase()))
    const longest = Math.max(0, ...named.map(({ name }) => name.length))
    const namesakes = named.filter(({ name }) => name.length === longest)
    const picked = namesakes.filter(({ id }) => chosen.includes(id))
    for (const each of picked.length > 0 ? picked : namesakes) found.add(each)
  }
  return colleagues.filter((each) => found.has(each))
}

function isNamedAt(text: string, from: number, name: string): boolean {
  return name !== '' && text.startsWith(name, from) && !isLetter(text[from + name.length])
}

/** What is typed after the last `@` before the cursor; null if there is none that can begin a mention. */
export function typedMention(text: string, cursor: number): { from: number; typed: string } | null {
  const before = text.slice(0, cursor)
  const from = before.lastIndexOf('@')
  if (from === -1 || isLetter(before[from - 1])) return null
  const typed = before.slice(from + 1)
  return /[\n@]/.test(typed) || typed.length > MAX_TYPED ? null : { from, typed }
}

const MAX_TYPED = 40

/** The colleagues with a word that begins like the typed text, or whose name does. */
export function matchingColleagues(colleagues: readonly Colleague[], typed: string): Colleague[] {
  const wanted = typed.trimStart().toLowerCase()
  return colleagues.filter(({ name }) => {
    const lower = name.toLowerCase()
    return lower.startsWith(wanted) || lower.split(/\s+/).some((word) => word.startsWith(wanted))
  })
}
