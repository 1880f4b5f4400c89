import type { BrowserContext, Response } from 'playwright/test'

/** API calls may be refused on purpose, so only server errors count for them. */
const API_CALLS = new Set(['fetch', 'xhr', 'eventsource', 'ping', 'beacon'])

/**
 * Collects, from all pages of a browser context, console errors (among them violations of the content security policy),
 * uncaught exceptions and failed requests to the portal, each with the path of the page. Requests to other sites are
 * ignored.
 */
export function collectProblems(context: BrowserContext, origin: string): string[] {
  const problems: string[] = []
  const note = (address: string | undefined, text: string) =>
    problems.push(`${address?.replace(origin, '') ?? '?'}: ${text}`)
  context.on('console', (message) => {
    // Failed requests are handled below, where their site is known.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      note(message.page()?.url(), message.text())
  })
  context.on('weberror', (error) => note(error.page()?.url(), error.error().message))
  context.on('response', (response) => {
    if (response.url().startsWith(origin) && isFailed(response))
      note(response.frame().url(), `${response.status()} from ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Navigation aborts pending requests.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED') note(request.url(), reason)
  })
  return problems
}

function isFailed(response: Response): boolean {
  const type = response.request().resourceType()
  // The test that opens a page checks its status.
  if (type === 'document') return response.status() >= 500
  return response.status() >= (API_CALLS.has(type) ? 500 : 400)
}
