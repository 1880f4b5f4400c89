import type { BrowserContext, Response } from 'playwright/test'

/** Calls that a page makes are answered with a refusal on purpose; only a failure of the server is a problem there. */
const CALLS = new Set(['fetch', 'xhr', 'eventsource', 'ping', 'beacon'])

/**
 * Collects, from all pages of a browser context, console errors (among them violations of the content security policy),
 * uncaught exceptions and failed requests to the portal, each with the path of the page. Other sites are not reached.
 */
export function collectProblems(context: BrowserContext, origin: string): string[] {
  const problems: string[] = []
  const note = (address: string | undefined, text: string) =>
    problems.push(`${address?.replace(origin, '') ?? '?'}: ${text}`)
  context.on('console', (message) => {
    // Requests are judged below, where it is known which site they went to.
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
    // Leaving a page ends the requests that it still has.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED') note(request.url(), reason)
  })
  return problems
}

function isFailed(response: Response): boolean {
  const type = response.request().resourceType()
  // Whoever opens a page says which status it must have.
  if (type === 'document') return response.status() >= 500
  return response.status() >= (CALLS.has(type) ? 500 : 400)
}
