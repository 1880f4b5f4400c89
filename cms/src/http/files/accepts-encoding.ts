const LISTED = { br: listed('br'), gzip: listed('gzip') }

/** Whether an Accept-Encoding header lists an encoding and does not exclude it with q=0. */
export function acceptsEncoding(header: string | string[] | null | undefined, encoding: keyof typeof LISTED): boolean {
  return typeof header === 'string' && LISTED[encoding].test(header)
}

function listed(encoding: string): RegExp {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`)
}
