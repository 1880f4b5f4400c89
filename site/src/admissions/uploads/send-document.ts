import type { StoredFile } from '@pravesh/shared/admissions/answers/form-context'
import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { admissionCalls, uploadFields } from '@pravesh/shared/admissions/wire/calls'
import { documentNames, ownNames } from '@pravesh/shared/admissions/wire/names'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { uploadFile } from '../../lib/api.ts'
import { isPassing, waitAfterTries, waitForNetwork } from './retry.ts'
import { words } from './words.ts'

interface SendOptions {
  kind: DocumentKind
  file: File
  signal: AbortSignal
  /** Told the share that is on its way, from 0 to 1. */
  onProgress: (share: number) => void
  /** Told when the connection broke and a further try follows; whether there is no network at all. */
  onWaiting: (offline: boolean) => void
}

/** How sending ended: kept; refused with a sentence; or no connection after many tries. */
export type Sent = { file: StoredFile; msg: string } | { refused: string } | 'stopped'

/** Sends a file, again and again while the connection breaks. */
export async function sendDocument({ kind, file, signal, onProgress, onWaiting }: SendOptions): Promise<Sent> {
  for (let tries = 1; !signal.aborted; tries++) {
    const form = new FormData()
    form.append(uploadFields.kind, documentNames[kind])
    form.append(uploadFields.file, file)
    const path = callAddress(admissionCalls.upload)
    const reply = await uploadFile({ path, form, offline: words.stopped, onProgress, signal })
    const stored = reply.body[ownNames.file]
    if (reply.ok && isStored(stored)) return { file: stored, msg: reply.msg }
    if (!isPassing(reply.status)) return { refused: reply.msg }
    const wait = waitAfterTries(tries)
    if (wait === null) return 'stopped'
    onWaiting(!navigator.onLine)
    await waitForNetwork(wait, signal, onWaiting)
  }
  return 'stopped'
}

function isStored(value: unknown): value is StoredFile {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}
