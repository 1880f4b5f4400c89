/** One call of the contract: its method, and its path below `/api` with `:names` for what varies. (spec 1, 7) */
export interface WireCall {
  method: 'get' | 'post'
  path: string
}

/** Where a call is made: the path with its names filled in, e.g. `/api/course/getCourseById/abc`. */
export function callAddress(call: WireCall, params: Record<string, string> = {}): string {
  const filled = call.path.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `/api${filled}`
}
