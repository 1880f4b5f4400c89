import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { repositoryRoot } from '../../foundation/directories.ts'
import { storeDocument } from '../uploads/store-document.ts'
import { SPECIMENS } from './data/specimens.ts'

/** The demo sends no other optional documents. */
const FILES: Partial<Record<DocumentKind, string>> = SPECIMENS

interface UploadOptions {
  payload: Payload
  studentId: string
  kind: DocumentKind
  photo: number
  now: Date
}

/** Uploads the specimen of a document for a student; returns its id. */
export async function uploadSpecimen({ payload, studentId, kind, photo, now }: UploadOptions): Promise<string> {
  const name = fileOf(kind, photo)
  const bytes = await readFile(path.join(repositoryRoot, 'media/seed/documents', name))
  return (await storeDocument({ payload, studentId, sent: { name, bytes, kind }, now })).id
}

interface UploadAllOptions extends Omit<UploadOptions, 'kind'> {
  course: CourseCode
  answers: Answers
}

/** Uploads a specimen of every document required by these answers. */
export async function uploadSpecimens({ course, answers, ...options }: UploadAllOptions): Promise<Documents> {
  const requiredDocuments = documentsFor(formOf(course), answers).filter(({ required }) => required)
  const ids = await Promise.all(
    requiredDocuments.map(async ({ kind }) => [kind, await uploadSpecimen({ ...options, kind })] as const),
  )
  return Object.fromEntries(ids)
}

function fileOf(kind: DocumentKind, photo: number): string {
  if (kind === 'photo') return `photo-${photo}.jpg`
  if (kind === 'signature') return `signature-${1 + (photo % 3)}.png`
  const file = FILES[kind]
  if (file === undefined) throw new Error(`There is no specimen of ${kind}.`)
  return file
}
