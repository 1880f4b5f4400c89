import { dayInIndia } from '@pravesh/shared/platform/formats'
import { formatRoundPaise, rupeesToPaise } from '@pravesh/shared/platform/money'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { readGlobalRow } from '../../database/records/global-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { formatChoices } from '../../foundation/formats.ts'
import type { Finding, Invariant } from '../../portal/invariant.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { type ComputedNumbers, type PresentNumbers, presentNumbers } from './computed-numbers.ts'
import { type Contradiction, contradictions } from './contradictions.ts'
import { paragraphsOf } from './paragraphs.ts'

export const TEXT_CONTRADICTS = 'text-contradicts-settings'

/** With the field that names a record. */
const COLLECTIONS = [
  ['policies', 'title'],
  ['courses', 'name'],
  ['colleges', 'name'],
  ['notices', 'title'],
] as const satisfies readonly [CollectionSlug, string][]
const GLOBALS = [
  ['home', 'Home page'],
  ['about', 'About us page'],
  ['site-settings', 'Site settings'],
] as const satisfies readonly [GlobalSlug, string][]

/** Published texts that staff typed promise what the portal does. */
export const textsAgree = (numbers: readonly ComputedNumbers[]): Invariant => ({
  name: TEXT_CONTRADICTS,
  label: 'A text states another number than the portal',
  advice:
    'Correct the sentence, or write a placeholder instead of the number: they are listed beside the text. If the text is right, change the setting.',
  async *find({ payload, now }) {
    const present = await presentNumbers(recordsOf({ payload }), numbers)
    for await (const { subject, name, href, doc } of publishedTexts(payload, now)) {
      for (const paragraph of paragraphsOf(doc)) {
        for (const found of contradictions(paragraph, present)) yield findingOf(found, { subject, name, href })
      }
    }
  },
})

interface PublishedText {
  subject: string
  name: string
  href: string
  doc: object
}

async function* publishedTexts(payload: Payload, now: Date): AsyncGenerator<PublishedText> {
  for (const [collection, title] of COLLECTIONS) {
    const where = { _status: { equals: 'published' as const } }
    for await (const docs of walkRecords({ payload, collection, where })) {
      for (const doc of docs) {
        if (hasEnded(doc, now)) continue
        const subject = `${collection}/${doc.id}`
        yield { subject, name: String(Reflect.get(doc, title)), href: `/collections/${subject}`, doc }
      }
    }
  }
  for (const [slug, name] of GLOBALS) {
    const doc = await readGlobalRow({ payload, slug })
    if (doc) yield { subject: slug, name, href: `/globals/${slug}`, doc }
  }
}

/** What an ended notice said is no longer published. */
function hasEnded(doc: object, now: Date): boolean {
  return 'until' in doc && typeof doc.until === 'string' && dayInIndia(new Date(doc.until)) < dayInIndia(now)
}

function findingOf({ sentence, number, known }: Contradiction, text: Omit<PublishedText, 'doc'>): Finding {
  const [first] = known
  return {
    subject: `${text.subject}/${first?.unit}/${number.value}/${first?.name}`,
    text: `“${text.name}” says: “${sentence.trim()}” ${known.map(valuesOf).join(' ')}`,
    href: text.href,
  }
}

const valuesOf = ({ name, unit, values }: PresentNumbers) =>
  `The portal has ${formatChoices([...new Set(values)].map((value) => written(value, unit)))} for ${name}.`

function written(value: number, unit: PresentNumbers['unit']): string {
  if (unit === 'rupees') return formatRoundPaise(rupeesToPaise(value))
  if (unit === 'percent') return `${value} %`
  return `${value} ${unit}${value === 1 ? '' : 's'}`
}
