import type { DocumentName, DocumentState } from '@pravesh/shared/documents/kinds'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import type { Viewer } from './viewer.ts'

/** How a printed document proves its authenticity. */
export interface Proof {
  /** As printed, in groups. */
  code: string
  /** Opens the verification page with the token. */
  url: string
  /** The verification page as a reader would type it, e.g. `pravesh.example/verify`. */
  page: string
}

/** The organisation that issues documents. */
export interface Issuer {
  name: string
  address: string
  phone: string
  email: string
}

/** Everything that a document prints, gathered before it is drawn. */
export interface GatheredDocument {
  /** The record it is about. */
  subjectId: string
  /** Changes when what it says changes; a new revision replaces the one before. */
  revision: string
  studentId: string
  studentName: string
  /** The number that it is known by. */
  number: string
  issuedAt: Date
  /** Null for documents without an amount. */
  amountPaise: number | null
  /** The language in which a text was accepted, such as an agreement. Other documents have that of their reader. */
  writtenIn?: Locale
  /** Draws its content, without letterhead, title and proof. */
  draw: (locale: Locale) => ReactNode
}

interface GatherOptions {
  payload: Payload
  /** As sent by the caller; untrusted. */
  id: string
  viewer: Viewer
  now: Date
}

interface IssuedOptions {
  payload: Payload
  subjectId: string
  /** The number on the issued document. */
  number: string
}

/** A kind of document. Its feature declares it, and `features.ts` lists it. */
export interface DocumentKind {
  /** Null when there is no such record, it has no document yet, or the viewer may not read it. */
  gather: (options: GatherOptions) => Promise<GatheredDocument | null>
  /** Whether what an issued document says still holds. */
  stateOf: (options: IssuedOptions) => Promise<DocumentState>
  /** The number of the document that replaced an issued one; null when it has the same number or is not issued yet. */
  replacementOf?: (options: IssuedOptions) => Promise<string | null>
}

declare module '../foundation/portal.ts' {
  interface Portal {
    /** Every document that can be printed, by name. */
    documentKinds: Record<DocumentName, DocumentKind>
  }
}
