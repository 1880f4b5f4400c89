/** The parts of an application that staff can send back for correction, as the status page shows them. (spec 3, 2.1) */
export const PARTS = ['course', 'personal', 'contact', 'education', 'documents'] as const
export type Part = (typeof PARTS)[number]

export const PART_LABELS: Record<Part, string> = {
  course: 'Course Details',
  personal: 'Personal Details',
  contact: 'Contact & Address Details',
  education: 'Education Details',
  documents: 'Documents Details',
}
