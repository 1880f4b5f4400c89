import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pdfName } from '@pravesh/shared/documents/calls'
import { DOCUMENT_FAILED, type DocumentName, printedTitle } from '@pravesh/shared/documents/kinds'
import { documentTranslations } from '@pravesh/shared/documents/translations/translations'
import { DEFAULT_LOCALE, type Locale, languageTag } from '@pravesh/shared/platform/locale'
import { translator } from '@pravesh/shared/platform/translate'
import type { Payload } from 'payload'
import { insertRow } from '../../database/records/insert-row.ts'
import { currentContext } from '../../foundation/context/request-context.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { IssuedDocument } from '../../payload-types.ts'
import { pdfRenderer } from '../../pdf/feature.ts'
import { inPrintTurn } from '../../pdf/print-turns.ts'
import type { GatheredDocument, Issuer } from '../document-kind.ts'
import { documentFrame } from '../draw/document-frame.ts'
import { documentMarkup } from '../draw/document-markup.ts'
import { documentStyles } from '../draw/document-styles.ts'
import { proofOf } from '../verify/proof-of.ts'
import type { Viewer } from '../viewer.ts'
import { FILE_LIFETIME_MS } from './file-sweep.ts'
import { draftIssue, type IssueDraft, issueDocument } from './issue-document.ts'
import { recordPrinted } from './record-printed.ts'
import { printedName } from './stored-name.ts'

/** What a caller looks for, in error messages. */
const NOT_FOUND: Record<DocumentName, string> = {
  receipt: 'receipt',
  application: 'document',
  agreement: 'document',
  bill: 'order',
}

interface GenerateOptions {
  payload: Payload
  kind: DocumentName
  /** Of the record that the document is about; untrusted. */
  id: string
  viewer: Viewer
  now: Date
}

/**
 * Makes a document and keeps its file for a short time; returns the id of the file. Throws a Problem: 404 when the
 * viewer may not have the document, 429 when many of the same person wait, 503 when it cannot be printed now.
 */
export function generateDocument(options: GenerateOptions): Promise<string> {
  const { payload, viewer } = options
  return inPrintTurn({ payload, person: viewer.keys.join() }, () => generate(options))
}

async function generate({ payload, kind, id, viewer, now }: GenerateOptions): Promise<string> {
  const gathered = await portalOf(payload).documentKinds[kind].gather({ payload, id, viewer, now })
  if (gathered === null) throw notFound(NOT_FOUND[kind])
  await recordPrinted({ payload, kind, gathered, viewer, now })
  const { issued, bytes } = await issueAndPrint({ payload, kind, gathered, locale: localeOf(payload, viewer), now })
  const filename = `${randomUUID()}.pdf`
  // The row first: a process that dies in between leaves a row without a file, never a file that is not swept.
  const row = await insertRow({
    payload,
    collection: 'document-files',
    data: {
      document: issued.id,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      requestedId: id,
      viewer: viewer.keys[0],
      downloadName: pdfName(kind, id),
      filename,
      dueAt: new Date(now.getTime() + FILE_LIFETIME_MS).toISOString(),
      attempts: 0,
    },
  })
  await portalOf(payload).storage.put(printedName(filename), bytes)
  return String(row.id)
}

/** Students print in the language of the page, staff in that of the admin. */
function localeOf(payload: Payload, { staff }: Viewer): Locale {
  const { language } = currentContext()
  const isOffered = language !== null && portalOf(payload).env.languages.includes(language)
  return isOffered && staff === null ? language : DEFAULT_LOCALE
}

interface IssueOptions {
  payload: Payload
  kind: DocumentName
  gathered: GatheredDocument
  locale: Locale
  now: Date
}

/** Prints the document while its record is stored, because SQLite's writes block only this process. */
async function issueAndPrint({ now, ...options }: IssueOptions): Promise<{ issued: IssuedDocument; bytes: Buffer }> {
  const { payload } = options
  const [draft, issuer] = await Promise.all([draftIssue(options), loadIssuer(payload)])
  const issue = async () => {
    // By then Chromium has the document.
    await nextTurn()
    return issueDocument({ payload, draft, now })
  }
  const [bytes, issued] = await Promise.all([print({ ...options, issuer, issued: draft }), issue()])
  const isPrinted = issued.code === draft.code
  return { issued, bytes: isPrinted ? bytes : await print({ ...options, issuer, issued }) }
}

interface PrintOptions {
  payload: Payload
  kind: DocumentName
  gathered: GatheredDocument
  locale: Locale
  issuer: Issuer
  issued: IssueDraft
}

async function print({ payload, kind, gathered, locale, issuer, issued }: PrintOptions): Promise<Buffer> {
  const { number, writtenIn = locale } = gathered
  const title = printedTitle(kind, translator(writtenIn, [documentTranslations]))
  try {
    const proof = proofOf({ payload, issued })
    const frame = documentFrame({ title, issuer, proof, content: gathered.draw(writtenIn), locale: writtenIn })
    const css = documentStyles(`${issuer.name} · ${title} ${number}`, writtenIn)
    const html = await documentMarkup(frame)
    return await pdfRenderer(payload).render({ title: `${title} ${number}`, lang: languageTag(writtenIn), css, html })
  } catch (error) {
    payload.logger.error({ msg: 'A document could not be printed.', kind, number, err: error })
    throw new Problem({ code: 'NOT_PRINTED', status: 503, publicMessage: DOCUMENT_FAILED, retryAfterSeconds: 10 })
  }
}

/** The organisation as in the published site settings. */
async function loadIssuer(payload: Payload): Promise<Issuer> {
  const { name, address, phone, email } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return { name: name ?? '', address: address ?? '', phone: phone ?? '', email: email ?? '' }
}
