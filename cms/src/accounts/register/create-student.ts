import type { Registration } from '@pravesh/shared/accounts/consent/registration-call'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { reasoned, refused } from '@pravesh/shared/platform/replies/said'
import { type Payload, ValidationError } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { currentContext } from '../../foundation/context/request-context.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Student } from '../../payload-types.ts'
import { removeUnverified } from '../unverified/remove-unverified.ts'

const MAX_ATTEMPTS = 5

interface CreateOptions {
  payload: Payload
  registration: Pick<Registration, 'name' | 'email' | 'phone' | 'role'>
  consent: NonNullable<Student['consent']>
}

/**
 * Creates an unverified account, removing unverified ones with the same phone or e-mail, so that registering is not
 * enough to block them for their owner. Returns null when the e-mail has an account, which only its owner may learn;
 * throws a Problem when the phone has one, since its owner has just verified it. Bypasses access control: visitors may
 * not write records.
 */
export async function createStudent({ payload, ...options }: CreateOptions): Promise<Student | null> {
  const { email, phone } = options.registration
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (!(await releaseIdentifier(payload, { phone: { equals: phone } }))) throw phoneInUse()
    if (!(await releaseIdentifier(payload, { email: { equals: email } }))) return null
    const student = await insert(payload, options)
    if (student) return student
    // A concurrent registration with this phone or e-mail won. Retry: five attempts are far beyond what concurrent
    // sign-ups can cause.
  }
  throw new Error(`Creating the account conflicted with other registrations ${MAX_ATTEMPTS} times.`)
}

/**
 * Frees a phone or e-mail by removing the account that holds it, if that was never verified. Returns whether it is
 * free.
 */
export async function releaseIdentifier(
  payload: Payload,
  holder: { phone: Equal } | { email: Equal },
): Promise<boolean> {
  const collection = 'students'
  const student = await readRow({ payload, collection, where: { ...holder } })
  if (student === null) return true
  if (student.state !== 'UNVERIFIED' || student.legacy) return false
  return removeUnverified({ payload, studentId: student.id })
}

type Equal = { equals: string }

async function insert(payload: Payload, options: Omit<CreateOptions, 'payload'>): Promise<Student | null> {
  const { registration, consent } = options
  const { name, email, phone, role } = registration
  try {
    return await payload.create({
      collection: 'students',
      data: {
        name,
        email,
        phone,
        role,
        state: 'UNVERIFIED',
        isApproved: false,
        legacy: false,
        consent,
        language: currentContext().language,
      },
      depth: 0,
      overrideAccess: true,
    })
  } catch (error) {
    if (error instanceof ValidationError) return null
    throw error
  }
}

function phoneInUse(): Problem {
  const problem = refused(accountReplies, 'PHONE_TAKEN')
  const errors: FieldError[] = [{ field: 'phone', code: 'inUse', ...reasoned(accountReplies, 'PHONE_TAKEN') }]
  return new Problem({ ...problem, status: 409, errors })
}
