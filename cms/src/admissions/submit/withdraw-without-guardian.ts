import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { invalid } from '../../foundation/problem.ts'
import { guardianErrors } from '../answers/guardian-errors.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

interface WithdrawOptions {
  payload: Payload
  form: CourseForm
  /** Just stored; its effects have not been applied. */
  application: ApplicationRecord
  now: Date
}

/**
 * Checks the consent of the guardian again after an application was stored. If it was withdrawn meanwhile, deletes the
 * application and throws a Problem (400), so that none follows an acknowledged withdrawal.
 */
export async function withdrawWithoutGuardian({ payload, form, application, now }: WithdrawOptions): Promise<void> {
  const { id, studentId, answers } = application
  const errors = await guardianErrors({ payload, studentId, form, answers, now })
  if (errors.length === 0) return
  await deleteRows({ payload, collection: 'applications', where: { id: { equals: id } } })
  throw invalid(errors)
}
