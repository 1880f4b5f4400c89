import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { StoredFile } from '@pravesh/shared/admissions/form/form-context'
import { admissionCalls, uploadFields } from '@pravesh/shared/admissions/wire/calls'
import { documentNames, ownNames } from '@pravesh/shared/admissions/wire/names'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { uploadFile } from '../../lib/upload-file.ts'
import { isTransient, retryDelay, waitForNetwork } from './retry.ts'

interface SendOptions {
  kind: DocumentKind
  file: File
  signal: AbortSignal
  /** Receives the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void
  /** Called before a retry after a broken connection; `offline` means that there is no network at all. */
  onWaiting: (offline: boolean) => void
  words: { stopped: string }
}

/** The outcome: the stored file, a refusal with its message, or `stopped` when the retries are exhausted or aborted. */
export type Sent = { file: StoredFile; msg: string } | { refused: string } | 'stopped'

/** Uploads a file, with retries while the connection fails. */
export async function sendDocument({ kind, file, signal, onProgress, onWaiting, words }: SendOptions): Promise<Sent> {
  for (let tries = 1; !signal.aborted; tries++) {
    const form = new FormData()
    form.append(uploadFields.kind, documentNames[kind])
    form.append(uploadFields.file, file)
    const path = callAddress(admissionCalls.upload)
    const reply = await uploadFile({ path, form, offline: words.stopped, onProgress, signal })
    const stored = reply.body[ownNames.file]
    if (reply.ok && isStored(stored)) return { file: stored, msg: reply.msg }
    if (!isTransient(reply.status)) return { refused: reply.msg }
    const wait = retryDelay(tries)
    if (wait === null) return 'stopped'
    onWaiting(!navigator.onLine)
    await waitForNetwork(wait, signal, onWaiting)
  }
  return 'stopped'
}

function isStored(value: unknown): value is StoredFile {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}
