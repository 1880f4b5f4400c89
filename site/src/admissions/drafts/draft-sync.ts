import type { Draft, DraftContent, StoredFile } from '@pravesh/shared/admissions/form/form-context'
import { type BackOff, waitAfter } from '../../lib/back-off.ts'
import type { LocalDraft } from './local-draft.ts'
import { onTopOf } from './on-top-of.ts'
import { digestOf, isSameDraft, isSameForm } from './same-content.ts'
import type { SaveOutcome } from './save-outcome.ts'

/** Retries of a save without a response, in milliseconds. They continue while the page is open. */
export const RETRY: BackOff = { first: 2000, longest: 60_000 }

/** Debounce between the last change and the save. */
export const DEBOUNCE_MS = 1500

const MAX_UNANSWERED = 10

/** How far the draft is saved. */
export type SyncState =
  /** No changes yet. */
  | { kind: 'new' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /**
   * Not on the server: it did not respond, the session has ended, or it refused. `isStored`: stored in this browser.
   */
  | { kind: 'stored-locally'; isStored: boolean }
  | { kind: 'logged-out'; isStored: boolean }
  | { kind: 'refused'; msg: string; isStored: boolean }
  | { kind: 'conflict'; mine: LocalDraft; theirs: Draft }
  /** The form was submitted on another device, and is no longer saved. */
  | { kind: 'sent' }

interface SyncOptions {
  start: { content: DraftContent; files: StoredFile[]; revision: number; isSent: boolean; savedAt: string }
  send: (draft: DraftContent & { revision: number }, how: { keepalive: boolean }) => Promise<SaveOutcome>
  /** Stores the draft in this browser; returns false if that failed. */
  store: (draft: LocalDraft) => boolean
  onState: (state: SyncState) => void
  /** Receives an Aadhaar number that the server has and the form on screen lacks. */
  fillAadhaar: (aadhaar: string) => void
  now: () => Date
}

/** Autosave: stores each change in the browser at once, and on the server after a debounce, with retries. */
export class DraftSync {
  readonly #options: SyncOptions
  #draft: LocalDraft
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | null = null
  #failures = 0
  #isStopped = false
  #isHeld = false
  #isStored = true

  constructor(options: SyncOptions) {
    this.#options = options
    const { content, files, revision, isSent, savedAt } = options.start
    this.#draft = { content, files, revision, isSent, changedAt: savedAt, unanswered: [] }
  }

  /** Whether there are changes that the server does not have. */
  get isUnsent(): boolean {
    return !this.#draft.isSent && !this.#isStopped
  }

  /** The server's revision that the form is based on; 0 if none. */
  get revision(): number {
    return this.#draft.revision
  }

  /** Whether saving waits until the applicant has chosen between two versions. */
  get isHeld(): boolean {
    return this.#isHeld
  }

  /** Stores the initial draft, which may come from another device, in this browser, and sends unsent changes. */
  start(): void {
    if (this.#draft.changedAt !== '') this.#store({})
    if (!this.isUnsent) return
    this.#options.onState({ kind: 'saving' })
    this.#sendAfter(0)
  }

  /** Call on every change of the form. */
  change(content: DraftContent, files: StoredFile[]): void {
    if (this.#isStopped) return
    this.#store({ content, files, isSent: false, changedAt: this.#options.now().toISOString() })
    if (this.#isHeld) return
    if (this.#failures === 0) this.#options.onState({ kind: 'saving' })
    // A scheduled retry keeps its time: continuous typing must not postpone it forever.
    if (this.#failures === 0 || this.#timer === undefined) this.#sendAfter(DEBOUNCE_MS)
  }

  /** Sends unsent changes now: at the end of a step, when the network is back, or when the page is left. */
  async flush({ keepalive = false } = {}): Promise<void> {
    // Two concurrent saves would be based on the same revision.
    while (this.#sending) await this.#sending
    if (this.isUnsent && !this.#isHeld) await this.#send(keepalive)
  }

  /** Saves again without a change: when the server has a newer version, its reply contains it. */
  async recheck(): Promise<void> {
    this.#store({ isSent: false })
    await this.flush()
  }

  /** Resolves a conflict in favour of this browser's version. */
  keepMine(theirs: Draft): void {
    this.#isHeld = false
    const { content } = this.#draft
    const whole = onTopOf(content, theirs)
    const isSent = isSameDraft(whole, theirs)
    this.#store({ content: whole, revision: theirs.revision, isSent, unanswered: [] })
    if (whole.answers.aadhaar && !content.answers.aadhaar) this.#options.fillAadhaar(whole.answers.aadhaar)
    this.resume()
  }

  /** Call when another request finds that the session has ended. */
  sessionEnded(): void {
    if (!this.#isHeld && !this.#isStopped) this.#options.onState({ kind: 'logged-out', isStored: this.#isStored })
  }

  /** Resumes saving, for example after a login. */
  resume(): void {
    if (this.#isHeld || this.#isStopped) return
    if (this.isUnsent) {
      this.#options.onState({ kind: 'saving' })
      this.#sendAfter(0)
    } else this.#options.onState({ kind: this.#draft.changedAt === '' ? 'new' : 'saved' })
  }

  /** Stops saving and waits for the current request. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#sending
  }

  #store(change: Partial<LocalDraft>): void {
    this.#draft = { ...this.#draft, ...change }
    this.#isStored = this.#options.store(this.#draft)
  }

  #sendAfter(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), ms)
  }

  async #send(keepalive: boolean): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#sending = this.#sendOnce(keepalive)
    await this.#sending
    this.#sending = null
  }

  async #sendOnce(keepalive: boolean): Promise<void> {
    const { content, revision } = this.#draft
    this.#store({ unanswered: [...this.#draft.unanswered, digestOf(content)].slice(-MAX_UNANSWERED) })
    const outcome = await this.#options.send({ ...content, revision }, { keepalive })
    if (!this.#isStopped) this.#handle(outcome, content)
  }

  #handle(outcome: SaveOutcome, sent: DraftContent): void {
    const { onState } = this.#options
    this.#failures = outcome.kind === 'later' ? this.#failures + 1 : 0
    switch (outcome.kind) {
      case 'saved':
        this.#saved(outcome.saved.revision, sent)
        break
      case 'newer':
        this.#compare(outcome.draft, sent)
        break
      case 'sent':
        this.#isStopped = true
        onState({ kind: 'sent' })
        break
      case 'later':
        onState({ kind: 'stored-locally', isStored: this.#isStored })
        this.#sendAfter(waitAfter(RETRY, this.#failures))
        break
      default:
        onState({ ...outcome, isStored: this.#isStored })
    }
  }

  /** Records a successful save, and schedules another if the form has changed since. */
  #saved(revision: number, sent: DraftContent): void {
    const isSent = this.#draft.content === sent
    this.#store({ revision, isSent, unanswered: [] })
    if (isSent) this.#options.onState({ kind: 'saved' })
    else this.#sendAfter(DEBOUNCE_MS)
  }

  /** Raises a conflict, unless the newer version has the same content or is an earlier save whose response was lost. */
  #compare(theirs: Draft, sent: DraftContent): void {
    if (isSameForm(theirs, sent) || this.#draft.unanswered.includes(digestOf(theirs))) this.keepMine(theirs)
    else {
      this.#isHeld = true
      this.#options.onState({ kind: 'conflict', mine: this.#draft, theirs })
    }
  }
}
