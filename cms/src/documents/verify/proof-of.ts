import { printedCode } from '@pravesh/shared/documents/document-code'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { IssuedDocument } from '../../payload-types.ts'
import type { Proof } from '../document-kind.ts'
import { signToken } from './sign-token.ts'

type Issued = Pick<IssuedDocument, 'kind' | 'number' | 'code' | 'amountPaise' | 'issuedAt'>

/** The code and the address to print on an issued document. */
export function proofOf({ payload, issued }: { payload: Payload; issued: Issued }): Proof {
  const { publicUrl, documentKeys } = portalOf(payload).env
  const { kind, number, code, amountPaise = null } = issued
  const token = signToken({ kind, number, day: dayInIndia(new Date(issued.issuedAt)), amountPaise, code }, documentKeys)
  const page = publicUrl + paths.verify
  return { code: printedCode(code), url: `${page}#${token}`, page: page.replace(/^https?:\/\//, '') }
}
