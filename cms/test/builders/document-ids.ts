import type { Payload } from 'payload'
import { reread } from './applications.ts'

/** Of the documents of an application, whose originals are compared at joining. */
export async function documentIdsOf(payload: Payload, applicationId: string): Promise<string[]> {
  return Object.values((await reread(payload, applicationId)).documents)
}
