/** A call of the contract: its method and its path below `/api`, with `:name` for parameters. (spec 1, 7) */
export interface WireCall {
  method: 'get' | 'post'
  path: string
}

/** The URL path of a call with its parameters filled in, e.g. `/api/course/getCourseById/abc`. */
export function callAddress(call: WireCall, params: Record<string, string> = {}): string {
  const filled = call.path.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `/api${filled}`
}
