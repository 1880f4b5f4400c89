import type { Field } from 'payload'

const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

/** What the student agreed to, and how. */
export const agreementField: Field = {
  name: 'agreement',
  type: 'group',
  admin: internal,
  fields: [
    { name: 'version', type: 'text', label: 'Version', admin: internal },
    { name: 'locale', type: 'text', label: 'Language', admin: internal },
    // As it was read, in that language.
    { name: 'html', type: 'textarea', label: 'Text', admin: internal },
    // The English text, which prevails over a translation; empty where it is the one that was read.
    { name: 'englishHtml', type: 'textarea', label: 'English text', admin: internal },
    // `AgreedTerms`, which refunds follow. (applications/agreed-terms.ts)
    { name: 'refundTerms', type: 'json', label: 'Refund terms', admin: internal },
    // `SharedCosts`, which dues follow.
    { name: 'costs', type: 'json', label: 'Costs', admin: internal },
    { name: 'acceptedAt', type: 'date', label: 'Accepted on', admin: internal },
    { name: 'acceptedFrom', type: 'text', label: 'IP address', admin: internal },
  ],
}
