import { APAAR_MODES, type ApaarMode, DEFAULT_APAAR_MODE } from '@pravesh/shared/admissions/answers/apaar'
import { COURSE_CODES, COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import type { Field } from 'payload'

const LABELS: Record<ApaarMode, string> = {
  off: 'The form does not ask',
  optional: 'Optional',
  required: 'Required',
}

/** Whether the form of each course asks for the APAAR ID. (settings/apaar-mode.ts) */
export const apaarFields: Field[] = COURSE_CODES.map((code) => ({
  name: `apaar${code}` satisfies `apaar${CourseCode}`,
  type: 'select',
  label: `APAAR ID in ${COURSE_LABELS[code]}`,
  defaultValue: DEFAULT_APAAR_MODE,
  options: APAAR_MODES.map((value) => ({ value, label: LABELS[value] })),
  admin: { isClearable: false, description: 'Applies to applications and corrections that are sent from now on.' },
}))
