import type { Draft, DraftContent, StoredFile } from '@pravesh/shared/admissions/answers/form-context'
import { type BackOff, waitAfter } from '../../lib/back-off.ts'
import type { LocalDraft } from './local-draft.ts'
import { onTopOf } from './on-top-of.ts'
import { digestOf, isSameDraft, isSameForm } from './same-content.ts'
import type { SaveOutcome } from './save-outcome.ts'

/** A save without an answer is repeated for as long as the page is open. */
export const RETRY: BackOff = { first: 2000, longest: 60_000 }

/** Rest after the last key before the form is sent, in milliseconds. */
export const REST_MS = 1500

const MAX_UNANSWERED = 10

/** Where the form is kept. */
export type SyncState =
  /** Nothing was typed yet. */
  | { kind: 'new' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** In this browser only, or not even there when it stores nothing; for want of an answer, of a session, or refused. */
  | { kind: 'kept'; isKept: boolean }
  | { kind: 'logged-out'; isKept: boolean }
  | { kind: 'refused'; msg: string; isKept: boolean }
  | { kind: 'conflict'; mine: LocalDraft; theirs: Draft }

interface SyncOptions {
  start: { content: DraftContent; files: StoredFile[]; revision: number; isSent: boolean; savedAt: string }
  send: (draft: DraftContent & { revision: number }, how: { keepalive: boolean }) => Promise<SaveOutcome>
  /** Keeps the form in this browser; returns whether that was possible. */
  keep: (draft: LocalDraft) => boolean
  tell: (state: SyncState) => void
  /** Receives an Aadhaar number that the form on screen lacks and the server has. */
  fillAadhaar: (aadhaar: string) => void
  now: () => Date
}

/** Keeps a form in the browser with every change, and on the server after each rest; nothing is lost when the server is away. */
export class DraftSync {
  readonly #options: SyncOptions
  #draft: LocalDraft
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | null = null
  #failures = 0
  #isStopped = false
  #isHeld = false
  #isKept = true

  constructor(options: SyncOptions) {
    this.#options = options
    const { content, files, revision, isSent, savedAt } = options.start
    this.#draft = { content, files, revision, isSent, changedAt: savedAt, unanswered: [] }
  }

  /** Whether the server lacks something. */
  get isUnsent(): boolean {
    return !this.#draft.isSent && !this.#isStopped
  }

  /** Keeps here what the form begins with, which may come from another device, and sends what the server lacks of it. */
  begin(): void {
    if (this.#draft.changedAt !== '') this.#keep({})
    if (!this.isUnsent) return
    this.#options.tell({ kind: 'saving' })
    this.#sendAfter(0)
  }

  /** Something was typed, ticked or uploaded. */
  change(content: DraftContent, files: StoredFile[]): void {
    if (this.#isStopped) return
    this.#keep({ content, files, isSent: false, changedAt: this.#options.now().toISOString() })
    if (this.#isHeld) return
    if (this.#failures === 0) this.#options.tell({ kind: 'saving' })
    // While the server is away its own rhythm goes on; typing must not put the next try off for ever.
    if (this.#failures === 0 || this.#timer === undefined) this.#sendAfter(REST_MS)
  }

  /** Sends at once what is not sent yet: at the end of a step, when the network is back, when the page is left. */
  async flush({ keepalive = false } = {}): Promise<void> {
    // The save under way and this one would be based on the same revision.
    while (this.#sending) await this.#sending
    if (this.isUnsent && !this.#isHeld) await this.#send(keepalive)
  }

  /** Of two forms, goes on with this browser's, on top of the other one. */
  keepMine(theirs: Draft): void {
    this.#isHeld = false
    const { content } = this.#draft
    const whole = onTopOf(content, theirs)
    const isSent = isSameDraft(whole, theirs)
    this.#keep({ content: whole, revision: theirs.revision, isSent, unanswered: [] })
    if (whole.answers.aadhaar && !content.answers.aadhaar) this.#options.fillAadhaar(whole.answers.aadhaar)
    this.resume()
  }

  /** The session has ended, as another call of the page was told. */
  sessionEnded(): void {
    if (!this.#isHeld && !this.#isStopped) this.#options.tell({ kind: 'logged-out', isKept: this.#isKept })
  }

  /** Goes on saving, e.g. because there is a session again. */
  resume(): void {
    if (this.#isHeld || this.#isStopped) return
    if (this.isUnsent) {
      this.#options.tell({ kind: 'saving' })
      this.#sendAfter(0)
    } else this.#options.tell({ kind: this.#draft.changedAt === '' ? 'new' : 'saved' })
  }

  /** Sends nothing any more. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#sending
  }

  #keep(change: Partial<LocalDraft>): void {
    this.#draft = { ...this.#draft, ...change }
    this.#isKept = this.#options.keep(this.#draft)
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
    this.#keep({ unanswered: [...this.#draft.unanswered, digestOf(content)].slice(-MAX_UNANSWERED) })
    const outcome = await this.#options.send({ ...content, revision }, { keepalive })
    if (!this.#isStopped) this.#takeIn(outcome, content)
  }

  #takeIn(outcome: SaveOutcome, sent: DraftContent): void {
    const { tell } = this.#options
    this.#failures = outcome.kind === 'later' ? this.#failures + 1 : 0
    switch (outcome.kind) {
      case 'saved':
        this.#taken(outcome.saved.revision, sent)
        break
      case 'newer':
        this.#compare(outcome.draft, sent)
        break
      case 'later':
        tell({ kind: 'kept', isKept: this.#isKept })
        this.#sendAfter(waitAfter(RETRY, this.#failures))
        break
      default:
        tell({ ...outcome, isKept: this.#isKept })
    }
  }

  /** The server has it; what was typed meanwhile follows. */
  #taken(revision: number, sent: DraftContent): void {
    const isSent = this.#draft.content === sent
    this.#keep({ revision, isSent, unanswered: [] })
    if (isSent) this.#options.tell({ kind: 'saved' })
    else this.#sendAfter(REST_MS)
  }

  /** The newer draft may be from here, its answer lost on the way, or leave nothing to choose. */
  #compare(theirs: Draft, sent: DraftContent): void {
    if (isSameForm(theirs, sent) || this.#draft.unanswered.includes(digestOf(theirs))) this.keepMine(theirs)
    else {
      this.#isHeld = true
      this.#options.tell({ kind: 'conflict', mine: this.#draft, theirs })
    }
  }
}
