import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { DOCUMENT_FORMATS, type DocumentKind, type Documents } from '@pravesh/shared/admissions/documents/documents'
import type { DraftContent } from '@pravesh/shared/admissions/form/form-context'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { ownNames } from '@pravesh/shared/admissions/wire/names'
import { submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import { enrollPath } from '@pravesh/shared/courses/enroll-path'
import { documentCalls, RECEIPT_TABLE } from '@pravesh/shared/documents/calls'
import { paymentCalls, paymentQueries } from '@pravesh/shared/payments/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { paths } from '@pravesh/shared/site/paths'
import type { EnrolledApplicant } from './cluster-enrol.ts'
import type { MixClient, MixRequest } from './mix-client.ts'
import { register } from './mix-register.ts'
import type { StaffMember } from './mix-staff.ts'
import { largePdf, noisyJpeg } from './sample-files.ts'
import { uploadRequest } from './upload-request.ts'

/** Automatic saves while the form is filled in: one for each few fields. */
const DRAFT_SAVES = 15
const COURSE = 'BED'
const JSON_BODY = { 'content-type': 'application/json' }
const BROTLI = { 'accept-encoding': 'br' }

/** The files that applicants upload: pictures below the limit of 200 kB, scans as phones take them. */
export interface SampleFiles {
  picture: Uint8Array
  scan: Uint8Array
  pdf: Uint8Array
}

export async function sampleFiles(): Promise<SampleFiles> {
  const [picture, scan] = await Promise.all([noisyJpeg(120_000, 700), noisyJpeg(1_200_000, 2000)])
  return { picture, scan, pdf: largePdf(600_000) }
}

/** Steps of someone who applies, in the order of this class. Each sends the requests of its pages. */
export class Applicant {
  private token = ''
  private transactionId = ''
  private readonly client: MixClient
  private readonly person: EnrolledApplicant
  private readonly password: string
  private documents: Documents = {}
  private revision = 0
  private paymentPage = ''

  constructor(client: MixClient, person: EnrolledApplicant, password: string) {
    this.client = client
    this.person = person
    this.password = password
  }

  get studentId(): string {
    return this.person.studentId
  }

  /** The same person with another client. */
  on(client: MixClient): Applicant {
    const { token, transactionId, documents, revision, paymentPage } = this
    const other = new Applicant(client, this.person, this.password)
    return Object.assign(other, { token, transactionId, documents: { ...documents }, revision, paymentPage })
  }

  /** Opens an account. */
  async register(staff: StaffMember): Promise<void> {
    const { client, person, password } = this
    this.token = await register({ client, person, password, staff })
  }

  async logIn(): Promise<void> {
    const names = accountFields.login
    const body = { [names.email]: this.person.email, [names.password]: this.password }
    await this.page(paths.login)
    const reply = await this.client.json('login', post(`/api${accountCalls.login.path}`, body))
    this.token = reply.access_token
  }

  /** The dashboard, also when the applicant looks after the application later. */
  async openDashboard(): Promise<ApplicationView | undefined> {
    await this.page(paths.account)
    await this.call('whoAmI', { path: callAddress(accountCalls.whoAmI) })
    const applications = await this.call('own application', { path: callAddress(admissionCalls.mine) })
    return applications[0]?.view
  }

  async openForm(): Promise<void> {
    await this.page(enrollPath(COURSE))
    const { draft } = await this.call('form', { path: callAddress(admissionCalls.form, { course: COURSE }) })
    this.revision = draft?.revision ?? 0
  }

  /** Saves the draft with more answers each time. */
  async saveDrafts(saves = DRAFT_SAVES): Promise<void> {
    const answers = Object.entries(this.person.submission.answers)
    for (let save = 1; save <= saves; save++) {
      const typed = answers.slice(0, Math.ceil((answers.length * save) / saves))
      await this.saveDraft({ answers: Object.fromEntries(typed) })
    }
  }

  /** Uploads each required document and saves it in the draft. */
  async upload(files: SampleFiles): Promise<void> {
    for (const kind of this.person.documents) {
      await this.uploadOne(kind, files)
      await this.saveDraft({ answers: this.person.submission.answers, documents: this.documents })
    }
  }

  async submit(): Promise<void> {
    const submission = submissionToWire({ ...this.person.submission, documents: this.documents })
    const reply = await this.call('submit', post(callAddress(admissionCalls.submit), submission))
    this.paymentPage = reply.url
  }

  /** Pays at the simulator, whose report arrives as a webhook, and waits on the success page. */
  async pay(): Promise<void> {
    const path = new URL(this.paymentPage).pathname
    await this.client.send('simulator', { path })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const paid = { method: 'POST', path, headers: form, body: 'act=pay', status: [303] } as const
    const { headers } = await this.client.send('simulator, pay', paid)
    this.transactionId = new URL(headers.location ?? '').searchParams.get(paymentQueries.transactionId) ?? ''
    await this.page(paths.success)
    await this.verify()
  }

  /** As the success page does. */
  async verify(): Promise<void> {
    await this.call('verify payment', { path: callAddress(paymentCalls.verify, { id: this.transactionId }) })
  }

  async downloadReceipt(): Promise<void> {
    const { receiptPdf, fetchPdf } = documentCalls
    const wanted = { pid: this.transactionId, table: RECEIPT_TABLE }
    const { _id: id } = await this.call('receipt, print', post(callAddress(receiptPdf), wanted))
    const { text } = await this.client.send('receipt, fetch', this.authorized({ path: callAddress(fetchPdf, { id }) }))
    if (!text.startsWith('%PDF')) throw new Error('A receipt is not a PDF.')
  }

  private async uploadOne(kind: DocumentKind, files: SampleFiles): Promise<void> {
    const format = DOCUMENT_FORMATS[kind]
    const name = format === 'pdf' ? 'scan.pdf' : `${format}.jpg`
    const request = uploadRequest({ token: this.token, document: kind, name, bytes: files[format] })
    const reply = await this.client.json(`upload, ${format}`, { ...request, path: request.path })
    this.documents[kind] = reply[ownNames.file].id
  }

  private async saveDraft(content: Partial<DraftContent>): Promise<void> {
    const nothing = { answers: {}, documents: {}, detailsSaved: false, educationSaved: false, termsAccepted: false }
    const body = { ...nothing, ...content, revision: this.revision }
    const saved = await this.call('draft', post(callAddress(admissionCalls.saveDraft, { course: COURSE }), body))
    this.revision = saved.revision
  }

  private async page(path: string): Promise<void> {
    await this.client.send('page of the account', { path, headers: BROTLI })
  }

  private call(route: string, request: MixRequest) {
    return this.client.json(route, this.authorized(request))
  }

  private authorized(request: MixRequest): MixRequest {
    return { ...request, headers: { ...request.headers, authorization: `Bearer ${this.token}` } }
  }
}

function post(path: string, body: object) {
  return { method: 'POST', path, headers: JSON_BODY, body: JSON.stringify(body) } as const
}
