import { contactPage } from '@pravesh/shared/contact/pages'
import type { Locale } from '@pravesh/shared/platform/locale'
import { isPageOf, type PageOf } from '@pravesh/shared/site/page-data'
import { pathsIn } from '@pravesh/shared/site/paths'
import { pageSourcesOf } from '../../http/files/page-sources.ts'
import { type HeaderSet, pageHeaders } from '../../http/files/security-headers.ts'
import { htmlResponse, type Route } from '../../publishing/serve/route.ts'
import { type ContactOutcome, submitContactForm } from './submit-contact-form.ts'

/**
 * The contact form without JavaScript: renders the page with the reference number, or the form again with the entered
 * values and errors. A page that is sent again by a reload has the same number.
 */
export function contactForm(locale: Locale): Route {
  const paths = pathsIn(locale)
  return {
    method: 'POST',
    path: paths.contact,
    async handle({ payload, render, inlineHashes, pageAt, request, clientAddress }) {
      const body = Object.fromEntries(new URLSearchParams(await request.text()))
      const outcome = await submitContactForm({ payload, body, clientAddress, headers: request.headers })
      const page = await pageAt(paths.contact)
      if (page === null || !isPageOf(page, contactPage)) return null
      const { status, retryAfterSeconds, form } = formAfter(outcome)
      const shown: PageOf<typeof contactPage> = { ...page, form }
      const html = await render({ path: paths.contact, page: shown })
      const retry: HeaderSet = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
      const headers = pageHeaders(pageSourcesOf(html, inlineHashes))
      return htmlResponse(html, { status, headers: { ...headers, 'cache-control': 'no-store', ...retry } })
    },
  }
}

function formAfter(outcome: ContactOutcome) {
  if (!outcome.ok) {
    const { status, retryAfterSeconds, values, errors } = outcome
    return { status, retryAfterSeconds, form: { values, errors } }
  }
  return { status: 200, retryAfterSeconds: undefined, form: { values: {}, errors: [], reference: outcome.reference } }
}
