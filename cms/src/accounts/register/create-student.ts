import type { Registration } from '@pravesh/shared/accounts/registration'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { type Payload, ValidationError } from 'payload'
import type { Student } from '../../payload-types.ts'
import { Problem } from '../../platform/problem.ts'
import { removeUnverified } from './remove-unverified.ts'

const MAX_ATTEMPTS = 5

interface CreateOptions {
  payload: Payload
  registration: Pick<Registration, 'name' | 'email' | 'phone' | 'role'>
  consent: NonNullable<Student['consent']>
}

/**
 * Makes an unverified account. Unverified ones before it give way, so that nobody can keep another's address or phone by
 * registering it. Null when the e-mail has an account, which its owner alone may learn; throws a Problem when the phone
 * has one, since its owner has just been asked. Acts for the system: visitors may not write records.
 */
export async function createStudent({ payload, ...options }: CreateOptions): Promise<Student | null> {
  const { email, phone } = options.registration
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (!(await giveWay(payload, { phone: { equals: phone } }))) throw phoneTaken()
    if (!(await giveWay(payload, { email: { equals: email } }))) return null
    const student = await insert(payload, options)
    if (student) return student
    // Another registration with this phone or e-mail was quicker: look again.
  }
  throw new Error(`An account was made ${MAX_ATTEMPTS} times while it was being made.`)
}

/** Whether no account has this phone or e-mail; an account that was never verified is removed. */
export async function giveWay(payload: Payload, holder: { phone: Equal } | { email: Equal }): Promise<boolean> {
  const collection = 'students'
  const student = await payload.db.findOne<Student>({ collection, where: { ...holder } })
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
      },
      depth: 0,
      overrideAccess: true,
    })
  } catch (error) {
    if (error instanceof ValidationError) return null
    throw error
  }
}

function phoneTaken(): Problem {
  const publicMessage = 'This phone number has an account already. Please log in, or choose a new password.'
  const errors: FieldError[] = [{ field: 'phone', code: 'inUse', message: publicMessage }]
  return new Problem({ code: 'PHONE_TAKEN', status: 409, publicMessage, errors })
}
