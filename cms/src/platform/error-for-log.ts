import pino from 'pino'

/** What the SQL library appends to its errors: the values of the query, up to the stack, the next error or the end. */
const QUERY_VALUES = /\nparams: [\s\S]*?(?=\n {4}at |\ncaused by: |$)/g
/** How MongoDB names what is there already. */
const KEY_VALUES = /dup key: \{[\s\S]*?\}/g

/** An error as the log keeps it: without the values that a query or a key had, which can be somebody's name or number. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  const { code, status } = error as { code?: unknown; status?: unknown }
  return { type, message: withoutValues(message), stack: withoutValues(stack), code, status }
}

function withoutValues(text: string): string {
  return text.replace(QUERY_VALUES, '').replace(KEY_VALUES, 'dup key: {…}')
}
