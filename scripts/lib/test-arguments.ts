import { parseArgs } from 'node:util'

const PARTS = ['unit', 'int', 'e2e'] as const

/** A part of the tests that can run alone. */
export type TestPart = (typeof PARTS)[number]

/** What to run. `allOnMongodb` runs on MongoDB also the integration tests that otherwise run on SQLite only. */
export type TestRequest =
  | { kind: 'everything'; allOnMongodb: boolean }
  | { kind: 'part'; part: TestPart; pattern: string | null; allOnMongodb: boolean }
  | { kind: 'changed'; since: string }
  | { kind: 'long'; pattern: string | null }
  | { kind: 'mutate'; since: string | null }

/** Thrown for invalid arguments; the message says what to type instead. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Parses the arguments of `npm test`: none, `unit|int|e2e [pattern]`, `long [pattern]`, `mutate [commit]`, or `--changed
 * [commit]`; `--all` alone or with `int`. Throws `UsageError` for everything else.
 */
export function parseTestArguments(args: readonly string[]): TestRequest {
  const { values, positionals } = split(args)
  const { changed = false, all: allOnMongodb = false } = values
  const [first, second, ...rest] = positionals
  if (changed) {
    if (allOnMongodb || second !== undefined) throw new UsageError('--changed takes one commit at most, and no --all.')
    return { kind: 'changed', since: first ?? 'HEAD' }
  }
  if (first === undefined) return { kind: 'everything', allOnMongodb }
  if (rest.length > 0) throw new UsageError(`Give one pattern, not ${positionals.length - 1}.`)
  if (first === 'long' && !allOnMongodb) return { kind: 'long', pattern: second ?? null }
  if (first === 'mutate' && !allOnMongodb) return { kind: 'mutate', since: second ?? null }
  const part = PARTS.find((name) => name === first)
  if (!part) throw new UsageError(`There is no part "${first}": use unit, int, e2e, long or mutate.`)
  if (allOnMongodb && part !== 'int') throw new UsageError('--all is for int: it runs every test on MongoDB too.')
  return { kind: 'part', part, pattern: second ?? null, allOnMongodb }
}

function split(args: readonly string[]) {
  const options = { changed: { type: 'boolean' }, all: { type: 'boolean' } } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    const unknown = args.find((arg) => arg.startsWith('-') && !['--changed', '--all'].includes(arg))
    throw new UsageError(`There is no option "${unknown ?? args.join(' ')}": use --changed or --all.`)
  }
}
