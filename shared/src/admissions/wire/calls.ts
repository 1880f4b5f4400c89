/** The application calls and their paths. (spec 2, 7; spec 3, 7) */
import type { WireCall } from '../../platform/wire-call.ts'

/** Paths are below `/api`. */
export const admissionCalls = {
  collegesOfSubject: { method: 'post', path: '/course/handelSubjectCollege' },
  upload: { method: 'post', path: '/file/upload' },
  submit: { method: 'post', path: '/application/postapplication' },
  mine: { method: 'get', path: '/application/getMyApplication' },
  application: { method: 'get', path: '/application/allApplicationsById/:id' },
  resubmit: { method: 'post', path: '/application/reUpdateApplication' },
  pay: { method: 'post', path: '/application/completeApplicationPayment' },
  // Not in the specification: the form context, the draft, the copy of an earlier application and the uploaded files.
  form: { method: 'get', path: '/application/form/:course' },
  saveDraft: { method: 'post', path: '/application/draft/:course' },
  copy: { method: 'post', path: '/application/copy/:course' },
  document: { method: 'get', path: '/file/document/:id' },
} as const satisfies Record<string, WireCall>

/** Query parameters of our own pages. */
export const admissionQueries = { application: 'id', step: 'step', screen: 'part' } as const

/** The URL of an uploaded file, as sent in `documentinfo`. */
export const documentUrl = (id: string): string => `/api/file/document/${id}`

/** The id of an uploaded file from its URL, with or without the origin; null for any other URL. */
export function documentIdOf(url: string): string | null {
  return /^(?:https?:\/\/[^/]+)?\/api\/file\/document\/([\w-]{1,64})$/.exec(url)?.[1] ?? null
}

/** The form fields of an upload. `document`, which names the kind of document, is our addition. */
export const uploadFields = { file: 'file', kind: 'document' } as const
