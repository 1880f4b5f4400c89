import pino from 'pino'

/** Query parameters that the SQL library appends to its errors, up to the stack, the next error or the end. */
const QUERY_VALUES = /\nparams: [\s\S]*?(?=\n {4}at |\ncaused by: |$)/g
/** The duplicate key in MongoDB's error messages. */
const KEY_VALUES = /dup key: \{[\s\S]*?\}/g

/** An error for the log, without query parameters and key values, which can be personal data. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  const { code, status } = error as { code?: unknown; status?: unknown }
  return { type, message: withoutValues(message), stack: withoutValues(stack), code, status }
}

function withoutValues(text: string): string {
  return text.replace(QUERY_VALUES, '').replace(KEY_VALUES, 'dup key: {…}')
}
